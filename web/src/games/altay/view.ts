/** What the view of Altay holds, see src/tabularium/games/altay/view.py. */

import type { Table } from '@/lib/table.svelte';

export const GOODS = ['food', 'wood', 'metal', 'stone', 'culture'] as const;
export const CATEGORIES = ['achievements', 'cards', 'territories', 'captured', 'tokens'] as const;
export const LEVELS = ['I', 'II', 'III'] as const;

export type Amounts = Record<string, number>;

export interface Laid {
  card: string;
  goods: Amounts;
  settlement?: boolean; // on a technology in progress
}

export interface Player {
  seat: number;
  faction: string | null;
  hand_size: number;
  deck_size: number;
  hand_and_deck: string[];
  known_hand: string[];
  discard: string[];
  played: string[];
  table: Laid[];
  archive: string[];
  achievements: string[];
  progress: Laid[];
  secret_wonder: string | null; // "hidden" until it is started
  supply: number;
  lost: number;
  coins: number;
  captured: Amounts; // by faction
  tokens: Amounts; // "2:wood" or "1"
  consumed: number;
  points: Amounts;
}

export interface Spot {
  territory: number;
  owner: number | null;
  settlements: number;
  token: string | null;
  vp: number;
}

export interface Battle {
  attacker: number;
  from: number;
  to: number;
  cards: number;
  strength: number;
  resistance: number | null; // of the defender so far, once an opponent answers
}

export interface Pile {
  title: string;
  top: string | null;
  left: number;
}

export interface AltayView {
  seats: number;
  options: { trade?: boolean };
  round: number;
  first_player: number;
  turn: number;
  kind: string | null;
  over: boolean;
  last_round: boolean;
  goods: Amounts;
  used: number[];
  bought: string[];
  attacks: [number, number][];
  stored_now: string[];
  abilities_used: string[];
  battle: Battle | null;
  board: Spot[];
  market: Pile[];
  displays: string[][];
  achievement_decks: number[];
  gone: string[];
  players: Player[];
  hand?: string[];
  secret?: string[];
}

export function viewOf(table: Table): AltayView {
  return table.view as AltayView;
}

/** The player whose side of the table this is; none for a spectator. */
export function mine(table: Table): Player | undefined {
  return table.viewer === null ? undefined : viewOf(table).players[table.viewer];
}

/** The others, in the order of play after the viewer. */
export function others(table: Table): Player[] {
  const { players } = viewOf(table);
  const first = table.viewer === null ? 0 : table.viewer + 1;
  const turned = [...players.slice(first), ...players.slice(0, first)];
  return turned.filter((player) => player.seat !== table.viewer);
}

export function points(player: Player): number {
  return Object.values(player.points).reduce((sum, n) => sum + n, 0);
}

/** How often each card lies in a list, in its order. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** A conquest token: its value, and the good it shows. */
export function token(name: string): { value: number; good: string } {
  const [value, good] = name.split(':');
  return { value: Number(value), good: good ?? '' };
}
