/** The sums that players do at the table, of what everybody may see. */

import type { CardText } from '@/lib/types';
import type { ImperiumView, Lying, Player, Printed, Tokens } from './view';

type Cards = Record<string, CardText>;

export const HAND_SIZE = 5;
export const FEW_UNREST = 3; // so few in the pile are a danger
const NO_STATES = ['arthurians', 'vikings', 'utopians']; // never turn or develop

export function printedOf(cards: Cards, key: string): Printed | undefined {
  const found = cards[key]?.printed;
  return found && 'suits' in found ? (found as Printed) : undefined;
}

const rows = (player: Player): Lying[] => [...player.powers, ...player.play];
const garrisons = (player: Player): string[] => rows(player).flatMap((entry) => entry.garrison ?? []);

/** Region and subtype icons in play, and how many regions. */
export function iconsInPlay(cards: Cards, player: Player): { name: string; n: number }[] {
  const sums: Record<string, number> = {};
  const add = (name: string, n: number) => (sums[name] = (sums[name] ?? 0) + n);
  for (const { card, treated } of rows(player)) {
    const printed = printedOf(cards, card);
    if (printed?.suits.includes('region')) add('region', 1);
    for (const [name, n] of Object.entries(printed?.icons ?? {})) add(name, n);
    for (const [name, n] of Object.entries(treated ?? {})) {
      add(name, -n);
      add('production', 3 * n);
    }
  }
  const order = ['region', 'production', 'river', 'fertile', 'city', 'metropolis', 'knight', 'mask', 'scroll'];
  return order.flatMap((name) => (sums[name] ? [{ name, n: sums[name] }] : []));
}

/** Points everybody sees: tokens, and cards in play, garrisoned or discarded. */
export function openPoints(cards: Cards, player: Player): { points: number; counted: number } {
  let points = player.tokens.progress;
  let counted = 0;
  for (const card of [...rows(player).map((entry) => entry.card), ...garrisons(player), ...player.discard]) {
    const worth = printedOf(cards, card)?.points;
    if (worth === null) counted++;
    else points += worth ?? 0;
  }
  return { points, counted };
}

const isUnrest = (cards: Cards) => (card: string) => printedOf(cards, card)?.suits.includes('unrest') ?? false;

/** Unrest that everybody sees a player have. */
export function openUnrest(cards: Cards, player: Player): number {
  return [...rows(player).map((entry) => entry.card), ...garrisons(player), ...player.discard, ...player.played].filter(
    isUnrest(cards),
  ).length;
}

/** All unrest of the one who looks. */
export function ownUnrest(cards: Cards, view: ImperiumView, player: Player): number {
  const hidden = [...(view.hand ?? []), ...(view.deck ?? []), ...(view.history ?? [])];
  return openUnrest(cards, player) + hidden.filter(isUnrest(cards)).length;
}

/** Whether a cost can be paid; a progress may stand for a population or for two materials (I101). */
export function affordable(cost: Tokens, tokens: Tokens): boolean {
  const lacks = (name: keyof Tokens) => Math.max(0, (cost[name] ?? 0) - (tokens[name] ?? 0));
  const spare = (tokens.progress ?? 0) - (cost.progress ?? 0);
  return spare >= lacks('population') + Math.ceil(lacks('material') / 2);
}

/** How many more shuffles make a barbarian an empire, if that can be. */
export function toEmpire(player: Player): number {
  const never = player.state !== 'barbarian' || NO_STATES.includes(player.faction ?? '');
  return never ? 0 : player.nation_size;
}

/** Whether refilling the hand would shuffle the discard pile. */
export function shufflesNext(player: Player): boolean {
  return player.deck_size < Math.max(0, HAND_SIZE - player.hand_size);
}

/** The last to play before the solstice. */
export function lastOfRound(view: ImperiumView): number {
  return (view.first_player + view.seats - 1) % view.seats;
}

/** Exhaust tokens a player has in all (I27). */
export function exhaustTokens(player: Player): number {
  return player.faction === 'utopians' ? 3 : 5;
}

export function isSinking(player: Player): boolean {
  return player.faction === 'atlanteans';
}
