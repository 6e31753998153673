/**
 * A card that goes somewhere: `out:send={{ key }}` where it was, `in:receive={{ key }}` where it
 * arrives. Short, and not at all where movement is not wanted.
 */

import { crossfade, fade } from 'svelte/transition';
import { prefs } from './prefs.svelte';

const quiet = (): boolean =>
  !prefs.animate || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

export const [send, receive] = crossfade({
  duration: () => (quiet() ? 0 : 180),
  fallback: (node) => fade(node, { duration: quiet() ? 0 : 120 }),
});
