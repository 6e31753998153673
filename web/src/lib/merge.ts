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

/** Earlier lines before those that are known; nothing changes if they do not fit. */
export function joined<T>(earlier: Tail<T>, known: Tail<T>): Tail<T> {
  const fits = earlier.from < known.from && earlier.from + earlier.lines.length >= known.from;
  return fits ? { from: earlier.from, lines: [...earlier.lines.slice(0, known.from - earlier.from), ...known.lines] } : known;
}

export function spliced<T>(known: Tail<T>, tail: Tail<T>): Tail<T> {
  if (gap(known, tail) || tail.from < known.from) return tail;
  return { from: known.from, lines: [...known.lines.slice(0, tail.from - known.from), ...tail.lines] };
}
