/** Whatever can be decided in Nations can be clicked on the board. */

import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '@/games/nations/Board.svelte';
import { SPOKEN } from '@/games/nations/places';
import { clicked, momentsOf, tableAt, watched } from './moments';

const { cards, states } = momentsOf('nations');

afterEach(cleanup);

test('every option of every kind of decision has a place on the board', () => {
  const missing: string[] = [];
  let all = 0;
  let spoken = 0;
  for (const state of states) {
    const table = tableAt(state, cards);
    const { keys } = clicked(Board, table);
    for (const { key } of table.options) {
      all++;
      if (SPOKEN.includes(key)) spoken++;
      if (!keys.has(key)) missing.push(`${state.decision?.kind} ${key}`);
    }
    cleanup();
  }
  console.info(`${all - missing.length} of ${all} options lie on the board; ${spoken} of them are buttons that only say something`);
  expect(missing).toEqual([]);
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
