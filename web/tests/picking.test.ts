/** A set at a table: what is asked of the server, what is sent, and when the ticks are gone. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '@/lib/api';
import { Table, type Source } from '@/lib/table.svelte';
import type { State } from '@/lib/types';
import { asking, setOf, state } from './states';

const SET = setOf({ warrior: [1, 1], cavalry: [1, 2], wood: [3] }, { least: 1, most: 3 });

interface Call {
  method: string;
  keys: string[];
  lang: string | null;
  body: any;
}

/** A server that answers when it is told to. */
function lay(first: State = asking(4, SET)) {
  const calls: Call[] = [];
  const answers: ((keys: string[]) => unknown)[] = [];
  let problem = (keys: string[]): string | undefined => (keys.length < 1 ? 'too few' : undefined);
  const source: Source = {
    ask: (async (method: string, address: string, more: { body?: any } = {}) => {
      const query = new URL(address, 'http://x').searchParams;
      const keys = more.body?.keys ?? (query.get('keys') ?? '').split(' ').filter(Boolean);
      calls.push({ method, keys, lang: query.get('lang'), body: more.body });
      if (method === 'POST') return state(9);
      const answer = answers.shift();
      if (answer) return answer(keys);
      const wrong = problem(keys);
      return { do: `do ${keys.join('+')}`, outcome: `to ${keys.join('+')}`, ...(wrong ? { problem: wrong } : {}) };
    }) as Source['ask'],
    live: () => null,
  };
  const table = new Table('t', ['secret'], 'en', source);
  table.take(first);
  const asked = () => calls.filter(({ method }) => method === 'GET').map(({ keys }) => keys.join(' '));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body.keys);
  return { table, calls, answers, asked, sent, refuse: (why: typeof problem) => (problem = why) };
}
const settle = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('asking', () => {
  test('the empty choice is asked about at once, ticks after a pause, many of them once', async () => {
    const { table, asked } = lay();
    await settle();
    for (const key of ['wood', 'cavalry', 'wood']) table.picking.click(key);
    await settle();
    expect(asked()).toEqual(['', 'wood cavalry wood']);
    expect(table.picking.said?.outcome).toBe('to wood+cavalry+wood');
  });

  test('of several answers that of the newest ticks counts, whichever comes last', async () => {
    const { table, answers } = lay();
    await settle();
    let late: (value: unknown) => void = () => undefined;
    answers.push(() => new Promise((done) => (late = done)));
    table.picking.click('warrior');
    await settle();
    table.picking.click('cavalry');
    await settle();
    late({ do: 'old', outcome: 'old' });
    await settle();
    expect(table.picking.said?.do).toBe('do warrior+cavalry');
  });

  test('ticking goes on while an answer is on its way', async () => {
    const { table, answers } = lay();
    await settle();
    answers.push(() => new Promise(() => undefined));
    table.picking.click('warrior');
    await settle();
    table.picking.click('cavalry');
    expect(table.picking.keys).toEqual(['warrior', 'cavalry']);
    expect(table.picking.fresh).toBe(false);
  });

  test('no answer is asked for again', async () => {
    const { table, answers, asked } = lay();
    answers.push(() => {
      throw new Refused(0, 'Unreachable', '');
    });
    await settle();
    expect(table.picking.said).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked()).toEqual(['', '']);
    expect(table.picking.said?.do).toBe('do ');
  });
});

