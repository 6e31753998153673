/** A set on the page: the boxes of the bar, the things on the board, and the keys. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Card from '@/lib/Card.svelte';
import { choice } from '@/lib/choice';
import DecisionBar from '@/lib/DecisionBar.svelte';
import { Table, type Source } from '@/lib/table.svelte';
import type { SetQuestion, State } from '@/lib/types';
import { asking, setOf, state } from './states';

const SET = setOf({ warrior: [1, 1], cavalry: [2, 2], chariot: [1, 3] }, { least: 0, most: 4 });

/** The bar, and a board: a card for the Warrior, two for the Cavalry, a heap for all Chariots. */
function lay(set: SetQuestion = SET, more: Partial<State> = {}) {
  const sent: string[][] = [];
  const SOURCE: Source = {
    ask: (async (method: string, address: string, { body }: { body?: any } = {}) => {
      if (method === 'POST') {
        sent.push(body.keys);
        return state(9);
      }
      const keys = new URL(address, 'http://x').searchParams.get('keys') ?? '';
      const too = keys.split(' ').filter(Boolean).length > set.most;
      return { do: `Defend with ${keys || 'nothing'}`, outcome: `Leads to ${keys}.`, ...(too ? { problem: 'Too many.' } : {}) };
    }) as Source['ask'],
    live: () => null,
  };
  const table = new Table('t', ['-'], 'en', SOURCE);
  table.take(asking(4, set, more));
  document.body.insertAdjacentHTML('beforeend', '<div class="board"><i id="w"></i><i id="c0"></i><i id="c1"></i><i id="h"></i></div>');
  const thing = (id: string) => document.getElementById(id)!;
  $effect.root(() => {
    const put = (id: string, key: string, copy?: number) => {
      $effect(() => choice(table, table.options.filter((option) => option.key === key), { thing: `hand:${key}`, copy })(thing(id)) as never);
    };
    put('w', 'warrior');
    put('c0', 'cavalry', 0);
    put('c1', 'cavalry', 1);
    put('h', 'chariot');
  });
  render(DecisionBar, { table });
  flushSync();
  return { table, sent, thing, keys: () => table.picking.keys };
}
const press = async (key: string, from: Element = document.body): Promise<void> => {
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await new Promise((done) => setTimeout(done, 5));
};
const click = (element: Element): void => flushSync(() => (element as HTMLElement).click());
const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name: new RegExp(name) });
const main = (): HTMLElement => document.querySelector<HTMLElement>('.bar .do')!;
const said = (text: string): Promise<unknown> => vi.waitFor(() => screen.getByText(text));

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('the board', () => {
  test('what stands for a member is lit, and a click ticks and unticks it', () => {
    const { thing, keys } = lay();
    expect(thing('w').matches('[data-lit][data-ticks]:not([data-ticked])')).toBe(true);
    expect(thing('w').getAttribute('aria-pressed')).toBe('false');
    click(thing('w'));
    expect(thing('w').matches('[data-ticked][aria-pressed=true]')).toBe(true);
    expect(thing('w').querySelector('.tick svg')).not.toBeNull();
    expect(box('WARRIOR').checked).toBe(true);
    click(thing('w'));
    expect(thing('w').querySelector('.tick')).toBeNull();
    expect(keys()).toEqual([]);
  });

  test('each copy is ticked by itself, and keeps the focus', () => {
    const { thing, keys } = lay();
    thing('c1').focus();
    click(thing('c1'));
    expect([thing('c0').matches('[data-ticked]'), thing('c1').matches('[data-ticked]')]).toEqual([false, true]);
    expect(document.activeElement).toBe(thing('c1'));
    click(thing('c0'));
    click(thing('c1'));
    expect([thing('c0').matches('[data-ticked]'), thing('c1').matches('[data-ticked]')]).toEqual([true, false]);
    expect(keys()).toEqual(['cavalry']);
  });

  test('one thing for several copies shows how many', () => {
    const { thing } = lay(setOf({ chariot: [3] }));
    for (const wanted of ['', '2', '3']) {
      click(thing('h'));
      expect(thing('h').querySelector('.tick')?.textContent).toBe(wanted);
    }
    click(thing('h'));
    expect(thing('h').querySelector('.tick')).toBeNull();
  });

  test('Enter and Space tick what has the focus, and send nothing', async () => {
    const { thing, keys, sent } = lay();
    await press('Enter', thing('h'));
    await press(' ', thing('w'));
    expect(keys()).toEqual(['chariot', 'warrior']);
    await press(' ', thing('h'));
    expect(keys()).toEqual(['warrior']);
    expect(sent).toEqual([]);
  });

  test('in an ordered set the places are shown, on the board and in the bar', () => {
    const { thing } = lay({ ...SET, ordered: true, given: [{ key: 'hunter', text: 'Hunter' }] });
    click(thing('h'));
    click(thing('w'));
    expect(thing('h').querySelector('.tick')?.textContent).toBe('2');
    expect(thing('w').querySelector('.tick')?.textContent).toBe('3');
    expect(box('CHARIOT').closest('label')?.textContent).toContain('2.');
    click(thing('h'));
    expect(thing('w').querySelector('.tick')?.textContent).toBe('2');
  });

  test('a card of the look everybody uses is ticked too', () => {
    const { table } = lay();
    const { container } = render(Card, { table, card: 'warrior', options: table.options.filter(({ key }) => key === 'warrior'), copy: 0 });
    const card = container.querySelector('.card')!;
    click(card);
    expect(card.matches('[data-ticked]')).toBe(true);
    expect(card.querySelector('.tick')).not.toBeNull();
  });

  test('nothing stays ticked when the question is over', async () => {
    const { table, thing } = lay();
    click(thing('w'));
    flushSync(() => table.take(state(5)));
    expect(document.querySelectorAll('[data-ticks], [data-ticked], [aria-pressed=true], .tick')).toHaveLength(0);
  });
});

