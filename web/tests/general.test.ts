/** The board for games that the page knows nothing of. */

import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { loadBoard, loadFace } from '@/games';
import { playerEntries, sharedEntries } from '@/lib/general/entries';
import { rowsOf } from '@/lib/general/items';
import Board from '@/lib/general/Board.svelte';
import { plainFace } from '@/lib/face';
import type { CardText, EntryInfo, LayoutInfo, Thing } from '@/lib/types';
import { clicked, tableAt } from './moments';
import { option, setOf, state } from './states';

const entry = (name: string, more: Partial<EntryInfo> = {}): EntryInfo => ({
  name,
  kind: 'number',
  own: false,
  seen: 'all',
  heap: false,
  things: true,
  counts: '',
  turned: '',
  label: '',
  names: {},
  ...more,
});

const LAYOUT: LayoutInfo = {
  id: 'pond',
  title: 'Pond',
  hidden: true,
  entries: [
    entry('fish', { own: true, label: 'fish caught' }),
    entry('bait_size', { kind: 'count', counts: 'bait', label: 'bait' }),
    entry('weather', { kind: 'word', names: { rain: 'pouring' } }),
    entry('lilies', { kind: 'other' }),
    entry('nets', { kind: 'cards', own: true, names: { torn: 'full of holes' } }),
    entry('gear', { kind: 'amounts', own: true, names: { hook: 'hooks' } }),
    entry('hand', { kind: 'cards', own: true, seen: 'owner' }),
    entry('drawn', { kind: 'cards', seen: 'asked' }),
  ],
  view: {},
};
const card = (key: string): CardText => ({ key, name: key.toUpperCase(), group: 'Fish', cost: '', points: '', effects: [], note: '', printed: {} });
const CARDS = Object.fromEntries(['carp', 'pike', 'eel', 'net'].map((key) => [key, card(key)]));
const VIEW = {
  game: 'pond',
  seat: 0,
  weather: 'rain',
  bait_size: 7,
  lilies: [{ number: 1, owner: 1 }, { number: 2, owner: null }],
  hand: ['carp', 'carp', 'pike'],
  drawn: ['eel', 'eel'],
  players: [
    { seat: 0, fish: 3, nets: [{ card: 'net', torn: true }], gear: { hook: 2, line: 0 } },
    { seat: 1, fish: 5, nets: [], gear: { hook: 0, line: 1 } },
  ],
};

const about = (key: string, ...things: Thing[]) => option(key, { about: things });
const OPTIONS = [
  about('cast:carp', { zone: 'hand', name: 'carp', seat: 0 }),
  about('leap:2', { zone: 'lilies', name: '2' }),
  about('mend', { zone: 'nets', name: 'net', seat: 0 }, { zone: 'gear', name: 'hook', part: 'pays', seat: 0 }),
  about('take:eel', { zone: 'drawn', name: 'eel', spot: 1 }),
  about('rob', { zone: 'fish', name: 'fish', part: 'hit', seat: 1 }),
  option('end'),
];

function pond(more = {}) {
  const table = tableAt(
    state(1, { game: 'pond', view: VIEW, decision: { seat: 0, kind: 'turn', prompt: '?', options: OPTIONS }, ...more }),
    CARDS,
  );
  table.layout = LAYOUT;
  return table;
}

test('a game without a folder gets the general board and the plain face', async () => {
  expect(await loadBoard('pond')).toBe(Board);
  expect(await loadFace('pond')).toBe(plainFace);
  expect(plainFace(card('carp')).caption).toBe('Fish');
});

test('clicks choose what options are about, wherever it lies; what is unlit can be asked about', () => {
  const { keys, things } = clicked(Board, pond());
  expect([...keys].sort()).toEqual(['cast:carp', 'leap:2', 'mend', 'rob', 'take:eel']);
  expect([...things].sort()).toEqual(['drawn:eel', 'hand@0:pike', 'lilies:1']);
});

