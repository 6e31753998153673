/** What is printed on a card, without words: presentation/nations_printed.py. */

import type { Icon } from '@/lib/face';
import type { CardText } from '@/lib/types';

export interface Printed {
  sort: string;
  age: number; // 0: printed on a board
  level: number;
  yield: Record<string, number>;
  deploy: number;
  raid: number;
  slots: number[];
  required: number;
  sections: number[];
  points: number;
  private: number;
  architects: number;
  famine: number;
  said: number; // clauses beyond its numbers
}

const NOTHING: Printed = {
  sort: '',
  age: 0,
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
  said: 0,
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

/** What a card says beyond its numbers: the clauses that no icons show. */
export function saidOn(card: CardText): string[] {
  return card.effects.slice(card.effects.length - printedOn(card).said);
}

/** The events of an event card or the die of a tile: name and effect. */
export function happeningsOn(card: CardText): { name: string; effect: string }[] {
  const print = printedOn(card);
  const first = print.sort === 'tile' ? 1 : 0;
  const last = (print.architects ? 1 : 0) + (print.famine ? 1 : 0);
  return card.effects.slice(first, card.effects.length - last).map((clause) => {
    const colon = clause.indexOf(': ');
    return { name: clause.slice(0, colon), effect: clause.slice(colon + 2) };
  });
}
