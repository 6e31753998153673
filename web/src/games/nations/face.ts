/** The face of a card: cost, effect and points in signs, as they are printed. */

import type { Face, FaceOf, Icon } from '@/lib/face';
import { goodsIcons, plain, printedOn, ROMAN, type Printed } from './printed';
import { sortOf } from './sorts';

const LEVELS = ['', '', '+', '×'];

export const face: FaceOf = (card): Face => {
  const print = printedOn(card);
  const { suit, glyph } = sortOf(print.sort);
  return {
    suit,
    shape: glyph,
    cost: costOf(print),
    mark: print.age ? { text: `${ROMAN[print.age]}${LEVELS[print.level]}` } : null,
    icons: effectOf(print),
    points: pointsOf(print),
  };
};

/** What must be paid or had: stone for a worker, sections of a wonder, strength for a colony. */
export function costOf(print: Printed): Icon[] {
  if (print.slots.length) return [{ good: 'stone', n: print.deploy }];
  if (print.sort === 'colony') return [{ good: 'strength', n: `≥${print.required}` }];
  if (print.sort === 'wonder') return [{ good: 'stone', n: print.sections.join('·') }];
  return [];
}

export function effectOf(print: Printed): Icon[] {
  if (print.sort === 'war') {
    return goodsIcons(Object.fromEntries(Object.entries(print.yield).map(([good, n]) => [good, -n])));
  }
  if (print.sort === 'battle') {
    const loot: Icon[] = [{ good: 'books' }, { text: '/' }, { good: 'food' }, { text: '/' }, { good: 'stone' }];
    return [{ glyph: 'dagger' }, { text: '×' }, ...loot];
  }
  const icons = goodsIcons(print.yield);
  if (print.sort === 'golden_age') {
    return [...icons, { text: '/' }, { good: 'any', n: print.age }, { text: '→' }, { good: 'vp', n: 1 }];
  }
  if (print.raid) icons.push({ glyph: 'dagger', n: plain(print.raid) });
  if (print.private) icons.push({ glyph: 'architect', n: plain(print.private) });
  if (print.sort === 'event' || print.sort === 'tile') {
    if (print.architects) icons.push({ glyph: 'architect', n: `+${print.architects}` });
    if (print.famine) icons.push({ good: 'food', n: plain(-print.famine) });
  }
  return icons;
}

function pointsOf(print: Printed): string {
  if (print.slots.length) return print.slots.join('·');
  return print.points ? plain(print.points) : '';
}
