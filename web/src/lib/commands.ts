/** What a typed line means at the text table. English words work on every page. */

import { sayIn } from './talk.svelte';
import type { CardText, Lang, Option } from './types';

/** The commands in the order help lists them; those that take something say what, `.of`. */
const BARE = ['table', 'log', 'scores', 'options', 'undo', 'now', 'help'] as const;
const TAKING = ['card', 'why', 'look', 'say'] as const;
type Bare = (typeof BARE)[number];
type Taking = (typeof TAKING)[number];

export type Command =
  | { do: 'act'; option: Option }
  | { do: Bare }
  | { do: 'card'; card: CardText }
  | { do: 'why'; thing: string }
  | { do: 'say'; text: string }
  | { do: 'look'; at: number }
  | { do: 'no-card'; given: string }
  | { do: 'incomplete'; command: Taking }
  | { do: 'unknown'; given: string }
  | { do: 'ambiguous'; given: string; possible: string[] };

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase().trim();

/** The words of a command: those of the language, then the English ones. */
export const wordsOf = (command: Bare | Taking, lang: Lang): string[] => [
  ...new Set(
    [lang, 'en' as const].flatMap((one) => sayIn(one, `web-command-${command}`).split(',').map((word) => word.trim())),
  ),
];

const means = <C extends Bare | Taking>(commands: readonly C[], word: string, lang: Lang): C | undefined =>
  commands.find((command) => wordsOf(command, lang).some((one) => folded(one) === word));

const taking = (command: Bare | Taking): command is Taking => (TAKING as readonly string[]).includes(command);

const written = (command: Bare | Taking, words: string[], lang: Lang): string =>
  words.join(', ') + (taking(command) ? ` ${sayIn(lang, `web-command-${command}.of`)}` : '');

/** What a command is typed as and what it does: "card, ? NAME: what a card does". */
export const explained = (command: Bare | Taking, lang: Lang): string =>
  `${written(command, wordsOf(command, lang), lang)}: ${sayIn(lang, `web-command-${command}.text`)}`;

export const help = (lang: Lang): string[] => [...BARE, ...TAKING].map((command) => explained(command, lang));

/** Every command in a word: "table, log, …, card NAME". */
export const commandList = (lang: Lang): string =>
  [...BARE, ...TAKING].map((command) => written(command, wordsOf(command, lang).slice(0, 1), lang)).join(', ');

export function parse(line: string, options: readonly Option[], cards: readonly CardText[], lang: Lang): Command {
  const given = line.trim();
  const wanted = folded(given);
  if (!wanted) return { do: 'options' };
  if (/^\d+$/.test(given)) {
    const option = options[Number(given) - 1];
    return option ? { do: 'act', option } : { do: 'unknown', given };
  }
  const exact = options.find((option) => option.key === given || folded(option.text) === wanted);
  if (exact) return { do: 'act', option: exact };
  const hot = options.filter((option) => option.hotkey && option.hotkey === given);
  if (hot.length === 1 && hot[0]) return { do: 'act', option: hot[0] };

  const [head = '', ...tail] = given.split(/\s+/);
  const rest = tail.join(' ');
  const known = rest ? undefined : means(BARE, folded(head), lang);
  if (known) return { do: known };
  const command = means(TAKING, folded(head), lang);
  const taken = command && rest ? take(command, rest, cards) : undefined;
  if (taken) return taken;

  const close =
    first(options, (option) => option.key.startsWith(given)) ??
    first(options, (option) => folded(option.text).includes(wanted)) ?? [];
  if (close.length === 1 && close[0]) return { do: 'act', option: close[0] };
  if (close.length > 1) return { do: 'ambiguous', given, possible: close.map((option) => option.text) };
  return command ? { do: 'incomplete', command } : { do: 'unknown', given };
}

/** A command with what it takes; nothing when that does not fit. */
function take(command: Taking, rest: string, cards: readonly CardText[]): Command | undefined {
  const card = cardOf(rest, cards);
  switch (command) {
    case 'card':
      return card ? { do: 'card', card } : { do: 'no-card', given: rest };
    case 'why':
      return { do: 'why', thing: card?.key ?? rest };
    case 'say':
      return { do: 'say', text: rest };
    case 'look':
      return /^\d+$/.test(rest) ? { do: 'look', at: Number(rest) } : undefined;
  }
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
