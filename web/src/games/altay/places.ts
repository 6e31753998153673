/** Which options a thing on the table stands for. */

import type { Table } from '@/lib/table.svelte';
import type { Option } from '@/lib/types';

const HAND_VERBS = ['play', 'trash', 'discard', 'archive'];

export function ofHand(table: Table, card: string): Option[] {
  return HAND_VERBS.flatMap((verb) => table.matching([verb, card]));
}
/** A card kept by Writing can only be played. */
export function ofArchive(table: Table, card: string): Option[] {
  return table.matching(['play', card]);
}
/** Placing goods on it, taking them back, discarding it from the table. */
export function ofTableCard(table: Table, card: string): Option[] {
  return ['place', 'take', 'drop'].flatMap((verb) => table.matching([verb, card]));
}
export function ofProgress(table: Table, card: string): Option[] {
  return [...table.matching(['place', card]), ...table.matching('abandon')];
}
export function ofAchievement(table: Table, card: string): Option[] {
  return table.matching(['use', card]);
}
export function ofDisplay(table: Table, card: string): Option[] {
  return table.matching(['start', card]);
}
export function ofPile(table: Table, title: string): Option[] {
  return table.matching(['buy', title]);
}
/** A good of this turn: giving or taking it where it is asked for, else placing it on a card. */
export function ofGood(table: Table, good: string): Option[] {
  return table.options.filter(({ key }) => {
    const words = key.split(':');
    return key === good || (words[0] === 'place' && words[2] === good);
  });
}
export function ofCoins(table: Table): Option[] {
  return table.matching('trade');
}
/** Settling, using, moving; as the target of attacks, or as where they come from. */
export function ofTerritory(table: Table, n: number): Option[] {
  return table.options.filter(({ key }) => {
    const [verb, ...names] = key.split(':');
    return ['at', 'from', 'to', 'attack'].includes(verb ?? '') && names.includes(String(n));
  });
}
export function attacks(table: Table): { from: number; to: number; option: Option }[] {
  return table.matching('attack').flatMap((option) => {
    const [, from, to] = option.key.split(':');
    return to === undefined ? [] : [{ from: Number(from), to: Number(to), option }];
  });
}
/** Answers that a battle asks for. */
export function ofBattle(table: Table): Option[] {
  return ['fight', 'surrender', 'done'].flatMap((word) => table.matching(word));
}
/** What ends a turn or declines an offer. */
export function ofTurn(table: Table): Option[] {
  return ['end', 'more', 'none'].flatMap((word) => table.matching(word));
}
