/** Logs and chats come as "everything from line `from` on". */

export interface Tail<T> {
  from: number;
  lines: T[];
}

export const NOTHING: Tail<never> = { from: 0, lines: [] };

/** Whether lines are missing between what is known and what came in. */
export function gap(known: Tail<unknown>, tail: Tail<unknown>): boolean {
  return tail.from > known.from + known.lines.length;
}

export function spliced<T>(known: Tail<T>, tail: Tail<T>): Tail<T> {
  if (gap(known, tail) || tail.from < known.from) return tail;
  return { from: known.from, lines: [...known.lines.slice(0, tail.from - known.from), ...tail.lines] };
}
