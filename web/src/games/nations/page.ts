import type { GamePage } from '@/lib/gamepage';

export const page: GamePage = {
  colour: '--suit-3',
  rulings: 'Nations',
  first: ['levels', 'difficulty', 'ages', 'extra_worker', 'sides', 'factions', 'first_player'],
  terms: { deploy: 'N90', architect: 'N97', raid: 'N81', shortage: 'N127', stability: 'N16' },
};
