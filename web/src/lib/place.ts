/** Where a thing on the table is, in one word, as the server names it: `hand@0:hunter`, `market:farmer`. */

import type { Option, Thing } from './types';

export function place(zone: string, name: string | number, seat?: number | null): string {
  return `${zone}${seat === undefined || seat === null ? '' : `@${seat}`}:${name}`;
}

export function placeOf({ zone, name, seat }: Thing): string {
  return place(zone, name, seat);
}

/** The options that are about what lies in a place, whatever part it has in them. */
export function optionsAt(options: readonly Option[], where: string): Option[] {
  return options.filter(({ about }) => about?.some((thing) => placeOf(thing) === where));
}
