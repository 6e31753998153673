/** Where on the board an option lies. Places are named like the things "why not" is asked about. */

import type { Option } from '@/lib/types';
import { locationName, printedOf, type Cards, type Location, type Player, type SettlersView } from './view';

const MENUS = ['turn', 'afterwards'];
const GOODS = ['wood', 'stone', 'food', 'gold', 'worker', 'raze', 'defence', 'vp'];

// questions whose options are cards alone: where that card lies
const BARE: Record<string, string> = {
  pay: 'hand',
  'build-from-hand': 'hand',
  'lay-foundation': 'hand',
  draft: 'market',
  'look-and-keep': 'market',
  'keep-faction-card': 'market',
};

const DECKS = ['deck:common', 'deck:faction'];

/** The place of a good; a card of either deck lies in both. */
function goodPlaces(good: string): string[] {
  if (good === 'card') return DECKS;
  return GOODS.includes(good) ? [`good:${good}`] : [];
}

/** The location that asks, in the empire of who is asked. */
function asking(kind: string, mine: Player | undefined, cards: Cards): string[] {
  const empire = mine?.empire ?? [];
  if (kind !== 'again') {
    const asks = empire.filter((entry) => printedOf(cards, entry.card).title === kind);
    return asks.map((entry) => `play:${locationName(entry)}`);
  }
  // it is not named: it is the one that has uses left, or that can be used twice, if there is only one
  const uses = (entry: Location): number => printedOf(cards, entry.card).uses;
  const used = empire.filter((entry) => entry.used && entry.used < uses(entry));
  const twice = empire.filter((entry) => !entry.used && !entry.blocked && uses(entry) > 1);
  const names = new Set((used.length ? used : twice).map(locationName));
  return names.size === 1 ? [...names].map((one) => `play:${one}`) : [];
}

export function places(option: Option, view: SettlersView, cards: Cards): string[] {
  const { key } = option;
  const kind = view.kind ?? '';
  const [verb = '', ...rest] = key.split(':');
  const name = rest.join(':');
  // a card alone; some have the name of a verb
  if (!rest.length && cards[key.split('.')[0] ?? '']) return [`${BARE[kind] ?? 'play'}:${key}`];
  // a good and an amount; raze tokens too have the name of a verb
  if (kind === 'convert-deal-goods') return goodPlaces(verb);
  const mine = view.players.find((player) => player.seat === view.to_move);
  switch (verb) {
    case 'build':
    case 'discard':
      return [`hand:${name}`];
    case 'deal':
      return MENUS.includes(kind) ? [`hand:${name}`] : [key];
    case 'raze':
      return rest[0] === 'hand' ? [`hand:${rest[1]}`] : [`rival:${name}`];
    case 'use':
    case 'defend':
    case 'samurai':
      return [`play:${name}`];
    case 'gate':
      return [`play:${rest[0]}`, `hand:${rest[1]}`];
    case 'shrine':
      return [`play:${rest[0]}`];
    case 'foundation':
    case 'route':
      return [key];
    case 'seat':
      return [`rival:${name}`];
    case 'pass':
    case 'work':
    case 'end':
      return [`action:${verb}`];
    case 'done':
      return ['action:work'];
    case 'common':
    case 'faction':
      return [`deck:${verb}`];
    case 'keep':
      return goodPlaces(name);
    case 'convert':
      return ['good:vp'];
    case 'again':
    case 'offer':
      return asking(kind, mine, cards);
    case 'enough':
    case 'none':
      return asking(kind, mine, cards).map((place) => `no:${place}`);
  }
  if (kind === 'faction') return [`faction:${key}`];
  if (/^\d+$/.test(verb)) {
    return GOODS.includes(name) ? [`rival:${verb}:good:${name}`] : [`rival:${key}`];
  }
  if (kind === 'gain') return key.split('+').flatMap((part) => goodPlaces(part.replace(/^\d+/, '')));
  return goodPlaces(verb);
}

export type Places = (place: string) => Option[];

/** All options by the places they lie in. */
export function placed(options: readonly Option[], view: SettlersView, cards: Cards): Places {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const place of places(option, view, cards)) {
      found.set(place, [...(found.get(place) ?? []), option]);
    }
  }
  return (place) => found.get(place) ?? [];
}
