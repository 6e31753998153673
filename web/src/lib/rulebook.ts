/** The rules and rulings of the games, as they stand in docs: in English, and translated beside it. */

import { FOLDERS, pageOf } from '@/games';
import { blocks, plain, type Block } from './markdown';
import { sayIn } from './talk.svelte';
import type { Lang } from './types';

// each is fetched when somebody reads it
const SOURCES = import.meta.glob<string>(
  ['@docs/rules/*.md', '@docs/rulings.md', '@docs/*/rules/*.md', '@docs/*/rulings.md'],
  { query: '?raw', import: 'default' },
);
/** The games whose rules are here; what is installed beside them brings none. */
export const RULEBOOKS: readonly string[] = FOLDERS.filter((game) => source(`rules/${game}.md`, 'en'));
export const hasRulebook = (game: string): boolean => RULEBOOKS.includes(game);

export interface Book {
  lang: Lang; // English where there is no translation
  blocks: Block[];
}
const made = new Map<string, Promise<Book>>();

/** The rules of a game, followed by our rulings on it. */
export function rulebook(game: string, lang: Lang): Promise<Book> {
  const name = `${game} ${lang}`;
  let found = made.get(name);
  if (!found) {
    const spoken = source(`rules/${game}.md`, lang) && source('rulings.md', lang) ? lang : 'en';
    found = read(game, spoken);
    found.catch(() => made.delete(name)); // the line may be back when it is asked for again
    made.set(name, found);
  }
  return found;
}

function source(file: string, lang: Lang): (() => Promise<string>) | undefined {
  const wanted = lang === 'en' ? `/docs/${file}` : `/docs/${lang}/${file}`;
  const [, load] = Object.entries(SOURCES).find(([path]) => path.endsWith(wanted)) ?? [];
  return load;
}

async function read(game: string, lang: Lang): Promise<Book> {
  const files = [`rules/${game}.md`, 'rulings.md'].map((file) => source(file, lang)?.() ?? '');
  const [rules = '', rulings = ''] = await Promise.all(files);
  const all = blocks(rulings);
  const start = all.findIndex((b) => b.kind === 'heading' && b.level === 2 && b.text === pageOf(game).rulings);
  const end = all.findIndex((b, i) => i > start && b.kind === 'heading' && b.level === 2);
  const own = start < 0 ? [] : all.slice(start + 1, end < 0 ? undefined : end);
  const heading: Block = { kind: 'heading', level: 2, text: sayIn(lang, 'web-rulings'), id: 'rulings' };
  return { lang, blocks: [...blocks(rules), heading, ...own] };
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
