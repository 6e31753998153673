import type { GamePage } from '@/lib/gamepage';
import { sign } from '@/lib/glyphs';

export const page: GamePage = {
  colour: '--suit-3',
  first: ['levels', 'difficulty', 'ages', 'extra_worker', 'sides', 'factions', 'first_player'],
  goods: {
    books: sign('book', '--books'),
    stability: sign('stability', '--blue'),
    workers: sign('worker', '--blue'),
  },
};
