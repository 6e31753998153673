/** What an option stands for on the board, from what it is about: nothing has to be guessed. */

import { placeOf } from '@/lib/place';
import type { Table } from '@/lib/table.svelte';
import type { Option, Thing } from '@/lib/types';

/** What tells an option from the others: what is chosen, and what pays where nothing else is. */
function telling(option: Option, options: readonly Option[]): Thing[] {
  const mine = (option.about ?? []).filter(({ part }) => part !== 'hit');
  const own = mine.filter((thing) => options.length < 2 || !options.every((other) => isAbout(other, thing)));
  const chosen = own.filter(({ part }) => part === undefined);
  return chosen.length ? chosen : own;
}

function isAbout(option: Option, thing: Thing): boolean {
  const where = placeOf(thing);
  return Boolean(option.about?.some((other) => placeOf(other) === where && other.part === thing.part));
}

const known = new WeakMap<readonly Option[], Map<Option, Thing[]>>();

/** The things by which each option of this moment is known. */
function told(table: Table): Map<Option, Thing[]> {
  const { options } = table;
  let found = known.get(options);
  if (!found) {
    found = new Map(options.map((option) => [option, telling(option, options)]));
    known.set(options, found);
  }
  return found;
}

/** The options that what lies in a place stands for; `part`: as which it lies there, chosen or paying. */
export function at(table: Table, where: string, part?: 'chosen' | 'pays'): Option[] {
  const things = told(table);
  return table
    .optionsAt(where)
    .filter((option) =>
      things.get(option)?.some((thing) => placeOf(thing) === where && (!part || (thing.part ?? 'chosen') === part)),
    );
}

/** The options that nothing on the board stands for, or only what they cost: they are said. */
export function spoken(table: Table): Option[] {
  const things = told(table);
  return table.options.filter((option) => things.get(option)?.every(({ zone, part }) => part === 'pays' && zone === 'goods'));
}

/** The zones of all that is lit. */
export function zonesLit(table: Table): string[] {
  return [...told(table).values()].flat().map(({ zone }) => zone);
}
