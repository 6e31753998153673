/** How cards move: quickly, or not at all where no movement is wanted. */

import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { prefs } from '@/lib/prefs.svelte';

const QUICK = 180;

export function quick(): number {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return still || !prefs.animate ? 0 : QUICK;
}

/** A card that leaves one place travels to where it lies now. */
export const [send, receive] = crossfade({
  duration: quick,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: quick() }),
});
