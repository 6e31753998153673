/** What the view of Imperial Settlers holds, see view.py of the game. */

import type { CardText, View } from '@/lib/types';

export interface Location {
  card: string;
  used?: number;
  blocked?: boolean;
  defended?: boolean;
  samurai?: boolean;
  pending?: boolean;
  route?: number; // the seat whose Trade Route has a deal with it
  taken?: number; // the seat it was borrowed from
  holds?: number;
}

export type Faction = 'barbarians' | 'japanese' | 'romans' | 'egyptians';

export interface Player {
  seat: number;
  faction: Faction | null;
  goods: Record<string, number>;
  vp: number;
  passed: boolean;
  common_cards: number;
  faction_cards: number;
  known_hand: string[];
  deck_size: number;
  discard: string[];
  empire: Location[];
  foundations: string[];
  deals: string[];
  route_markers: number;
  under_gates: string[];
  points: Record<'play' | 'common' | 'faction' | 'bonuses', number>;
}

export interface Virtual {
  empire: Location[];
  attacks: string[]; // from the newest
  rating: string;
}

export interface SettlersView {
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  round: number;
  first_player: number;
  turn: number | null;
  to_move: number;
  kind: string | null;
  over: boolean;
  offer: string[];
  building: string[];
  common_deck_size: number;
  common_discard: string[];
  virtual: Virtual | null;
  collection: string[];
  gone: string[];
  players: Player[];
  hand?: string[];
  drawn?: string[];
  looked_at?: string[];
}

export type Sort = 'production' | 'feature' | 'action';
export const SORTS: readonly Sort[] = ['production', 'feature', 'action'];

/** A sign and its number; 0 where none stands beside it. */
export type Sign = [string, number];
export interface Effect {
  when: 'production' | 'feature' | 'action' | 'bonus';
  signs: Sign[];
}

export interface Printed {
  title: string;
  sort: Sort;
  deck: 'common' | Faction;
  colours: string[];
  cost: Record<string, number>;
  sacrifice: number;
  deal: string | null;
  raze: string[];
  uses: number;
  effects: Effect[];
  stores: string[];
  gate: boolean;
  shrine: boolean;
}

export type Cards = Record<string, CardText>;

/** The seat whose cards are the virtual player's. */
export const VIRTUAL = 1;
export const ROUNDS = 5;

export function viewOf(view: View): SettlersView {
  return view as SettlersView;
}

const BLANK: Printed = {
  title: '',
  sort: 'feature',
  deck: 'common',
  colours: [],
  cost: {},
  sacrifice: 0,
  deal: null,
  raze: [],
  uses: 1,
  effects: [],
  stores: [],
  gate: false,
  shrine: false,
};

/** What is printed on a card; nothing while the cards are still on their way. */
export function printedOf(cards: Cards, key: string): Printed {
  const found = cards[key]?.printed;
  return found && 'sort' in found ? (found as Printed) : BLANK;
}

/** A location as options name it: with what lies on it. */
export function locationName(entry: Location): string {
  const parts = [entry.card];
  if (entry.used) parts.push(`used${entry.used}`);
  for (const mark of ['blocked', 'defended', 'samurai'] as const) if (entry[mark]) parts.push(mark);
  for (const mark of ['route', 'taken', 'holds'] as const) {
    if (entry[mark] !== undefined) parts.push(`${mark}${entry[mark]}`);
  }
  return parts.join('.');
}

export interface Keyed<T> {
  id: string; // stays the same while the thing lies there
  item: T;
}

/** Things with an id each: their card, numbered among its copies. */
export function keyed<T>(items: readonly T[], card: (item: T) => string): Keyed<T>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = card(item);
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return { id: `${name}#${n}`, item };
  });
}
