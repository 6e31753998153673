/** What is missing to pay for a card; gold stands in for resources as far as it goes (S4). */

import type { Printed } from './view';

export function shortage(cost: Printed['cost'], held: Record<string, number>): Record<string, number> {
  let gold = held['gold'] ?? 0;
  const short: Record<string, number> = {};
  for (const [good, n] of Object.entries(cost)) {
    const missing = Math.max(0, n - (held[good] ?? 0));
    const filled = Math.min(gold, missing);
    gold -= filled;
    if (missing > filled) short[good] = missing - filled;
  }
  return short;
}
