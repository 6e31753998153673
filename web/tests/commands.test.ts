import { expect, test } from 'vitest';
import { parse } from '@/lib/commands';
import { option } from './states';

const options = [
  option('play:hunter:food', { text: 'Hunter: produce 1 food' }),
  option('play:hunter:wood', { text: 'Hunter: produce 1 wood' }),
  option('end', { text: 'Zakończ turę', hotkey: 'e' }),
];
const cards = [{ key: 'hunter', name: 'Hunter', group: '', cost: '', points: '', effects: [], note: '', printed: {} }];
const acts = (line: string) => {
  const command = parse(line, options, cards);
  return command.do === 'act' ? command.option.key : command.do;
};

test('a number, a key, its start, its letter or some words choose an option', () => {
  expect(acts('2')).toBe('play:hunter:wood');
  expect(acts('play:hunter:food')).toBe('play:hunter:food');
  expect(acts('play:hunter:w')).toBe('play:hunter:wood');
  expect(acts('e')).toBe('end');
  expect(acts('zakoncz ture')).toBe('end');
});

test('what fits several options or none is said so', () => {
  expect(acts('hunter')).toBe('ambiguous');
  expect(acts('dragon')).toBe('unknown');
  expect(acts('7')).toBe('unknown');
});

test('commands', () => {
  expect(parse('card hun', options, cards)).toMatchObject({ do: 'card', card: { key: 'hunter' } });
  expect(parse('why Hunter', options, cards)).toEqual({ do: 'why', thing: 'hunter' });
  expect(parse('look 12', options, cards)).toEqual({ do: 'look', at: 12 });
  expect(parse('say hello there', options, cards)).toEqual({ do: 'say', text: 'hello there' });
  expect(acts('log')).toBe('log');
  expect(acts('')).toBe('options');
});
