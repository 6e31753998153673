/** The things that lie in an entry of a view, each with what options are about it. */

import { place } from '../place';
import type { Table } from '../table.svelte';
import type { Option, Thing } from '../types';
import { isRecord, playerEntries, sharedEntries, type Entry } from './entries';

export interface Item {
  name: string; // as options and reasons name it
  place?: string; // for "why not?", where that can be asked
  card: string | null; // the key of a card, if it is one
  facts: [string, unknown][]; // what else is said of it
  options: Option[];
  count: number; // so many alike lie there
}

type Known = Record<string, unknown>; // cards by their key

const scalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** What a thing may be called: a card by its key, a pile by its title, a space by its number. */
export function namesOf(value: unknown): string[] {
  if (scalar(value)) return [String(value)];
  return isRecord(value) ? Object.values(value).filter(scalar).map(String) : [];
}

export function optionsIn(options: readonly Option[], { info, seat }: Entry, is: (thing: Thing) => boolean): Option[] {
  return options.filter(({ about }) =>
    about?.some((thing) => thing.zone === info.name && (thing.seat ?? null) === seat && is(thing)),
  );
}

/** Options about a number as such, whatever they call it. */
export function optionsOn(options: readonly Option[], entry: Entry): Option[] {
  return optionsIn(options, entry, () => true);
}

export function optionsNamed(options: readonly Option[], entry: Entry, name: string, spot?: number): Option[] {
  return optionsIn(options, entry, (thing) => (typeof thing.spot === 'number' && spot !== undefined ? thing.spot === spot : thing.name === name));
}

/** Where things of a name lie, as far as they can be asked about. */
export function placesOf(name: string, { layout, view, cards }: Table): string[] {
  if (!layout) return [];
  const seats = ((view.players ?? []) as unknown[]).map((_, seat) => seat);
  const entries = [...seats.flatMap((seat) => playerEntries(layout, view, seat)), ...sharedEntries(layout, view)];
  const items = entries.flatMap((entry) => rowsOf(entry, [], cards).flat());
  return [...new Set(items.flatMap((item) => (item.name === name || item.card === name ? (item.place ?? []) : [])))];
}

/** The rows of things in an entry: several where it holds lists, else one. */
export function rowsOf(entry: Entry, options: readonly Option[], cards: Known): Item[][] {
  const { value } = entry;
  if (isRecord(value)) return rowsIn(value, entry, options, cards);
  if (!Array.isArray(value)) return [];
  const nested = value.some(Array.isArray);
  const rows = nested ? value.filter(Array.isArray) : [value];
  return rows.map((row) =>
    folded(
      row
        .flatMap((one, i) => (one === null ? [] : itemOf(one, entry, options, cards, nested ? undefined : i)))
        .filter(({ name, facts, options: about }) => name || facts.length || about.length),
    ),
  );
}

/** Of a record the lists are rows of their own, and the rest is one thing; only cards in it have a name to be asked by. */
function rowsIn(value: Record<string, unknown>, entry: Entry, options: readonly Option[], cards: Known): Item[][] {
  const lists = Object.values(value).filter((one) => Array.isArray(one));
  const rest = Object.entries(value).filter(([, one]) => !Array.isArray(one));
  const rows = [
    ...(rest.length ? [[itemOf(Object.fromEntries(rest), entry, options, cards)]] : []),
    ...lists.flatMap((list) => rowsOf({ ...entry, value: list }, options, cards)),
  ];
  return rows.map((row) => row.map((item) => (item.card ? item : { ...item, place: undefined })));
}

function itemOf(value: unknown, entry: Entry, options: readonly Option[], cards: Known, spot?: number): Item {
  const names = namesOf(value);
  const parts = isRecord(value) ? Object.entries(value) : [];
  const [key, card] = parts.find(([, one]) => typeof one === 'string' && one in cards) ?? ['', null];
  const own = scalar(value) && String(value) in cards ? String(value) : (card as string | null);
  // what comes first names it: a title, or a number where there is no card
  const numbered = isRecord(value) && typeof Object.values(value).find(scalar) === 'number';
  const name = (isRecord(value) && scalar(value.name) ? String(value.name) : isRecord(value) && scalar(value.card) ? String(value.card) : numbered && own ? own : names[0]) ?? '';
  return {
    name,
    place: entry.info.things ? place(entry.info.name, name, entry.seat) : undefined,
    card: own,
    // the name a card lies under is said only where it is another
    facts: parts.filter(([part, one]) => part !== key && part !== 'name' && one !== null && one !== false && one !== own),
    options: optionsIn(options, entry, (thing) =>
      typeof thing.spot === 'number' && spot !== undefined ? thing.spot === spot : names.includes(thing.name),
    ),
    count: 1,
  };
}

/** What looks alike and can be used alike is one thing, so many times. */
function folded(items: Item[]): Item[] {
  const found: Item[] = [];
  const looks = ({ name, facts, options }: Item): string => JSON.stringify([name, facts, options.map(({ key }) => key)]);
  for (const item of items) {
    const last = found.at(-1);
    if (last && item.card && looks(last) === looks(item)) last.count += 1;
    else found.push(item);
  }
  return found;
}
