import { expect, test } from 'vitest';
import { blocks, plain } from '@/lib/markdown';
import { ruleIds, rulebook, searched } from '@/lib/rulebook';
import { GAMES } from '@/lib/types';

test('Markdown in blocks', () => {
  const [heading, rule, row] = blocks('## A *b*\n\n**A1.** Some **bold** `code`\nmore.\n\n| a | b |\n|---|---|\n');
  expect(heading).toMatchObject({ kind: 'heading', level: 2 });
  expect(rule).toMatchObject({ kind: 'rule', id: 'A1' });
  expect(rule?.kind === 'rule' && plain(rule.text)).toBe('Some bold code more.');
  expect(row).toMatchObject({ kind: 'row', head: true });
});

test.each(GAMES)('%s: every number stands once', (game) => {
  const ids = rulebook(game).flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  expect(ids.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
});

test('rulings are part of the book', () => {
  expect(ruleIds(rulebook('altay')).has('B1')).toBe(true);
});

test('a search gives the rules with all words, under their headings', () => {
  const found = searched(rulebook('altay'), 'strait neighbours');
  expect(found.map((block) => block.kind)).toEqual(['heading', 'rule']);
});
