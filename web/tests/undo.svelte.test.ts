/** What is asked before a move is taken back, and what stood in the log before. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '@/lib/api';
import Log from '@/lib/Log.svelte';
import { Table, type Source } from '@/lib/table.svelte';
import UndoButton from '@/lib/UndoButton.svelte';
import { state } from './states';

afterEach(cleanup);

function tableWith(answer: (address: string, body: any) => unknown): Table {
  const ask = async (_: string, address: string, asking: { body?: unknown } = {}): Promise<unknown> => answer(address, asking.body);
  return new Table('t', ['-'], 'en', { ask: ask as Source['ask'], live: () => null });
}

test('an undo that would be counted is asked about beside the button', async () => {
  const sent: any[] = [];
  const table = tableWith((_, body) => {
    sent.push(body);
    if (!body.counted) throw new Refused(422, 'WouldCount', 'It will be counted.');
    return state(4);
  });
  table.take(state(3, { undo: { to: 2, text: 'End your turn' } }));
  render(UndoButton, { table });
  await fireEvent.click(screen.getByRole('button', { name: /End your turn/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('It will be counted.');
  // neither a second click nor the key means yes
  await fireEvent.keyDown(window, { key: 'u' });
  expect(sent).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /End your turn/ }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Take it back all the same' }));
  expect(sent.map(({ counted }) => counted)).toEqual([undefined, undefined, true]);
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('earlier lines of the log come when they are wanted', async () => {
  const line = (n: number) => ({ text: `line ${n}`, seat: 0, move: n, by: 0, turn: 1, notable: true });
  const lines = Array.from({ length: 30 }, (_, n) => line(n));
  const table = tableWith((address) => {
    const to = Number(new URL(address, 'http://here').searchParams.get('to'));
    return { from: to - 10, lines: lines.slice(to - 10, to) };
  });
  table.take(state(30, { log: { from: 20, lines: lines.slice(20) } }));
  render(Log, { table });
  for (const [known, first] of [[20, 10], [30, 0]]) {
    await fireEvent.click(screen.getByRole('button', { name: 'What came before' }));
    await vi.waitFor(() => expect(screen.getByText(`line ${first}`)).toBeTruthy());
    expect(table.log).toHaveLength(known as number);
  }
  expect(screen.queryByRole('button', { name: 'What came before' })).toBeNull();
});
