import { describe, expect, test, vi } from 'vitest';
import { Refused } from '@/lib/api';
import { Table, type Source } from '@/lib/table.svelte';
import { asking, setOf, state } from './states';

type Call = { method: string; address: string; body: any };

/** A table whose server answers by a function; every call is kept. */
function tableWith(answer: (call: Call) => unknown) {
  const calls: Call[] = [];
  const source: Source = {
    ask: (async (method: string, address: string, asking: { body?: unknown } = {}) => {
      const call = { method, address, body: asking.body };
      calls.push(call);
      return answer(call);
    }) as Source['ask'],
    live: () => null,
  };
  return { table: new Table('t', ['secret'], 'en', source), calls };
}
const refuse = (status: number, more?: ReturnType<typeof state>) => {
  throw new Refused(status, 'Error', 'no', more ?? null);
};

describe('states', () => {
  test('an older state is ignored, the same version again is harmless', () => {
    const { table } = tableWith(() => null);
    table.take(state(5));
    table.take(state(4));
    expect(table.view.version).toBe(5);
    table.take(state(5, { view: { version: 5, again: true } }));
    expect(table.view.again).toBe(true);
  });

  test('the log is replaced from a line on', () => {
    const line = (text: string) => ({ text, seat: 0, move: 0, by: null, turn: 0, notable: true });
    const { table } = tableWith(() => null);
    table.take(state(1, { log: { from: 0, lines: [line('a'), line('b'), line('c')] } }));
    table.take(state(2, { log: { from: 1, lines: [line('B')] } }));
    expect(table.log.map(({ text }) => text)).toEqual(['a', 'B']);
  });

  test('a gap in the log is filled by asking for everything', async () => {
    const line = (text: string) => ({ text, seat: 0, move: 0, by: null, turn: 0, notable: true });
    const whole = state(9, { log: { from: 0, lines: ['a', 'b', 'c', 'd'].map(line) } });
    const { table, calls } = tableWith(() => whole);
    table.take(state(1, { log: { from: 0, lines: [line('a')] } }));
    table.take(state(9, { log: { from: 3, lines: [line('d')] } }));
    await vi.waitFor(() => expect(table.log).toHaveLength(4));
    expect(calls).toHaveLength(1);
  });

  describe('a long log', () => {
    const line = (text: string, by: number | null = 1) => ({ text, seat: 0, move: 0, by, turn: 0, notable: true });
    const lines = (from: number, to: number, by?: number) => Array.from({ length: to - from }, (_, n) => line(String(from + n), by));
    const whole = [...lines(0, 40), line('mine', 0), ...lines(41, 90)];
    /** Ten lines before the one asked for, as the server tells a hundred. */
    const earlier = (address: string): unknown => {
      const asked = new URL(address, 'http://here').searchParams;
      expect(asked.get('seat')).toBe('0');
      const to = Number(asked.get('to'));
      return { from: to - 10, lines: whole.slice(to - 10, to) };
    };

    test('is read back to what the viewer did last', async () => {
      const { table, calls } = tableWith(({ address }) => earlier(address));
      table.take(state(9, { log: { from: 80, lines: whole.slice(80) } }));
      await vi.waitFor(() => expect(calls).toHaveLength(4));
      await new Promise((done) => setTimeout(done, 5));
      expect(calls).toHaveLength(4);
      expect(table.log.map(({ text }) => text)).toEqual(whole.slice(40).map(({ text }) => text));
      expect(table.heard).toBe(90);
      expect(table.since(89).map(({ text }) => text)).toEqual(['89']);
    });

    test('is read back further when somebody wants it, but not forever', async () => {
      const { table, calls } = tableWith(({ address }) => earlier(address));
      table.take(state(9, { log: { from: 41, lines: [...whole.slice(41, 89), line('mine', 0)] } }));
      await table.earlier();
      expect(table.told.from).toBe(31);
      expect(calls).toHaveLength(1);
      const other = tableWith(() => ({ from: 0, lines: [] })); // lines that do not fit
      other.table.take(state(9, { log: { from: 80, lines: whole.slice(80) } }));
      await new Promise((done) => setTimeout(done, 5));
      expect(other.calls).toHaveLength(1);
    });

    test('of the past is that of the past', async () => {
      const past = state(9, { at: 2, log: { from: 20, lines: whole.slice(20, 30) } });
      const { table } = tableWith(({ address }) => (address.includes('/log') ? earlier(address) : past));
      table.take(state(9, { log: { from: 0, lines: whole } }));
      await table.look(2);
      expect(table.told.lines).toHaveLength(10);
      await table.earlier();
      expect(table.told.lines.map(({ text }) => text)).toEqual(whole.slice(10, 30).map(({ text }) => text));
      expect(table.log).toHaveLength(90);
    });

    test('of somebody else at this screen is not mixed with it', () => {
      const { table } = tableWith(() => null);
      table.take(state(1, { open: [0, 1], log: { from: 0, lines: [line('a', 0), line('b', 0)] } }));
      table.take(state(2, { open: [0, 1], viewer: 1, log: { from: 2, lines: [line('c')] } }));
      expect(table.log.map(({ text }) => text)).toEqual(['c']);
    });
  });

  test('cards that did not come are asked for again', async () => {
    let tries = 0;
    const { table } = tableWith(({ address }) => {
      if (!address.includes('/cards')) return state(1);
      return tries++ ? [{ key: 'hunter', name: 'Hunter' }] : refuse(0);
    });
    await table.open();
    await vi.waitFor(() => expect(table.cards.hunter?.name).toBe('Hunter'), 3000);
    expect(tries).toBe(2);
  });

  test('options are those of an open seat, and none of the past', async () => {
    const { table } = tableWith(() => state(2, { at: 2 }));
    table.take(state(3));
    expect(table.options.map(({ key }) => key)).toEqual(['play:hunter', 'end']);
    await table.look(2);
    expect(table.at).toBe(2);
    expect(table.options).toEqual([]);
    await table.look(null);
    expect(table.options).toHaveLength(2);
    table.take(state(4, { decision: { seat: 1, kind: 'turn' } }));
    expect(table.options).toEqual([]);
    expect(table.myTurn).toBe(false);
  });
});

