/** A territory in words, for those who do not see the map. */

import type { Table } from '@/lib/table.svelte';
import { say } from '@/lib/talk.svelte';
import { PLACES } from './map';
import { token, type Spot } from './view';

export function placeName(n: number): string {
  return say(`web-altay-${PLACES[n]?.terrain ?? 'hill'}-n`, { n: String(n) });
}

export function describe(table: Table, spot: Spot): string {
  const parts = [placeName(spot.territory)];
  if (spot.owner !== null) {
    parts.push(table.seatName(spot.owner), say('web-altay-settlements', { n: spot.settlements }));
  } else if (spot.token) {
    const { value, good } = token(spot.token);
    parts.push(say('web-altay-token', { value }));
    if (good) parts.push(say(`web-good-${good}`));
  } else parts.push(say('web-altay-free'));
  if (spot.vp) parts.push(say('web-altay-vp', { n: spot.vp }));
  return parts.join(', ');
}
