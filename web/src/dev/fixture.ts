/** Tables out of web/fixtures instead of the server. Only in development builds. */

import { Refused } from '@/lib/api';
import { Table, type Source } from '@/lib/table.svelte';
import type { CardText, Curve, Lang, SaidPreview, LayoutInfo, SetQuestion, State, WeighedSet } from '@/lib/types';

interface Fixture {
  cards: Record<Lang, CardText[]>;
  states: Record<Lang, State[]>;
  previews: Record<string, SaidPreview>[];
  curves: (Curve | null)[];
}

const FILES = import.meta.glob<{ default: Fixture }>(['../../fixtures/*.json', '!../../fixtures/layouts.json']);

const DECISIONS = 100;

export async function fixture(game: string, n: number, lang: Lang): Promise<Table> {
  // from 100 on: a table at every kind of question
  const file = n < DECISIONS ? game : `${game}-decisions`;
  const load = FILES[`../../fixtures/${file}.json`];
  if (!load) throw new Error(`no fixture for ${file}`);
  const { default: data } = await load();
  const { default: layouts } = await import('../../fixtures/layouts.json');
  const layout = (spoken: Lang): LayoutInfo => layouts[spoken].find(({ id }) => id === game) as never;
  const source: Source = {
    ask: async (method, address) => {
      const { pathname, searchParams } = new URL(address, location.origin);
      if (pathname === `/api/games/${game}`) return layout((searchParams.get('lang') ?? 'en') as Lang) as never;
      return answer(data, n % DECISIONS, method, address) as never;
    },
    live: () => null,
  };
  const table = new Table(`fixture-${game}-${n}`, ['-'], lang, source);
  table.connected = true;
  await table.open();
  return table;
}

export async function moments(game: string): Promise<State[]> {
  const load = FILES[`../../fixtures/${game}.json`];
  return load ? (await load()).default.states.en : [];
}

function answer(data: Fixture, n: number, method: string, address: string): unknown {
  const { pathname, searchParams } = new URL(address, location.origin);
  const lang = (searchParams.get('lang') ?? 'en') as Lang;
  const what = pathname.split('/').at(-1);
  if (method === 'POST') throw new Refused(422, 'Fixture', `(fixture) ${what}`);
  if (what === 'cards') return data.cards[lang];
  if (what === 'preview') return data.previews[n]?.[searchParams.get('key') ?? ''] ?? null;
  if (what === 'why') return { text: `(fixture) ${searchParams.get('thing')}`, rule: null };
  if (what === 'curve') return data.curves[n] ?? { seats: [], moves: [] };
  if (what === 'record') return '{}';
  if (what === 'set') return weighed(data.states[lang][n]?.decision?.set, searchParams.get('keys') ?? '');
  if (what === 'log') return { from: 0, lines: [] };
  if (what === 'weighed') return { seat: null, options: [] };
  const state = data.states[lang][n];
  if (!state) throw new Refused(404, 'NoTable', `no moment ${n}`);
  return state;
}

/** What the server would say to a choice, as far as the question itself tells it. */
function weighed(set: SetQuestion | undefined, keys: string): WeighedSet | null {
  if (!set) return null;
  const chosen = keys.split(' ').flatMap((key) => set.members.find((member) => member.key === key) ?? []);
  const sum = chosen.reduce((all, { worth }) => all + worth, 0);
  const enough = chosen.length >= set.least && chosen.length <= set.most && sum >= set.need;
  return {
    do: `(fixture) ${chosen.map(({ text }) => text).join(', ') || '–'}`,
    outcome: `(fixture) ${chosen.length} / ${set.least}–${set.most}, ${sum} / ${set.need}`,
    ...(enough ? {} : { problem: `(fixture) ${set.least}–${set.most}, ${set.need}` }),
  };
}
