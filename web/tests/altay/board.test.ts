/** Everything that can be done in Altay can be done by clicking something on the board. */

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Board from '@/games/altay/Board.svelte';
import { byKey, Table } from '@/lib/table.svelte';
import type { CardText, Option, State } from '@/lib/types';
import data from './moments.json';

// jsdom lays nothing out
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

interface Moment {
  kind: string;
  seat: number;
  prompt: string;
  options: Option[];
  view: any;
}
const SLOW = 120_000; // many boards are drawn
const moments = data.moments as Moment[];
const cards = data.cards as CardText[];

function tableAt(moment: Moment, viewer: number | null = moment.seat): Table {
  const table = new Table('test', ['-'], 'en', {
    ask: () => Promise.reject(new Error('nothing is asked')),
    live: () => null,
  });
  const { seat, kind, prompt, options, view } = moment;
  table.cards = byKey(cards);
  table.take({
    version: 1,
    moves: 1,
    lang: 'en',
    game: 'altay',
    viewer,
    open: viewer === null ? [] : [viewer],
    seats: view.players.map((player: any) => ({ seat: player.seat, name: 'N', faction_name: player.faction })),
    view: viewer === null ? { ...view, hand: undefined, secret: undefined } : view,
    decision: viewer === seat ? { seat, kind, prompt, options } : { seat, kind },
    log: { from: 0, lines: [] },
    chat: { from: 0, lines: [] },
    over: false,
  } as unknown as State);
  return table;
}

/** The options of which something on the board stands for, by clicking all that is lit. */
function clickable(moment: Moment): Set<string> {
  const table = tableAt(moment);
  const found = new Set<string>();
  vi.spyOn(table, 'choose').mockImplementation((options) => {
    for (const option of options) found.add(option.key);
  });
  const { container } = render(Board, { table });
  expect(container.innerHTML).not.toContain('‹'); // how a missing message shows
  for (const lit of container.querySelectorAll('.lit')) {
    lit.dispatchEvent(new MouseEvent('click', { bubbles: false }));
  }
  return found;
}

afterEach(cleanup);

describe('the board of Altay', () => {
  test('every option has a place on it', () => {
    let all = 0;
    const missing = new Map<string, string[]>();
    for (const moment of moments) {
      const found = clickable(moment);
      all += moment.options.length;
      const without = moment.options.map(({ key }) => key).filter((key) => !found.has(key));
      if (without.length) missing.set(moment.kind, [...(missing.get(moment.kind) ?? []), ...without]);
      cleanup();
    }
    const lost = [...missing.values()].flat().length;
    console.info(`altay: ${all - lost} of ${all} options (${moments.length} decisions) have a place`);
    expect(Object.fromEntries(missing)).toEqual({});
  }, SLOW);

  test('nothing is lit for a spectator, and no hand is shown', () => {
    for (const moment of moments.filter((_, i) => i % 9 === 0)) {
      const { container } = render(Board, { table: tableAt(moment, null) });
      expect(container.querySelectorAll('.lit')).toHaveLength(0);
      expect(container.querySelector('.hand')).toBeNull();
      cleanup();
    }
  }, SLOW);

  test('every territory in play says what it holds', () => {
    for (const moment of moments.filter((_, i) => i % 9 === 0)) {
      const { container } = render(Board, { table: tableAt(moment) });
      const labels = [...container.querySelectorAll('.plate')].map((g) => g.getAttribute('aria-label'));
      expect(labels).toHaveLength(moment.view.board.length);
      for (const label of labels) expect(label).not.toContain('‹');
      cleanup();
    }
  }, SLOW);
});
