/** The signs of Imperial Settlers: glyph, colour, and what they mean in words. */

import type { Icon } from '@/lib/face';
import { GOODS } from '@/lib/glyphs';
import { say, word } from '@/lib/talk.svelte';
import { SHAPES } from './colours';
import type { Effect, Sign } from './view';

const GLYPHS: Record<string, [string, string]> = {
  card: ['deck', '--soft'],
  common_card: ['deck', '--soft'],
  faction_card: ['deck', '--accent'],
  hand_card: ['hand', '--soft'],
  look: ['eye', '--soft'],
  samurai: ['samurai', '--red'],
  deal: ['deal', '--good'],
  deal_good: ['deal', '--good'],
  take_deal: ['deal', '--good'],
  discard_deal: ['deal', '--red'],
  deal_goods: ['deal', '--good'],
  route: ['link', '--good'],
  foundation: ['foundation', '--stone'],
  location: ['settlement', '--accent'],
  faction_location: ['settlement', '--accent'],
  build: ['settlement', '--accent'],
  copy: ['produce', '--good'],
  reset: ['action', '--good'],
  razed: ['raze', '--red'],
  raze_own: ['raze', '--red'],
  raze_rival: ['raze', '--red'],
  raze_good: ['raze', '--red'],
  remove: ['cross', '--red'],
  block: ['lock', '--red'],
  store: ['lock', '--good'],
  steal: ['rivals', '--red'],
  take_over: ['rivals', '--red'],
  rival_discards: ['discard', '--red'],
  workers_spent: ['rivals', '--blue'],
};
const TEXTS: Record<string, string> = { to: '→', or: '/', per: '×', built: '+' };
// goods that other games have too
const SHARED = ['wood', 'stone', 'food', 'gold', 'worker', 'raze', 'defence', 'vp', 'any'];

/** The row in an empire: its glyph, and the sign on a card of that sort. */
export const SORT_GLYPHS = { production: 'produce', feature: 'infinite', action: 'action' } as const;

// `Good` draws whatever is in the list of goods
for (const [name, [glyph, colour]] of Object.entries(GLYPHS)) GOODS[name] ??= { glyph, colour };
for (const [name, glyph] of Object.entries(SHAPES)) GOODS[name] = { glyph, colour: `--sign-${name}` };

export function signWords(sign: string): string {
  const shared = SHARED.includes(sign) ? word(`web-good-${sign}`, 'settlers') : null;
  return shared ?? say(`web-settlers-sign-${sign.replaceAll('_', '-')}`);
}

function icon([sign, n]: Sign): Icon {
  if (sign === 'most') return { text: `≤${n}`, label: signWords(sign) };
  const text = TEXTS[sign];
  if (text) return { text, label: signWords(sign) };
  return { good: sign, label: signWords(sign), ...(n ? { n } : {}) };
}

/** An effect as icons; a building bonus begins with a star. */
export function icons({ when, signs }: Effect): Icon[] {
  const row = signs.map(icon);
  return when === 'bonus' ? [{ glyph: 'star', label: say('web-settlers-bonus') }, ...row] : row;
}
