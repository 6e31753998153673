/** Seats have a letter, a shape and a colour: never the colour alone. */

export const LETTERS = 'ABCDE';
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const;

export function letter(seat: number): string {
  return LETTERS[seat] ?? '?';
}
export function shape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? 'circle';
}
/** The class that sets --seat to the seat's colour. */
export function seatClass(seat: number | null | undefined): string {
  return seat === null || seat === undefined ? '' : `seat-${seat}`;
}
