/** What a game says about itself on the pages around the table, in src/games/<game>/page.ts. */

import type { Sign } from './glyphs';

export interface GamePage {
  colour?: string; // of its edge on the first page: a custom property of look.css
  first?: readonly string[]; // options people choose before a game; the others settle doubtful rules
  goods?: Record<string, Sign>; // signs of goods that not every game has
  counts?: Record<string, string>; // numbers of a view that count a good by another name
}
