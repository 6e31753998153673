/** What the view of Imperial Settlers holds; its types follow from what the game declares. */

import type { CardText, View } from '@/lib/types';
import type { Player, View as SettlersView } from './declared';

export type { Player, SettlersView };
export type Location = Player['empire'][number];
export type Virtual = NonNullable<SettlersView['virtual']>;

export type Faction = 'barbarians' | 'japanese' | 'romans' | 'egyptians';

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
