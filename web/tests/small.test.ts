import { expect, test } from 'vitest';
import { differences } from '@/lib/differences';
import { filtered } from '@/lib/filtered';
import { GOODS, sign } from '@/lib/glyphs';
import { delay } from '@/lib/live';
import { goodOf } from '@/lib/memberwords';
import { gap, spliced } from '@/lib/merge';
import { tokensOf } from '@/lib/open.svelte';
import { parts } from '@/lib/route.svelte';
import { swings } from '@/lib/swings';
import type { EntryInfo, LayoutInfo } from '@/lib/types';

test('reconnecting waits longer each time, but never for ever', () => {
  expect(delay(0, 0.5)).toBeLessThan(delay(3, 0.5));
  expect(delay(40, 1)).toBeLessThan(20_000);
});

test('lines are put in their place', () => {
  expect(spliced({ from: 10, lines: ['a', 'b'] }, { from: 11, lines: ['B'] })).toEqual({ from: 10, lines: ['a', 'B'] });
  expect(spliced({ from: 10, lines: ['a'] }, { from: 0, lines: ['all'] })).toEqual({ from: 0, lines: ['all'] });
  expect(gap({ from: 0, lines: ['a'] }, { from: 2, lines: [] })).toBe(true);
});

test('tokens come from behind the #, rule numbers do not pass for them', () => {
  expect(tokensOf('abcdefgh12,ijklmnop-_34')).toEqual(['abcdefgh12', 'ijklmnop-_34']);
  expect(tokensOf('A12')).toEqual([]);
});

test('a path in parts', () => {
  expect(parts('/t/abc/text')).toEqual(['t', 'abc', 'text']);
});

test('swings are the largest gains on the best other seat, in order of time', () => {
  const curve = { moves: [10, 20, 30], seats: [[0, 5, 5], [0, 1, 9]] };
  expect(swings(curve, 2)).toEqual([{ seat: 0, move: 20, by: 4 }, { seat: 1, move: 30, by: 8 }]);
});

test('changes that have a glyph are shown with their seat', () => {
  const changes = [
    { path: 'players.1.goods.food', from: 3, to: 1 },
    { path: 'players.1.points.food', from: 0, to: 1 },
    { path: 'round', from: 1, to: 2 },
  ];
  expect(differences(changes)).toEqual([
    { path: 'players.1.goods.food', good: 'food', seat: 1, from: 3, to: 1, by: -2 },
  ]);
});

test('what a game counts a good by is shown as that good in that game alone', () => {
  const changes = [{ path: 'players.0.supply', from: 4, to: 3 }];
  GOODS.hut = sign('settlement');
  expect(differences(changes)).toEqual([]);
  expect(differences(changes, { supply: 'hut' })).toMatchObject([{ good: 'hut', seat: 0, by: -1 }]);
});

test('a member that is about an amount and nothing else is a good, whatever its key', () => {
  const thing = (zone: string, name: string) => ({ zone, seat: 0, name, part: 'pays' });
  const entries = [{ name: 'goods', kind: 'amounts' }, { name: 'hand', kind: 'cards' }] as EntryInfo[];
  const layout = { entries } as LayoutInfo;
  expect(goodOf({ about: [thing('goods', 'salt')] }, { layout })).toBe('salt');
  expect(goodOf({ about: [thing('hand', 'wood')] }, { layout })).toBeNull();
  expect(goodOf({ about: [thing('goods', 'salt'), thing('hand', 'wood')] }, { layout })).toBeNull();
  expect(goodOf({ about: [] }, { layout })).toBeNull();
});

test('cards are found by all words', () => {
  const card = { key: 'a', name: 'Farm', group: 'Common', cost: '1 wood', points: '1', effects: ['gain 1 food'], note: '', printed: {} };
  expect(filtered([card], 'farm food', '')).toHaveLength(1);
  expect(filtered([card], 'farm gold', '')).toHaveLength(0);
  expect(filtered([card], '', 'Other')).toHaveLength(0);
});
