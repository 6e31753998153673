/** The cards that hold all words, of a group if one is given. */

import type { CardText } from './types';

export function filtered(cards: readonly CardText[], words: string, group: string): CardText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (group && card.group !== group) return false;
    const text = [card.name, card.group, card.cost, card.note, ...card.effects].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
