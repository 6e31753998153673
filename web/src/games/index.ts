/**
 * What games bring for the page, each in a folder of its own named by the game's id: what a file is for
 * follows from its name. A game without a folder, or without some of the files, gets the general parts.
 */

import type { Component } from 'svelte';
import { plainFace, type FaceOf } from '@/lib/face';
import type { GamePage } from '@/lib/gamepage';
import { GOODS } from '@/lib/glyphs';
import type { Table } from '@/lib/table.svelte';

export type Board = Component<{ table: Table }>;

// loaded when somebody plays the game
const BOARDS = import.meta.glob<Board>('./*/Board.svelte', { import: 'default' });
const FACES = import.meta.glob<FaceOf>('./*/face.ts', { import: 'face' });
// small, and wanted on the first page
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default', eager: true });
const PAGES = import.meta.glob<GamePage>('./*/page.ts', { import: 'page', eager: true });

for (const { goods } of Object.values(PAGES)) Object.assign(GOODS, goods);

/** `?general` in the address shows any game on the general board. */
const general = (): boolean => new URLSearchParams(location.search).has('general');

export async function loadBoard(game: string): Promise<Board> {
  const own = BOARDS[`./${game}/Board.svelte`];
  return own && !general() ? own() : (await import('@/lib/general/Board.svelte')).default;
}

export async function loadFace(game: string): Promise<FaceOf> {
  const own = FACES[`./${game}/face.ts`];
  return own && !general() ? own() : plainFace;
}

/** The drawing that stands for a game, if it has one. */
export function coverOf(game: string): Component | undefined {
  return COVERS[`./${game}/Cover.svelte`];
}

export function pageOf(game: string): GamePage {
  return PAGES[`./${game}/page.ts`] ?? {};
}

/** The games that have a folder here; which games there are, the server says. */
export const FOLDERS: readonly string[] = Object.keys(PAGES).map((file) => file.split('/')[1] ?? '');
