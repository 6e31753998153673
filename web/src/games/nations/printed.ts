/** What is printed on a card, piece by piece. */

import type { Icon } from '@/lib/face';
import type { CardText } from '@/lib/types';
import type { Printed } from './declared';

export type { Printed };

const NOTHING: Printed = {
  title: '',
  sort: '',
  age: 0, // printed on a board
  level: 0,
  yield: {},
  deploy: 0,
  raid: 0,
  slots: [],
  required: 0,
  sections: [],
  points: 0,
  private: 0,
  architects: 0,
  famine: 0,
  clauses: [],
  happenings: [],
};

export function printedOn(card: CardText | undefined): Printed {
  return card ? { ...NOTHING, ...card.printed } : NOTHING;
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export function signed(n: number): string {
  return (n > 0 ? '+' : '') + String(n).replace('-', '−');
}
export function plain(n: number): string {
  return String(n).replace('-', '−');
}

/** Goods in a row, gains before losses. */
export function goodsIcons(goods: Record<string, number>): Icon[] {
  const all = Object.entries(goods).filter(([, n]) => n);
  const sorted = [...all.filter(([, n]) => n > 0), ...all.filter(([, n]) => n < 0)];
  return sorted.map(([good, n]) => ({ good, n: plain(n) }));
}
