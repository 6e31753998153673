/** What a bot weighed, in the numbers of a language. */

import { sayIn } from './talk.svelte';
import type { Lang, Weighed } from './types';

type Option = Weighed['options'][number];

const number = (value: number | null, lang: Lang, style: Intl.NumberFormatOptions = {}): string =>
  value === null ? '–' : value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...style });

export const chanceOf = (option: Option, lang: Lang): string => number(option.chance, lang, { style: 'percent' });
export const pointsOf = (option: Option, lang: Lang): string => number(option.points, lang);

/** Lines for the text table. */
export function weighedLines(weighed: Weighed | null, lang: Lang): string[] {
  if (!weighed?.options.length) return [];
  const lines = weighed.options.map((option) =>
    sayIn(lang, 'web-weighed-line', {
      text: option.text,
      tries: option.tries,
      chance: chanceOf(option, lang),
      points: pointsOf(option, lang),
    }) + (option.taken ? ` (${sayIn(lang, 'web-weighed-taken')})` : ''),
  );
  return [`${sayIn(lang, 'web-weighed')}:`, ...lines];
}
