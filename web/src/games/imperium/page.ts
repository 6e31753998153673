import type { GamePage } from '@/lib/gamepage';
import { sign } from '@/lib/glyphs';

export const page: GamePage = {
  colour: '--suit-4',
  first: ['common_cards', 'sides', 'factions', 'first_player'],
  goods: {
    material: sign('material', '--wood'),
    population: sign('population', '--blue'),
    progress: sign('progress', '--gold'),
    unrest: sign('unrest', '--red'),
  },
};
