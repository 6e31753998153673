/** What the bar says where nothing can be done: whose turn it is, who comes first, why it is only shown. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import DecisionBar from '@/lib/DecisionBar.svelte';
import { Table, type Source } from '@/lib/table.svelte';
import type { State } from '@/lib/types';
import { state } from './states';

const SOURCE: Source = { ask: (async () => ({})) as Source['ask'], live: () => null };

function lay(more: Partial<State>): void {
  const table = new Table('t', ['-'], 'en', SOURCE);
  table.take(state(3, more));
  render(DecisionBar, { table });
  flushSync();
}

afterEach(cleanup);

test('a bot that has others before it says how many', () => {
  lay({ decision: { seat: 1, kind: 'turn', line: 2 } });
  expect(document.querySelector('.waiting')!.textContent).toContain('2 other tables come first.');
});

test('a bot that thinks already has no line', () => {
  lay({ decision: { seat: 1, kind: 'turn' } });
  expect(document.querySelector('.waiting')!.textContent).not.toContain('first');
});

test('a table of older rules says so, and offers nothing', () => {
  lay({ closed: 'This table was begun by older rules.', decision: { seat: 0, kind: 'turn' } });
  expect(screen.getByText('This table was begun by older rules.')).toBeTruthy();
  expect(document.querySelectorAll('.option')).toHaveLength(0);
});
