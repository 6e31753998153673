import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { has, say, sayIn, talk, word } from '@/lib/talk.svelte';
import { keyWords } from '@/lib/textview';

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

test('every message the pages use exists', () => {
  const missing = new Set<string>();
  for (const source of sources('src')) {
    for (const [, id] of source.matchAll(/\bsay\('(web-[a-z0-9-]+)(?:\.[a-z]+)?'/g)) {
      if (id && !has(id)) missing.add(id);
    }
  }
  expect([...missing]).toEqual([]);
});

test('plurals follow the language', () => {
  expect(sayIn('en', 'web-moves', { n: 1 })).toBe('one move');
  expect(['1', '2', '5', '22'].map((n) => sayIn('pl', 'web-moves', { n: Number(n) }))).toEqual([
    'jeden ruch', '2 ruchy', '5 ruchów', '22 ruchy',
  ]);
  expect(sayIn('hu', 'web-moves', { n: 3 })).toBe('3 lépés');
});

test('a missing message shows itself', () => {
  expect(say('web-nonsense')).toBe('‹web-nonsense›');
});

test('the language can change at any time', () => {
  talk.set('pl');
  expect(say('web-rules')).toBe('Zasady');
  talk.set('en');
  expect(say('web-rules')).toBe('Rules');
});

test('a game has its own word where its rulebook has one', () => {
  talk.set('pl');
  expect([word('web-good-food', 'nations'), word('web-good-food', 'settlers')]).toEqual(['żywność', 'jadło']);
  expect([keyWords('market', 'altay'), keyWords('market', 'imperium')]).toEqual(['oferta', 'rynek']);
  talk.set('hu');
  expect([keyWords('round', 'nations'), keyWords('round', 'imperium')]).toEqual(['forduló', 'kör']);
  talk.set('en');
  expect(keyWords('round', 'imperium')).toBe('round');
});
