/** What players count at the table. Everything here is public. */

import { token, type Amounts, type Player } from './view';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

/** The slots of a card, filled ones showing what lies there. */
export function slots(
  printed: readonly string[],
  lying: Amounts,
): { good: string; full: boolean }[] {
  const left = { ...lying };
  const exact = printed.map((symbol) => {
    if (!left[symbol]) return { good: symbol, full: false };
    left[symbol] -= 1;
    return { good: symbol, full: true };
  });
  // what is left lies on the slots that take several kinds
  const over = Object.entries(left).flatMap(([good, n]) => Array<string>(n).fill(good));
  return exact.map((slot) => {
    const good = ['wms', 'any'].includes(slot.good) ? over.shift() : undefined;
    return good ? { good, full: true } : slot;
  });
}

/** What is in the deck: hand and deck together are known, and one's own hand is seen. */
export function deck(player: Player, hand: readonly string[]): string[] {
  const rest = [...player.hand_and_deck];
  for (const card of hand) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export function tokenSum(player: Player): number {
  return sum(Object.entries(player.tokens).map(([name, n]) => token(name).value * n));
}
