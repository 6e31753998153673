import { expect, test } from 'vitest';
import { grouped, since, turns } from '@/lib/grouping';
import { option } from './states';

const line = (turn: number, seat: number | null, text: string, notable = true) => ({ text, seat, move: turn, turn, notable });

test('groups stand in the order in which they first appear', () => {
  const groups = grouped([option('a', { group: 'Play' }), option('b', { group: 'Buy' }), option('c', { group: 'Play' })]);
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([['Play', 2], ['Buy', 1]]);
});

test('lines of a turn stand together', () => {
  expect(turns([line(1, 0, 'a'), line(1, 1, 'b'), line(2, 1, 'c')]).map(({ lines }) => lines.length)).toEqual([2, 1]);
});

test('news are what others did since the own last turn, without details', () => {
  const log = [line(1, 0, 'mine'), line(2, 1, 'x'), line(2, 1, 'detail', false), line(3, 2, 'y'), line(4, 0, 'my turn')];
  expect(since(log, 0).flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['x', 'y']);
});

test('before the first own turn nothing is news, and for spectators never', () => {
  expect(since([line(1, 1, 'x')], 0)).toEqual([]);
  expect(since([line(1, 0, 'x'), line(2, 1, 'y')], null)).toEqual([]);
});
