import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks, plain } from '@/lib/markdown';
import { ruleIds, searched } from '@/lib/rulebook';

test('Markdown in blocks', () => {
  const [heading, rule, row] = blocks('## A *b*\n\n**A1.** Some **bold** `code`\nmore.\n\n| a | b |\n|---|---|\n');
  expect(heading).toMatchObject({ kind: 'heading', level: 2 });
  expect(rule).toMatchObject({ kind: 'rule', id: 'A1' });
  expect(rule?.kind === 'rule' && plain(rule.text)).toBe('Some bold code more.');
  expect(row).toMatchObject({ kind: 'row', head: true });
});

const book = blocks(readFileSync('../docs/rules/altay.md', 'utf8'));

test('every number stands once', () => {
  const ids = book.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  expect(ids.length).toBeGreaterThan(60);
  expect(ruleIds(book).size).toBe(ids.length);
});

test('a search gives the rules with all words, under their headings', () => {
  expect(searched(book, 'strait neighbours').map((block) => block.kind)).toEqual(['heading', 'rule']);
});
