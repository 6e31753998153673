/** How the cards of Imperial Settlers look. */

import type { Face, FaceOf, Icon } from '@/lib/face';
import { say } from '@/lib/talk.svelte';
import { colourClass, SHAPES } from './colours';
import './colours.css';
import { icons, SORT_GLYPHS, signWords } from './signs';
import type { Printed } from './view';

export function costIcons(printed: Printed): Icon[] {
  const goods: Icon[] = Object.entries(printed.cost).map(([good, n]) => ({ good, n }));
  if (!printed.sacrifice) return goods;
  return [{ good: 'location', n: printed.sacrifice, label: signWords('location') }, ...goods];
}

/** Everything a location does, as one row. */
export function effectIcons(printed: Printed): Icon[] {
  const row = printed.effects.flatMap(icons);
  return printed.uses > 1 ? [...row, { text: `${printed.uses}×`, label: say('web-settlers-uses', { n: printed.uses }) }] : row;
}

/** What a location gives, in a sign or two. */
export function giftIcons(printed: Printed): Icon[] {
  const signs = printed.effects[0]?.signs ?? [];
  const words = signs.map(([sign]) => sign);
  const from = words.lastIndexOf('to') + 1;
  return icons({ when: 'feature', signs: signs.slice(from, from + 2) })
    .filter((icon) => icon.good)
    .map((icon) => (icon.n === 1 ? { ...icon, n: undefined } : icon));
}

export const face: FaceOf = (card): Face => {
  const printed = card.printed as Printed;
  if (!printed.sort) return { suit: 'colour-none', shape: '', cost: [], mark: null, icons: [], points: '' };
  return {
    suit: colourClass(printed.colours),
    shape: SHAPES[printed.colours[0] ?? ''] ?? '',
    cost: costIcons(printed),
    mark: { glyph: SORT_GLYPHS[printed.sort], label: say(`web-settlers-${printed.sort}`) },
    icons: effectIcons(printed),
    points: card.points,
  };
};
