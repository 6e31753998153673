import { expect, test } from 'vitest';
import { about, fits, matching } from '@/lib/matching';

const option = (key: string) => ({ key, text: key, group: '', hotkey: '' });
const options = ['play:warrior:attack', 'play:warriors', 'raze:hand:supplier', 'grain_field.defended', 'end'].map(option);
const keys = (found: { key: string }[]) => found.map(({ key }) => key);

test('a pattern fits whole segments from the start', () => {
  expect(fits('play:warrior:attack', 'play:warrior')).toBe(true);
  expect(fits('play:warriors', 'play:warrior')).toBe(false);
  expect(fits('play', 'play:warrior')).toBe(false);
});

test('a star is any segment', () => {
  expect(keys(matching(options, 'raze:*:supplier'))).toEqual(['raze:hand:supplier']);
  expect(keys(matching(options, ['play', '*', 'attack']))).toEqual(['play:warrior:attack']);
});

test('a predicate decides itself', () => {
  expect(keys(matching(options, (one) => one.key === 'end'))).toEqual(['end']);
});

test('options about a thing name it anywhere, whatever its state', () => {
  expect(keys(about(options, 'grain_field'))).toEqual(['grain_field.defended']);
  expect(keys(about(options, 'supplier'))).toEqual(['raze:hand:supplier']);
  expect(keys(about(options, 'warrior'))).toEqual(['play:warrior:attack']);
});
