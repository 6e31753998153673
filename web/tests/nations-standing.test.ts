import { expect, test } from 'vitest';
import { printedOn } from '@/games/nations/printed';
import { spread } from '@/games/nations/spread';
import { at, spoken } from '@/games/nations/standing';
import { byKey, type Table } from '@/lib/table.svelte';
import { optionsAt } from '@/lib/place';
import type { CardText, Option, Thing } from '@/lib/types';
import fixture from '../fixtures/nations.json';

const cards = byKey(fixture.cards.en as unknown as CardText[]);

/** A question with these options: keys and what they are about. */
function asking(options: Record<string, Thing[]>): Table {
  const all: Option[] = Object.entries(options).map(([key, about]) => ({ key, text: key, group: '', hotkey: '', about }));
  return { options: all, optionsAt: (where: string) => optionsAt(all, where) } as unknown as Table;
}
const keys = (options: Option[]): string[] => options.map(({ key }) => key);
const gold: Thing = { zone: 'goods', name: 'gold', seat: 0, part: 'pays' };
const farm: Thing = { zone: 'cards', name: 'farm', seat: 0 };

test('what is chosen stands for an option, not what it costs', () => {
  const table = asking({ 'buy:silk': [{ zone: 'market', name: 'silk' }, gold], pass: [] });
  expect(keys(at(table, 'market:silk'))).toEqual(['buy:silk']);
  expect(at(table, 'goods@0:gold')).toEqual([]);
  expect(keys(spoken(table))).toEqual(['pass']);
});

test('a worker that leaves a card is not the card', () => {
  const table = asking({ 'deploy:farm': [farm], 'undeploy:farm': [{ ...farm, part: 'pays' }] });
  expect(keys(at(table, 'cards@0:farm', 'chosen'))).toEqual(['deploy:farm']);
  expect(keys(at(table, 'cards@0:farm', 'pays'))).toEqual(['undeploy:farm']);
});

test('what all options are about tells none of them', () => {
  const event: Thing = { zone: 'event', name: 'rigveda' };
  const table = asking({ yes: [event, gold], no: [event] });
  expect(at(table, 'event:rigveda')).toEqual([]);
  expect(keys(spoken(table))).toEqual(['yes', 'no']);
});

test('markers keep apart and stay on the track', () => {
  expect(spread([10, 10, 10], 20, 100)).toEqual([10, 30, 50]);
  expect(spread([95, 99, 100], 20, 100)).toEqual([60, 80, 100]);
});

test('the text of a card is what its signs do not say', () => {
  expect(printedOn(cards.saint_augustine).clauses).toEqual(['Production: if you are most stable, gain 2 books']);
  expect(printedOn(cards.pyramids).clauses).toEqual([]);
  expect(printedOn(cards.rigveda).happenings.map(({ name }) => name)).toEqual(['Rigveda', 'Exodus']);
  expect(printedOn(cards.tile_1_1).happenings).toHaveLength(2);
});
