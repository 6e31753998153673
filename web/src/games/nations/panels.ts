/** The parts of the board: which zone lies where, and how the parts lie together. */

export function panelOf(zone: string): string {
  if (['market', 'boards', 'looked_at'].includes(zone)) return 'progress';
  return ['architects', 'event', 'war', 'order'].includes(zone) ? 'round' : 'mine';
}

interface Grid {
  areas: string;
  columns: string;
  rows: string;
}

const LONG_BOARD = 6; // columns of the progress board that need the whole width
const THREE_COLUMNS = 1240; // pixels
const SIDE = 'minmax(312px, 1fr)';

export function gridFor(columns: number, width: number): Grid {
  const long = columns >= LONG_BOARD;
  if (width >= THREE_COLUMNS) {
    const first = long ? 'progress progress progress' : 'progress round rivals';
    return {
      areas: `"${first}" "mine round rivals"`,
      columns: `minmax(0, 1.72fr) ${SIDE} ${SIDE}`,
      rows: 'auto 1fr',
    };
  }
  return {
    areas: `"progress ${long ? 'progress' : 'round'}" "mine round" "mine rivals"`,
    columns: `minmax(0, 1.72fr) ${SIDE}`,
    // the row that grows lies between, or the first one would be stretched
    rows: 'auto 1fr auto',
  };
}
