/** What the options of Altay are about, beyond the one thing that is pressed. */

import type { Table } from '@/lib/table.svelte';
import type { Option, Thing } from '@/lib/types';

export interface Attack {
  from: number;
  to: number;
  option: Option;
}

const onBoard = (option: Option, hit: boolean): Thing | undefined =>
  option.about?.find(({ zone, part }) => zone === 'board' && (part === 'hit') === hit);

/** The attack that an option is, from one territory to another. */
export function attackOf(option: Option): Attack | null {
  const [from, to] = [onBoard(option, false), onBoard(option, true)];
  return from && to ? { from: Number(from.name), to: Number(to.name), option } : null;
}

export function attacks(table: Table): Attack[] {
  return table.options.flatMap((option) => attackOf(option) ?? []);
}

/** The attack that is pointed at. */
export function attackPointed(table: Table): Attack | null {
  const pointed = table.options.find(({ key }) => key === table.pointed);
  return pointed ? attackOf(pointed) : null;
}

/** Answers that stand for no thing on the table. */
export function bare(table: Table): Option[] {
  return table.options.filter(({ about }) => !about?.length);
}
