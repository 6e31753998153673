/** Cards travel to where they go, or fade; not at all for those who want no movement. */

import { crossfade, fade } from 'svelte/transition';

const MILLISECONDS = 180;

function still(): boolean {
  if (document.documentElement.dataset['animate'] === 'false') return true;
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

export function quick(): number {
  return still() ? 0 : MILLISECONDS;
}

export const [leave, arrive] = crossfade({
  duration: quick,
  fallback: (node) => fade(node, { duration: quick() }),
});
