import type { GamePage } from '@/lib/gamepage';

export const page: GamePage = {
  colour: '--suit-4',
  rulings: 'Imperium',
  first: ['common_cards', 'sides', 'factions', 'first_player'],
  terms: {
    acquire: 'I79', 'break-through': 'I84', exhaust: 'I49', garrison: 'I96', history: 'I97', unrest: 'I69',
    exile: 'I89', pinned: 'I2', abandon: 'I78', recall: 'I104', develop: 'I86', solstice: 'I66',
  },
};
