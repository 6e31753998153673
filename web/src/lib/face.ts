/** How a game draws its cards. Each game gives a `face` in src/games/<game>/face.ts. */

import { getContext, setContext } from 'svelte';
import type { CardText } from './types';

/** A glyph of the sprite (or a good, which has glyph and colour), with a number if any. */
export interface Icon {
  good?: string;
  glyph?: string;
  n?: number | string;
  text?: string; // plain text in the icon line: "→", "/", "2×"
  label?: string; // what it means, for screen readers
}

export interface Face {
  suit: string; // class of the banner: "suit-1" to "suit-8"
  shape: string; // glyph beside the name: never colour alone
  cost: Icon[]; // top left
  mark: Icon | null; // top right: type or state
  icons: Icon[]; // the effect as a line of icons
  points: string; // bottom right, empty for none
  caption?: string; // below the banner: what the look does not say
}

export type FaceOf = (card: CardText) => Face;

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star', 'drop', 'crescent'];

/** A face for any card: suit and shape by its group, the cost as the words it has. */
export function plainFace(card: CardText): Face {
  let sum = 0;
  for (const letter of card.group) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  const suit = sum % 8;
  return {
    suit: `suit-${suit + 1}`,
    shape: SHAPES[suit] ?? 'circle',
    cost: [],
    mark: null,
    icons: [],
    points: card.points === '0' ? '' : card.points,
    caption: card.group,
  };
}

const FACE = Symbol('face');

export function setFace(face: () => FaceOf): void {
  setContext(FACE, face);
}
export function getFace(): () => FaceOf {
  return getContext<(() => FaceOf) | undefined>(FACE) ?? (() => plainFace);
}
