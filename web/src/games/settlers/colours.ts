/** The colours of locations: each has a shape as well. */

export const SHAPES: Record<string, string> = {
  black: 'square',
  purple: 'star',
  blue: 'drop',
  brown: 'triangle',
  yellow: 'circle',
  red: 'diamond',
  pink: 'crescent',
  grey: 'hexagon',
};

/** The class that colours a banner; Trade Colony has three colours, Ruins none. */
export function colourClass(colours: readonly string[]): string {
  if (colours.length > 1) return 'colour-several';
  return `colour-${colours[0] ?? 'none'}`;
}
