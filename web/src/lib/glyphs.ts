/** The names in glyphs.svg, and which glyph and colour a good has in any game. */

export interface Sign {
  glyph: string;
  colour: string; // a custom property of look.css
}

const sign = (glyph: string, colour = '--ink'): Sign => ({ glyph, colour });

export const GOODS: Record<string, Sign> = {
  food: sign('grain', '--food'),
  wood: sign('log', '--wood'),
  metal: sign('ingot', '--metal'),
  stone: sign('block', '--stone'),
  culture: sign('culture', '--culture'),
  wms: sign('any', '--stone'),
  any: sign('any', '--soft'),
  coins: sign('coin', '--gold'),
  coin: sign('coin', '--gold'),
  gold: sign('coin', '--gold'),
  books: sign('book', '--books'),
  vp: sign('laurel', '--good'),
  strength: sign('sword', '--red'),
  stability: sign('stability', '--blue'),
  workers: sign('worker', '--blue'),
  worker: sign('worker', '--blue'),
  raze: sign('raze', '--red'),
  swords: sign('raze', '--red'),
  defence: sign('shield', '--blue'),
  shields: sign('shield', '--blue'),
  material: sign('material', '--wood'),
  population: sign('population', '--blue'),
  progress: sign('progress', '--gold'),
  unrest: sign('unrest', '--red'),
  card: sign('deck', '--soft'),
  cards: sign('deck', '--soft'),
  settlement: sign('settlement', '--accent'),
};

export function signOf(good: string): Sign {
  return GOODS[good] ?? sign('diamond', '--soft');
}
