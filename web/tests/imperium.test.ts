/** Every option of Imperium can be reached on the board. */

import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import Board from '@/games/imperium/Board.svelte';
import { byKey, Table, type Source } from '@/lib/table.svelte';
import type { CardText, Option, State } from '@/lib/types';

interface Moments {
  cards: { en: CardText[] };
  states: { en: State[] };
}
const file = process.env.MOMENTS ?? 'fixtures/imperium-decisions.json';
const { cards, states } = JSON.parse(readFileSync(file, 'utf-8')) as Moments;
const SILENT: Source = { ask: () => Promise.reject(new Error('no server here')), live: () => null };

// what the browser has and jsdom has not
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.animate ??= () => ({ cancel: () => undefined, finished: Promise.resolve() }) as never;

function lay(state: State): Table {
  const table = new Table('t', ['-'], 'en', SILENT);
  table.cards = byKey(cards.en);
  table.take(state);
  render(Board, { table });
  return table;
}

/** The options that clicks on what is lit lead to. */
function reached(table: Table): Set<string> {
  const found = new Set<string>();
  table.choose = (options: readonly Option[]) => options.forEach((option) => found.add(option.key));
  for (const lit of document.querySelectorAll<HTMLElement>('.lit')) lit.click();
  return found;
}

afterEach(cleanup);

test.each(states.en.map((state, n) => [n, state.decision?.kind ?? 'end', state] as const))(
  'moment %i, %s',
  (_n, _kind, state) => {
    const table = lay(state);
    expect(document.body.textContent).not.toContain('‹'); // a text that is missing
    const found = reached(table);
    const keys = table.options.map(({ key }) => key);
    expect([...found].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !found.has(key))).toEqual([]);
  },
);
