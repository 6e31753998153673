/** Strength against strength, as far as everybody at the table can work it out (A47, A52). */

import { sumOf } from '@/lib/sets';
import type { Table } from '@/lib/table.svelte';
import { attackAtHand, has, mostDefence } from './arithmetic';
import { mine, token, viewOf, type Spot } from './view';

export interface Comparison {
  attacker: number;
  defender: number | null; // null against a conquest token
  from: number;
  to: number;
  strength: number;
  more: number; // what the attacker's own hand could add
  against: number;
  hidden: number; // what the defender's cards could add at most
}

function spotAt(table: Table, n: number): Spot | undefined {
  return viewOf(table).board.find((spot) => spot.territory === n);
}

function defence(table: Table, to: number): Pick<Comparison, 'defender' | 'against' | 'hidden'> {
  const spot = spotAt(table, to);
  const player = spot?.owner === null ? undefined : viewOf(table).players[spot?.owner ?? -1];
  if (!spot || !player) {
    const against = spot?.token ? token(spot.token).value : 0;
    return { defender: null, against, hidden: 0 };
  }
  const better = has(player, 'strategy') ? 1 : 0;
  const known = player.seat === table.viewer ? viewOf(table).hand : undefined;
  const guess = known ? { ...player, known_hand: known } : player;
  return {
    defender: player.seat,
    against: spot.settlements + better,
    hidden: mostDefence(guess, table.cards) - better,
  };
}

/** The battle being fought, if any. */
export function fought(table: Table): Comparison | null {
  const { battle } = viewOf(table);
  if (!battle) return null;
  const { attacker, from, to, strength, resistance } = battle;
  const known = defence(table, to);
  const against = resistance ?? known.against;
  const shown = { attacker, from, to, strength, more: 0, ...known, against };
  // what is ticked to be played counts already
  const played = table.picking.ticks.filter(({ key }) => key.startsWith('play:'));
  const ticked = table.set ? sumOf(table.set, played) : 0;
  if (table.latest?.decision?.kind === 'attack') return { ...shown, strength: strength + ticked };
  return { ...shown, against: against + ticked, hidden: shown.hidden - ticked };
}

/** The attack that is pointed at, with everything in hand. */
export function forecast(table: Table): Comparison | null {
  const [verb, from, to] = (table.pointed ?? '').split(':');
  const me = mine(table);
  if (verb !== 'attack' || to === undefined || !me) return null;
  return {
    attacker: me.seat,
    from: Number(from),
    to: Number(to),
    strength: spotAt(table, Number(from))?.settlements ?? 0,
    more: attackAtHand(viewOf(table).hand ?? [], me, table.cards),
    ...defence(table, Number(to)),
  };
}
