import { beforeEach, describe, expect, test } from 'vitest';
import { begun, keep, kept, marked, onward, seen, type Progress } from '@/lib/lesson';
import { ruleNumbers } from '@/lib/rulenumbers';
import type { LessonStep } from '@/lib/wire';

const steps: LessonStep[] = [
  { say: 'goal', play: '', point: '' },
  { say: 'attack', play: 'attack:5:11', point: 'territory:11' },
  { say: 'hunt', play: 'play:hunter:food', point: 'hand:hunter' },
  { say: 'done', play: '', point: '' },
];
const all = ['attack:5:11', 'play:hunter:food', 'end'];
const took = (key: string, moves: number) => ({ key, moves });
const reading = onward(begun('altay'), 0); // at "attack"

describe('going on', () => {
  test('nothing happens while nothing is played', () => {
    const start = begun('altay');
    expect(seen(start, steps, { moves: 0, taken: null, offered: all })).toBe(start);
    expect(seen(reading, steps, { moves: 0, taken: null, offered: all })).toBe(reading);
  });

  test('the option asked for leads to the next step, once', () => {
    const now = { moves: 1, taken: took('attack:5:11', 0), offered: all };
    const next = seen(reading, steps, now);
    expect(next).toMatchObject({ step: 2, astray: null });
    expect(seen(next, steps, now)).toBe(next);
  });

  test('moves of the rival in between do not matter', () => {
    const next = seen(reading, steps, { moves: 1, taken: took('attack:5:11', 0), offered: null });
    expect(seen(next, steps, { moves: 7, taken: took('attack:5:11', 0), offered: all })).toBe(next);
    const last = seen(next, steps, { moves: 8, taken: took('play:hunter:food', 7), offered: all });
    expect(last.step).toBe(3);
  });

  test('an option that was sent but has not arrived counts for nothing', () => {
    const now = { moves: 0, taken: took('attack:5:11', 0), offered: all };
    expect(seen(reading, steps, now)).toBe(reading);
  });

  test('whoever plays without reading on goes past what was to be read', () => {
    const now = { moves: 1, taken: took('attack:5:11', 0), offered: all };
    expect(seen(begun('altay'), steps, now)).toMatchObject({ step: 2, at: [0, 0, 1] });
  });

  test('after the last step nothing is expected', () => {
    const over: Progress = { game: 'altay', step: 4, at: [0, 0, 1, 2, 2], astray: null };
    expect(seen(over, steps, { moves: 9, taken: took('end', 8), offered: all })).toBe(over);
  });
});

describe('another move', () => {
  const astray = seen(reading, steps, { moves: 1, taken: took('end', 0), offered: all });

  test('is noticed, and stays so', () => {
    expect(astray).toMatchObject({ step: 1, astray: 0 });
    expect(seen(astray, steps, { moves: 2, taken: took('attack:5:11', 1), offered: all })).toBe(astray);
  });

  test('taken back, the step is there again', () => {
    const again = seen(astray, steps, { moves: 0, taken: took('end', 0), offered: all });
    expect(again).toMatchObject({ step: 1, astray: null });
    const next = seen(again, steps, { moves: 1, taken: took('attack:5:11', 0), offered: all });
    expect(next.step).toBe(2);
  });

  test('made elsewhere, it is noticed by what is offered', () => {
    const now = { moves: 3, taken: null, offered: ['end'] };
    expect(seen(reading, steps, now)).toMatchObject({ step: 1, astray: 3 });
    expect(seen(reading, steps, { ...now, offered: null })).toBe(reading);
  });

  test('may be left alone by going on', () => {
    expect(onward(astray, 1)).toMatchObject({ step: 2, astray: null });
  });
});

test('the move asked for can be taken back too', () => {
  const next = seen(reading, steps, { moves: 1, taken: took('attack:5:11', 0), offered: all });
  const back = seen(next, steps, { moves: 0, taken: took('attack:5:11', 0), offered: all });
  expect(back).toEqual(reading);
  const further = { ...next, astray: 3 };
  expect(seen(further, steps, { moves: 0, taken: null, offered: all })).toEqual(reading);
});

test('what is pointed at: the thing, or whatever stands for the option', () => {
  const mark = { play: 'attack:5:11', point: 'territory:11' };
  expect(marked(mark, ['attack:5:11'], 'territory:11')).toBe(true);
  expect(marked(mark, ['attack:5:11'], 'territory:5')).toBe(false);
  expect(marked(mark, ['attack:5:11'], undefined)).toBe(true);
  expect(marked({ play: '', point: '' }, ['end'], 'hand:hunter')).toBe(false);
  expect(marked({ play: 'no', point: '' }, ['no'], 'hand:hunter')).toBe(true);
  expect(marked(null, ['end'], 'hand:hunter')).toBe(false);
});

describe('a set', () => {
  const several: LessonStep[] = [{ say: 'defend', play: 'warrior chariot', point: '' }];
  const start = begun('altay');

  test('is what was asked for in whatever order it is named', () => {
    const now = { moves: 3, taken: took('chariot warrior', 1), offered: null };
    expect(seen(start, several, now).step).toBe(1);
    expect(seen(start, several, { ...now, taken: took('chariot', 1) })).toMatchObject({ step: 0, astray: 1 });
  });

  test('is possible while all of it can be ticked', () => {
    const now = { moves: 1, taken: null, offered: ['chariot', 'warrior', 'done'] };
    expect(seen(start, several, now)).toBe(start);
    expect(seen(start, several, { ...now, offered: ['chariot'] }).astray).toBe(1);
  });

  test('what is left to tick is pointed at', () => {
    const mark = { play: 'warrior chariot', point: 'hand:warrior', set: ['chariot'] };
    expect(marked(mark, ['chariot'], 'hand:chariot')).toBe(true);
    expect(marked(mark, ['warrior'], 'hand:warrior')).toBe(false);
    expect(marked({ ...mark, set: null }, ['warrior'], 'hand:warrior')).toBe(true);
  });
});

test('the rules in a text', () => {
  const said = ruleNumbers('Won (A47, C4). Forest 11, 2 VP.');
  expect(said.map((piece) => piece.text).join('')).toBe('Won (A47, C4). Forest 11, 2 VP.');
  expect(said.filter((piece) => piece.rule).map((piece) => piece.text)).toEqual(['A47', 'C4']);
});

describe('kept in the browser', () => {
  beforeEach(() => localStorage.clear());

  test('for each table', () => {
    keep('t', reading);
    expect(kept('t')).toEqual(reading);
    expect(kept('other')).toBeNull();
    keep('t', null);
    expect(kept('t')).toBeNull();
  });

  test('whatever else lies there is nothing', () => {
    for (const text of ['{', '7', '{"step":"x"}', 'null']) {
      localStorage.setItem('tabularium.lesson.t', text);
      expect(kept('t')).toBeNull();
    }
  });
});
