import { expect, test } from 'vitest';
import { placesOf, sideOffered } from '@/games/nations/places';
import { defeatOf, outlook } from '@/games/nations/reckoning';
import { spread } from '@/games/nations/spread';
import type { Nation, NationsView } from '@/games/nations/view';
import { happeningsOn, saidOn } from '@/games/nations/printed';
import { byKey } from '@/lib/table.svelte';
import type { CardText } from '@/lib/types';
import fixture from '../fixtures/nations.json';

const cards = byKey(fixture.cards.en as unknown as CardText[]);
const view = fixture.states.en[2]?.view as unknown as NationsView;
const own = view.players[0] as Nation;
const places = (key: string, kind: string) => placesOf(key, { ...view, kind }, own, cards);

test('options that seldom come up have a place too', () => {
  expect(places('saved:2', 'war-losses')).toEqual(['stability', 'war']);
  expect(places('saint_augustine', 'remove-advisor')).toContain('card:saint_augustine');
  expect(places('supply', 'deploy-here')).toEqual(['supply']);
  expect(places('2gold+3food', 'gain')).toEqual(['good:gold', 'good:food']);
  expect(places('1vp', 'either')).toEqual(['vp']);
});

test('the side of an offered board does not hang on words', () => {
  const at = (key: string, sides?: NationsView['options']['sides']) => sideOffered(key, { ...view, options: sides ? { sides } : {} }, 1);
  expect([at('china'), at('china', 'B'), at('china', ['A', 'B']), at('china', ['B', 'A'])]).toEqual(['A', 'B', 'B', 'A']);
  expect([at('china:A', 'choose'), at('china:B', 'choose')]).toEqual(['A', 'B']);
});

test('production and famine are reckoned ahead, and what is missing shows', () => {
  const poor = { ...own, goods: { ...own.goods, food: 0 }, production: { ...own.production, food: -2 } };
  const food = outlook({ ...view, turn: 0, event: 'rigveda' }, poor, cards).find(({ good }) => good === 'food');
  expect(food).toMatchObject({ have: 0, more: -2, famine: 2, left: -4, ahead: true });
});

test('a war beats the weaker, and stability saves resources but no VP', () => {
  const war = { card: 'hunnic_invasions', strength: 5, buyer: 1 };
  expect(defeatOf({ ...view, war }, { ...own, strength: 5 }, cards)).toBeNull();
  expect(defeatOf({ ...view, war }, { ...own, strength: 4, stability: 3 }, cards)).toEqual({ vp: 1, goods: { food: 1 } });
  expect(defeatOf({ ...view, war }, { ...own, strength: 4, stability: 9 }, cards)).toEqual({ vp: 1, goods: {} });
});

test('stability saves no more than it counts for', () => {
  const war = { card: 'hunnic_invasions', strength: 5, buyer: 1 };
  const dear = { ...cards.hunnic_invasions, printed: { ...cards.hunnic_invasions?.printed, yield: { food: 17 } } };
  const beaten = defeatOf({ ...view, war }, { ...own, strength: 4, stability: 19 }, { hunnic_invasions: dear as CardText });
  expect(beaten).toEqual({ vp: 0, goods: { food: 2 } });
});

test('markers keep apart and stay on the track', () => {
  expect(spread([10, 10, 10], 20, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 99, 100], 20, 100)).toEqual([60, 80, 100]);
});

test('the text of a card is what its signs do not say', () => {
  expect(saidOn(cards.saint_augustine as CardText)).toEqual(['Production: if you are most stable, gain 2 books']);
  expect(saidOn(cards.pyramids as CardText)).toEqual([]);
  expect(happeningsOn(cards.rigveda as CardText).map(({ name }) => name)).toEqual(['Rigveda – everybody', 'Exodus – most food']);
  expect(happeningsOn(cards.tile_1_1 as CardText)).toHaveLength(2);
});
