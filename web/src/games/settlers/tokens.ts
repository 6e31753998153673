/** Free moves that put a token on a location: what is paid tells which. */

import type { Option } from '@/lib/types';

const GLYPHS: Record<string, string> = { defence: 'shield', worker: 'samurai' };

/** The glyph of the token that an option puts on a location of one's own, if it does. */
export function tokenOf({ about }: Option): string | undefined {
  const [spot, paid] = about ?? [];
  if (spot?.zone !== 'empire' || spot.part || paid?.zone !== 'goods') return undefined;
  return GLYPHS[paid.name];
}
