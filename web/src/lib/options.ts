/** Which game options come first. */

/** What people choose before a game; everything else settles doubtful rules. */
export const COMMON: readonly string[] = [
  'levels', 'difficulty', 'ages', 'extra_worker', 'common_cards', 'sides',
  'trade', 'map', 'starts', 'round_limit', 'lookout', 'peaceful', 'factions', 'first_player',
];
