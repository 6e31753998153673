/** What a member of a set is called: a good by its name alone, since how many is asked beside it. */

import { word } from './talk.svelte';
import type { Member } from './types';

// not those that are cards, or have their name
const GOODS = ['food', 'wood', 'metal', 'stone', 'culture', 'gold', 'books', 'worker', 'raze', 'defence', 'material', 'population', 'progress'];

export const isGood = (key: string): boolean => GOODS.includes(key);

export function memberWords({ key, text }: Pick<Member, 'key' | 'text'>, game?: string): string {
  return (isGood(key) ? word(`web-good-${key}`, game) : null) ?? text;
}
