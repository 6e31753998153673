import { expect, test } from 'vitest';
import { grouped, since, turns } from '@/lib/grouping';
import type { LogLine } from '@/lib/types';
import { option } from './states';

/** A line of the log; unless it is said who made the move that led to it, it was who it is about. */
const line = (turn: number, seat: number | null, text: string, more: Partial<LogLine> = {}): LogLine => ({
  text, seat, move: turn, by: seat, turn, notable: true, ...more,
});
const detail = { notable: false };
const told = (log: LogLine[], seat: number): string[] => since(log, seat).flatMap(({ lines }) => lines.map(({ text }) => text));

test('groups stand in the order in which they first appear', () => {
  const groups = grouped([option('a', { group: 'Play' }), option('b', { group: 'Buy' }), option('c', { group: 'Play' })]);
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([['Play', 2], ['Buy', 1]]);
});

test('lines of a turn stand together', () => {
  expect(turns([line(1, 0, 'a'), line(1, 1, 'b'), line(2, 1, 'c')]).map(({ lines }) => lines.length)).toEqual([2, 1]);
});

test('news are what others did since the own last turn, without details', () => {
  const log = [line(1, 0, 'mine'), line(2, 1, 'x'), line(2, 1, 'detail', detail), line(3, 2, 'y'), line(4, 0, 'my turn', { move: 3, by: 2 })];
  expect(told(log, 0)).toEqual(['x', 'y']);
});

test('what the own last move set off is news, with the move; what was done before it is not', () => {
  const log = [
    line(1, 0, 'my turn', { move: 0, by: null }),
    line(1, 0, 'first', { move: 1 }),
    line(1, 0, 'second', { move: 2 }),
    line(1, 0, 'I gain', { move: 2, ...detail }),
    line(1, 1, 'B gains', { move: 2, by: 0, ...detail }),
    line(1, null, 'the round ends', { move: 2, by: 0 }),
    line(2, 1, 'turn of B', { move: 2, by: 0 }),
    line(2, 1, 'x', { move: 3 }),
    line(2, 0, 'I pay B', { move: 3, by: 1, ...detail }),
  ];
  expect(told(log, 0)).toEqual(['second', 'I gain', 'the round ends', 'turn of B', 'x', 'I pay B']);
});

test('of two own turns in a row, what came between them is news, and what is done in the second is not', () => {
  const log = [
    line(1, 0, 'my turn', { move: 0, by: null }),
    line(1, 0, 'last of the round', { move: 1 }),
    line(1, null, 'production', { move: 1, by: 0 }),
    line(2, 0, 'my turn again', { move: 1, by: 0 }),
    line(2, 0, 'I get something', { move: 1, by: 0, ...detail }),
  ];
  const news = ['last of the round', 'production', 'my turn again', 'I get something'];
  expect(told(log, 0)).toEqual(news);
  expect(told([...log, line(2, 0, 'something new', { move: 2 })], 0)).toEqual(news);
});

test('an answer in the turn of another is no turn: what that one did before it stays news', () => {
  const log = [
    line(1, 0, 'mine'),
    line(2, 1, 'B attacks', { move: 2 }),
    line(2, 0, 'I defend', { move: 3 }),
    line(2, 1, 'B draws', { move: 4 }),
    line(3, 0, 'my turn', { move: 4, by: 1 }),
  ];
  expect(told(log, 0)).toEqual(['B attacks', 'I defend', 'B draws']);
});

test('in a game without turns news are what came of the own last move', () => {
  const log = [line(0, 0, 'a', { move: 1 }), line(0, 1, 'b', { move: 2 }), line(0, 0, 'c', { move: 3 }), line(0, 1, 'd', { move: 4 })];
  expect(told(log, 0)).toEqual(['c', 'd']);
});

test('before the first own turn nothing is news, and for spectators never', () => {
  expect(since([line(1, 1, 'x')], 0)).toEqual([]);
  expect(since([line(1, 0, 'x'), line(2, 1, 'y')], null)).toEqual([]);
});
