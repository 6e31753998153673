/** Lines and frames worked out from the outlines of the territories. */

import { CROSSING, PLACES, STRAITS } from './map';
import type { Box } from './zoom.svelte';

type Point = [number, number];

function points(n: number): Point[] {
  const outline = PLACES[n]?.outline ?? '';
  return outline.split(' ').map((pair) => pair.split(',').map(Number) as Point);
}

/** How far a point is from the nearest side of a polygon. */
function distance([x, y]: Point, polygon: readonly Point[]): number {
  let least = Infinity;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  });
  return least;
}

const NEAR = 2.5;
const lines = new Map<string, Point[]>();

/** The border two territories share. */
export function between(a: number, b: number): Point[] {
  const name = `${a}:${b}`;
  const known = lines.get(name);
  if (known) return known;
  const mine = points(a);
  const other = points(b);
  const shared = mine.map((point) => distance(point, other) < NEAR);
  // the outline is a ring: start behind a point that is not shared, so that the line has no gap
  const start = shared.indexOf(false) + 1;
  const line = mine
    .map((_, i) => (start + i) % mine.length)
    .filter((i) => shared[i])
    .map((i) => mine[i] as Point);
  lines.set(name, line);
  return line;
}

/** Where one goes from one territory to another: the middle of the border, or the strait. */
export function crossing(a: number, b: number): Point {
  if (STRAITS.some((pair) => pair.includes(a) && pair.includes(b))) {
    return [(CROSSING.from[0] + CROSSING.to[0]) / 2, (CROSSING.from[1] + CROSSING.to[1]) / 2];
  }
  const line = between(Math.min(a, b), Math.max(a, b));
  const sides = line.slice(1).map((point, i) => {
    const before = line[i] as Point;
    return { before, point, length: Math.hypot(point[0] - before[0], point[1] - before[1]) };
  });
  let left = sides.reduce((sum, side) => sum + side.length, 0) / 2;
  for (const { before, point, length } of sides) {
    if (left <= length && length) {
      const part = left / length;
      return [
        before[0] + (point[0] - before[0]) * part,
        before[1] + (point[1] - before[1]) * part,
      ];
    }
    left -= length;
  }
  return line[0] ?? [0, 0];
}

const MARGIN = 6;

/** The box around some territories. */
export function frame(territories: readonly number[]): Box {
  const all = territories.flatMap(points);
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y };
}
