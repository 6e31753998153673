/** What can be played, as the server says it; asked once for each language. */

import { ask, path } from './api';
import { talk } from './talk.svelte';
import type { CardText, GameId, GameInfo, Lang } from './types';

const known = new Map<Lang, Promise<GameInfo[]>>();

export function games(lang: Lang = talk.lang): Promise<GameInfo[]> {
  let asked = known.get(lang);
  if (!asked) {
    asked = ask<GameInfo[]>('GET', path('/api/games', { lang }));
    asked.catch(() => known.delete(lang));
    known.set(lang, asked);
  }
  return asked;
}

export function cards(game: GameId, lang: Lang = talk.lang): Promise<CardText[]> {
  return ask<CardText[]>('GET', path(`/api/games/${game}/cards`, { lang }));
}
