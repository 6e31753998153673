/** Game options: which come first, and their names in words. */

import { has, say } from './talk.svelte';
import type { OptionInfo } from './types';

/** What people choose before a game; everything else settles doubtful rules. */
export const COMMON: readonly string[] = [
  'levels', 'difficulty', 'ages', 'extra_worker', 'common_cards', 'sides',
  'trade', 'map', 'starts', 'round_limit', 'lookout', 'peaceful', 'factions', 'first_player',
];

const id = (word: string): string => word.replaceAll('_', '-').toLowerCase();

export function optionName(option: OptionInfo): string {
  const message = `web-option-${id(option.name)}`;
  return has(message) ? say(message) : option.name.replaceAll('_', ' ');
}

export function choiceName(option: OptionInfo, choice: string): string {
  const message = `web-choice-${id(choice)}`;
  return has(message) ? say(message) : (option.words[choice] ?? choice);
}
