/** What a player's next production gives, as far as it is certain (S31-S35, S42-S46). */

import { BOARDS } from './boards';
import { printedOf, ROUNDS, type Cards, type Location, type Player, type SettlersView, type Sign } from './view';

export interface Production {
  makes: Record<string, number>;
  choices: string[]; // locations whose owner decides what they give
  keeps: string[]; // goods that stay over the end of the round
}

/** Whether there is a production still to come. */
export function comes(view: SettlersView): boolean {
  return !view.over && (view.round < ROUNDS || (view.turn === null && view.kind === 'draft'));
}

/** The locations of a player once those that Temples of Ra have borrowed are back. */
export function ownLocations(view: SettlersView, seat: number): Location[] {
  const home = view.players[seat]?.empire.filter((entry) => entry.taken === undefined) ?? [];
  const away = view.players.flatMap((player) => player.empire.filter((entry) => entry.taken === seat));
  return [...home, ...away];
}

/** The locations a player's Trade Routes have deals with. */
export function routed(view: SettlersView, seat: number): Location[] {
  return view.players.flatMap((player) => player.empire.filter((entry) => entry.route === seat));
}

function count(cards: Cards, locations: readonly Location[], what: string): number {
  if (what === 'samurai') return locations.filter((entry) => entry.samurai).length;
  return locations.filter((entry) => printedOf(cards, entry.card).colours.includes(what)).length;
}

/** What a row of signs gives without asking anything; null when it asks. */
function given(signs: readonly Sign[], cards: Cards, locations: readonly Location[]): Sign[] | null {
  const words = signs.map(([sign]) => sign);
  if (words.includes('or') || words.includes('copy')) return null;
  if (words[1] === 'per') {
    const [[good] = ['', 0], , [of] = ['', 0], [, most] = ['', 0]] = signs;
    return [[good, Math.min(most, count(cards, locations, of))]];
  }
  return signs.filter(([sign]) => sign !== 'look');
}

export function production(view: SettlersView, player: Player, cards: Cards): Production {
  const makes: Record<string, number> = {};
  const add = (good: string, n: number): void => {
    const what = good.endsWith('_card') ? 'card' : good;
    makes[what] = (makes[what] ?? 0) + n;
  };
  const choices: string[] = [];
  const board = player.faction ? BOARDS[player.faction] : null;
  const locations = ownLocations(view, player.seat);
  const sphinxes = locations.filter((entry) => printedOf(cards, entry.card).title === 'sphinx').length;

  for (const [good, n] of Object.entries(board?.makes ?? {})) add(good, n);
  const deals = [...player.deals, ...routed(view, player.seat).map((entry) => entry.card)];
  for (const card of deals) {
    const { deal } = printedOf(cards, card);
    if (deal) add(deal, 1);
  }
  for (const { card } of locations) {
    for (const effect of printedOf(cards, card).effects) {
      if (effect.when !== 'production') continue;
      const goods = given(effect.signs, cards, locations);
      if (!goods) choices.push(card);
      for (const [good, n] of goods ?? []) add(good, good === 'vp' && n >= 2 ? n + sphinxes : n);
    }
  }
  const stored = locations.flatMap((entry) => printedOf(cards, entry.card).stores);
  return { makes, choices, keeps: [...(board ? [board.keeps] : []), ...stored] };
}
