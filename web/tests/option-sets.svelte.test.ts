/** The sets of cards as a game option: ticked in any order, never none of them. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import OptionField from '@/lib/OptionField.svelte';
import type { OptionInfo } from '@/lib/types';

const OPTION: OptionInfo = {
  name: 'sets',
  label: 'Sets of cards',
  text: 'which are used',
  kind: 'sets',
  default: ['base'],
  choices: ['base', 'harbours', 'nomads'],
  words: { base: 'Base', harbours: 'Harbours', nomads: 'Nomads' },
  meanings: {},
  least: 0,
  most: -1,
  per_seat: false,
  deck: null,
};

afterEach(cleanup);

function form() {
  const props = $state<{ option: OptionInfo; seats: number; value?: unknown }>({ option: OPTION, seats: 3, value: undefined });
  render(OptionField, {
    get option() {
      return props.option;
    },
    get seats() {
      return props.seats;
    },
    get value() {
      return props.value;
    },
    set value(to: unknown) {
      props.value = to;
    },
  });
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
  const press = (name: string) => {
    box(name).click();
    flushSync();
  };
  return { props, box, press };
}

test('sets are ticked in any order and sent in theirs', () => {
  const { props, press } = form();
  press('Nomads');
  press('Harbours');
  expect(props.value).toEqual(['base', 'harbours', 'nomads']);
});

test('what is usual is not sent', () => {
  const { props, press } = form();
  press('Harbours');
  press('Harbours');
  expect(props.value).toBeUndefined();
});

test('the last set cannot be taken away, and seats do not matter', () => {
  const { props, box, press } = form();
  expect(box('Base').disabled).toBe(true);
  press('Nomads');
  expect(box('Base').disabled).toBe(false);
  press('Base');
  expect(props.value).toEqual(['nomads']);
  props.seats = 4;
  flushSync();
  expect(props.value).toEqual(['nomads']);
});
