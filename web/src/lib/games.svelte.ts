/** What can be played, as the server says it; asked once for each language. */

import { ask, path } from './api';
import { talk } from './talk.svelte';
import type { CardText, GameInfo, Lang, Term } from './types';

const NONE: readonly Term[] = [];
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

/** The same for pages: the list in their language, empty until it is here. */
class Playable {
  #lists = $state.raw<Partial<Record<Lang, GameInfo[]>>>({});
  failed = $state(false);

  get list(): GameInfo[] {
    const { lang } = talk;
    const here = this.#lists[lang];
    if (!here) {
      void games(lang).then(
        (list) => {
          this.#lists = { ...this.#lists, [lang]: list };
          this.failed = false;
        },
        () => (this.failed = true),
      );
    }
    // the words of another language are better than none
    return here ?? Object.values(this.#lists)[0] ?? [];
  }
  find(game: string): GameInfo | undefined {
    return this.list.find(({ id }) => id === game);
  }
  title(game: string): string {
    return this.find(game)?.title ?? '';
  }
  /** Words worth explaining. */
  terms(game: string): readonly Term[] {
    return this.find(game)?.terms ?? NONE;
  }
  /** Where a rule of a game is read; null where the game brings no rulebook. */
  rule(game: string, rule = ''): string | null {
    return this.find(game)?.rules ? `/rules/${game}${rule && `#${rule}`}` : null;
  }
}

export const playable = new Playable();

export function cards(game: string, lang: Lang = talk.lang): Promise<CardText[]> {
  return ask<CardText[]>('GET', path(`/api/games/${game}/cards`, { lang }));
}
