/** The rules and rulings of the games, as they stand in docs. */

import altay from '@docs/rules/altay.md?raw';
import imperium from '@docs/rules/imperium.md?raw';
import nations from '@docs/rules/nations.md?raw';
import settlers from '@docs/rules/settlers.md?raw';
import rulings from '@docs/rulings.md?raw';
import { blocks, plain, type Block } from './markdown';
import type { GameId } from './types';

const SOURCES: Record<GameId, string> = { altay, settlers, nations, imperium };
const HEADINGS: Record<GameId, string> = {
  altay: 'Altay',
  settlers: 'Imperial Settlers',
  nations: 'Nations',
  imperium: 'Imperium',
};

const made = new Map<GameId, Block[]>();

/** The rules of a game, followed by our rulings on it. */
export function rulebook(game: GameId): Block[] {
  let found = made.get(game);
  if (!found) {
    const all = blocks(rulings);
    const start = all.findIndex((b) => b.kind === 'heading' && b.level === 2 && b.text === HEADINGS[game]);
    const end = all.findIndex((b, i) => i > start && b.kind === 'heading' && b.level === 2);
    const own = start < 0 ? [] : all.slice(start + 1, end < 0 ? undefined : end);
    const heading: Block = { kind: 'heading', level: 2, text: 'Rulings', id: 'rulings' };
    found = [...blocks(SOURCES[game]), heading, ...own];
    made.set(game, found);
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
