/** Tables at every kind of question, as tools/web_decisions.py has written them, and clicks on them. */

import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { flushSync, type Component } from 'svelte';
import { byKey, Table, type Source } from '@/lib/table.svelte';
import type { CardText, Option, State } from '@/lib/types';

/** A state of the server, and everything that can be asked about at it. */
export type Moment = State & { things: string[] };

export interface Moments {
  cards: Record<string, CardText>;
  states: Moment[];
}

const SILENT: Source = { ask: () => Promise.reject(new Error('no server here')), live: () => null };

export function momentsOf(game: string): Moments {
  const { cards, states } = JSON.parse(readFileSync(`fixtures/${game}-decisions.json`, 'utf-8'));
  return { cards: byKey(cards.en), states: states.en };
}

export function tableAt(state: State, cards: Moments['cards']): Table {
  const table = new Table('t', ['-'], 'en', SILENT);
  table.cards = cards;
  table.take(state);
  return table;
}

/** The tables that a spectator looks at. */
export const watched = (states: readonly Moment[]) => states.filter(({ viewer }) => viewer === null);

/** What clicks on a board lead to: options chosen, things asked about. */
export function clicked(Board: Component<{ table: Table }>, table: Table) {
  const keys = new Set<string>();
  const things = new Set<string>();
  table.choose = (options: readonly Option[]) => options.forEach(({ key }) => keys.add(key));
  table.why = (thing: string) => {
    things.add(thing);
    return Promise.resolve(null);
  };
  const { container } = render(Board, { table });
  flushSync();
  for (const element of container.querySelectorAll('*')) {
    // each thing for itself: what it lies in would answer as well
    element.dispatchEvent(new MouseEvent('click', { bubbles: false }));
  }
  return { keys, things, container };
}
