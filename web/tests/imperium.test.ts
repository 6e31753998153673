/** Every option of Imperium can be reached on the board, and what can be asked about has its name. */

import { cleanup } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '@/games/imperium/Board.svelte';
import { clicked, momentsOf, tableAt } from './moments';

const { cards, states } = momentsOf('imperium');

afterEach(cleanup);

test.each(states.map((state, n) => [n, state.decision?.kind ?? 'end', state] as const))(
  'moment %i, %s',
  (_n, _kind, state) => {
    const table = tableAt(state, cards);
    const { keys: found, things, container } = clicked(Board, table);
    expect([...things].filter((thing) => !state.things.includes(thing))).toEqual([]);
    expect(container.textContent).not.toContain('‹'); // a text that is missing
    const keys = table.options.map(({ key }) => key);
    expect([...found].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !found.has(key))).toEqual([]);
  },
);
