/** What a typed line means at the text table. */

import type { CardText, Option } from './types';

export type Command =
  | { do: 'act'; option: Option }
  | { do: 'table' | 'log' | 'scores' | 'undo' | 'help' | 'options' | 'now' }
  | { do: 'card'; card: CardText }
  | { do: 'why'; thing: string }
  | { do: 'say'; text: string }
  | { do: 'look'; at: number }
  | { do: 'unknown'; given: string }
  | { do: 'ambiguous'; given: string; possible: string[] };

const WORDS: Record<string, Command['do']> = {
  table: 'table', t: 'table', log: 'log', l: 'log', scores: 'scores', s: 'scores',
  undo: 'undo', u: 'undo', help: 'help', '?': 'help', h: 'help', options: 'options', o: 'options', now: 'now',
};

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase().trim();

export function parse(line: string, options: readonly Option[], cards: readonly CardText[]): Command {
  const given = line.trim();
  const [head = '', ...tail] = given.split(/\s+/);
  const rest = tail.join(' ');
  const word = folded(head);

  if (/^\d+$/.test(given)) {
    const option = options[Number(given) - 1];
    return option ? { do: 'act', option } : { do: 'unknown', given };
  }
  if (word === 'say' && rest) return { do: 'say', text: rest };
  if (word === 'why' && rest) return { do: 'why', thing: cardOf(rest, cards)?.key ?? rest };
  if ((word === 'look' || word === 'at') && /^\d+$/.test(rest)) return { do: 'look', at: Number(rest) };
  if ((word === 'card' || word === '?') && rest) {
    const card = cardOf(rest, cards);
    return card ? { do: 'card', card } : { do: 'unknown', given: rest };
  }
  const exact = options.find((option) => option.key === given || folded(option.text) === folded(given));
  if (exact) return { do: 'act', option: exact };
  const hot = options.filter((option) => option.hotkey && option.hotkey === given);
  if (hot.length === 1 && hot[0]) return { do: 'act', option: hot[0] };
  const known = rest ? undefined : WORDS[word];
  if (known) return { do: known } as Command;
  const wanted = folded(given);
  if (!wanted) return { do: 'options' };
  const close =
    first(options, (option) => option.key.startsWith(given)) ??
    first(options, (option) => folded(option.text).includes(wanted)) ?? [];
  if (close.length === 1 && close[0]) return { do: 'act', option: close[0] };
  if (close.length > 1) return { do: 'ambiguous', given, possible: close.map((option) => option.text) };
  return { do: 'unknown', given };
}

function first(options: readonly Option[], fits: (option: Option) => boolean): Option[] | undefined {
  const found = options.filter(fits);
  return found.length ? found : undefined;
}

export function cardOf(name: string, cards: readonly CardText[]): CardText | undefined {
  const wanted = folded(name);
  return (
    cards.find((card) => card.key === name || folded(card.name) === wanted) ??
    cards.find((card) => folded(card.name).startsWith(wanted))
  );
}
