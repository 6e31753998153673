/** Everything that can be done in Altay can be done by clicking something on the board. */

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Board from '@/games/altay/Board.svelte';
import { clicked, momentsOf, tableAt, watched } from '../moments';

const SLOW = 120_000; // many boards are drawn
const { cards, states } = momentsOf('altay');

afterEach(cleanup);

describe('the board of Altay', () => {
  test('every option has a place on it', () => {
    const missing: string[] = [];
    let all = 0;
    for (const state of states) {
      const table = tableAt(state, cards);
      const { keys, container } = clicked(Board, table);
      expect(container.innerHTML).not.toContain('‹'); // how a missing message shows
      all += table.options.length;
      for (const { key } of table.options) if (!keys.has(key)) missing.push(`${state.decision?.kind} ${key}`);
      cleanup();
    }
    console.info(`altay: ${all - missing.length} of ${all} options (${states.length} decisions) have a place`);
    expect(missing).toEqual([]);
  }, SLOW);

  test('nothing is lit for a spectator, and no hand is shown', () => {
    for (const state of watched(states)) {
      const { container } = render(Board, { table: tableAt(state, cards) });
      expect(container.querySelectorAll('[data-lit]')).toHaveLength(0);
      expect(container.querySelector('.hand')).toBeNull();
      cleanup();
    }
  }, SLOW);

  test('every territory in play says what it holds', () => {
    for (const state of states.filter((_, i) => i % 9 === 0)) {
      const { container } = render(Board, { table: tableAt(state, cards) });
      const labels = [...container.querySelectorAll('.plate')].map((g) => g.getAttribute('aria-label'));
      expect(labels).toHaveLength(state.view.board.length);
      for (const label of labels) expect(label).not.toContain('‹');
      cleanup();
    }
  }, SLOW);
});
