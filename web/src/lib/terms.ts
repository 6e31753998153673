/**
 * The words of the glossary in the text of a card. Languages decline them, so each language lists the
 * forms its cards use (`<game>-term-<id>.forms`), and only these are marked, as whole words.
 */

import type { Term } from './types';

export interface Piece {
  text: string;
  term: Term | null;
}

interface Forms {
  pattern: RegExp;
  terms: Map<string, Term>;
}
const made = new WeakMap<readonly Term[], Forms>();

/** Where the entry of a term stands: two games may explain the same word. */
export const entry = (game: string, term: Term): string => `${game}-${term.id}`;

function forms(some: readonly Term[]): Forms {
  let found = made.get(some);
  if (!found) {
    const terms = new Map(some.flatMap((term) => term.forms.map((form) => [form, term] as const)));
    // no form holds a letter with a meaning in a pattern; where two begin alike the longer one is meant
    const longest = [...terms.keys()].sort((a, b) => b.length - a.length);
    found = { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), terms };
    made.set(some, found);
  }
  return found;
}

/** A text in pieces: the words of the glossary apart from the rest. */
export function marked(text: string, some: readonly Term[]): Piece[] {
  const { pattern, terms } = forms(some);
  if (!terms.size) return [{ text, term: null }];
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, term: i % 2 ? (terms.get(piece.toLowerCase()) ?? null) : null }))
    .filter((piece) => piece.text);
}

/** The same for the sentences of a card; a term is marked where it comes first. */
export function markedOnce(sentences: readonly string[], some: readonly Term[]): Piece[][] {
  const known = new Set<string>();
  return sentences.map((sentence) =>
    marked(sentence, some).map((piece) => {
      if (!piece.term || known.has(piece.term.id)) return { ...piece, term: null };
      known.add(piece.term.id);
      return piece;
    }),
  );
}
