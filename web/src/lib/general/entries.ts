/** What the general board draws: the entries of a game's layout with what the view says of them. */

import type { Table } from '../table.svelte';
import { keyWords } from '../textview';
import type { EntryInfo, LayoutInfo, View } from '../types';

export interface Entry {
  info: EntryInfo;
  value: unknown;
  seat: number | null; // whose it is; null: shared
  path: string; // where it stands in the view: "players.0.goods"
}

// said by the badge of a seat, and by the strip above the board
const SAID = ['faction', 'points', 'turn'];

/** What lies in the middle of the table. */
export function sharedEntries(layout: LayoutInfo, view: View): Entry[] {
  return entriesOf(layout)
    .filter(({ own, seen }) => !own && seen === 'all')
    .map((info) => ({ info, value: view[info.name], seat: null, path: info.name }));
}

/** What a player has; what only the viewer sees comes first. */
export function playerEntries(layout: LayoutInfo, view: View, seat: number): Entry[] {
  const me = view.seat === seat;
  const open = entriesOf(layout).filter(({ own, seen, kind }) => own && seen === 'all' && !(me && kind === 'known'));
  const player = view.players?.[seat] ?? {};
  return [
    ...(me ? privateEntries(layout, view) : []),
    ...open.map((info) => ({ info, value: player[info.name], seat, path: `players.${seat}.${info.name}` })),
  ];
}

/** What the viewer sees alone: a hand, cards that are being looked at. */
function privateEntries(layout: LayoutInfo, view: View): Entry[] {
  return entriesOf(layout)
    .filter(({ seen }) => seen !== 'all')
    .map((info) => ({ info, value: view[info.name], seat: info.own ? view.seat : null, path: info.name }));
}

const entriesOf = ({ entries }: LayoutInfo): EntryInfo[] => entries.filter(({ name }) => !SAID.includes(name));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing there that is worth a line: neither are places in which nothing lies. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === '' ||
  (Array.isArray(value) ? value.every(isEmpty) : isRecord(value) && Object.values(value).every(isEmpty));

/** Whether an entry is a number or a few words; the others hold things that lie there. */
export function isFact({ info: { kind }, value }: Entry): boolean {
  if (kind === 'cards' || kind === 'known') return false;
  if (kind !== 'other') return true;
  return isRecord(value) ? Object.values(value).every((one) => typeof one === 'number') : !Array.isArray(value);
}

export function labelOf({ info }: Entry, table: Table): string {
  return info.label || keyWords(info.name, table.state?.game);
}

/** The entries that are said in a row. */
export const factsOf = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => isFact(entry) && !isEmpty(entry.value));

/** The entries with things in them: rows of things first, then what lies in heaps. */
export function zonesOf(entries: readonly Entry[]): Entry[] {
  const zones = entries.filter((entry) => !isFact(entry) && !isEmpty(entry.value));
  return [...zones.filter((entry) => !isHeap(entry)), ...zones.filter(isHeap)];
}

/** Whether its things are a line of names even where there is room: a pile of cards, not a row of them. */
export function isHeap({ info: { kind, heap }, value }: Entry): boolean {
  return heap || kind === 'known' || (kind === 'other' && Array.isArray(value) && value.every((one) => typeof one === 'string'));
}

/** What an entry speaks of, in words: a mark, a good, a choice. */
export function partWords(info: EntryInfo, name: string, table: Table): string {
  return info.names[name] ?? table.cards[name]?.name ?? keyWords(name, table.state?.game);
}
