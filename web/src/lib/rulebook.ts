/** The rules of a game, as the server gives them: in English where they are not translated. */

import { ask, path } from './api';
import { blocks, plain, type Block } from './markdown';
import type { Lang } from './types';
import type { BookState } from './wire';

export interface Book {
  lang: Lang;
  blocks: Block[];
}
const made = new Map<string, Promise<Book>>();

export function rulebook(game: string, lang: Lang): Promise<Book> {
  const address = path(`/api/games/${encodeURIComponent(game)}/rules`, { lang });
  let found = made.get(address);
  if (!found) {
    found = ask<BookState>('GET', address).then((book) => ({ lang: book.lang as Lang, blocks: blocks(book.text) }));
    found.catch(() => made.delete(address)); // the line may be back when it is asked for again
    made.set(address, found);
  }
  return found;
}

export function ruleIds(book: readonly Block[]): Set<string> {
  return new Set(book.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])));
}

/** The blocks that hold all words, with the headings they stand under. */
export function searched(book: readonly Block[], words: string): Block[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...book];
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of book) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const id = block.kind === 'rule' ? `${block.id} ` : '';
    const text = block.kind === 'row' ? block.cells.map(plain).join(' ') : plain(block.text);
    const whole = (id + text).toLowerCase();
    if (!wanted.every((word) => whole.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}
