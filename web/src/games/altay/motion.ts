/** How long cards that stay take to move up: not at all where no movement is wanted. */

import { prefs } from '@/lib/prefs.svelte';

const QUICK = 180;

export function quick(): number {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return still || !prefs.animate ? 0 : QUICK;
}
