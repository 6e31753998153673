/** The rules of any game, as the server gives them. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Rules from '@/pages/Rules.svelte';
import type { GameInfo } from '@/lib/types';

const GAMES = [
  { id: 'caravan', title: 'Caravan', rules: true },
  { id: 'silent', title: 'Silent', rules: false },
] as GameInfo[];

vi.stubGlobal('fetch', async (address: string) => {
  if (address.startsWith('/api/games?')) return Response.json(GAMES);
  if (address.startsWith('/api/games/caravan/rules')) {
    return Response.json({ lang: 'en', text: '# Caravan\n\n**C5.** Load a card.\n\n**C6.** As in C5.\n' });
  }
  return Response.json({ error: 'NotFound', message: '' }, { status: 404 });
});
afterEach(cleanup);

test('every number is an address', async () => {
  render(Rules, { game: 'caravan' });
  await screen.findByText('Load a card.');
  expect(document.getElementById('C5')).not.toBeNull();
  expect(document.querySelector('#C6 span a')?.getAttribute('href')).toBe('#C5');
  expect((await screen.findByText('Caravan', { selector: '.games a' })).getAttribute('href')).toBe('/rules/caravan');
});

test('a game that brings no rulebook says so, and is not in the list', async () => {
  render(Rules, { game: 'silent' });
  expect((await screen.findByRole('alert')).textContent).toBe('This game has no rulebook here.');
  expect(document.querySelector('article')?.children).toHaveLength(1);
  expect(screen.queryByText('Silent')).toBeNull();
});
