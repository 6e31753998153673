/** The view of Imperium and what is printed on its cards; both follow from what the game declares. */

import { TOKENS, type Player, type View as ImperiumView } from './declared';

export { SMALL_SUITS, type Printed } from './declared';
export { TOKENS, type ImperiumView, type Player };
/** A card in play, with what lies on and under it. */
export type Lying = Player['play'][number];
export type Slot = NonNullable<ImperiumView['market'][number]>;

export type TokenName = (typeof TOKENS)[number];
export type Tokens = Partial<Record<TokenName, number>>;

/** Cards and how often each is there, in the order they come. */
export function counted(cards: readonly string[]): { card: string; n: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, n]) => ({ card, n }));
}

/** Cards with a name for each copy, so that a copy keeps its place while others come and go. */
export function copies<T extends { card: string }>(row: readonly T[]): (T & { id: string; copy: number })[] {
  const seen = new Map<string, number>();
  return row.map((entry) => {
    const n = (seen.get(entry.card) ?? 0) + 1;
    seen.set(entry.card, n);
    return { ...entry, id: `${entry.card}.${n}`, copy: n - 1 };
  });
}

const look = (one: Partial<Lying & Slot>) =>
  JSON.stringify([one.exhausted, one.tokens, one.treated, one.garrison, one.unrest]);

/** Whether two cards do not differ in what lies on them and under them. */
export function looksLike(one: Lying | Slot | null | undefined, other: Lying | Slot): boolean {
  return one?.card === other.card && look(one) === look(other);
}

/** The number of an entry among those that do not differ from it, from 0. */
export function alike(row: readonly Lying[], nth: number): number {
  const entry = row[nth];
  return row.slice(0, nth).filter((one) => entry && looksLike(one, entry)).length;
}
