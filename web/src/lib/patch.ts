/** What has changed in a state, as a socket tells it, and the state that it makes of the one before. */

import type { State } from './types';

type Way = (string | number)[];

export interface Patch {
  version: number;
  set: [Way, unknown][];
  gone?: Way[];
  log: State['log'];
  chat: State['chat'];
}

export const isPatch = (said: object): said is Patch => 'set' in said;

type Holder = Record<string | number, unknown>;

const last = (way: Way): string | number => way[way.length - 1] ?? '';

/** The later state; the one before it stays as it is, and what has not changed is the same in both. */
export function patched(state: State, patch: Patch): State {
  const found = { ...state, log: patch.log, chat: patch.chat };
  const fresh = new Map<string, Holder>([['', found as unknown as Holder]]);
  const inside = (way: Way): Holder => {
    const name = way.join('/');
    let holder = fresh.get(name);
    if (!holder) {
      const outer = inside(way.slice(0, -1));
      const old = outer[last(way)];
      holder = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Holder;
      outer[last(way)] = holder;
      fresh.set(name, holder);
    }
    return holder;
  };
  for (const [way, value] of patch.set) inside(way.slice(0, -1))[last(way)] = value;
  for (const way of patch.gone ?? []) delete inside(way.slice(0, -1))[last(way)];
  return found;
}
