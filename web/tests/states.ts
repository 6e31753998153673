import type { Option, State } from '@/lib/types';

export const option = (key: string, more: Partial<Option> = {}): Option => ({
  key,
  text: key,
  group: 'Other',
  hotkey: '',
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
    scores: null,
    over: false,
    winners: [],
    verdict: '',
    taken_back: 0,
    undo: null,
    asking: null,
    chat: { from: 0, lines: [] },
    ...more,
  };
}
