/** What players count at the table. Everything here is public. */

import type { CardText } from '@/lib/types';
import { GOODS, type Amounts, type AltayView, type Player, type Spot } from './view';

type Cards = Record<string, CardText>;
const CHANGEABLE = ['wood', 'metal', 'stone']; // what "wms" stands for

function count(list: readonly string[], word: string): number {
  return list.filter((one) => one === word).length;
}
function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

/** What the goods of this turn lack to pay a price: nothing if it can be paid. */
export function missing(price: readonly string[], pool: Amounts): string[] {
  const lacking: string[] = [];
  let spare = 0;
  for (const good of GOODS) {
    const left = (pool[good] ?? 0) - count(price, good);
    for (let n = left; n < 0; n++) lacking.push(good);
    if (CHANGEABLE.includes(good)) spare += Math.max(0, left);
  }
  for (let n = spare; n < count(price, 'wms'); n++) lacking.push('wms');
  return lacking;
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

export function has(player: Player, achievement: string): boolean {
  return player.achievements.includes(achievement);
}

/** The most defence a player can add with the cards in hand, as far as the others can know. */
export function mostDefence(player: Player, cards: Cards): number {
  const shields = (card: string): number => cards[card]?.printed.defence ?? 0;
  const rest = [...player.hand_and_deck];
  for (const card of player.known_hand) rest.splice(rest.indexOf(card), 1);
  const unknown = player.hand_size - player.known_hand.length;
  const best = rest.map(shields).sort((a, b) => b - a).slice(0, unknown);
  return sum(player.known_hand.map(shields)) + sum(best) + (has(player, 'strategy') ? 1 : 0);
}

/** The attack symbols in somebody's own hand, with Leadership. */
export function attackAtHand(hand: readonly string[], player: Player, cards: Cards): number {
  const swords = [...hand, ...player.archive].map((card) => cards[card]?.printed.attack ?? 0);
  return sum(swords) + (has(player, 'leadership') ? 1 : 0);
}

/** All action cards of a player, wherever they lie. */
export function owned(player: Player): string[] {
  const table = player.table.map((laid) => laid.card);
  return [
    ...player.hand_and_deck,
    ...player.discard,
    ...player.played,
    ...table,
    ...player.archive,
  ];
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
  return sum(Object.entries(player.tokens).map(([name, n]) => Number(name.split(':')[0]) * n));
}
export function tokenCount(player: Player): number {
  return sum(Object.values(player.tokens));
}

export function held(view: AltayView, seat: number): Spot[] {
  return view.board.filter((spot) => spot.owner === seat);
}
