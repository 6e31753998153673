/** The games we know, on the board that knows nothing of them: every option and every thing is reached. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '@/games';
import Board from '@/lib/general/Board.svelte';
import type { LayoutInfo } from '@/lib/types';
import { clicked, momentsOf, tableAt } from './moments';

const layouts: LayoutInfo[] = JSON.parse(readFileSync('fixtures/layouts.json', 'utf-8')).en;

describe.each(FOLDERS)('%s', (game) => {
  const { cards, states } = momentsOf(game);
  const some = states.filter((_, i) => i % 4 === 0); // drawing all of them takes its time
  const layout = layouts.find(({ id }) => id === game)!;

  test('a click reaches every option that is about something, and everything that can be asked about', () => {
    for (const state of some) {
      const table = tableAt(state, cards);
      table.layout = layout;
      const wanted = table.options.filter(({ about }) => about?.length).map(({ key }) => key);
      const { keys, things } = clicked(Board, table);
      expect(wanted.filter((key) => !keys.has(key)), state.id).toEqual([]);
      // the server takes a thing without its state for the first that is called so
      const known = (thing: string): boolean => state.things.some((one) => one === thing || one.startsWith(`${thing}.`));
      expect([...things].filter((thing) => !known(thing)), state.id).toEqual([]);
    }
  }, 120_000);
});
