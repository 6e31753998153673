/** What the board of Settlers works out for the players. */

import { expect, test } from 'vitest';
import { production } from '@/games/settlers/production';
import { razeCost, threats } from '@/games/settlers/razing';
import { shortage } from '@/games/settlers/shortage';
import type { Player, SettlersView } from '@/games/settlers/view';
import { momentsOf } from '../moments';

const { cards } = momentsOf('settlers');

const NONE = { wood: 0, stone: 0, food: 0, gold: 0, worker: 0, raze: 0, defence: 0 };

function player(seat: number, more: Partial<Player>): Player {
  return {
    seat,
    faction: 'japanese',
    goods: NONE,
    vp: 0,
    passed: false,
    common_cards: 0,
    faction_cards: 0,
    known_hand: [],
    deck_size: 0,
    discard: [],
    empire: [],
    foundations: [],
    deals: [],
    route_markers: 0,
    under_gates: [],
    points: { play: 0, common: 0, faction: 0, bonuses: 0 },
    ...more,
  };
}

function view(players: Player[], more: Partial<SettlersView> = {}): SettlersView {
  return { seats: players.length, round: 2, turn: 0, options: {}, players, ...more } as SettlersView;
}

test('SE1: board, deals and locations produce', () => {
  const me = player(0, {
    empire: [{ card: 'armorer' }, { card: 'lords_fields' }],
    deals: ['farm', 'daimyos_castle_2'],
  });
  const next = production(view([me]), me, cards);
  expect(next.makes).toMatchObject({ worker: 5, wood: 1, raze: 2, gold: 1, defence: 1, food: 1 });
  expect(next.keeps).toEqual(['food']);
});

test('a choice is not counted, a Sphinx adds to two points', () => {
  const me = player(0, {
    faction: 'egyptians',
    empire: [{ card: 'pharaohs_guard' }, { card: 'sphinx' }, { card: 'monument' }],
  });
  const next = production(view([me]), me, cards);
  expect(next.choices).toEqual(['pharaohs_guard']);
  expect(next.makes['vp']).toBe(1);
});

test('borrowed locations are back home before they produce', () => {
  const me = player(0, { empire: [{ card: 'old_forest', taken: 1 }] });
  const owner = player(1, { faction: 'romans' });
  const table = view([me, owner]);
  expect(production(table, me, cards).makes['wood']).toBe(1);
  expect(production(table, owner, cards).makes['wood']).toBe(3);
});

test('SE11: a samurai makes razing dearer; whoever passed is safe', () => {
  const entry = { card: 'farm', samurai: true };
  expect(razeCost(cards, entry)).toBe(3);
  expect(razeCost(cards, { card: 'ruins' })).toBeNull();
  expect(razeCost(cards, { card: 'spies' })).toBeNull();
  const rival = player(1, { goods: { ...NONE, raze: 3 } });
  expect(threats(view([player(0, {}), rival]), cards, 0, entry)).toEqual([1]);
  expect(threats(view([player(0, { passed: true }), rival]), cards, 0, entry)).toEqual([]);
  expect(threats(view([player(0, {}), player(1, { goods: { ...NONE, raze: 2 } })]), cards, 0, entry)).toEqual([]);
});

test('gold stands in for what is missing, as far as it goes', () => {
  expect(shortage({ wood: 2, stone: 1 }, { wood: 1, stone: 0, gold: 1 })).toEqual({ stone: 1 });
  expect(shortage({ wood: 2 }, { wood: 2, gold: 0 })).toEqual({});
});