describe('moves', () => {
  test('a move carries version, seat and a key of its own', async () => {
    const { table, calls } = tableWith(() => state(2));
    table.take(state(1));
    expect(await table.act('end')).toBe(true);
    expect(calls[0]?.body).toMatchObject({ version: 1, seat: 0, key: 'end' });
    expect(calls[0]?.body.request.length).toBeGreaterThanOrEqual(8);
    expect(calls[0]?.address).not.toContain('secret');
    expect(table.latest?.version).toBe(2);
  });

  test('a lost answer is asked for again with the same request', async () => {
    vi.useFakeTimers();
    let tries = 0;
    const { table, calls } = tableWith(() => (++tries < 3 ? refuse(tries === 1 ? 0 : 503) : state(2)));
    table.take(state(1));
    const acted = table.act('end');
    await vi.runAllTimersAsync();
    expect(await acted).toBe(true);
    expect(new Set(calls.map(({ body }) => body.request)).size).toBe(1);
    expect(calls).toHaveLength(3);
    vi.useRealTimers();
  });

  test('a stale move brings the fresh state and is not repeated', async () => {
    const { table, calls } = tableWith(() => refuse(409, state(7)));
    table.take(state(1));
    expect(await table.act('end')).toBe(false);
    expect(table.latest?.version).toBe(7);
    expect(table.problem).toBe('no');
    expect(calls).toHaveLength(1);
  });

  test('while a move is on its way there is no second one', async () => {
    let release: (value: unknown) => void = () => undefined;
    const { table, calls } = tableWith(() => new Promise((done) => (release = done)));
    table.take(state(1));
    const first = table.act('end');
    expect(await table.act('play:hunter')).toBe(false);
    release(state(2));
    expect(await first).toBe(true);
    expect(calls).toHaveLength(1);
  });

  test('one option is taken at once, of several the bar asks which', () => {
    const { table, calls } = tableWith(() => state(2));
    table.take(state(1));
    table.choose(table.options);
    expect(calls).toHaveLength(0);
    expect(table.narrowed).toEqual(['play:hunter', 'end']);
    table.choose(table.options.filter(({ key }) => key === 'end'));
    expect(calls).toHaveLength(1);
  });

  test('what stands for all of a set narrows nothing', () => {
    const { table } = tableWith(() => state(2));
    table.take(asking(1, setOf({ warrior: [1], cavalry: [1], chariot: [1] })));
    table.choose(table.options);
    expect(table.narrowed).toBeNull();
    table.choose(table.options.slice(0, 2));
    expect(table.narrowed).toHaveLength(2);
  });
});

