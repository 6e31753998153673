import { expect, test } from 'vitest';
import { blocks, plain } from '@/lib/markdown';
import { ruleIds, rulebook, RULEBOOKS, searched } from '@/lib/rulebook';
import type { Lang } from '@/lib/types';

test('Markdown in blocks', () => {
  const [heading, rule, row] = blocks('## A *b*\n\n**A1.** Some **bold** `code`\nmore.\n\n| a | b |\n|---|---|\n');
  expect(heading).toMatchObject({ kind: 'heading', level: 2 });
  expect(rule).toMatchObject({ kind: 'rule', id: 'A1' });
  expect(rule?.kind === 'rule' && plain(rule.text)).toBe('Some bold code more.');
  expect(row).toMatchObject({ kind: 'row', head: true });
});

const LANGS: Lang[] = ['en', 'pl', 'hu'];
const books = RULEBOOKS.flatMap((game) => LANGS.map((lang) => [game, lang] as const));

test.each(books)('%s in %s: every number stands once', async (game, lang) => {
  const ids = (await rulebook(game, lang)).blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  expect(ids.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(books)('%s in %s: rulings are part of the book, under a heading in its language', async (game, lang) => {
  const book = await rulebook(game, lang);
  expect(book.lang).toBe(lang);
  const at = book.blocks.findIndex((block) => block.kind === 'heading' && block.id === 'rulings');
  expect(book.blocks[at]).toMatchObject({ text: { en: 'Rulings', pl: 'Rozstrzygnięcia', hu: 'Döntések' }[lang] });
  expect(book.blocks.length).toBeGreaterThan(at + 1); // those of Imperium are numbered among its rules
});

test('the translations have the numbers of the English rules', async () => {
  for (const [game, lang] of books) {
    const [english, other] = await Promise.all([rulebook(game, 'en'), rulebook(game, lang)]);
    expect([...ruleIds(other.blocks)]).toEqual([...ruleIds(english.blocks)]);
  }
});

test('a search gives the rules with all words, under their headings', async () => {
  const found = searched((await rulebook('altay', 'en')).blocks, 'strait neighbours');
  expect(found.map((block) => block.kind)).toEqual(['heading', 'rule']);
});
