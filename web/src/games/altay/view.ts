/** What the view of Altay holds; its types follow from what the game declares. */

import type { Table } from '@/lib/table.svelte';
import type { Player, View as AltayView } from './declared';

export { CATEGORIES, GOODS, TERRAINS, type Effect, type Printed } from './declared';
export type { Player, AltayView };
export type Laid = Player['table'][number] & { settlement?: boolean }; // on a technology in progress
export type Spot = AltayView['board'][number];
export type Battle = NonNullable<AltayView['battle']>;
export type Pile = AltayView['market'][number];

export const LEVELS = ['I', 'II', 'III'] as const;

export type Amounts = Record<string, number>;

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
