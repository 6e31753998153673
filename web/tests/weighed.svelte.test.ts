/** What the bot weighed: beside the moves of a finished game, and nowhere else. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Table, type Source } from '@/lib/table.svelte';
import { talk } from '@/lib/talk.svelte';
import type { Weighed } from '@/lib/types';
import Panel from '@/lib/Weighed.svelte';
import { weighedLines } from '@/lib/weighed';
import { state } from './states';

const WEIGHED: Weighed = {
  seat: 1,
  options: [
    { key: 'buy:farmer', text: 'Buy Farmer', tries: 41, chance: 0.5312, points: 12.25, taken: true },
    { key: 'end', text: 'End your turn', tries: 1, chance: null, points: null, taken: false },
  ],
};
const NOTHING: Weighed = { seat: null, options: [] };

/** A table of nine moves; the bot made the seventh and the last. */
function sit(more = {}): { table: Table; asked: string[] } {
  const asked: string[] = [];
  const source: Source = {
    ask: (async (_method: string, address: string) => {
      if (address.includes('/cards')) return [];
      asked.push(address);
      const at = Number(new URL(address, 'http://here').searchParams.get('at'));
      if (address.includes('/weighed')) return at === 7 || at === 9 ? WEIGHED : NOTHING;
      return state(9, { over: false, at });
    }) as Source['ask'],
    live: () => null,
  };
  const table = new Table('t', ['-'], 'en', source);
  table.take(state(9, { over: true, decision: null, ...more }));
  render(Panel, { table });
  return { table, asked };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

afterEach(() => {
  cleanup();
  talk.set('en');
});

test('the last move and those walked to tell what their bot weighed', async () => {
  const { table, asked } = sit();
  await vi.waitFor(() => screen.getByText('What the bot weighed', { selector: 'summary' }));
  expect(asked).toEqual(['/api/tables/t/weighed?at=9&lang=en']);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((one) => one.textContent?.trim()));
  expect(rows).toEqual([
    ['Buy Farmer', '41', '53.1%', '12.3'],
    ['End your turn', '1', '–', '–'],
  ]);
  expect(document.querySelectorAll('tr.taken')).toHaveLength(1);
  expect(screen.getByLabelText('taken').closest('tr')?.textContent).toContain('Buy Farmer');
  await table.look(6);
  await vi.waitFor(() => expect(document.querySelector('details')).toBeNull());
  await table.look(7);
  await vi.waitFor(() => expect(document.querySelector('details')).not.toBeNull());
});

test('it stays open from one bot move to the next', async () => {
  const { table } = sit();
  const title = await vi.waitFor(() => screen.getByText('What the bot weighed', { selector: 'summary' }));
  const panel = title.closest('details')!;
  panel.open = true;
  panel.dispatchEvent(new Event('toggle'));
  await table.look(6);
  await vi.waitFor(() => expect(document.querySelector('details')).toBeNull());
  await table.look(7);
  await vi.waitFor(() => expect(document.querySelector('details')?.open).toBe(true));
});

test('it is asked again in another language, and not because somebody talks', async () => {
  const { table, asked } = sit();
  await vi.waitFor(() => screen.getByText('What the bot weighed', { selector: 'summary' }));
  table.take(state(9, { over: true, decision: null, chat: { from: 0, lines: [] } }));
  await settled();
  expect(asked).toHaveLength(1);
  void table.speak('hu');
  await vi.waitFor(() => expect(asked).toContain('/api/tables/t/weighed?at=9&lang=hu'));
});

test('nothing is asked while the game goes on', async () => {
  const { table, asked } = sit({ over: false });
  await settled();
  await table.look(7);
  await settled();
  expect(asked.filter((address) => address.includes('/weighed'))).toEqual([]);
  expect(document.querySelector('details')).toBeNull();
});

test('a late answer does not stand beside another move', async () => {
  const answers: Record<string, (weighed: Weighed) => void> = {};
  const source: Source = {
    ask: ((_method: string, address: string) => {
      const at = new URL(address, 'http://here').searchParams.get('at')!;
      if (!address.includes('/weighed')) return Promise.resolve(state(9, { at: Number(at) }));
      return new Promise((done) => (answers[at] = done as never));
    }) as Source['ask'],
    live: () => null,
  };
  const table = new Table('t', ['-'], 'en', source);
  table.take(state(9, { over: true, decision: null }));
  render(Panel, { table });
  await table.look(6);
  await vi.waitFor(() => expect(Object.keys(answers)).toContain('6'));
  answers['6']!(NOTHING);
  answers['9']!(WEIGHED);
  await settled();
  expect(document.querySelector('details')).toBeNull();
});

test('the text table says it in the numbers of the language', () => {
  expect(weighedLines(WEIGHED, 'en')).toEqual([
    'What the bot weighed:',
    'Buy Farmer: tries 41, to win 53.1%, points 12.3 (taken)',
    'End your turn: tries 1, to win –, points –',
  ]);
  expect(weighedLines(WEIGHED, 'pl')[1]).toContain('szansa 53,1%');
  expect(weighedLines(NOTHING, 'en')).toEqual([]);
  expect(weighedLines(null, 'en')).toEqual([]);
});
