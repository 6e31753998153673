/** A guided first game: where the learner is in it. Nothing here draws or asks the server. */

import { recall, store } from './storage';
import type { LessonState, LessonStep } from './wire';

export type Lesson = LessonState;

/** What a table shows of a lesson: an option to take, a thing to look at. */
export interface Mark {
  play: string;
  point: string;
  set?: string[] | null; // what is still to be ticked or unticked of a set; none: press its button
}

export interface Progress {
  game: string;
  step: number; // as many as there are steps: all has been told
  at: number[]; // the number of moves when each step was reached
  astray: number | null; // the number of moves before another move than the one asked for
}

/** What a state says that matters here. */
export interface Seen {
  moves: number;
  taken: { key: string; moves: number } | null; // the last option taken on this page
  offered: readonly string[] | null; // what the learner can take or tick; null while others decide
}

export function begun(game: string): Progress {
  return { game, step: 0, at: [0], astray: null };
}

/** Goes on to the next step. */
export function onward(progress: Progress, moves: number): Progress {
  return { ...progress, step: progress.step + 1, at: [...progress.at, moves], astray: null };
}

/** The progress after a state came in; the same object if nothing changed. */
export function seen(progress: Progress, steps: readonly LessonStep[], now: Seen): Progress {
  const back = undone(progress, now.moves);
  if (back !== progress) return back;
  if (progress.astray !== null || progress.step >= steps.length) return progress;

  const { taken, offered } = now;
  const reached = progress.at[progress.step] ?? 0;
  if (taken && taken.moves >= reached && now.moves > taken.moves) {
    const ahead = reader(progress, steps, taken);
    if (named(steps[ahead.step]?.play) === taken.key) return onward(ahead, taken.moves + 1);
    return { ...progress, astray: taken.moves };
  }
  const wanted = steps[progress.step]?.play;
  if (wanted && offered && !wanted.split(' ').every((key) => offered.includes(key))) return { ...progress, astray: now.moves };
  return progress;
}

/** In one order, whichever the lesson names first. */
const named = (play: string | undefined): string | undefined => play?.split(' ').sort().join(' ');

/** Whoever plays on without reading on has read enough, if it is the next move that was played. */
function reader(progress: Progress, steps: readonly LessonStep[], taken: { moves: number }): Progress {
  let ahead = progress;
  while (ahead.step < steps.length && !steps[ahead.step]?.play) ahead = onward(ahead, taken.moves);
  return ahead;
}

/** Back to the step that belongs to a number of moves, after something was taken back. */
function undone(progress: Progress, moves: number): Progress {
  if (progress.astray !== null && moves <= progress.astray) {
    // at the very move at which it went wrong; or further back, which is looked at below
    if (moves >= (progress.at[progress.step] ?? 0)) return { ...progress, astray: null };
  }
  if (moves >= (progress.at[progress.step] ?? 0)) return progress;
  let step = progress.step;
  while (step > 0 && (progress.at[step] ?? 0) > moves) step -= 1;
  return { ...progress, step, at: progress.at.slice(0, step + 1), astray: null };
}

/** Whether an element of the board is what the lesson points at. */
export function marked(mark: Mark | null, keys: readonly string[], thing: string | undefined): boolean {
  if (!mark) return false;
  if (mark.set) return mark.set.some((key) => keys.includes(key));
  if (thing && mark.point) return thing === mark.point;
  return mark.play !== '' && keys.includes(mark.play);
}

// kept in the browser, for each table ----------------------------------------------------------------

const place = (table: string): string => `tabularium.lesson.${table}`;

export function keep(table: string, progress: Progress | null): void {
  store(place(table), progress && JSON.stringify(progress));
}

export function kept(table: string): Progress | null {
  try {
    const found = JSON.parse(recall(place(table)) ?? 'null');
    return found && typeof found.step === 'number' && Array.isArray(found.at) ? found : null;
  } catch {
    return null;
  }
}
