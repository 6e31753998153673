/** A card travels from where it lay to where it goes. */

import { crossfade, fade } from 'svelte/transition';
import { prefs } from '@/lib/prefs.svelte';

function still(): boolean {
  return !prefs.animate || Boolean(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches);
}

const duration = (): number => (still() ? 0 : 180);

export const [send, receive] = crossfade({
  duration,
  fallback: (node) => fade(node, { duration: duration() }),
});
