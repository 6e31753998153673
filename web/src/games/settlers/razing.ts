/** What razing a location costs, and who could do it now (S64-S71). */

import { printedOf, type Cards, type Location, type SettlersView } from './view';

/** Raze tokens a location in an empire costs an opponent; null when it cannot be razed. */
export function razeCost(cards: Cards, entry: Location): number | null {
  const { raze, deck } = printedOf(cards, entry.card);
  if (!raze.length || (deck !== 'common' && deck !== 'japanese')) return null;
  return 2 + (entry.defended ? 1 : 0) + (entry.samurai ? 1 : 0);
}

/** The seats that have the tokens to raze a location of this seat and may still act this round. */
export function threats(view: SettlersView, cards: Cards, owner: number, entry: Location): number[] {
  const cost = razeCost(cards, entry);
  if (cost === null || view.turn === null || view.options['peaceful']) return [];
  if (view.players[owner]?.passed) return [];
  return view.players
    .filter(({ seat, passed, goods }) => seat !== owner && !passed && (goods['raze'] ?? 0) >= cost)
    .map(({ seat }) => seat);
}
