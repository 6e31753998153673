import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { copiesOf, tally } from '@/lib/deck';
import DeckField from '@/lib/DeckField.svelte';
import type { DeckInfo, OptionInfo } from '@/lib/types';

const deck: DeckInfo = {
  faction: 'japanese',
  cards: [
    { key: 'farm', name: 'Farm', copies: 3 },
    { key: 'ninjas', name: 'Ninjas', copies: 2 },
    { key: 'dojo', name: 'Dojo', copies: 1 },
  ],
  shape: [0, 1, 1, 1],
};
const option: OptionInfo = {
  name: 'japanese_deck', label: 'Japanese deck', text: 'how often', kind: 'deck', default: 'published',
  choices: [], words: {}, meanings: {}, least: 0, most: -1, per_seat: false, deck,
};

test('what a deck leaves out is there once; a published one is as it is printed', () => {
  expect(copiesOf(deck, { farm: 2 })).toEqual({ farm: 2, ninjas: 1, dojo: 1 });
  expect(copiesOf(deck, undefined)).toEqual({ farm: 3, ninjas: 2, dojo: 1 });
});

test('what is missing is counted, most copies first', () => {
  expect(tally(deck, { farm: 3, ninjas: 3, dojo: 1 })).toEqual([
    { copies: 3, have: 2, want: 1 },
    { copies: 2, have: 0, want: 1 },
    { copies: 1, have: 1, want: 1 },
  ]);
});

test('a deck is put together with plus and minus, and says what it still lacks', async () => {
  const { container } = render(DeckField, { option, deck, seat: 1 });
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByRole('checkbox').click();
  await tick();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('The deck is complete.');
  expect(screen.getByRole('button', { name: 'Farm: one copy more' })).toHaveProperty('disabled', true);
  screen.getByRole('button', { name: 'Dojo: one copy more' }).click();
  await tick();
  expect(status.textContent).toBe('three times: 1 of 1 · twice: 2 of 1 · once: 0 of 1');
  expect([...container.querySelectorAll('li b')].map((one) => one.textContent)).toEqual(['3', '2', '2']);
});

test('why the server refuses it stands beside it', () => {
  render(DeckField, { option, deck, seat: -1, problem: 'A deck has 3 cards three times.' });
  expect(screen.getByRole('alert').textContent).toBe('A deck has 3 cards three times.');
});
