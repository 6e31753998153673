/** The moments at which a lead changed most. */

import type { Curve } from './types';

export interface Swing {
  seat: number;
  move: number;
  by: number; // points gained on the best of the others
}

/** The lead of a seat over the best other one, at each moment; alone: the points themselves. */
export function leads(curve: Curve, seat: number): number[] {
  return curve.moves.map((_, i) => {
    const others = curve.seats.filter((__, other) => other !== seat).map((points) => points[i] ?? 0);
    return (curve.seats[seat]?.[i] ?? 0) - (others.length ? Math.max(...others) : 0);
  });
}

export function swings(curve: Curve, most = 3): Swing[] {
  const found: Swing[] = [];
  curve.seats.forEach((_, seat) => {
    const lead = leads(curve, seat);
    for (let i = 1; i < lead.length; i++) {
      const by = (lead[i] ?? 0) - (lead[i - 1] ?? 0);
      if (by > 0) found.push({ seat, move: curve.moves[i] ?? 0, by });
    }
  });
  return found.sort((a, b) => b.by - a.by).slice(0, most).sort((a, b) => a.move - b.move);
}
