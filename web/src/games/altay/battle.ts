/** Strength against strength, as far as everybody at the table can work it out (A47, A52). */

import { sumOf } from '@/lib/sets';
import type { Table } from '@/lib/table.svelte';
import { attackPointed } from './options';
import { mine, viewOf, type Spot } from './view';

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
  const against = spot?.against ?? 0;
  if (!spot || !player) return { defender: null, against, hidden: 0 };
  // what counts without any card is in both
  const hidden = player.most_defence - (against - spot.settlements);
  return { defender: player.seat, against, hidden };
}

/** The battle being fought, if any. */
export function fought(table: Table): Comparison | null {
  const { battle } = viewOf(table);
  if (!battle) return null;
  const { attacker, from, to, strength, resistance, surrendered } = battle;
  const known = defence(table, to);
  const against = resistance ?? known.against;
  const shown = { attacker, from, to, strength, more: 0, ...known, against };
  // what is ticked to be played counts already
  const ticked = table.set && !surrendered ? sumOf(table.set, table.picking.ticks) : 0;
  if (table.latest?.decision?.kind === 'attack') return { ...shown, strength: strength + ticked };
  return { ...shown, against: against + ticked, hidden: shown.hidden - ticked };
}

/** The attack that is pointed at, with everything in hand. */
export function forecast(table: Table): Comparison | null {
  const attack = attackPointed(table);
  const me = mine(table);
  if (!attack || !me) return null;
  const { from, to } = attack;
  return {
    attacker: me.seat,
    from,
    to,
    strength: spotAt(table, from)?.settlements ?? 0,
    more: viewOf(table).attack_at_hand ?? 0,
    ...defence(table, to),
  };
}
