import type { Option, SetQuestion, State } from '@/lib/types';

export const option = (key: string, more: Partial<Option> = {}): Option => ({
  key,
  text: key,
  group: 'Other',
  hotkey: '',
  about: [],
  ...more,
});

export function state(version: number, more: Partial<State> = {}): State {
  return {
    id: 't',
    game: 'altay',
    title: 'Altay',
    lang: 'en',
    version,
    moves: version,
    at: null,
    viewer: 0,
    open: [0],
    seats: [],
    view: { version },
    decision: { seat: 0, kind: 'turn', prompt: '?', options: [option('play:hunter'), option('end')] },
    log: { from: 0, lines: [] },
    scores: [],
    over: false,
    winners: [],
    verdict: '',
    taken_back: 0,
    closed: null,
    undo: null,
    asking: null,
    chat: { from: 0, lines: [] },
    ...more,
  };
}

/** A set with members by their key: how many there are, and what each is worth. */
export function setOf(members: Record<string, [most: number, worth?: number]>, more: Partial<SetQuestion> = {}): SetQuestion {
  return {
    prompt: 'Which?',
    members: Object.entries(members).map(([key, [most, worth = 1]]) => ({ key, text: key.toUpperCase(), most, worth, about: [] })),
    least: 0,
    most: 9,
    need: 0,
    ordered: false,
    given: [],
    ...more,
  };
}

/** A state that asks for a set. */
export function asking(version: number, set: SetQuestion, more: Partial<State> = {}): State {
  const options = [...set.members.map(({ key }) => option(key)), option('done')];
  return state(version, { decision: { seat: 0, kind: 'defend', prompt: 'First?', options, set }, ...more });
}
