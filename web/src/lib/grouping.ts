/** Options under their headings, log lines under their turns. */

import type { LogLine, Option } from './types';

export interface Group {
  name: string;
  options: Option[];
}

/** Groups in the order in which they first appear. */
export function grouped(options: readonly Option[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const list = groups.get(option.group) ?? [];
    list.push(option);
    groups.set(option.group, list);
  }
  return [...groups].map(([name, list]) => ({ name, options: list }));
}

export interface Turn {
  turn: number;
  seat: number | null;
  lines: LogLine[];
}

export function turns(lines: readonly LogLine[]): Turn[] {
  const found: Turn[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.turn === line.turn) last.lines.push(line);
    else found.push({ turn: line.turn, seat: line.seat, lines: [line] });
  }
  return found;
}

/** What others did since the seat's last turn, notable things only. */
export function since(lines: readonly LogLine[], seat: number | null): Turn[] {
  if (seat === null) return [];
  const all = turns(lines);
  let end = all.length;
  // the turn that has just begun is no news
  while (end > 0 && all[end - 1]?.seat === seat) end--;
  let start = end;
  while (start > 0 && all[start - 1]?.seat !== seat) start--;
  // without a turn of their own so far everything before the game's first turn would be news
  if (start === 0) return [];
  return all
    .slice(start, end)
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => line.notable) }))
    .filter((turn) => turn.lines.length > 0);
}