describe('the bar', () => {
  test('asks the whole question, with a box for each member and − n + for copies', () => {
    lay();
    expect(screen.getByRole('heading', { name: 'Which?' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Which?' })).toBeTruthy();
    expect(screen.getAllByRole('checkbox').map((one) => one.closest('label')!.textContent)).toEqual([
      expect.stringContaining('WARRIOR'),
      expect.stringContaining('CHARIOT'),
    ]);
    const less = screen.getByRole('button', { name: 'CAVALRY: one less' });
    const more = screen.getByRole('button', { name: 'CAVALRY: one more' });
    expect(less.matches(':disabled')).toBe(true);
    click(more);
    click(more);
    expect(more.matches(':disabled')).toBe(true);
    expect(less.closest('.member')!.textContent).toMatch(/2\s*\/ 2/);
    click(less);
    expect(more.matches(':disabled')).toBe(false);
  });

  test('what stands already is ticked and locked', () => {
    const hunter = { key: 'hunter', text: 'Hunter' };
    const { keys } = lay({ ...SET, given: [hunter, hunter] });
    const given = box('Hunter');
    expect(given.checked && given.disabled).toBe(true);
    expect(given.closest('label')!.textContent).toContain('×2');
    expect(keys()).toEqual([]);
  });

  test('the button says what will be done and sends it once', async () => {
    const { thing, sent } = lay();
    click(thing('h'));
    click(box('WARRIOR'));
    await said('Defend with chariot warrior');
    expect(document.querySelector('.outcome')!.getAttribute('aria-live')).toBe('polite');
    expect(document.querySelector('.outcome')!.textContent).toContain('Leads to chariot warrior.');
    expect(sent).toEqual([]);
    click(main());
    click(main());
    await vi.waitFor(() => expect(sent).toEqual([['chariot', 'warrior']]));
  });

  test('while something is wrong it cannot be pressed, and says why', async () => {
    const { sent } = lay({ ...SET, most: 1 + 1 });
    for (const name of ['WARRIOR', 'CHARIOT']) click(box(name));
    click(screen.getByRole('button', { name: 'CAVALRY: one more' }));
    const reason = (await said('Too many.')) as HTMLElement;
    expect(main().getAttribute('aria-disabled')).toBe('true');
    expect(main().getAttribute('aria-describedby')).toBe(reason.id);
    click(main());
    await press('0');
    await press('Enter');
    expect(sent).toEqual([]);
    click(box('CHARIOT'));
    await vi.waitFor(() => expect(screen.queryByText('Too many.')).toBeNull());
    expect(main().getAttribute('aria-disabled')).toBe('false');
  });

  test('untick all', () => {
    const { thing, keys } = lay();
    const clear = screen.getByRole('button', { name: /Untick all/ });
    expect(clear.matches(':disabled')).toBe(true);
    click(thing('h'));
    click(clear);
    expect(keys()).toEqual([]);
    expect(thing('h').matches('[data-ticked]')).toBe(false);
  });
});

describe('keys', () => {
  test('digits tick and untick, 0 does it', async () => {
    const { keys, sent } = lay();
    for (const key of ['3', '1', '2', '2', '1']) await press(key);
    expect(keys()).toEqual(['chariot', 'cavalry', 'cavalry']);
    await press('0');
    await vi.waitFor(() => expect(sent).toEqual([['chariot', 'cavalry', 'cavalry']]));
  });

  test('Enter does it from where it presses nothing else: the page, a box', async () => {
    const { sent } = lay();
    await press('3');
    await press('Enter', box('WARRIOR'));
    await vi.waitFor(() => expect(sent).toEqual([['chariot']]));
  });

  test('Escape unticks all, after whatever else it closes', async () => {
    const { table, keys } = lay();
    await press('3');
    await press('?');
    expect(screen.getByRole('region', { name: 'Keys' }).textContent).toContain('do what is ticked');
    await press('Escape');
    expect(screen.queryByRole('region', { name: 'Keys' })).toBeNull();
    expect(keys()).toEqual(['chariot']);
    table.narrowed = ['warrior', 'cavalry'];
    await press('Escape');
    expect(keys()).toEqual(['chariot']);
    await press('q');
    await press('Escape');
    expect(keys()).toEqual(['chariot']);
    await press('Escape');
    expect(keys()).toEqual([]);
  });
});

test('what stands for several members narrows the boxes to them', () => {
  const { table, keys } = lay();
  flushSync(() => table.choose(table.options.slice(0, 2)));
  expect(keys()).toEqual([]);
  expect(screen.queryByRole('checkbox', { name: /CHARIOT/ })).toBeNull();
  click(box('WARRIOR'));
  flushSync(() => table.widen());
  expect(box('CHARIOT')).toBeTruthy();
  expect(keys()).toEqual(['warrior']);
});

test('a lesson marks what is to be ticked, then the button', () => {
  const { table, thing } = lay();
  flushSync(() => (table.mark = { play: 'chariot', point: 'hand:chariot', set: ['chariot'] }));
  expect(thing('h').matches('[data-coached]')).toBe(true);
  expect(box('CHARIOT').closest('label')!.matches('.marked')).toBe(true);
  expect(main().matches('.marked')).toBe(false);
  flushSync(() => (table.mark = { play: 'chariot', point: 'hand:chariot', set: [] }));
  expect(thing('h').matches('[data-coached]')).toBe(false);
  expect(main().matches('.marked')).toBe(true);
});
