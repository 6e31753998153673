/** Moves things on a line apart until each has its room, near where they belong; `end` is the last place. */
export function spread(wanted: readonly number[], room: number, end: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  let last = -Infinity;
  for (const one of order) {
    one.at = Math.max(one.at, last + room, room / 2);
    last = one.at;
  }
  let next = end + room;
  for (const one of [...order].reverse()) {
    one.at = Math.min(one.at, next - room);
    next = one.at;
  }
  const found: number[] = [];
  for (const { at, i } of order) found[i] = at;
  return found;
}
