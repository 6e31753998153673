import type { GamePage } from '@/lib/gamepage';
import { sign } from '@/lib/glyphs';

export const page: GamePage = {
  colour: '--suit-2',
  first: ['trade', 'map', 'starts', 'round_limit', 'factions', 'first_player'],
  goods: {
    metal: sign('ingot', '--metal'),
    culture: sign('culture', '--culture'),
    wms: sign('any', '--stone'),
    settlement: sign('settlement', '--accent'),
  },
  counts: { settlements: 'settlement', supply: 'settlement' },
};