describe('sending', () => {
  test('the ticked keys go out in the order they were ticked, with version and seat', async () => {
    const { table, calls } = lay();
    for (const key of ['wood', 'cavalry', 'wood']) table.picking.click(key);
    expect(await table.actSet()).toBe(true);
    expect(calls.at(-1)?.body).toMatchObject({ version: 4, seat: 0, keys: ['wood', 'cavalry', 'wood'] });
    expect(table.taken).toEqual({ key: 'cavalry wood wood', moves: 4 });
  });

  test('nothing is sent that the server calls no answer', async () => {
    const { table, sent, refuse } = lay();
    refuse((keys) => (keys.length > 1 ? 'cannot be taken together' : undefined));
    table.picking.click('warrior');
    table.picking.click('cavalry');
    expect(table.picking.possible).toBe(true); // as far as it is known
    expect(await table.actSet()).toBe(false);
    expect(table.picking.possible).toBe(false);
    expect(sent()).toEqual([]);
    table.picking.click('cavalry');
    expect(await table.actSet()).toBe(true);
    expect(sent()).toEqual([['warrior']]);
  });

  test('nothing is sent when the server cannot be asked', async () => {
    const { table, sent, answers } = lay();
    await settle();
    table.picking.click('warrior');
    answers.push(() => {
      throw new Refused(0, 'Unreachable', '');
    });
    expect(await table.actSet()).toBe(false);
    expect(table.problem).toBe('unreachable');
    expect(sent()).toEqual([]);
  });

  test('what is ticked while the answer is awaited is not sent unseen', async () => {
    const { table, sent, answers } = lay();
    await settle();
    let answer: (value: unknown) => void = () => undefined;
    answers.push(() => new Promise((done) => (answer = done)));
    table.picking.click('warrior');
    const acted = table.actSet();
    table.picking.click('wood');
    answer({ do: 'x', outcome: 'x' });
    expect(await acted).toBe(false);
    expect(sent()).toEqual([]);
  });

  test('a set of one thing moves its tick, and sends nothing by itself', async () => {
    const { table, sent } = lay(asking(4, { ...SET, least: 1, most: 1 }));
    table.picking.click('warrior');
    table.picking.click('cavalry');
    await settle();
    expect(table.picking.keys).toEqual(['cavalry']);
    for (const key of ['wood', 'wood']) table.picking.click(key);
    expect(table.picking.keys).toEqual([]);
    expect(sent()).toEqual([]);
  });
});

describe('the ticks are gone', () => {
  const ticked = () => {
    const laid = lay();
    laid.table.picking.click('warrior');
    return laid;
  };

  test('after a move that came in meanwhile', () => {
    const { table } = ticked();
    table.take(asking(5, SET));
    expect(table.picking.keys).toEqual([]);
  });

  test('when the same is asked again after a move was taken back', () => {
    const { table } = ticked();
    table.take(asking(6, SET, { moves: 3 }));
    expect(table.picking.keys).toEqual([]);
  });

  test('when other things can be chosen', () => {
    const { table } = ticked();
    table.take(asking(5, setOf({ warrior: [1], hunter: [1] }), { moves: 4 }));
    expect(table.picking.keys).toEqual([]);
  });

  test('when the screen is passed on', async () => {
    const { table } = lay(asking(4, SET, { open: [0, 1], viewer: 0 }));
    expect(table.set).toBeNull();
    table.unveil();
    table.picking.click('warrior');
    const other = asking(5, SET, { open: [0, 1], viewer: 1 });
    table.take({ ...other, decision: { ...other.decision!, seat: 1 } });
    table.unveil();
    expect(table.set).not.toBeNull();
    expect(table.picking.keys).toEqual([]);
  });

  test('but not when somebody only says something, or the language changes', async () => {
    const { table, calls } = ticked();
    await settle();
    table.take(asking(5, SET, { moves: 4 }));
    expect(table.picking.keys).toEqual(['warrior']);
    expect(table.picking.fresh).toBe(true);
    table.take(asking(6, { ...SET, prompt: 'Które?' }, { moves: 4, lang: 'pl' }));
    expect(table.picking.keys).toEqual(['warrior']);
    expect(table.picking.fresh).toBe(false);
    await settle();
    expect(calls.at(-1)?.keys).toEqual(['warrior']);
    expect(table.set?.prompt).toBe('Które?');
  });

  test('and there is no set for who does not decide, nor in the past', async () => {
    const { table } = ticked();
    table.past = asking(2, SET, { at: 2 });
    expect(table.set).toBeNull();
    expect(table.options).toEqual([]);
    table.past = null;
    expect(table.options.map(({ key }) => key)).toEqual(['warrior', 'cavalry', 'wood']);
    table.take(state(5, { decision: { seat: 1, kind: 'defend' } }));
    expect(table.set).toBeNull();
  });
});

test('a word that came in meanwhile does not spoil the question to the server', async () => {
  const { table, answers, asked } = lay();
  await settle();
  table.picking.click('warrior');
  answers.push(() => {
    throw new Refused(409, 'Stale', 'stale', asking(5, SET, { moves: 4 }));
  });
  expect(await table.actSet()).toBe(true);
  expect(asked().filter((keys) => keys === 'warrior').length).toBeGreaterThan(1);
});
