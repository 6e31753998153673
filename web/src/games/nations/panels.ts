/** In which part of the board a place lies. */
export function panelOf(place: string): string {
  const [sort = ''] = place.split(':');
  if (['market', 'board', 'event'].includes(sort) && place !== 'event') return 'progress';
  return ['architects', 'event', 'war', 'order'].includes(sort) ? 'side' : 'mine';
}