test('a preview is asked for once, and its numbers are found by their place', async () => {
  const said = { key: 'end', changes: [{ path: ['players', 0, 'vp'], before: 1, after: 3 }] };
  const { table, calls } = tableWith(() => said);
  table.take(state(1));
  table.point('end');
  await vi.waitFor(() => expect(table.change('players.0.vp')).toMatchObject({ from: 1, to: 3 }));
  table.point(null);
  await vi.waitFor(() => expect(table.change('players.0.vp')).toBeNull());
  table.point('end');
  await vi.waitFor(() => expect(table.shown).not.toBeNull());
  expect(calls).toHaveLength(1);
});

test('without a fitting token the table is closed', async () => {
  const { table } = tableWith(() => refuse(404));
  await table.refresh();
  expect(table.closed).toBe(404);
});

describe('an undo that would be counted', () => {
  const counts = () => {
    throw new Refused(422, 'WouldCount', 'It will be counted.');
  };
  const offered = (more = {}) => state(3, { undo: { to: 2, text: 'x', ...more } });

  test('is done only when that is agreed to', async () => {
    const { table, calls } = tableWith(({ body }) => (body.counted ? state(4) : counts()));
    table.take(offered());
    expect(await table.undo()).toBe(false);
    expect(table.counting).toBe('It will be counted.');
    expect(table.problem).toBe('');
    expect(calls[0]?.body).not.toHaveProperty('counted');
    expect(await table.undo(true)).toBe(true);
    expect(calls[1]?.body).toMatchObject({ to: 2, counted: true });
    expect(table.counting).toBeNull();
  });

  test('is agreed to at once where it is said beside the button', async () => {
    const { table, calls } = tableWith(() => state(4));
    table.take(offered({ reason: 'Something was shown.' }));
    await table.undo();
    expect(calls[0]?.body).toMatchObject({ counted: true });
    // where others are asked they decide
    table.take(state(5, { undo: { to: 2, text: 'x', ask: true, reason: 'Others must agree.' } }));
    await table.undo();
    expect(calls[1]?.body).not.toHaveProperty('counted');
  });

  test('is no question any more when the game goes on', async () => {
    const { table } = tableWith(counts);
    table.take(offered());
    await table.undo();
    table.take(state(4));
    expect(table.counting).toBeNull();
  });
});

test('undo and answers name the seat they are for', async () => {
  const { table, calls } = tableWith(() => state(9));
  table.take(state(3, { undo: { to: 2, text: 'x' }, asking: { seat: 1, to: 1, waiting: [0] } }));
  await table.undo();
  expect(calls[0]?.body).toMatchObject({ seat: 0, to: 2 });
  table.take(state(10, { asking: { seat: 1, to: 1, waiting: [0] } }));
  await table.answer(false);
  expect(calls[1]?.body).toMatchObject({ seat: 0, agree: false, version: 10 });
});

describe('several people at one screen', () => {
  test('hands are shown only after the screen was passed on', () => {
    const { table } = tableWith(() => null);
    table.take(state(1, { open: [0, 1], viewer: 0 }));
    expect(table.veiled).toBe(true);
    expect(table.options).toEqual([]);
    table.unveil();
    expect(table.options).toHaveLength(2);
    table.take(state(2, { open: [0, 1], viewer: 1 }));
    expect(table.veiled).toBe(true);
  });

  test('nothing is veiled where nothing is hidden, or where one plays alone', () => {
    const { table } = tableWith(() => null);
    table.layout = { id: 'chess', title: 'Chess', hidden: false, entries: [], view: {} };
    table.take(state(1, { open: [0, 1], game: 'chess' }));
    expect(table.veiled).toBe(false);
    table.take(state(2, { open: [0] }));
    expect(table.veiled).toBe(false);
  });
});
