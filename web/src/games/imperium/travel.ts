/** Cards travel to where they went, or fade in where nobody saw them come from. */

import { crossfade, fade } from 'svelte/transition';
import { prefs } from '@/lib/prefs.svelte';

const QUICK = 180;

/** How long a card travels; not at all for those who want no motion. */
export function quick(): number {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return still || !prefs.animate ? 0 : QUICK;
}

export const [leave, arrive] = crossfade({
  duration: () => quick(),
  fallback: (node) => fade(node, { duration: quick() }),
});
