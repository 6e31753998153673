/** What every part of the board needs: the table, its view, and the options by place. */

import { getContext, setContext } from 'svelte';
import type { Table } from '@/lib/table.svelte';
import type { Option } from '@/lib/types';
import type { SettlersView } from './view';

export interface Context {
  readonly table: Table;
  readonly view: SettlersView;
  /** Options about what lies in a place. */
  at(place: string): Option[];
  /** The option that stands for itself. */
  button(key: string): Option[];
}

const KEY = Symbol('settlers');

export function setBoard(board: Context): void {
  setContext(KEY, board);
}
export function getBoard(): Context {
  return getContext<Context>(KEY);
}
