/** The arithmetic that players do at the table, from what everybody can see. */

import type { CardText } from '@/lib/types';
import { printedOn } from './printed';
import { RESOURCES, type Nation, type NationsView, type Resource } from './view';

const ROUNDS_PER_AGE = 2;
const AGES = 4;
// what lies above counts for nothing, but it is not lost (N11-N13)
export const MOST_STRENGTH = 40;
export const MOST_STABILITY = 15;

export type Phase = 'setup' | 'maintenance' | 'action' | 'production' | 'over';

export function phaseOf(view: NationsView): Phase {
  if (view.over) return 'over';
  if (!view.round) return 'setup';
  if (view.turn !== null) return 'action';
  return view.kind === 'growth' || view.kind === 'new-event' ? 'maintenance' : 'production';
}

export function roundLetter(view: NationsView): string {
  return 'AB'[(view.round - 1) % ROUNDS_PER_AGE] ?? '';
}
export function rounds(view: NationsView): number {
  return ROUNDS_PER_AGE * (view.options.ages ?? AGES);
}

/** This round's event card; while nations grow the one that lies there is the last round's. */
export function eventOf(view: NationsView): string | null {
  const phase = phaseOf(view);
  return phase === 'setup' || phase === 'maintenance' ? null : view.event;
}

export interface Outlook {
  good: Resource;
  have: number;
  more: number; // of production, upkeep and revolt
  famine: number;
  left: number; // after both
  ahead: boolean; // whether they are still to come
}

/** Each resource now and after the next production and famine. */
export function outlook(view: NationsView, nation: Nation, cards: Record<string, CardText>): Outlook[] {
  const phase = phaseOf(view);
  const ahead = phase === 'action' || phase === 'maintenance';
  const event = eventOf(view);
  const hunger = event ? printedOn(cards[event]).famine : 0;
  return RESOURCES.map((good) => {
    const have = nation.goods[good];
    const more = nation.production[good];
    const famine = good === 'food' ? hunger : 0;
    return { good, have, more, famine, left: ahead ? have + more - famine : have, ahead };
  });
}

export interface Defeat {
  vp: number;
  goods: Record<string, number>; // what is lost after stability has saved its share
}

/** What the war of this round would cost a nation now; null if it is strong enough. */
export function defeatOf(view: NationsView, nation: Nation, cards: Record<string, CardText>): Defeat | null {
  const { war } = view;
  if (!war?.card || nation.strength >= war.strength) return null;
  const { vp = 0, ...goods } = printedOn(cards[war.card]).yield;
  const saved = Math.max(0, Math.min(MOST_STABILITY, nation.stability));
  const lost = Object.entries(goods).map(([good, n]) => [good, Math.max(0, n - saved)] as const);
  return { vp, goods: Object.fromEntries(lost.filter(([, n]) => n > 0)) };
}

/** VP for books if the age ended now. */
export function bookPoints(view: NationsView, nation: Nation): number {
  if (view.rival) return nation.goods.books > view.rival.books ? 3 : 0;
  return view.players.filter((other) => other.goods.books < nation.goods.books).length;
}

/** The price of what can be bought: rows count from the cheapest. */
export function priceOf(row: number): number {
  return row + 1;
}

export function total(nation: Nation): number {
  return Object.values(nation.points).reduce((sum, n) => sum + n, 0);
}
