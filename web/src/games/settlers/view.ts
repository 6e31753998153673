/** What the view of Imperial Settlers holds and its cards print; both follow from what the game declares. */

import { place } from '@/lib/place';
import type { CardText, View } from '@/lib/types';
import { MAKES, SORTS, VIRTUAL, type Effect, type Player, type Printed, type View as SettlersView } from './declared';

export { FACTIONS, HELD, KEEPS, ROUNDS } from './declared';
export { MAKES, SORTS, VIRTUAL, type Effect, type Player, type Printed, type SettlersView };
export type Location = Player['empire'][number];
export type Virtual = NonNullable<SettlersView['virtual']>;

export type Faction = keyof typeof MAKES;
export type Sort = (typeof SORTS)[number];

/** A sign and its number; 0 where none stands beside it. */
export type Sign = Effect['signs'][number];

export type Cards = Record<string, CardText>;

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
  bonus: false,
  gate: false,
  shrine: false,
  points: 0,
};

/** What is printed on a card; nothing while the cards are still on their way. */
export function printedOf(cards: Cards, key: string): Printed {
  const found = cards[key]?.printed;
  return found && 'sort' in found ? (found as Printed) : BLANK;
}

/** Where a location stands; the virtual player's lie with it. */
export function locationPlace(entry: Location, owner: number, view: SettlersView): string {
  return view.virtual && owner === VIRTUAL ? place('virtual', entry.name) : place('empire', entry.name, owner);
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
