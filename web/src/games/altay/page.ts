import type { GamePage } from '@/lib/gamepage';

export const page: GamePage = {
  colour: '--suit-2',
  rulings: 'Altay',
  first: ['trade', 'map', 'starts', 'round_limit', 'factions', 'first_player'],
  terms: { collect: 'A8', store: 'A9', 'use-terrain': 'A7', conquest: 'A46', trash: 'A6' },
};
