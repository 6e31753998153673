/** What a wonder would be worth if the game ended now (A66). */

import type { CardText } from '@/lib/types';
import { held, owned, tokenCount } from './arithmetic';
import { neighbours, PLACES, TERRAINS } from './map';
import type { AltayView, Player } from './view';

type Counting = (view: AltayView, player: Player, cards: Record<string, CardText>) => number;
const MOST = 7;

const COUNTS: Record<string, Counting> = {
  academy: (_, player, cards) =>
    player.achievements.filter((key) => (cards[key]?.printed.level ?? 3) < 3).length,
  amphitheatre: (_, player) => Math.floor(owned(player).length / 4),
  aqueducts: (view, player) =>
    held(view, player.seat).filter((spot) => spot.settlements >= 2).length,
  ark: (view, player) => held(view, player.seat).filter((spot) => spot.settlements === 1).length,
  colossus: (_, player, cards) =>
    owned(player).filter((card) => (cards[card]?.printed.points ?? 0) > 0).length,
  great_wall: (view, player) =>
    held(view, player.seat).filter((spot) =>
      neighbours(spot.territory).some((n) => {
        const owner = view.board.find((other) => other.territory === n)?.owner ?? null;
        return owner !== null && owner !== player.seat;
      }),
    ).length,
  highways: (view, player) =>
    Math.max(
      ...TERRAINS.map(
        (terrain) =>
          held(view, player.seat).filter(({ territory }) => PLACES[territory]?.terrain === terrain)
            .length,
      ),
    ),
  mausoleum: (_, player, cards) =>
    Math.floor(owned(player).filter((card) => cards[card]?.printed.starting).length / 2),
  siege_engines: (_, player) => Object.values(player.captured).reduce((sum, n) => sum + n, 0),
  triumphal_arch: (_, player) => 1 + Math.floor(tokenCount(player) / 2),
};

/** Null for what is no wonder. */
export function worth(
  key: string,
  view: AltayView,
  player: Player,
  cards: Record<string, CardText>,
): number | null {
  const counting = COUNTS[key];
  return counting ? Math.min(MOST, counting(view, player, cards)) : null;
}
