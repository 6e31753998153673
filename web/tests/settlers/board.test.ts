/** The board of Settlers at decisions of every kind: what can be clicked on it, what is asked. */

import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '@/games/settlers/Board.svelte';
import { BOARDS } from '@/games/settlers/boards';
import { byKey, Table } from '@/lib/table.svelte';
import type { Option, State } from '@/lib/types';
import data from './moments.json';

type Moment = (typeof data.moments)[number];

function seated(moment: Moment, viewer: number | null = moment.seat): Table {
  const table = new Table('test', ['-'], 'en', { ask: async () => null as never, live: () => null });
  const seats = moment.view.players.map(({ seat, faction }) => ({
    seat,
    who: 'human',
    name: `player ${seat}`,
    faction,
    faction_name: faction,
    bot: null,
    here: true,
  }));
  const { kind, seat, prompt, options } = moment;
  const decision = viewer === null ? { seat, kind } : { seat, kind, prompt, options };
  table.cards = byKey(data.cards as never);
  const view = viewer === null ? { ...moment.view, hand: undefined, drawn: undefined, looked_at: undefined } : moment.view;
  table.latest = { game: 'settlers', lang: 'en', view, viewer, open: [seat], seats, decision } as unknown as State;
  return table;
}

/** What clicks on the board lead to: options chosen, things asked about. */
function clicked(table: Table): { keys: Set<string>; things: Set<string> } {
  const keys = new Set<string>();
  const things = new Set<string>();
  table.choose = (options: readonly Option[]) => options.forEach(({ key }) => keys.add(key));
  table.why = (thing: string) => {
    things.add(thing);
    return Promise.resolve(null);
  };
  const { container } = render(Board, { table });
  flushSync();
  for (const element of container.querySelectorAll('*')) {
    element.dispatchEvent(new MouseEvent('click'));
  }
  return { keys, things };
}

afterEach(cleanup);

const MINUTE = 60_000;

test('whatever can be done is lit where it lies, and everything else asks why', { timeout: 5 * MINUTE }, () => {
  const missing = new Set<string>();
  let all = 0;
  let asked = 0;
  for (const moment of data.moments) {
    const { keys, things } = clicked(seated(moment));
    cleanup();
    all += moment.options.length;
    for (const { key } of moment.options) if (!keys.has(key)) missing.add(`${moment.kind}: ${key}`);
    // by the names the server knows
    expect(moment.things).toEqual(expect.arrayContaining([...things]));
    asked += things.size;
  }
  console.log(`${all} options, ${asked} questions; not on the board: ${[...missing].join(', ')}`);
  expect([...missing]).toEqual([]);
  expect(asked).toBeGreaterThan(data.moments.length);
});

test('a spectator sees every empire and can do nothing', { timeout: MINUTE }, () => {
  for (const moment of data.moments.slice(0, 40).filter((_, i) => i % 5 === 0)) {
    const { keys, things } = clicked(seated(moment, null));
    expect([...keys, ...things]).toEqual([]);
    const text = document.body.textContent ?? '';
    for (const card of moment.view.players.flatMap((player) => player.empire.map((entry) => entry.card))) {
      expect(text).toContain(data.cards.find(({ key }) => key === card)?.name);
    }
    cleanup();
  }
});

test('the faction boards are those of the rules', () => {
  expect(BOARDS).toEqual(data.boards);
});
