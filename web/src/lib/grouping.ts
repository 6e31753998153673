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

/**
 * What happened since the seat's last turn: what its last move there set off, what others did, what came by itself
 * when its next turn began. Notable things, and whatever concerned the seat itself.
 */
export function since(lines: readonly LogLine[], seat: number | null): Turn[] {
  if (seat === null) return [];
  const all = turns(lines);
  const turnless = all.every(({ turn }) => turn === 0);
  const now = all.at(-1);
  const begun = now && now.turn > 0 && now.seat === seat ? now.lines[0] : undefined;
  const before = (begun ? all.slice(0, -1) : all).filter((turn) => turnless || (turn.turn > 0 && turn.seat === seat));
  const last = before.flatMap((turn) => turn.lines).filter(({ by }) => by === seat).at(-1);
  // without a turn of their own so far everything before the game's first turn would be news
  if (!last) return [];
  const deed = lines.findIndex(({ move }) => move === last.move);
  // what was done in the turn that goes on is no news
  const done = begun ? lines.findIndex(({ by, move }) => by === seat && move > begun.move) : -1;
  const told = turns(
    lines.slice(deed, done < 0 ? undefined : done).filter((line) => line.notable || line.seat === seat),
  );
  // a deed that set off nothing is known, and that the own turn has begun is told by the question
  return told.filter(({ lines: [first, more] }) => more || (first !== lines[deed] && first !== begun));
}
