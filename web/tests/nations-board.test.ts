/** Whatever can be decided in Nations can be clicked on the board. */

import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '@/games/nations/Board.svelte';
import { spoken } from '@/games/nations/standing';
import { clicked, momentsOf, tableAt, watched } from './moments';

const { cards, states } = momentsOf('nations');

afterEach(cleanup);

test('every option has a place on the board, and whatever can be asked about is named as the server does', () => {
  const missing: string[] = [];
  const unknown: string[] = [];
  let all = 0;
  let said = 0;
  for (const state of states) {
    const table = tableAt(state, cards);
    const { keys, things } = clicked(Board, table);
    said += spoken(table).length;
    for (const { key } of table.options) {
      all++;
      if (!keys.has(key)) missing.push(`${state.decision?.kind} ${key}`);
    }
    for (const thing of things) if (!state.things.includes(thing)) unknown.push(`${state.decision?.kind} ${thing}`);
    cleanup();
  }
  console.info(`${all - missing.length} of ${all} options lie on the board; ${said} of them are buttons that only say something`);
  expect(missing).toEqual([]);
  expect(unknown).toEqual([]);
}, 300_000);

test('a spectator sees every moment and nothing is lit', () => {
  for (const state of watched(states)) {
    const { container } = render(Board, { table: tableAt(state, cards) });
    flushSync();
    expect(container.querySelector('.progress')).not.toBeNull();
    expect(container.querySelectorAll('[data-lit]')).toHaveLength(0);
    cleanup();
  }
}, 60_000);
