/** What the page counts for the players agrees with the rules. */

import { describe, expect, test } from 'vitest';
import { deck, slots } from '@/games/altay/arithmetic';
import { BORDERS } from '@/games/altay/declared';
import { between, crossing } from '@/games/altay/outlines';
import type { AltayView, Player } from '@/games/altay/view';
import { momentsOf } from '../moments';

const { states } = momentsOf('altay');
const views = states.map((state) => state.view) as AltayView[];

describe('slots', () => {
  test('show what lies on them', () => {
    expect(slots(['food', 'food'], { food: 1 })).toEqual([
      { good: 'food', full: true },
      { good: 'food', full: false },
    ]);
  });
  test('for any good show the good that was put there', () => {
    expect(slots(['any', 'any'], { stone: 1 })).toEqual([
      { good: 'stone', full: true },
      { good: 'any', full: false },
    ]);
  });
});

describe('players', () => {
  test('the points of finished achievements are those of the game', () => {
    for (const view of views) {
      for (const player of view.players) {
        const counted = player.achievements.map((key) => {
          const secret = player.secret_wonder === key ? 3 : 0;
          return (player.worth[key] ?? 1) + secret;
        });
        expect(counted.reduce((sum, n) => sum + n, 0)).toBe(player.points.achievements);
      }
    }
  });
  test('the deck is what is not in hand', () => {
    const player = { hand_and_deck: ['hunter', 'hunter', 'warrior'] } as unknown as Player;
    expect(deck(player, ['hunter'])).toEqual(['hunter', 'warrior']);
  });
});

describe('the map', () => {
  test('has 41 borders, each drawn where two territories meet', () => {
    expect(BORDERS).toHaveLength(41);
    for (const [a, b] of BORDERS) {
      const [x, y] = crossing(a, b);
      expect(x > 0 && y > 0).toBe(true);
      if (a !== 13 || b !== 19) expect(between(a, b).length).toBeGreaterThan(0);
    }
  });
});
