import type { GamePage } from '@/lib/gamepage';
import { sign } from '@/lib/glyphs';

export const page: GamePage = {
  colour: '--suit-1',
  first: ['lookout', 'peaceful', 'factions', 'first_player'],
  goods: {
    worker: sign('worker', '--blue'),
    raze: sign('raze', '--red'),
    defence: sign('shield', '--blue'),
  },
};
