/** "Why not?" without a pointer. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Card from '@/lib/Card.svelte';
import { choice } from '@/lib/choice';
import DecisionBar from '@/lib/DecisionBar.svelte';
import { playable } from '@/lib/games.svelte';
import { neighbour } from '@/lib/neighbour';
import { Table, type Source } from '@/lib/table.svelte';
import type { CardText, GameInfo } from '@/lib/types';
import { state } from './states';

const asked: string[] = [];
const SOURCE: Source = {
  ask: (async (_method: string, address: string) => {
    asked.push(address);
    if (address.includes('/preview')) return { key: '', changes: [] };
    return address.includes('farmer') ? { text: 'It costs 3 food; you have 1.', rule: 'A31' } : null;
  }) as Source['ask'],
  live: () => null,
};

/** A board with a lit and an unlit card, and the bar beside it. */
function lay(more = {}): { table: Table; lit: HTMLElement; unlit: HTMLElement } {
  const table = new Table('t', ['-'], 'en', SOURCE);
  table.take(state(1, more));
  document.body.insertAdjacentHTML('beforeend', '<div class="board"><div id="lit"></div><div id="unlit"></div></div>');
  const [lit, unlit] = ['lit', 'unlit'].map((id) => document.getElementById(id)!) as [HTMLElement, HTMLElement];
  $effect.root(() => {
    $effect(() => choice(table, table.options.filter(({ key }) => key === 'play:hunter'), { thing: 'hand:hunter' })(lit) as never);
    $effect(() => choice(table, [], { thing: 'market:farmer', label: 'Farmer' })(unlit) as never);
  });
  render(DecisionBar, { table });
  return { table, lit, unlit };
}
const press = async (key: string): Promise<void> => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await new Promise((done) => setTimeout(done, 5));
};

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  asked.length = 0;
});

test('q leads to what is unlit, Enter tells why, Enter again goes to the rule, Escape comes back', async () => {
  vi.spyOn(playable, 'find').mockReturnValue({ rules: true } as GameInfo);
  const { unlit } = lay();
  expect(unlit.tabIndex).toBe(-1);
  await press('q');
  expect(document.activeElement).toBe(unlit);
  expect(unlit.getAttribute('aria-label')).toBe('Farmer');
  expect(unlit.getAttribute('role')).toBe('button');
  await press('Enter');
  expect(asked[0]).toContain('thing=market%3Afarmer');
  const reason = await vi.waitFor(() => screen.getByText(/It costs 3 food/));
  expect(reason.closest('[role=status]')).not.toBeNull();
  await press('Enter');
  expect(document.activeElement?.getAttribute('href')).toBe('/rules/altay#A31');
  await press('Escape');
  expect(document.activeElement).toBe(unlit);
  expect(screen.queryByText(/It costs 3 food/)).toBeNull();
  vi.restoreAllMocks();
});

test('a game without a rulebook gives its reason without a link', async () => {
  lay();
  for (const key of ['q', 'Enter']) await press(key);
  const reason = await vi.waitFor(() => screen.getByText(/It costs 3 food/));
  expect(reason.querySelector('a')).toBeNull();
});

test('q again or Escape ends it, and what is unlit is passed over as before', async () => {
  const { unlit, table } = lay();
  await press('q');
  await press('q');
  expect(table.wondering).toBe(false);
  expect(unlit.tabIndex).toBe(-1);
  await press('q');
  await press('Escape');
  expect(table.wondering).toBe(false);
  expect(document.activeElement?.textContent).toContain('Why not?');
});

test('what is lit is used as ever, and q is no key of an option', async () => {
  const { lit, table } = lay();
  const taken = vi.spyOn(table, 'act').mockResolvedValue(true);
  await press('q');
  lit.focus();
  await press('Enter');
  expect(taken).toHaveBeenCalledWith('play:hunter');
  expect(asked.filter((address) => address.includes('/why'))).toEqual([]);
});

test('where only the bar has options about a thing, that is the answer', async () => {
  const { table } = lay();
  await table.why('hand:hunter');
  await vi.waitFor(() => screen.getByText('Something can be done with this: see the options.'));
});

test('a spectator is offered nothing to ask', async () => {
  const { table } = lay({ open: [], viewer: null, decision: { seat: 0, kind: 'turn' } });
  await press('q');
  expect(table.wondering).toBe(false);
});

test('an arrow leads straight ahead rather than to what is nearer but aside', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const boxes = [box(100, 0), box(40, 40), box(-50, 0), box(0, 80)];
  expect(neighbour(box(0, 0), boxes, 'ArrowRight')).toBe(0);
  expect(neighbour(box(0, 0), boxes, 'ArrowLeft')).toBe(2);
  expect(neighbour(box(0, 0), boxes, 'ArrowDown')).toBe(3);
  expect(neighbour(box(0, 0), boxes, 'ArrowUp')).toBe(-1);
  expect(neighbour(box(0, 0), boxes, 'Enter')).toBe(-1);
});

test('a card stays lit when its look changes, as it does when its words come late', () => {
  const table = new Table('t', ['-'], 'en', SOURCE);
  table.take(state(1));
  const { container } = render(Card, { table, card: 'hunter', options: table.options.slice(0, 1) });
  const card = container.querySelector('.card')!;
  const before = card.className;
  expect(card.matches('[data-lit]')).toBe(true);
  const words = { key: 'hunter', name: 'Hunter', group: 'xyz', points: '0', lines: [] };
  flushSync(() => (table.cards = { hunter: words as unknown as CardText }));
  expect(card.className).not.toBe(before);
  expect(card.matches('[data-lit]')).toBe(true);
});
