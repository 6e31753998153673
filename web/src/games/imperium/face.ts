/** The face of a card of Imperium: suit, state icon, marks, icons, what it does and when. */

import type { Face, FaceOf, Icon } from '@/lib/face';
import { say } from '@/lib/talk.svelte';
import type { CardText } from '@/lib/types';
import type { Printed } from './view';

export const SUITS: Record<string, { suit: string; shape: string }> = {
  unrest: { suit: 'suit-7', shape: 'unrest' },
  fame: { suit: 'suit-1', shape: 'star' },
  power: { suit: 'suit-8', shape: 'hexagon' },
  region: { suit: 'suit-2', shape: 'triangle' },
  uncivilised: { suit: 'suit-4', shape: 'diamond' },
  civilised: { suit: 'suit-3', shape: 'square' },
  tributary: { suit: 'suit-5', shape: 'flag' },
};
export const PLAIN = { suit: 'suit-6', shape: 'circle' };

const ICON_GLYPHS: Record<string, string> = {
  city: 'settlement',
  metropolis: 'metropolis',
  scroll: 'scroll',
  knight: 'knight',
  mask: 'mask',
  production: 'production',
  river: 'river',
  fertile: 'grain',
  region: 'triangle',
};

export function iconGlyph(name: string): string {
  return ICON_GLYPHS[name] ?? 'circle';
}
export function iconName(name: string): string {
  return name === 'region' ? say('web-imperium-regions') : say(`web-imperium-icon-${name}`);
}

export function suitOf(suits: readonly string[]): { suit: string; shape: string } {
  const name = Object.keys(SUITS).find((one) => suits.includes(one));
  return (name && SUITS[name]) || PLAIN;
}

const WORDS = ['attack', 'pinned', 'free', 'quest', 'exhaust', 'solstice'] as const;
const WORD_GLYPHS = { attack: 'sword', pinned: 'pinned', free: 'free', quest: 'flag', exhaust: 'exhaust', solstice: 'solstice' };

function icons(printed: Printed): Icon[] {
  const words: Icon[] = WORDS.filter((word) => printed[word]).map((word) => ({
    glyph: WORD_GLYPHS[word],
    label: say(`web-imperium-${word}`),
  }));
  const both = printed.suits.length > 1 ? printed.suits.slice(1) : [];
  const suits: Icon[] = both.map((suit) => ({
    glyph: SUITS[suit]?.shape ?? 'circle',
    label: say(`web-imperium-suit-${suit}`),
  }));
  const subtypes = Object.entries(printed.icons).flatMap(([name, n]) =>
    Array.from({ length: n }, (): Icon => ({ glyph: iconGlyph(name), label: iconName(name) })),
  );
  return [...subtypes, ...suits, ...words];
}

/** All icons of a card, wherever they stand; in play only those that still matter. */
export function marksOf(card: CardText, lying = false): Icon[] {
  const printed = card.printed as Partial<Printed>;
  if (!printed.suits) return [];
  const whole = printed as Printed;
  return icons(lying ? { ...whole, pinned: false, free: false, attack: false } : whole);
}
export function costOf(card: CardText): Icon[] {
  return Object.entries((card.printed as Partial<Printed>).cost ?? {}).map(([good, n]) => ({ good, n }));
}

export const face: FaceOf = (card): Face => {
  const printed = card.printed as Partial<Printed>;
  if (!printed.suits) return { ...PLAIN, cost: [], mark: null, icons: [], points: '' };
  const whole = printed as Printed;
  const points = whole.points === null ? '…' : whole.points ? card.points : '';
  const cost = costOf(card);
  const marks = icons(whole);
  return {
    ...suitOf(whole.suits),
    // without a cost the icons have the first line, beside the state
    cost: cost.length ? cost : marks,
    mark: whole.state ? { glyph: whole.state, label: say(`web-imperium-state-${whole.state}`) } : null,
    icons: cost.length ? marks : [],
    points,
  };
};
