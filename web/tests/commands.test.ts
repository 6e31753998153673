import { describe, expect, test } from 'vitest';
import { commandList, help, parse, wordsOf } from '@/lib/commands';
import { asOptions } from '@/lib/sets';
import { LANGUAGES } from '@/lib/talk.svelte';
import type { Lang } from '@/lib/types';
import { option, setOf } from './states';

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

describe('a set', () => {
  const set = setOf({ cavalry: [1], chariot: [1], wood: [2], trader: [1] });
  const several = (line: string, lang: Lang = 'en') => {
    const command = parse(line, asOptions(set), cards, lang, set);
    if (command.do !== 'set') return command.do;
    return `${command.keys.join(' ')}${command.weigh ? ' ?' : ''}`;
  };

  test('is chosen by numbers, in their order, or by names', () => {
    expect(several('2 1')).toBe('chariot cavalry');
    expect(several('3, 3, 1')).toBe('wood wood cavalry');
    expect(several('3x2 1')).toBe('wood wood cavalry');
    expect(several('Cavalry, wood')).toBe('cavalry wood');
    expect(several('chariot')).toBe('chariot');
    expect(several('cav, char')).toBe('cavalry chariot');
  });

  test('nothing is 0, and a question mark only asks', () => {
    expect(several('0')).toBe('');
    expect(several('1 2 ?')).toBe('cavalry chariot ?');
    expect(several('1?')).toBe('cavalry ?');
  });

  test('what is not there, or not so often, is not chosen', () => {
    expect(several('7')).toBe('unknown');
    expect(several('1 7')).toBe('unknown');
    expect(several('1 0')).toBe('unknown');
    expect(several('1 1')).toBe('too-many');
    expect(several('3x9999999')).toBe('too-many');
    expect(several('3x0')).toBe('unknown');
    expect(several('ca, dragon')).toBe('unknown');
    expect(several('c')).toBe('unknown'); // two begin like this
    expect(several('done')).toBe('unknown');
  });

  test('commands work as ever', () => {
    expect(several('t')).toBe('table');
    expect(several('?')).toBe('help');
    expect(several('')).toBe('options');
    expect(several('card hun')).toBe('card');
    expect(several('cofnij', 'pl')).toBe('undo');
  });
});

test.each(LANGUAGES.map(({ lang }) => lang))('help says how several are chosen (%s)', (lang) => {
  expect(help(lang).at(-1)).toContain('1 3 4');
});

test('the list of commands is in the language', () => {
  expect(commandList('pl')).toContain('stół, dziennik, punkty');
  expect(commandList('hu')).toContain('kártya NÉV');
});
