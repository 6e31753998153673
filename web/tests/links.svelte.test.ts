/** Tokens: out of the address, into the browser; new links; links that open nothing any more. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live } from '@/lib/live';
import Invitations from '@/lib/Invitations.svelte';
import MyTables from '@/lib/MyTables.svelte';
import NoTable from '@/lib/NoTable.svelte';
import { newLink } from '@/lib/newlink';
import { openTable } from '@/lib/open.svelte';
import { route } from '@/lib/route.svelte';
import SeatLink from '@/lib/SeatLink.svelte';
import { secret } from '@/lib/secret';
import { Table, type Source } from '@/lib/table.svelte';
import { tables, type Known } from '@/lib/tables.svelte';
import { LANGUAGES, sayIn, talk } from '@/lib/talk.svelte';
import { state } from './states';

const PLACE = 'tabularium.tables';
const OLD = 'old-token-of-mine';
const WATCH = 'token-for-watchers';

const stored = (): Known[] => JSON.parse(localStorage.getItem(PLACE) ?? '[]');
const tokensKept = (id = 't'): string[] | undefined => stored().find((table) => table.id === id)?.tokens;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

/** A browser that keeps nothing. */
function keepNothing(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
}

/** Sockets that only note what is said to them. */
class Silent {
  static all: Silent[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly address: string) {
    Silent.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

/** A server that answers by a function of what is asked and by which tokens. */
function serve(answer: (method: string, path: string, tokens: string[], body: any) => unknown) {
  const calls: { path: string; tokens: string[]; body: any }[] = [];
  vi.stubGlobal('fetch', async (address: string, asked: RequestInit) => {
    const path = address.split('?')[0]!;
    const tokens = (new Headers(asked.headers).get('Authorization') ?? '').replace('Bearer ', '').split(',');
    const body = asked.body ? JSON.parse(String(asked.body)) : null;
    if (path.startsWith('/api/games')) return new Response('[]'); // cards, perhaps of a test before
    calls.push({ path, tokens, body });
    const told = answer(asked.method ?? 'GET', path, tokens, body);
    const status = typeof told === 'number' ? told : 200;
    const said = status === 200 ? told : { error: 'No', message: `refused ${status}` };
    return new Response(JSON.stringify(said), { status });
  });
  return calls;
}

beforeEach(() => {
  Silent.all = [];
  vi.stubGlobal('WebSocket', Silent);
  vi.stubGlobal('scrollTo', () => undefined);
  serve(() => state(1));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of tables.list) tables.forget(id);
  localStorage.clear();
  route.go('/', true);
  talk.set('en');
});

test('a secret is what the server takes, also on pages that came unencrypted', () => {
  const real = globalThis.crypto;
  vi.stubGlobal('crypto', { getRandomValues: real.getRandomValues.bind(real) });
  const made = new Set(Array.from({ length: 50 }, secret));
  expect(made.size).toBe(50);
  for (const one of made) expect(one).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

describe('what the browser keeps', () => {
  test('another tab may have learnt of tables meanwhile', () => {
    tables.keep({ id: 'a', tokens: ['token-of-a'] });
    localStorage.setItem(PLACE, JSON.stringify([{ ...stored()[0], id: 'b', tokens: ['token-of-b'] }, ...stored()]));
    tables.note('a', { game: 'altay', title: 'Altay', seats: [], moves: 3, myTurn: false, over: false });
    expect(stored().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(tokensKept('b')).toEqual(['token-of-b']);
  });

  test('a table that was taken off the list in another tab does not come back by itself', () => {
    tables.keep({ id: 'a', tokens: ['token-of-a'] });
    localStorage.setItem(PLACE, '[]');
    tables.note('a', { game: 'altay', title: 'Altay', seats: [], moves: 3, myTurn: false, over: false });
    expect(stored()).toEqual([]);
  });

  test('a table that goes on is never forgotten for others', () => {
    for (let n = 0; n < 70; n++) tables.keep({ id: `goes-on-${n}`, tokens: [`token-${n}`] });
    for (let n = 0; n < 70; n++) tables.keep({ id: `over-${n}`, tokens: [`token-${n}`], over: true });
    expect(stored().filter(({ over }) => !over)).toHaveLength(70);
    expect(stored().filter(({ over }) => over)).toHaveLength(60);
    expect(tokensKept('over-69')).toEqual(['token-69']);
  });

  test('no more tokens than a request carries, the newest first', () => {
    for (let n = 0; n < 8; n++) tables.keep({ id: 't', tokens: [`token-${n}`] });
    expect(tokensKept()).toEqual([7, 6, 5, 4, 3, 2].map((n) => `token-${n}`));
  });
});

describe('a link that is opened', () => {
  let close = (): void => undefined;
  afterEach(() => close());

  function open(address: string): Table {
    route.go(address);
    let table: Table | undefined;
    const stop = $effect.root(() => void (table = openTable('t')));
    close = () => {
      stop();
      table?.close();
    };
    flushSync();
    return table!;
  }

  test('loses its secret, and nothing else', () => {
    const before = history.length;
    const table = open(`/t/t/text?general#${OLD}`);
    expect(location.pathname + location.search + location.hash).toBe('/t/t/text?general');
    expect(history.length).toBe(before + 1); // of the opening alone
    expect(table.tokens).toEqual([OLD]);
    expect(tokensKept()).toEqual([OLD]);
  });

  test('opens by the bare address ever after', () => {
    open(`/t/t#${OLD}`);
    close();
    expect(open('/t/t').tokens).toEqual([OLD]);
    expect(tables.address('t')).toBe('/t/t');
    expect(tables.address('t', '/text')).toBe('/t/t/text');
  });

  test('is for one screen together with those opened before', () => {
    open(`/t/t#${OLD}`);
    close();
    const table = open(`/t/t#${WATCH},another-seat`);
    expect(table.tokens).toEqual([WATCH, 'another-seat', OLD]);
    expect(location.hash).toBe('');
  });

  test('may be opened beside a table that is open', async () => {
    const table = open(`/t/t#${OLD}`);
    await vi.waitFor(() => expect(Silent.all).toHaveLength(1));
    route.go('/t/t#another-seat', true);
    flushSync();
    expect(location.hash).toBe('');
    expect(table.tokens).toEqual(['another-seat', OLD]);
    await vi.waitFor(() => expect(Silent.all).toHaveLength(2)); // the table is asked for anew
  });

  test('keeps its secret where the browser keeps nothing', () => {
    keepNothing();
    const table = open(`/t/t#${OLD}`);
    expect(table.tokens).toEqual([OLD]);
    expect(location.hash).toBe(`#${OLD}`);
    expect(tables.address('t')).toBe(`/t/t#${OLD}`);
    tables.swap('t', OLD, ['a-new-token']);
    flushSync();
    expect(location.hash).toBe('#a-new-token');
  });

  test('nothing is asked where there is none, and the page says what to do', () => {
    const calls = serve(() => 401);
    const table = open('/t/t');
    expect(table.closed).toBe(401);
    expect(Silent.all).toEqual([]);
    expect(calls).toEqual([]);
    render(NoTable, { table });
    expect(screen.getByRole('heading').textContent).toBe('This table opens by a link');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('a page that stays behind does not take the tokens of the next one', () => {
    open(`/t/t#${OLD}`);
    route.go('/t/other#token-of-other');
    flushSync();
    expect(tokensKept()).toEqual([OLD]);
    expect(location.hash).toBe('#token-of-other');
  });
});

describe('a link that opens nothing', () => {
  const ears = () => ({ state: vi.fn(), connected: vi.fn(), lost: vi.fn(), shut: vi.fn() });

  test('is not tried for ever', () => {
    vi.useFakeTimers();
    const heard = ears();
    new Live('t', () => ({ tokens: [OLD], lang: 'en' }), heard);
    const [socket] = Silent.all;
    socket!.onopen?.();
    socket!.onmessage?.({ data: '{"error": "LinkReplaced", "message": "…"}' });
    socket!.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(heard.shut).toHaveBeenCalledExactlyOnceWith(404, '…');
    expect(heard.connected).not.toHaveBeenCalledWith(true);
    window.dispatchEvent(new Event('online'));
    expect(Silent.all).toHaveLength(1);
    vi.useRealTimers();
  });

  test('a line that breaks is tried again, slower each time although refusals come', () => {
    vi.useFakeTimers();
    const heard = ears();
    const live = new Live('t', () => ({ tokens: [OLD], lang: 'en' }), heard);
    for (let n = 0; n < 12; n++) {
      const socket = Silent.all.at(-1)!;
      socket.onopen?.();
      socket.onmessage?.({ data: '{"error": "NotStored", "message": "…"}' });
      socket.onclose?.({ code: 4503 });
      vi.advanceTimersByTime(2_000);
    }
    expect(Silent.all.length).toBeGreaterThan(3);
    expect(Silent.all.length).toBeLessThan(9);
    expect(heard.shut).not.toHaveBeenCalled();
    live.close();
    vi.useRealTimers();
  });

  test('when there is another token by now, that one is tried', () => {
    vi.useFakeTimers();
    const heard = ears();
    let tokens = [OLD];
    const live = new Live('t', () => ({ tokens, lang: 'en' }), heard);
    Silent.all[0]!.onopen?.();
    tokens = ['a-new-token', OLD];
    Silent.all[0]!.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(1_000);
    expect(Silent.all).toHaveLength(2);
    Silent.all[1]!.onopen?.();
    expect(JSON.parse(Silent.all[1]!.sent[0]!).tokens).toEqual(tokens);
    expect(heard.shut).not.toHaveBeenCalled();
    live.close();
    vi.useRealTimers();
  });

  test.each(LANGUAGES.map(({ lang }) => lang))('who is put out in the middle is told so (%s)', (lang) => {
    talk.set(lang);
    const table = new Table('t', [OLD], lang);
    table.take(state(3));
    table.shut(404);
    render(NoTable, { table });
    expect(screen.getByRole('alert').textContent).toContain(sayIn(lang, 'web-link-replaced-text'));
  });

  test('a link that never opened anything is perhaps incomplete', () => {
    const table = new Table('t', [OLD], 'en');
    table.shut(404);
    render(NoTable, { table });
    expect(screen.getByRole('alert').textContent).toContain('The link may be incomplete');
  });

  test('what else stands against a table the server says', () => {
    const table = new Table('t', [OLD], 'en');
    table.shut(410, 'It is gone.');
    render(NoTable, { table });
    expect(screen.getByRole('alert').textContent).toContain('It is gone.');
  });

  test('a move that comes to nothing because of it ends the table', async () => {
    serve(() => 404);
    const table = new Table('t', [OLD], 'en');
    table.take(state(3));
    await table.act('end');
    expect(table.closed).toBe(404);
    table.rekey(['a-new-token']);
    expect(table.closed).toBe(0);
    table.close();
  });
});

describe('a new link', () => {
  test('takes the place of the old one', async () => {
    tables.keep({ id: 't', tokens: [OLD, WATCH], invited: { '1': 'token-of-a-friend' } });
    const calls = serve(() => state(2));
    const token = await newLink('t', 0, OLD);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ path: '/api/tables/t/link', tokens: [OLD], body: { seat: 0, token } });
    expect(tokensKept()).toEqual([token, WATCH]);
    expect(stored()[0]!.invited).toEqual({ '1': 'token-of-a-friend' });
  });

  test('both are kept while nobody knows which of them opens the seat', async () => {
    tables.keep({ id: 't', tokens: [WATCH], invited: { '1': OLD } });
    let lost = true;
    const calls = serve((_method, _path, tokens, body) => {
      expect(stored()[0]!.invited).toEqual({ '1': [body.token, ...tokens].join() });
      return lost ? 503 : state(2);
    });
    vi.useFakeTimers();
    const first = newLink('t', 1, OLD).catch((problem) => problem);
    await vi.runAllTimersAsync();
    expect((await first).status).toBe(503);
    vi.useRealTimers();
    const between = stored()[0]!.invited!['1']!;
    expect(between.split(',')).toEqual([calls[0]!.body.token, OLD]);
    // all tries were one request
    expect(new Set(calls.map(({ body }) => body.request)).size).toBe(1);
    lost = false;
    const token = await newLink('t', 1, between);
    expect(calls.at(-1)!.tokens).toEqual(between.split(','));
    expect(stored()[0]!.invited).toEqual({ '1': token });
  });

  test('what is refused changes nothing', async () => {
    tables.keep({ id: 't', tokens: [OLD] });
    serve(() => 422);
    await expect(newLink('t', 0, OLD)).rejects.toMatchObject({ status: 422 });
    expect(tokensKept()).toEqual([OLD]);
  });

  test('of several tokens the one of the seat is found', async () => {
    const source: Source = {
      ask: (async (_method: string, _path: string, { tokens = [] }: { tokens?: string[] }) =>
        state(1, { open: tokens[0] === OLD ? [1] : [] })) as Source['ask'],
      live: () => null,
    };
    const table = new Table('t', [WATCH, OLD], 'en', source);
    expect(await table.keyOf(1)).toBe(OLD);
    expect(await table.keyOf(0)).toBeNull();
  });
});

describe('on the page', () => {
  const axed = async (element: Element): Promise<string[]> =>
    (await axe.run(element, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);
  const address = (name: string): string => (screen.getByLabelText(name, { selector: 'input' }) as HTMLInputElement).value;

  test('my seat: the link, and a new one after one more question', async () => {
    tables.keep({ id: 't', tokens: [OLD] });
    const calls = serve(() => state(2));
    const table = new Table('t', [OLD], 'en');
    const { container } = render(SeatLink, { table, seat: 0 });
    const ask = await screen.findByRole('button', { name: 'Make a new link' });
    expect(address('Copy the link')).toBe(`${location.origin}/t/t#${OLD}`);
    expect(await axed(container)).toEqual([]);
    // it is asked for first; Escape and the harmless button lead back
    await fireEvent.click(ask);
    const keep = screen.getByRole('button', { name: 'Keep the old link' });
    expect(document.activeElement).toBe(keep);
    expect(await axed(container)).toEqual([]);
    await fireEvent.keyDown(keep, { key: 'Escape' });
    await settled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a new link' }));
    expect(calls).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Make a new link' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Replace the old link' }));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('This is the new link'));
    const [token] = tokensKept()!;
    expect(token).not.toBe(OLD);
    expect(address('Copy the link')).toBe(`${location.origin}/t/t#${token}`);
    expect(calls[0]!.body).toMatchObject({ seat: 0, token });
    expect(await axed(container)).toEqual([]);
  });

  test('my seat: a link that was replaced elsewhere meanwhile ends the table', async () => {
    tables.keep({ id: 't', tokens: [OLD] });
    serve(() => 404);
    const table = new Table('t', [OLD], 'en');
    table.take(state(3));
    render(SeatLink, { table, seat: 0 });
    await fireEvent.click(await screen.findByRole('button', { name: 'Make a new link' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Replace the old link' }));
    await vi.waitFor(() => expect(table.closed).toBe(404));
    expect(tokensKept()).toEqual([OLD]);
  });

  test('a link that was sent away', async () => {
    tables.keep({ id: 't', tokens: [OLD], watch: WATCH, invited: { '1': 'token-of-a-friend' } });
    const calls = serve(() => state(2));
    const { container } = render(Invitations, { id: 't', names: ['Ada', 'Béla'] });
    await fireEvent.click(screen.getByRole('button', { name: 'Make a new link' }));
    expect(screen.getByRole('group').textContent).toContain('Béla');
    expect(await axed(container)).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Replace the old link' }));
    await vi.waitFor(() => expect(stored()[0]!.invited!['1']).toBe(calls[0]!.body.token));
    expect(calls[0]).toMatchObject({ tokens: ['token-of-a-friend'], body: { seat: 1 } });
    expect(tokensKept()).toEqual([OLD]);
  });

  test('a friend who has made a new link is told of, and the old one is not offered any more', async () => {
    tables.keep({ id: 't', tokens: [OLD], invited: { '1': 'token-of-a-friend' } });
    serve(() => 404);
    render(Invitations, { id: 't', names: ['Ada', 'Béla'] });
    await fireEvent.click(screen.getByRole('button', { name: 'Make a new link' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Replace the old link' }));
    await vi.waitFor(() => expect(stored()[0]!.invited).toEqual({}));
    expect(screen.getByText(/The link to .*Béla.* has been replaced/)).toBeTruthy();
  });

  test('a table that goes on is taken off the list only after one more question', async () => {
    tables.keep({ id: 't', title: 'Altay', game: 'altay', tokens: [OLD] });
    const { container } = render(MyTables);
    const forget = (): HTMLElement => screen.getByRole('button', { name: 'Take off this list' });
    await fireEvent.click(forget());
    expect(await axed(container)).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Keep it on the list' }));
    expect(tokensKept()).toEqual([OLD]);
    await fireEvent.click(forget());
    await fireEvent.click(forget());
    expect(stored()).toEqual([]);
  });
});
