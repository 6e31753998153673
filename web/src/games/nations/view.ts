/** What a view of Nations tells; its types follow from what the game declares. */

import type { Table } from '@/lib/table.svelte';
import type { Player as Nation, View as NationsView } from './declared';

export type { Nation, NationsView };
/** A card on a player board with what lies on it. */
export type InPlay = Nation['cards'][number];
export type War = NonNullable<NationsView['war']>;
export type Rival = NonNullable<NationsView['rival']>;

/** Where a player's cards lie. */
export type Zone = 'cards' | 'advisor' | 'tower' | 'colonies' | 'site' | 'wonders' | 'board';

export const RESOURCES = ['gold', 'stone', 'food', 'books'] as const;
export type Resource = (typeof RESOURCES)[number];

export function seen(table: Table): NationsView {
  return table.view as NationsView;
}

/** The seat whose board lies in front: the one that decides here, else the viewer's. */
export function frontSeat(table: Table): number {
  const view = seen(table);
  if (table.myTurn) return table.latest?.decision?.seat ?? 0;
  return table.viewer ?? view.order[0] ?? 0;
}

/** The cards in some zones of a board, each with its zone. */
export function lyingIn(nation: Nation, zones: readonly Zone[]): { zone: Zone; entry: InPlay }[] {
  return zones.flatMap((zone) =>
    nation[zone].map((entry) => ({ zone, entry: typeof entry === 'string' ? { card: entry } : entry })),
  );
}

/** The points of all categories. */
export function total(nation: Nation): number {
  return Object.values(nation.points).reduce((sum, n) => sum + n, 0);
}
