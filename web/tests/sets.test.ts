/** Ticking and unticking, without a table around it. */

import { describe, expect, test } from 'vitest';
import { asOptions, choiceName, clicked, enough, keysOf, less, more, namedKeys, placesOf, same, sumOf, untilOnly, type Tick } from '@/lib/sets';
import { option, setOf } from './states';

const DEFENCE = setOf({ warrior: [1, 1], cavalry: [1, 2], chariot: [1, 3] }, { least: 0, most: 3 });
const GOODS = setOf({ wood: [2], stone: [3] }, { least: 2, most: 2 });
const [warrior, cavalry, chariot] = DEFENCE.members as [(typeof DEFENCE.members)[0], (typeof DEFENCE.members)[0], (typeof DEFENCE.members)[0]];
const [wood, stone] = GOODS.members as [typeof warrior, typeof warrior];

describe('a click', () => {
  test('ticks and unticks, in any order', () => {
    let ticks: readonly Tick[] = [];
    for (const member of [chariot, warrior, cavalry, warrior]) ticks = clicked(ticks, member);
    expect(keysOf(ticks)).toEqual(['chariot', 'cavalry']);
  });

  test('on what stands for several copies adds one, and after the last one takes all away', () => {
    let ticks: readonly Tick[] = [];
    const counts = [];
    for (let n = 0; n < 5; n++) {
      ticks = clicked(ticks, stone);
      counts.push(ticks.length);
    }
    expect(counts).toEqual([1, 2, 3, 0, 1]);
  });

  test('on a copy is about that copy alone', () => {
    const first = clicked(clicked([], stone, 2), stone, 0);
    expect(first).toEqual([{ key: 'stone', copy: 2 }, { key: 'stone', copy: 0 }]);
    expect(clicked(first, stone, 2)).toEqual([{ key: 'stone', copy: 0 }]);
  });

  test('on a copy too many takes the tick of the first one', () => {
    const two = clicked(clicked([], wood, 0), wood, 1);
    expect(clicked(two, wood, 2)).toEqual([{ key: 'wood', copy: 1 }, { key: 'wood', copy: 2 }]);
  });
});

test('plus takes the first free copy and stops at the last, minus goes back', () => {
  let ticks = clicked([], wood, 1);
  ticks = more(more(ticks, wood), wood);
  expect(ticks).toEqual([{ key: 'wood', copy: 1 }, { key: 'wood', copy: 0 }]);
  expect(less(ticks, wood)).toEqual([{ key: 'wood', copy: 1 }]);
  expect(less([], wood)).toEqual([]);
});

test('enough is neither too few nor too many, and reaches the sum', () => {
  const ticks = [chariot, cavalry].reduce<readonly Tick[]>((all, member) => more(all, member), []);
  expect(sumOf(DEFENCE, ticks)).toBe(5);
  expect(enough(DEFENCE, ticks)).toBe(true);
  expect(enough({ ...DEFENCE, need: 6 }, ticks)).toBe(false);
  expect(enough(GOODS, more([], wood))).toBe(false);
  expect(enough(GOODS, more(more(more([], wood), wood), stone))).toBe(false);
});

test('places count what stands already', () => {
  const set = { ...DEFENCE, given: [{ key: 'hunter', text: 'Hunter' }] };
  const ticks = more(more([], chariot), warrior);
  expect(placesOf(set, ticks, ({ key }) => key === 'warrior')).toEqual([3]);
});

test('a question is the same in another language, and another one with other copies', () => {
  const polish = { ...GOODS, prompt: 'Czym?', members: GOODS.members.map((member) => ({ ...member, text: 'x' })) };
  expect(same(GOODS, polish)).toBe(true);
  expect(same(GOODS, setOf({ wood: [2], stone: [2] }, { least: 2, most: 2 }))).toBe(false);
  expect(same(GOODS, null)).toBe(false);
});

test('what boards light is one list for a question', () => {
  expect(asOptions(GOODS).map(({ key }) => key)).toEqual(['wood', 'stone']);
  expect(asOptions(GOODS)).toBe(asOptions(GOODS));
});

test('a lesson names a choice by its keys, or none by the option that ends it', () => {
  const decision = { seat: 0, kind: 'defend', options: [option('warrior'), option('done')], set: DEFENCE };
  expect(choiceName(decision, ['warrior', 'chariot'])).toBe('chariot warrior');
  expect(choiceName(decision, [])).toBe('done');
  expect(namedKeys(decision, 'warrior chariot')).toEqual(['warrior', 'chariot']);
  expect(namedKeys(decision, 'done')).toEqual([]);
  expect(namedKeys(decision, 'hunter')).toBeNull();
  expect(namedKeys({ ...decision, set: undefined }, 'warrior')).toBeNull();
  expect(untilOnly(more(more([], warrior), cavalry), ['chariot', 'warrior'])).toEqual(['chariot', 'cavalry']);
});
