/** Logs and chats come as "everything from line `from` on". */

export interface Tail<T> {
  from: number;
  lines: T[];
}

export function spliced<T>(known: readonly T[], tail: Tail<T>): T[] {
  // a gap cannot be filled from here; whoever asked gets what there is
  return [...known.slice(0, tail.from), ...tail.lines];
}
