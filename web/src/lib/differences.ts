/** The changes of a preview that can be said with a glyph and a number. */

import { GOODS } from './glyphs';
import type { Change } from './types';

export interface Difference {
  path: string;
  good: string;
  seat: number | null;
  from: number;
  to: number;
  by: number;
}

const COUNTS: Record<string, string> = { hand_size: 'cards', deck_size: 'card' };

/** `counts`: which numbers of a game's view count a good by another name. */
export function differences(changes: readonly Change[], counts: Record<string, string> = {}): Difference[] {
  const found: Difference[] = [];
  for (const { path, from, to } of changes) {
    const words = path.split('.');
    const last = words.at(-1) ?? '';
    const good = counts[last] ?? COUNTS[last] ?? last;
    if (!(good in GOODS)) continue;
    if (words.includes('points') || words.includes('sums')) continue; // they repeat what changed elsewhere
    const seat = words[0] === 'players' ? Number(words[1]) : null;
    found.push({ path, good, seat, from, to, by: to - from });
  }
  return found;
}
