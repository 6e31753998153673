/** A deck being put together: how often each card is in it, and what is still missing. */

import type { DeckInfo } from './types';

export type Copies = Record<string, number>;

export const publishedCopies = (deck: DeckInfo): Copies =>
  Object.fromEntries(deck.cards.map((card) => [card.key, card.copies]));

/** The copies of a value as it is sent: what it leaves out is there once. */
export const copiesOf = (deck: DeckInfo, value: unknown): Copies =>
  typeof value === 'object' && value !== null
    ? { ...Object.fromEntries(deck.cards.map((card) => [card.key, 1])), ...(value as Copies) }
    : publishedCopies(deck);

/** How many cards there are with so many copies, and how many there must be; most copies first. */
export function tally(deck: DeckInfo, copies: Copies): { copies: number; have: number; want: number }[] {
  const counted = Object.values(copies);
  return deck.shape
    .map((want, n) => ({ copies: n, have: counted.filter((one) => one === n).length, want }))
    .filter(({ copies: n }) => n > 0)
    .reverse();
}
