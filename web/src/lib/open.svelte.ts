/** Opens a table with the tokens of this browser and of its address, which leave the address at once. */

import { untrack } from 'svelte';
import { parts, route } from './route.svelte';
import { Table } from './table.svelte';
import { tables } from './tables.svelte';
import { talk } from './talk.svelte';

export function tokensOf(hash: string): string[] {
  return hash.split(',').map((token) => token.trim()).filter((token) => /^[\w.~-]{8,200}$/.test(token));
}

/** To be called while a component is made. */
export function openTable(id: string): Table {
  let shown: string[] = []; // tokens that stand in the address because they are kept nowhere else

  /** Keeps the tokens of a link that was opened, and shows the address without them; gives all of the table. */
  function arrive(): string[] {
    const [where, which] = parts(route.path);
    const here = where === 't' && which === id;
    const given = here ? tokensOf(route.hash) : [];
    if (given.length && given.join() !== shown.join()) tables.keep({ id, tokens: given });
    const tokens = tables.find(id)?.tokens ?? [];
    shown = tables.lasting ? [] : tokens;
    if (here && given.join() !== shown.join()) {
      route.go(location.pathname + location.search + (shown.length ? `#${shown.join()}` : ''), true);
    }
    return tokens;
  }

  const table = new Table(id, arrive(), talk.lang);
  void table.open();
  $effect(() => {
    // another link may be opened here, a new one made here or in another tab
    void [route.path, route.hash, tables.list];
    untrack(() => table.rekey(arrive()));
  });
  $effect(() => {
    const state = table.latest;
    if (!state) return;
    const summary = {
      game: state.game,
      title: state.title,
      seats: state.seats.map((seat) => seat.faction_name ?? seat.name),
      moves: state.moves,
      myTurn: Boolean(state.decision?.options?.length),
      over: state.over,
    };
    untrack(() => tables.note(id, summary));
  });
  return table;
}
