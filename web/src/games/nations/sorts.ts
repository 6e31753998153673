/** The sorts of cards: a colour and a drawing each, never the colour alone. */

export interface Sort {
  suit: string;
  glyph: string;
}

const SORTS: Record<string, Sort> = {
  building: { suit: 'suit-3', glyph: 'settlement' },
  military: { suit: 'suit-4', glyph: 'helmet' },
  colony: { suit: 'suit-2', glyph: 'colony' },
  war: { suit: 'suit-6', glyph: 'war' },
  battle: { suit: 'suit-7', glyph: 'dagger' },
  golden_age: { suit: 'suit-5', glyph: 'sun' },
  wonder: { suit: 'suit-1', glyph: 'wonder' },
  advisor: { suit: 'suit-8', glyph: 'person' },
  event: { suit: 'suit-6', glyph: 'event' },
  tile: { suit: 'suit-6', glyph: 'dice' },
  board: { suit: 'suit-1', glyph: 'map' },
};

export function sortOf(name: string): Sort {
  return SORTS[name] ?? { suit: 'suit-6', glyph: 'circle' };
}
