/** The faction boards: what each makes every round, and the good it keeps between rounds (S24). */

import type { Faction } from './view';

export interface FactionBoard {
  makes: Record<string, number>;
  keeps: string;
}

export const BOARDS: Record<Faction, FactionBoard> = {
  barbarians: { makes: { worker: 5, raze: 1, defence: 1 }, keeps: 'worker' },
  japanese: { makes: { worker: 4, wood: 1, raze: 1, defence: 1 }, keeps: 'food' },
  romans: { makes: { worker: 2, wood: 1, stone: 1, raze: 1, defence: 1 }, keeps: 'raze' },
  egyptians: { makes: { worker: 3, gold: 1, raze: 1, defence: 1 }, keeps: 'gold' },
};

export const FACTIONS = Object.keys(BOARDS) as Faction[];

/** The goods of a supply in the order they lie in. */
export const HELD = ['wood', 'stone', 'food', 'gold', 'worker', 'raze', 'defence'] as const;
