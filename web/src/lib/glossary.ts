/**
 * Terms worth explaining, as the games list them; their words are `web-term-<id>` and its `.text`. Its
 * `.forms` are the words under which cards speak of it, where they do.
 */

import { FOLDERS, pageOf } from '@/games';

export interface Term {
  id: string;
  game: string;
  rule: string;
}

export const TERMS: Term[] = FOLDERS.flatMap((game) =>
  Object.entries(pageOf(game).terms ?? {}).map(([id, rule]) => ({ id, game, rule })),
);
