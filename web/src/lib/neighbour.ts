/** Which of several rectangles lies next to another one, for walking with the arrow keys. */

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
// what lies straight ahead is meant rather than what is nearer but aside
const ASIDE = 3;

/** The number of the box an arrow leads to from `from`; -1 where there is none, or for another key. */
export function neighbour(from: Box, boxes: readonly Box[], key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [left, top] = middle(box);
    const ahead = (left - x) * step[0] + (top - y) * step[1];
    const aside = Math.abs((left - x) * step[1]) + Math.abs((top - y) * step[0]);
    if (ahead < 1) return;
    const way = ahead + ASIDE * aside;
    if (way < least) [best, least] = [i, way];
  });
  return best;
}

function middle(box: Box): [number, number] {
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}
