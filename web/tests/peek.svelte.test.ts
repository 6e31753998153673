/** The full card of what is pointed at. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CardPeek from '@/lib/CardPeek.svelte';
import { peek } from '@/lib/peek.svelte';
import { peeking } from '@/lib/peeking';
import type { CardText } from '@/lib/types';

const words = (name: string): CardText => ({ key: name, name, group: 'folk', points: '0', lines: [] }) as unknown as CardText;

/** Something that stands for a card whose words can be given later. */
function lay(name: string): { element: HTMLElement; arrive: () => void } {
  const element = document.body.appendChild(document.createElement('div'));
  let known = $state.raw<CardText | undefined>();
  peeking(() => known)(element);
  return { element, arrive: () => flushSync(() => (known = words(name))) };
}
const point = (element: HTMLElement, what: string): void => {
  element.dispatchEvent(new Event(what));
  vi.runAllTimers();
  flushSync();
};
const shown = (): string | null => screen.queryByRole('complementary')?.getAttribute('aria-label') ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  render(CardPeek, {});
});
afterEach(() => {
  peek.close();
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('words that come after the click are shown', () => {
  const farmer = lay('Farmer');
  point(farmer.element, 'click');
  expect(shown()).toBeNull();
  farmer.arrive();
  expect(shown()).toBe('Farmer');
  expect(screen.getByRole('complementary').classList).toContain('held');
});

test('a held card stays while other cards pass under the pointer, until something else is pressed', () => {
  const [farmer, hunter] = [lay('Farmer'), lay('Hunter')] as const;
  farmer.arrive();
  hunter.arrive();
  point(farmer.element, 'click');
  point(farmer.element, 'pointerleave');
  point(hunter.element, 'pointerenter');
  expect(shown()).toBe('Farmer');
  flushSync(() => screen.getByRole('complementary').dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(shown()).toBe('Farmer');
  flushSync(() => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(shown()).toBeNull();
});

test('pointing shows a card and leaving takes it away; what is lit is chosen by a click, not held', () => {
  const farmer = lay('Farmer');
  farmer.arrive();
  point(farmer.element, 'pointerenter');
  expect(shown()).toBe('Farmer');
  point(farmer.element, 'pointerleave');
  expect(shown()).toBeNull();
  farmer.element.toggleAttribute('data-lit', true);
  point(farmer.element, 'click');
  expect(shown()).toBeNull();
});
