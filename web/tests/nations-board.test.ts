/** Whatever can be decided in Nations can be clicked on the board. */

import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Board from '@/games/nations/Board.svelte';
import { SPOKEN } from '@/games/nations/places';
import { byKey, Table } from '@/lib/table.svelte';
import type { CardText, Option, Seat, State, View } from '@/lib/types';
import fixture from '../fixtures/nations.json';
import decisions from './nations-decisions.json';

interface Sample {
  seat: number;
  kind: string;
  prompt: string;
  options: Option[];
  view: View;
}

const cards = byKey(fixture.cards.en as unknown as CardText[]);

function table(sample: Sample, viewer: number | null = sample.seat): Table {
  const source = { ask: async () => ({}) as never, live: () => null };
  const made = new Table('test', ['-'], 'en', source);
  const { seat, kind, prompt, options, view } = sample;
  const seats = view.players.map(
    (player: { faction: string | null }, n: number): Seat => ({
      seat: n,
      who: 'human',
      name: `Player ${n + 1}`,
      faction: player.faction,
      faction_name: player.faction,
      bot: null,
      here: true,
    }),
  );
  made.cards = cards;
  made.latest = {
    ...(fixture.states.en[0] as unknown as State),
    viewer,
    open: viewer === null ? [] : [viewer],
    seats,
    view,
    decision: viewer === null ? { seat, kind } : { seat, kind, prompt, options },
  };
  return made;
}

/** The keys of all options that some lit thing of the board stands for. */
function reachable(sample: Sample): Set<string> {
  const made = table(sample);
  const found = new Set<string>();
  vi.spyOn(made, 'choose').mockImplementation((options) => {
    for (const { key } of options) found.add(key);
  });
  const { container } = render(Board, { table: made });
  flushSync();
  for (const lit of container.querySelectorAll<HTMLElement>('.lit')) lit.click();
  return found;
}

// jsdom lays nothing out
vi.stubGlobal('ResizeObserver', class {
  observe() {}
  unobserve() {}
  disconnect() {}
});
afterEach(cleanup);

test('every option of every kind of decision has a place on the board', () => {
  const missing: string[] = [];
  let all = 0;
  let spoken = 0;
  for (const sample of decisions as unknown as Sample[]) {
    const found = reachable(sample);
    for (const { key } of sample.options) {
      all++;
      if (SPOKEN.includes(key)) spoken++;
      if (!found.has(key)) missing.push(`${sample.kind} ${key}`);
    }
    cleanup();
  }
  console.info(`${all - missing.length} of ${all} options lie on the board; ${spoken} of them are buttons that only say something`);
  expect(missing).toEqual([]);
}, 300_000);

test('a spectator sees every moment and nothing is lit', () => {
  const some = (decisions as unknown as Sample[]).filter((_, n) => n % 9 === 0);
  for (const sample of some) {
    const view = { ...sample.view, seat: null };
    const { container } = render(Board, { table: table({ ...sample, view }, null) });
    flushSync();
    expect(container.querySelector('.progress')).not.toBeNull();
    expect(container.querySelectorAll('.lit')).toHaveLength(0);
    cleanup();
  }
}, 60_000);
