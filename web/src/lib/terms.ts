/**
 * The words of the glossary in the text of a card. Languages decline them, so each language lists the
 * forms its cards use (`web-term-<id>.forms`), and only these are marked, as whole words.
 */

import { TERMS, type Term } from './glossary';
import { sayIn } from './talk.svelte';
import type { Lang } from './types';

export interface Piece {
  text: string;
  term: Term | null;
}

interface Forms {
  pattern: RegExp;
  terms: Map<string, Term>;
}
const made = new Map<string, Forms>();

function forms(game: string, lang: Lang): Forms {
  const name = `${game} ${lang}`;
  let found = made.get(name);
  if (!found) {
    const terms = new Map<string, Term>();
    for (const term of TERMS.filter((one) => one.game === game)) {
      const words = sayIn(lang, `web-term-${term.id}.forms`);
      if (words.startsWith('‹')) continue; // no card speaks of it
      for (const form of words.split(', ')) terms.set(form, term);
    }
    // no form holds a letter with a meaning in a pattern; where two begin alike the longer one is meant
    const longest = [...terms.keys()].sort((a, b) => b.length - a.length);
    found = { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), terms };
    made.set(name, found);
  }
  return found;
}

/** A text in pieces: the words of the glossary apart from the rest. */
export function marked(text: string, game: string, lang: Lang): Piece[] {
  const { pattern, terms } = forms(game, lang);
  if (!terms.size) return [{ text, term: null }];
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, term: i % 2 ? (terms.get(piece.toLowerCase()) ?? null) : null }))
    .filter((piece) => piece.text);
}

/** The same for the sentences of a card; a term is marked where it comes first. */
export function markedOnce(sentences: readonly string[], game: string, lang: Lang): Piece[][] {
  const known = new Set<string>();
  return sentences.map((sentence) =>
    marked(sentence, game, lang).map((piece) => {
      if (!piece.term || known.has(piece.term.id)) return { ...piece, term: null };
      known.add(piece.term.id);
      return piece;
    }),
  );
}
