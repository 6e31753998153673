/** The faces of Altay's cards, made of what is printed on them (presentation/altay_printed.py). */

import type { Face, FaceOf, Icon } from '@/lib/face';
import { signOf } from '@/lib/glyphs';
import { say } from '@/lib/talk.svelte';
import type { CardText } from '@/lib/types';
import { counted, GOODS, LEVELS, type Effect } from './view';

const GLYPHS: Record<string, string> = {
  attack: 'sword',
  defence: 'shield',
  build: 'settlement',
  draw: 'hand',
  draw_more: 'hand',
  store: 'lock',
  consume: 'raze',
  fill: 'settlement',
  trash: 'cross',
  discard: 'discard',
  archive: 'lock',
  swap: 'any',
  resettle: 'settlement',
  farmland: 'farmland',
  forest: 'forest',
  hill: 'hill',
  mountain: 'mountain',
};
const GOOD_SIGNS: readonly string[] = [...GOODS, 'wms', 'any'];
const MOVES = ['swap', 'resettle']; // one for another
const MOMENTS: Record<string, string> = {
  always: 'infinite',
  once: 'action',
  end: 'hourglass',
  instant: 'event',
};

export function price(symbols: readonly string[]): Icon[] {
  return counted(symbols).map(([good, n]) => ({ good, n: n > 1 ? n : undefined }));
}

function icon([sign, n]: [string, number]): Icon {
  if (sign === 'to') return { text: '→', label: say('web-altay-sign-to') };
  const amount = n > 1 ? n : undefined;
  if (GOOD_SIGNS.includes(sign)) return { good: sign, n: amount };
  const name = say(`web-altay-sign-${sign}`);
  if (sign === 'attack' || sign === 'defence') return { glyph: GLYPHS[sign], n, label: name };
  if (MOVES.includes(sign)) return { glyph: GLYPHS[sign], n: '⇄', label: name };
  return { glyph: GLYPHS[sign] ?? 'diamond', n: amount, label: name };
}

/** All effects in a row, one of them at a time where a stroke stands between. Goods that are
 * collected need no sign of their own: the arrow says what they are for. */
export function effectIcons(card: CardText): Icon[] {
  const effects = (card.printed.effects ?? []) as Effect[];
  return effects.flatMap((effect, i) => [
    ...(i ? [{ text: '|', label: say('web-altay-or') }] : []),
    ...effect.signs.filter(([sign]) => sign !== 'collect').map(icon),
  ]);
}

/** What a card is mostly for, as a glyph. */
export function emblem(card: CardText): string {
  const signs = ((card.printed.effects ?? []) as Effect[]).flatMap((effect) => effect.signs);
  const names = signs.map(([sign]) => sign);
  const main = ['build', 'attack', 'store', ...GOODS].find((sign) => names.includes(sign)) ?? '';
  return GLYPHS[main] ?? signOf(main).glyph;
}

/** When an achievement helps: always, once a turn, at its end, once only. */
export function moment(card: CardText): Icon | null {
  const [first] = (card.printed.effects ?? []) as Effect[];
  const glyph = MOMENTS[first?.when ?? ''];
  return glyph ? { glyph, label: say(`web-altay-when-${first?.when}`) } : null;
}

/** Suit and shape: fighting, settling, storing, producing; achievements by their level. */
export function suitOf(card: CardText): { suit: string; shape: string } {
  const { level, attack, effects } = card.printed;
  if (level === 1) return { suit: 'suit-3', shape: 'hexagon' };
  if (level === 2) return { suit: 'suit-5', shape: 'star' };
  if (level === 3) return { suit: 'suit-7', shape: 'wonder' };
  if (attack) return { suit: 'suit-4', shape: 'sword' };
  const signs = ((effects ?? []) as Effect[]).map((effect) => effect.signs[0]?.[0]);
  if (signs[0] === 'collect') return { suit: 'suit-2', shape: 'square' };
  if (signs.includes('store')) return { suit: 'suit-8', shape: 'drop' };
  if (signs.includes('culture')) return { suit: 'suit-8', shape: 'crescent' };
  return { suit: 'suit-1', shape: 'circle' };
}

/** So that a price is not taken for what the card gives. */
const PRICE = (): Icon => ({ glyph: 'market', label: say('web-altay-price') });

export const face: FaceOf = (card): Face => {
  const { level, cost, points } = card.printed;
  const mark: Icon | null = level ? { text: LEVELS[level - 1] } : null;
  return {
    ...suitOf(card),
    cost: level || !cost?.length ? price(cost ?? []) : [PRICE(), ...price(cost)],
    mark: (level && level < 3 ? moment(card) : null) ?? mark,
    icons: effectIcons(card),
    points: points === null ? '★' : points ? String(points) : '',
  };
};
