/** What the view of Imperial Settlers holds; its types follow from what the game declares. */

import { place } from '@/lib/place';
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
  gate: false,
  shrine: false,
};

/** What is printed on a card; nothing while the cards are still on their way. */
export function printedOf(cards: Cards, key: string): Printed {
  const found = cards[key]?.printed;
  return found && 'sort' in found ? (found as Printed) : BLANK;
}

/** A location as the rules name it: its card, and what lies on it in the order of the view. */
export function locationName({ card, pending: _, ...marks }: Location): string {
  const names = Object.entries(marks).map(([mark, value]) => (value === true ? mark : `${mark}${value}`));
  return [card, ...names].join('.');
}

/** Where a location stands; the virtual player's lie with it. */
export function locationPlace(entry: Location, owner: number, view: SettlersView): string {
  return view.virtual && owner === VIRTUAL ? place('virtual', locationName(entry)) : place('empire', locationName(entry), owner);
}

/** A location of an empire, with what razing it costs and who could do it. */
export interface Standing {
  entry: Location;
  razing: Player['razing'][number];
}

export function standing(empire: readonly Location[], razing: Player['razing']): Standing[] {
  return empire.map((entry, i) => ({ entry, razing: razing[i] ?? { cost: null, by: [] } }));
}

/** The locations that a player's Trade Routes have deals with, and whose they are. */
export function routed(view: SettlersView, seat: number): { entry: Location; owner: number }[] {
  return view.players.flatMap(({ seat: owner, empire }) =>
    empire.filter((entry) => entry.route === seat).map((entry) => ({ entry, owner })),
  );
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
