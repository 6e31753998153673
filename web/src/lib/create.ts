/** Making tables and sitting down at them. */

import { ask, path } from './api';
import { route } from './route.svelte';
import { tables } from './tables.svelte';
import { talk } from './talk.svelte';
import type { NewTable } from './types';

export interface SeatWish {
  who: string; // "human" or the name of a bot
  faction?: string;
  name?: string;
}

export interface Wish {
  game?: string;
  seats?: SeatWish[];
  options?: Record<string, unknown>;
}

export const OPPONENT = 'easy';

/** Makes a table and remembers its tokens. `friends` are seats whose links are sent away. */
export async function create(wish: Wish, title = '', friends: number[] = []): Promise<NewTable> {
  const made = await ask<NewTable>('POST', path('/api/tables', { lang: talk.lang }), { body: wish });
  remember(made, wish.game, title, friends);
  return made;
}

/** A table that goes on with a record, or shows it; the record is sent as it was written. */
export async function openRecord(written: string, title: string): Promise<NewTable> {
  const made = await ask<NewTable>('POST', path('/api/tables', { lang: talk.lang }), {
    written: `{"record":${written}}`,
  });
  remember(made, undefined, title);
  return made;
}

export function remember(
  made: NewTable,
  game: string | undefined,
  title: string,
  friends: readonly number[] = [],
): void {
  const mine = Object.entries(made.tokens).filter(([seat]) => !friends.includes(Number(seat)));
  const away = Object.entries(made.tokens).filter(([seat]) => friends.includes(Number(seat)));
  tables.keep({
    id: made.id,
    ...(game ? { game } : {}),
    title,
    // whoever sits nowhere watches
    tokens: mine.length ? mine.map(([, token]) => token) : [made.watch],
    watch: made.watch,
    invited: Object.fromEntries(away),
  });
}

export function sit(id: string): void {
  route.go(tables.address(id));
}

/** One click: against one opponent of a sensible strength. */
export async function playNow(game: string, title: string): Promise<void> {
  const made = await create({ game, seats: [{ who: 'human' }, { who: OPPONENT }] }, title);
  sit(made.id);
}
