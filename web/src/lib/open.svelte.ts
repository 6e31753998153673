/** Opens a table with the tokens of its address and of this browser, and keeps the list current. */

import { untrack } from 'svelte';
import { route } from './route.svelte';
import { Table } from './table.svelte';
import { tables } from './tables.svelte';
import { talk } from './talk.svelte';

export function tokensOf(hash: string): string[] {
  return hash.split(',').map((token) => token.trim()).filter((token) => /^[\w.~-]{8,200}$/.test(token));
}

/** To be called while a component is made. */
export function openTable(id: string): Table {
  const given = tokensOf(route.hash);
  const known = tables.find(id);
  const tokens = [...new Set([...given, ...(known?.tokens ?? [])])];
  if (!given.length && tokens.length) {
    route.go(`${route.path}#${tokens.join(',')}`, true);
  }
  const table = new Table(id, tokens, talk.lang);
  void table.open();
  $effect(() => {
    const state = table.latest;
    if (!state) return;
    const summary = {
      id,
      game: state.game,
      title: state.title,
      tokens,
      seats: state.seats.map((seat) => seat.faction_name ?? seat.name),
      moves: state.moves,
      myTurn: Boolean(state.decision?.options?.length),
      over: state.over,
    };
    untrack(() => tables.keep(summary));
  });
  return table;
}
