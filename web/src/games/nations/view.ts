/** What view.py of Nations tells. */

import type { Table } from '@/lib/table.svelte';

export const RESOURCES = ['gold', 'stone', 'food', 'books'] as const;
export type Resource = (typeof RESOURCES)[number];

/** A card on a player board with what lies on it. */
export interface InPlay {
  card: string;
  workers?: number;
  used?: boolean;
  built?: number; // sections of a wonder
  private?: number; // architects left on it
}

export interface Nation {
  seat: number;
  faction: string | null;
  side: 'A' | 'B';
  growth: number;
  goods: Record<Resource, number>;
  production: Record<Resource, number>;
  strength: number;
  stability: number;
  vp: number;
  workers: number;
  food_section: number;
  food_room: number;
  stability_section: number;
  stability_room: number;
  above: number;
  cards: InPlay[];
  card_spaces: number;
  advisor: InPlay[];
  tower: InPlay[];
  colonies: string[];
  colony_spaces: number;
  site: InPlay[];
  wonders: InPlay[];
  wonder_spaces: number;
  board: InPlay[];
  passed: number;
  short: Resource[];
  points: Record<'tokens' | 'colonies' | 'wonders' | 'workers' | 'stock', number>;
}

export interface War {
  card: string | null;
  strength: number;
  buyer: number | null;
}

export interface Rival {
  strength: number;
  stability: number;
  books: number;
  first: boolean;
}

export interface NationsView {
  seats: number;
  options: { ages?: number; sides?: string | string[] }; // those not as usual; a list: by seat
  seat: number | null;
  round: number;
  age: number;
  order: number[];
  turn: number | null;
  to_move: number;
  kind: string | null;
  over: boolean;
  market: (string | null)[][]; // the cheapest row first
  buying: string[];
  event: string | null;
  war: War | null;
  architects: number;
  deck_sizes: number[];
  event_deck_sizes: number[];
  ranks: Record<'strongest' | 'weakest' | 'most_stable' | 'least_stable', number[]>;
  rival: Rival | null;
  players: Nation[];
  looked_at?: string[];
}

export function seen(table: Table): NationsView {
  return table.view as NationsView;
}

/** The seat whose board lies in front: the one that decides here, else the viewer's. */
export function frontSeat(table: Table): number {
  const view = seen(table);
  if (table.myTurn) return table.latest?.decision?.seat ?? 0;
  return table.viewer ?? view.order[0] ?? 0;
}