test('a spectator sees everybody, and nothing lit', () => {
  const { hand: _, drawn: __, ...open } = VIEW;
  const { keys, container } = clicked(Board, pond({ view: { ...open, seat: null }, viewer: null, open: [], decision: { seat: 0, kind: 'turn' } }));
  expect(keys.size).toBe(0);
  expect(container.querySelectorAll('h2')).toHaveLength(2);
});

test('the game says how things are called; the page helps itself otherwise', () => {
  const { container } = clicked(Board, pond());
  const said = container.textContent ?? '';
  for (const words of ['fish caught', 'pouring', 'full of holes', 'hooks', 'line', 'number 1', 'PIKE']) expect(said).toContain(words);
});

test('what looks alike lies there once, unless an option is about one of them alone', () => {
  const entries = playerEntries(LAYOUT, VIEW, 0);
  const rows = (name: string) => rowsOf(entries.find(({ info }) => info.name === name)!, OPTIONS, CARDS)[0]!;
  expect(rows('hand').map(({ name, count, options }) => [name, count, options.length])).toEqual([['carp', 2, 1], ['pike', 1, 0]]);
  expect(rows('drawn').map(({ count, options }) => [count, options.length])).toEqual([[1, 0], [1, 1]]);
});

test('what is hidden from others stands before its owner, the rest by whose it is', () => {
  const names = (entries: { info: EntryInfo; seat: number | null }[]) => entries.map(({ info, seat }) => `${info.name} ${seat}`);
  expect(names(sharedEntries(LAYOUT, VIEW))).toEqual(['bait_size null', 'weather null', 'lilies null']);
  expect(names(playerEntries(LAYOUT, VIEW, 0))).toEqual(['hand 0', 'drawn null', 'fish 0', 'nets 0', 'gear 0']);
  expect(names(playerEntries(LAYOUT, VIEW, 1))).toEqual(['fish 1', 'nets 1', 'gear 1']);
});

test('members of a set are ticked on the board', () => {
  const set = setOf({ carp: [2], pike: [1] });
  const place = (name: string): Thing[] => [{ zone: 'hand', name, seat: 0 }];
  for (const member of set.members) member.about = place(member.key);
  const table = pond({ decision: { seat: 0, kind: 'turn', prompt: '?', options: [option('done')], set } });
  const { container } = clicked(Board, table);
  flushSync();
  expect([...container.querySelectorAll('[data-ticks]')].map((one) => one.getAttribute('data-thing'))).toEqual(['hand@0:carp', 'hand@0:pike']);
});

test('a heading stands over something: places in which nothing lies have none', () => {
  const empty = { ...VIEW, hand: [], drawn: [null, null], lilies: { left: [], right: [null] }, players: [{ seat: 0, fish: 3, nets: [{}], gear: {} }, { seat: 1, fish: 5, nets: [], gear: {} }] };
  const decision = { seat: 0, kind: 'turn', prompt: '?', options: [option('end')] };
  const { container } = clicked(Board, pond({ view: empty, decision }));
  expect([...container.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([]);
  expect(container.querySelectorAll('.zones, [role=group]')).toHaveLength(0);
});

test('where nothing lies in the middle of the table, nothing is drawn of it', () => {
  const bare = { game: 'pond', seat: 0, weather: '', bait_size: null, lilies: [], players: VIEW.players };
  const { container } = clicked(Board, pond({ view: bare, decision: null }));
  expect(container.querySelector('.middle')).toBeNull();
  expect(container.querySelectorAll('h2')).toHaveLength(2);
});

test('nobody is on turn when the game is over', () => {
  const turning = (over: boolean) => clicked(Board, pond({ view: { ...VIEW, turn: 1, over }, over, ...(over ? { decision: null } : {}) })).container.textContent;
  expect(turning(false)).toContain('on turn');
  expect(turning(true)).not.toContain('on turn');
});
