import { expect, test } from 'vitest';
import { commandList, help, parse, wordsOf } from '@/lib/commands';
import { LANGUAGES } from '@/lib/talk.svelte';
import type { Lang } from '@/lib/types';
import { option } from './states';

const options = [
  option('play:hunter:food', { text: 'Hunter: produce 1 food' }),
  option('play:hunter:wood', { text: 'Hunter: produce 1 wood' }),
  option('end', { text: 'Zakończ turę', hotkey: 'e' }),
];
const cards = [{ key: 'hunter', name: 'Hunter', group: '', cost: '', points: '', effects: [], note: '', printed: {} }];
const typed = (line: string, lang: Lang = 'en') => parse(line, options, cards, lang);
const acts = (line: string, lang: Lang = 'en') => {
  const command = typed(line, lang);
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
  expect(typed('card hun')).toMatchObject({ do: 'card', card: { key: 'hunter' } });
  expect(typed('? hun')).toMatchObject({ do: 'card', card: { key: 'hunter' } });
  expect(typed('why Hunter')).toEqual({ do: 'why', thing: 'hunter' });
  expect(typed('look 12')).toEqual({ do: 'look', at: 12 });
  expect(typed('say hello there')).toEqual({ do: 'say', text: 'hello there' });
  expect(acts('log')).toBe('log');
  expect(acts('?')).toBe('help');
  expect(acts('')).toBe('options');
});

test('commands in the language of the page, with or without its marks; English always works', () => {
  expect(acts('stół', 'pl')).toBe('table');
  expect(acts('stol', 'pl')).toBe('table');
  expect(acts('table', 'pl')).toBe('table');
  expect(acts('napló', 'hu')).toBe('log');
  expect(typed('karta hun', 'pl')).toMatchObject({ do: 'card', card: { key: 'hunter' } });
  expect(typed('miért hunter', 'hu')).toEqual({ do: 'why', thing: 'hunter' });
  expect(typed('zobacz 12', 'pl')).toEqual({ do: 'look', at: 12 });
  expect(typed('mondd jó napot', 'hu')).toEqual({ do: 'say', text: 'jó napot' });
  expect(acts('stół', 'hu')).toBe('unknown');
});

test('a command that lacks something, or names no card', () => {
  expect(typed('karta', 'pl')).toEqual({ do: 'incomplete', command: 'card' });
  expect(typed('look back')).toEqual({ do: 'incomplete', command: 'look' });
  expect(typed('card dragon')).toEqual({ do: 'no-card', given: 'dragon' });
});

test('an option that begins like a command is still an option', () => {
  const asking = [option('pick', { text: 'Karta dla sąsiada' })];
  expect(parse('karta dla sąsiada', asking, cards, 'pl')).toMatchObject({ do: 'act', option: { key: 'pick' } });
});

test.each(LANGUAGES.map(({ lang }) => lang))('every command has words of its own, and help lists it (%s)', (lang) => {
  for (const commands of [
    ['table', 'log', 'scores', 'options', 'undo', 'now', 'help'],
    ['card', 'why', 'look', 'say'],
  ] as const) {
    const words = commands.flatMap((command) => wordsOf(command, lang));
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(help(lang).join('\n')).toContain(word);
  }
  expect(help(lang).join() + commandList(lang)).not.toContain('‹');
});

test('the list of commands is in the language', () => {
  expect(commandList('pl')).toContain('stół, dziennik, punkty');
  expect(commandList('hu')).toContain('kártya NÉV');
});
