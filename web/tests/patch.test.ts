import { expect, test } from 'vitest';
import { isPatch, patched, type Patch } from '../src/lib/patch';
import type { State } from '../src/lib/types';

const tail = { from: 0, lines: [] };
const state = {
  version: 3,
  decision: { seat: 0, kind: 'turn' },
  view: { market: ['a', 'b'], round: 1, players: [{ hand: ['x'], coins: 2 }, { hand_size: 4, coins: 1 }] },
  log: tail,
  chat: tail,
} as unknown as State;

function patch(set: Patch['set'], gone?: Patch['gone']): Patch {
  return { version: 4, set: [[['version'], 4], ...set], gone, log: tail, chat: tail };
}

test('values are set at their places, fields and entries of players alike', () => {
  const later = patched(
    state,
    patch([
      [['decision'], null],
      [['view', 'market'], ['b']],
      [['view', 'players', 1, 'coins'], 5],
      [['view', 'war'], 'hastings'],
    ]),
  ) as unknown as { version: number; decision: unknown; view: Record<string, unknown> };
  expect(later.version).toBe(4);
  expect(later.decision).toBeNull();
  expect(later.view).toEqual({
    market: ['b'],
    round: 1,
    war: 'hastings',
    players: [{ hand: ['x'], coins: 2 }, { hand_size: 4, coins: 5 }],
  });
});

test('the state before stays as it is, and what has not changed is the same in both', () => {
  const before = structuredClone(state);
  const later = patched(state, patch([[['view', 'players', 0, 'coins'], 9]], [['view', 'round']]));
  expect(state).toEqual(before);
  const view = (of: State) => of.view as { market: string[]; players: object[]; round?: number };
  expect(view(later).round).toBeUndefined();
  expect(view(later).market).toBe(view(state).market);
  expect(view(later).players[1]).toBe(view(state).players[1]);
  expect(view(later).players[0]).toEqual({ hand: ['x'], coins: 9 });
});

test('a whole state is no patch', () => {
  expect(isPatch(state)).toBe(false);
  expect(isPatch(patch([]))).toBe(true);
});
