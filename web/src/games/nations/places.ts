/** Where on the board an option lies. A place is a word: "market:windmill", "worker:farm", "good:gold". */

import type { Table } from '@/lib/table.svelte';
import type { CardText, Option } from '@/lib/types';
import { RESOURCES, seen, type Nation, type NationsView } from './view';

const GOODS: readonly string[] = RESOURCES;
const SECTIONS = ['food_section', 'stability_section', 'above', 'supply'];
/** What is only said: buttons on the own board. */
export const SPOKEN = ['pass', 'end', 'done', 'none', 'yes', 'no', 'others'];

const VERBS: Record<string, (card: string) => string[]> = {
  buy: (card) => [`market:${card}`],
  deploy: (card) => [`card:${card}`],
  undeploy: (card) => [`worker:${card}`],
  use: (card) => [`card:${card}`],
  replace: (card) => [`card:${card}`],
  cover: (card) => [`card:${card}`],
  hire: (card) => [card === 'public' ? 'architects' : `private:${card}`, 'site'],
  saved: () => ['stability', 'war'],
};

const WORDS: Record<string, string[]> = {
  free: ['wonder-space'],
  space: ['advisor'],
  advisor: ['advisor'],
  strength: ['strength'],
  last: ['order'],
  architect: ['site'],
  vp: ['vp'],
};

/** The side of the board that an option offers; its key says it only where both are offered. */
export function sideOffered(key: string, view: NationsView, seat: number): string {
  const { sides = 'A' } = view.options;
  return key.split(':')[1] ?? (typeof sides === 'string' ? sides : sides[seat]) ?? 'A';
}

export function placesOf(
  key: string,
  view: NationsView,
  own: Nation | undefined,
  cards: Record<string, CardText>,
): string[] {
  const [word = '', about] = key.split(':');
  if (view.kind === 'faction') return [`board:${key}`];
  if (view.kind === 'new-event') return [`event:${key}`];
  if (view.kind === 'swap' && cards[key]) return [`market:${key}`];
  if (SECTIONS.includes(key)) return [key];
  if (GOODS.includes(word)) return [`good:${word}`];
  if (about !== undefined) return VERBS[word]?.(about) ?? [];
  if (key === 'resources') return yieldOf(cards[view.buying[0] ?? '']);
  if (key === 'tower') return (own?.wonders ?? []).map(({ card }) => `card:${card}`);
  if (key === 'yes') return ['turn', view.kind === 'hire-free' ? 'site' : 'event'];
  if (SPOKEN.includes(key)) return ['turn'];
  if (WORDS[key]) return WORDS[key];
  if (/^\d/.test(key)) return amounts(key);
  return cards[key] ? [`card:${key}`, `worker:${key}`] : [];
}

/** "2gold+3food": where these goods lie. */
function amounts(key: string): string[] {
  return key.split('+').map((part) => {
    const good = part.replace(/^\d+/, '');
    return GOODS.includes(good) ? `good:${good}` : good;
  });
}

function yieldOf(card: CardText | undefined): string[] {
  return Object.keys(card?.printed.yield ?? {}).map((good) => (good === 'vp' ? good : `good:${good}`));
}

const known = new WeakMap<readonly Option[], Map<string, Option[]>>();

/** The options of this moment by place. */
export function placed(table: Table): Map<string, Option[]> {
  const { options, cards } = table;
  let found = known.get(options);
  // the cards may come in after the first state
  if (found && Object.keys(cards).length) return found;
  const view = seen(table);
  const own = view.players[table.latest?.decision?.seat ?? -1];
  found = new Map();
  for (const option of options) {
    for (const place of placesOf(option.key, view, own, cards)) {
      found.set(place, [...(found.get(place) ?? []), option]);
    }
  }
  if (Object.keys(cards).length) known.set(options, found);
  return found;
}

export function at(table: Table, place: string): Option[] {
  return placed(table).get(place) ?? [];
}
