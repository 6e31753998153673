/** Every option of Imperium can be reached on the board wherever something there stands for it. */

import { cleanup } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Board from '@/games/imperium/Board.svelte';
import { clicked, momentsOf, tableAt } from './moments';

const { cards, states } = momentsOf('imperium');
// answers to a question that only the bar asks
const BAR = ['yes', 'no', 'both'];

afterEach(cleanup);

let all = 0;
let lit = 0;
const missed = new Map<string, number>();

test.each(states.map((state, n) => [n, state.decision?.kind ?? 'end', state] as const))(
  'moment %i, %s',
  (_n, kind, state) => {
    const table = tableAt(state, cards);
    const { keys: found, container } = clicked(Board, table);
    expect(container.textContent).not.toContain('‹'); // a text that is missing
    const keys = table.options.map(({ key }) => key);
    expect([...found].filter((key) => !keys.includes(key))).toEqual([]);
    for (const key of keys) {
      all++;
      if (found.has(key)) lit++;
      else missed.set(`${kind} ${key}`, (missed.get(`${kind} ${key}`) ?? 0) + 1);
    }
    expect(keys.filter((key) => !found.has(key) && !BAR.includes(key))).toEqual([]);
  },
);

test('nearly everything is on the board', () => {
  console.info(`${lit} of ${all} options on the board; the bar alone has`, Object.fromEntries(missed));
  expect(lit / all).toBeGreaterThan(0.9);
});
