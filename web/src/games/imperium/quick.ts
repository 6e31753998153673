/** How long things on the board move and fade; not at all for those who want no motion. */

import { prefs } from '@/lib/prefs.svelte';

const QUICK = 180;

export function quick(): number {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return still || !prefs.animate ? 0 : QUICK;
}
