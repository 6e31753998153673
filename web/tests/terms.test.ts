/** The glossary in the text of the cards. Whether the games' own lists fit their cards, tests/test_glossary.py says. */

import { expect, test } from 'vitest';
import { marked, markedOnce } from '@/lib/terms';
import type { Term } from '@/lib/types';

const term = (id: string, ...forms: string[]): Term => ({ id, name: id, text: id, forms, rule: 'A1' });
const TERMS = [term('raze', 'raze', 'razing'), term('deal', 'deal'), term('break', 'törj át'), term('big-deal', 'deal well')];
const words = (text: string): Record<string, string> =>
  Object.fromEntries(marked(text, TERMS).flatMap(({ text: word, term }) => (term ? [[word, term.id]] : [])));

test('words are found as they are declined, the longer of two that begin alike', () => {
  expect(words('Razing 1 card, deal. Törj át! Deal well.')).toEqual({
    Razing: 'raze',
    deal: 'deal',
    'Törj át': 'break',
    'Deal well': 'big-deal',
  });
});

test('nothing else is marked: parts of words, words that are no terms', () => {
  expect(words('Dealers idealise; razed2, razeő')).toEqual({});
  expect(marked('raze', [])).toEqual([{ text: 'raze', term: null }]);
  expect(marked('raze', [term('silent')])).toEqual([{ text: 'raze', term: null }]); // no card speaks of it
});

test('a text in pieces is the same text, and a term is marked once on a card', () => {
  const text = 'Raze 2 farms; raze one, then deal.';
  expect(marked(text, TERMS).map((piece) => piece.text).join('')).toBe(text);
  const terms = markedOnce([text, text], TERMS).flat().flatMap(({ term }) => (term ? [term.id] : []));
  expect(terms).toEqual(['raze', 'deal']);
});
