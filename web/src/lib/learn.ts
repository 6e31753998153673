/** Making the table of a guided first game. */

import { ask, path } from './api';
import { remember, sit } from './create';
import { begun, keep, type Lesson } from './lesson';
import { talk } from './talk.svelte';
import type { Lang, NewTable } from './types';

export function lesson(game: string, lang: Lang): Promise<Lesson> {
  return ask<Lesson>('GET', path(`/api/games/${game}/lesson`, { lang }));
}

export async function learn(game: string, title: string): Promise<void> {
  const { position, seats } = await lesson(game, talk.lang);
  const made = await ask<NewTable>('POST', path('/api/tables', { lang: talk.lang }), { body: { position, seats } });
  remember(made, game, title);
  keep(made.id, begun(game));
  sit(made.id);
}
