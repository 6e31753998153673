/** The glossary in the text of the cards. Whether the three languages agree, tests/test_glossary.py says. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TERMS } from '@/lib/glossary';
import { sayIn } from '@/lib/talk.svelte';
import { marked, markedOnce } from '@/lib/terms';
import { FOLDERS } from '@/games';
import type { CardText, Lang } from '@/lib/types';

const words = (text: string, game: string, lang: Lang): Record<string, string> =>
  Object.fromEntries(marked(text, game, lang).flatMap(({ text: word, term }) => (term ? [[word, term.id]] : [])));

test('words are found as they are declined', () => {
  expect(words('Garrison 1 card here. Take the unrest.', 'imperium', 'en')).toEqual({ Garrison: 'garrison', unrest: 'unrest' });
  expect(words('Przenieś kartę do historii, zwróć kartę buntu.', 'imperium', 'pl')).toEqual({ historii: 'history', buntu: 'unrest' });
  expect(words('Elszállásolhatsz itt 1 kártyát. Törj át egy régió kártyáért.', 'imperium', 'hu')).toEqual({
    Elszállásolhatsz: 'garrison',
    'Törj át': 'break-through',
  });
});

test('nothing else is marked: parts of words, other meanings, words of other games', () => {
  expect(words('Dealers idealise; razed2', 'settlers', 'en')).toEqual({});
  expect(words('later use it as if it were in your hand', 'altay', 'en')).toEqual({});
  expect(words('unrest', 'altay', 'en')).toEqual({});
  expect(words('buntownik, historiią', 'imperium', 'pl')).toEqual({});
});

test('a text in pieces is the same text, and a term is marked once on a card', () => {
  const text = 'Collect 2 food; collect wood, then store it.';
  expect(marked(text, 'altay', 'en').map((piece) => piece.text).join('')).toBe(text);
  const terms = markedOnce([text, text], 'altay', 'en').flat().flatMap(({ term }) => (term ? [term.id] : []));
  expect(terms).toEqual(['collect', 'store']);
});

test.each(FOLDERS)('%s: every marked word has its entry in every language', (game) => {
  const file = JSON.parse(readFileSync(`fixtures/${game}.json`, 'utf-8')) as { cards: Record<Lang, CardText[]> };
  for (const [lang, cards] of Object.entries(file.cards) as [Lang, CardText[]][]) {
    const found = cards.flatMap((card) => card.effects.flatMap((effect) => marked(effect, game, lang)));
    const terms = new Set(found.flatMap(({ term }) => (term ? [term] : [])));
    expect(terms.size).toBeGreaterThan(2);
    for (const term of terms) {
      expect(TERMS).toContain(term);
      expect(term.game).toBe(game);
      expect(sayIn(lang, `web-term-${term.id}`)).not.toContain('‹');
      expect(sayIn(lang, `web-term-${term.id}.text`)).not.toContain('‹');
    }
  }
});
