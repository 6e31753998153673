/** The names in glyphs.svg, and which glyph and colour a good has in any game. */

export interface Sign {
  glyph: string;
  colour: string; // a custom property of look.css
}

export const sign = (glyph: string, colour = '--ink'): Sign => ({ glyph, colour });

/** What many games have; the goods of a game of its own are entered from its page.ts. */
export const GOODS: Record<string, Sign> = {
  food: sign('grain', '--food'),
  wood: sign('log', '--wood'),
  stone: sign('block', '--stone'),
  gold: sign('coin', '--gold'),
  coins: sign('coin', '--gold'),
  any: sign('any', '--soft'),
  vp: sign('laurel', '--good'),
  strength: sign('sword', '--red'),
  card: sign('deck', '--soft'),
  cards: sign('deck', '--soft'),
};

export function signOf(good: string): Sign {
  return GOODS[good] ?? sign('diamond', '--soft');
}
