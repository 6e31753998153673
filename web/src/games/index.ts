/** The layouts of the games, each a chunk of its own. */

import type { Component } from 'svelte';
import { plainFace, type FaceOf } from '@/lib/face';
import type { Table } from '@/lib/table.svelte';
import type { GameId } from '@/lib/types';

export type Board = Component<{ table: Table }>;

const BOARDS: Record<GameId, () => Promise<{ default: Board }>> = {
  altay: () => import('./altay/Board.svelte'),
  settlers: () => import('./settlers/Board.svelte'),
  nations: () => import('./nations/Board.svelte'),
  imperium: () => import('./imperium/Board.svelte'),
};

const FACES: Record<GameId, () => Promise<{ face: FaceOf }>> = {
  altay: () => import('./altay/face'),
  settlers: () => import('./settlers/face'),
  nations: () => import('./nations/face'),
  imperium: () => import('./imperium/face'),
};

export async function loadBoard(game: GameId): Promise<Board> {
  return (await BOARDS[game]()).default;
}

export async function loadFace(game: GameId): Promise<FaceOf> {
  return FACES[game] ? (await FACES[game]()).face : plainFace;
}
