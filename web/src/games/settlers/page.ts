import type { GamePage } from '@/lib/gamepage';

export const page: GamePage = {
  colour: '--suit-1',
  rulings: 'Imperial Settlers',
  first: ['lookout', 'peaceful', 'factions', 'first_player'],
  terms: { location: 'S13', deal: 'S17', raze: 'S66', foundation: 'S67', defence: 'S79' },
};
