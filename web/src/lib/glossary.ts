/**
 * Terms worth explaining; their words are `web-term-<id>` and its `.text`. Its `.forms` are the words
 * under which cards speak of it, where they do.
 */

import type { GameId } from './types';

export interface Term {
  id: string;
  game: GameId;
  rule: string;
}

const of = (game: GameId, rules: Record<string, string>): Term[] =>
  Object.entries(rules).map(([id, rule]) => ({ id, game, rule }));

export const TERMS: Term[] = [
  ...of('altay', { collect: 'A8', store: 'A9', 'use-terrain': 'A7', conquest: 'A46', trash: 'A6' }),
  ...of('settlers', { location: 'S13', deal: 'S17', raze: 'S66', foundation: 'S67', defence: 'S79' }),
  ...of('nations', { deploy: 'N90', architect: 'N97', raid: 'N81', shortage: 'N127', stability: 'N16' }),
  ...of('imperium', { acquire: 'I79', 'break-through': 'I84', exhaust: 'I49', garrison: 'I96', history: 'I97', unrest: 'I69', exile: 'I89', pinned: 'I2', abandon: 'I78', recall: 'I104', develop: 'I86', solstice: 'I66' }),
];
