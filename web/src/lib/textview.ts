/** A view in lines of text, for the text table: nested by two spaces, cards by their names. */

import { word } from './talk.svelte';
import type { CardText, View } from './types';

// points have a command of their own
const LEFT_OUT = ['game', 'seats', 'options', 'seat', 'kind', 'to_move', 'over', 'faction', 'points'];

export function keyWords(key: string, game?: string): string {
  const id = key.replaceAll('_', '-');
  return word(`web-view-${id}`, game) ?? word(`web-good-${id}`, game) ?? key.replaceAll('_', ' ');
}

export function textOf(
  view: View,
  cards: Record<string, CardText>,
  seatName: (seat: number) => string,
): string[] {
  const name = (value: unknown): string =>
    typeof value === 'string' ? (cards[value]?.name ?? value.replaceAll('_', ' ')) : String(value);
  const words = (key: string): string => keyWords(key, view.game);
  const empty = (value: unknown): boolean =>
    value === null || value === false || value === undefined ||
    (Array.isArray(value) ? !value.length : typeof value === 'object' && !Object.keys(value).length);

  /** A thing in one line: "Grain Field (used 1)". */
  const short = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(short).join(', ');
    if (typeof value !== 'object' || value === null) return value === null ? '–' : name(value);
    const entries = Object.entries(value).filter(([key, x]) => key !== 'card' && key !== 'name' && !empty(x));
    const facts = entries.map(([key, x]) => (x === true ? words(key) : `${words(key)} ${short(x)}`));
    const head = 'card' in value ? name(value.card) : '';
    return head && facts.length ? `${head} (${facts.join(', ')})` : head || facts.join(', ');
  };

  const lines: string[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (LEFT_OUT.includes(key) || key === 'players' || empty(value)) continue;
    if (key === 'turn' && view.over) continue;
    if (key === 'turn' || key === 'first_player') {
      lines.push(`${words(key)}: ${seatName(value as number)}`);
    } else if (Array.isArray(value) && value.some((x) => typeof x === 'object' && x !== null)) {
      lines.push(`${words(key)}:`);
      for (const x of value) lines.push(`  ${short(x)}`);
    } else lines.push(`${words(key)}: ${short(value)}`);
  }
  for (const [seat, player] of Object.entries((view.players ?? {}) as Record<string, View>)) {
    lines.push(`${seatName(Number(seat))}:`);
    for (const [key, value] of Object.entries(player)) {
      if (LEFT_OUT.includes(key) || empty(value)) continue;
      lines.push(`  ${words(key)}: ${short(value)}`);
    }
  }
  return lines;
}
