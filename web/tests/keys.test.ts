import { expect, test } from 'vitest';
import { assign, chosen, RESERVED } from '@/lib/keys';
import { option } from './states';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('an option keeps its own letter, the others get digits in order', () => {
  const keys = assign([option('a'), option('end', { hotkey: 'e' }), option('b')]);
  expect([...keys]).toEqual([['end', 'e'], ['a', '1'], ['b', '2']]);
});

test('sixty options all have keys, no two the same, none of the table’s own', () => {
  const options = Array.from({ length: 57 }, (_, i) => option(`o${i}`, { hotkey: i % 20 ? '' : 'p' }));
  const keys = assign(options);
  expect(keys.size).toBe(57);
  expect(new Set(keys.values()).size).toBe(57);
  for (const reserved of RESERVED) expect([...keys.values()]).not.toContain(reserved);
});

test('a letter of the table’s own is not given away', () => {
  expect(assign([option('upgrade', { hotkey: 'u' })]).get('upgrade')).toBe('1');
});

test('a key press means an option unless it is a command of the browser', () => {
  const keys = assign([option('a'), option('end', { hotkey: 'e' })]);
  expect(chosen(press('e'), keys)).toBe('end');
  expect(chosen(press('e', { ctrlKey: true }), keys)).toBeNull();
  expect(chosen(press('9'), keys)).toBeNull();
});
