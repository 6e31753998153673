/** The board of Settlers at decisions of every kind: what can be clicked on it, what is asked. */

import { cleanup } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '@/games/settlers/Board.svelte';
import type { SettlersView } from '@/games/settlers/view';
import { clicked, momentsOf, tableAt, watched } from '../moments';

const { cards, states } = momentsOf('settlers');

afterEach(cleanup);

const MINUTE = 60_000;

test('whatever can be done is lit where it lies, and everything else asks why', { timeout: 5 * MINUTE }, () => {
  const missing = new Set<string>();
  let all = 0;
  let asked = 0;
  for (const state of states) {
    const table = tableAt(state, cards);
    const { keys, things } = clicked(Board, table);
    cleanup();
    all += table.options.length;
    for (const { key } of table.options) if (!keys.has(key)) missing.add(`${state.decision?.kind}: ${key}`);
    // by the names the server knows
    expect(state.things).toEqual(expect.arrayContaining([...things]));
    asked += things.size;
  }
  console.log(`${all} options, ${asked} questions; not on the board: ${[...missing].join(', ')}`);
  expect([...missing]).toEqual([]);
  expect(asked).toBeGreaterThan(states.length);
});

test('a spectator sees every empire and can do nothing', { timeout: MINUTE }, () => {
  for (const state of watched(states)) {
    const { keys, things } = clicked(Board, tableAt(state, cards));
    expect([...keys, ...things]).toEqual([]);
    const text = document.body.textContent ?? '';
    const { players } = state.view as SettlersView;
    for (const { card } of players.flatMap(({ empire }) => empire)) expect(text).toContain(cards[card]?.name);
    cleanup();
  }
});
