/** What a typed line means at the text table. English words work on every page. */

import { sayIn } from './talk.svelte';
import { countOf } from './sets';
import type { CardText, Lang, Member, Option, SetQuestion } from './types';

/** The commands in the order help lists them; those that take something say what, `.of`. */
const BARE = ['table', 'log', 'scores', 'options', 'undo', 'now', 'help'] as const;
const TAKING = ['card', 'why', 'look', 'say'] as const;
type Bare = (typeof BARE)[number];
type Taking = (typeof TAKING)[number];

const MOST = 200; // of one thing

export type Command =
  | { do: 'act'; option: Option }
  | { do: 'set'; keys: string[]; weigh: boolean } // several things; or what they would lead to
  | { do: 'too-many'; member: Member }
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

export const help = (lang: Lang): string[] => [
  ...[...BARE, ...TAKING].map((command) => explained(command, lang)),
  sayIn(lang, 'web-text-set-help'),
];

/** Every command in a word: "table, log, …, card NAME". */
export const commandList = (lang: Lang): string =>
  [...BARE, ...TAKING].map((command) => written(command, wordsOf(command, lang).slice(0, 1), lang)).join(', ');

export function parse(
  line: string,
  options: readonly Option[],
  cards: readonly CardText[],
  lang: Lang,
  set: SetQuestion | null = null,
): Command {
  const given = line.trim();
  const wanted = folded(given);
  if (!wanted) return { do: 'options' };
  if (set) {
    const exact = several(given, set, true);
    if (exact) return exact;
    const command = other(given, [], cards, lang);
    return command.do === 'unknown' ? (several(given, set, false) ?? command) : command;
  }
  if (/^\d+$/.test(given)) {
    const option = options[Number(given) - 1];
    return option ? { do: 'act', option } : { do: 'unknown', given };
  }
  return other(given, options, cards, lang);
}

/**
 * What is chosen of a set: "1 3 3" or "1 3x2" by number, "cavalry, warrior" by name or key, "0" for nothing; with a
 * question mark at the end it is only asked about. Nothing if it is no choice at all.
 */
function several(given: string, set: SetQuestion, exact: boolean): Command | undefined {
  const weigh = given.endsWith('?');
  const line = weigh ? given.slice(0, -1).trim() : given;
  const numbers = /^\d+([\s,;x×*]+\d+)*$/.test(line);
  const words = numbers ? repeated(line) : line.split(/[,;]/).map((word) => word.trim()).filter(Boolean);
  if (!words.length) return undefined;
  if (words.join() === '0') return { do: 'set', keys: [], weigh };
  const members = words.flatMap((word) => (numbers ? set.members[Number(word) - 1] : named(word, set, exact)) ?? []);
  if (members.length < words.length) return numbers ? { do: 'unknown', given } : undefined;
  const ticks = members.map(({ key }, copy) => ({ key, copy }));
  const over = members.find(({ key, most }) => countOf(ticks, key) > most);
  return over ? { do: 'too-many', member: over } : { do: 'set', keys: members.map(({ key }) => key), weigh };
}

/** The numbers of a line; 3x2 is 3 twice. More than anybody has of a thing are a slip. */
function repeated(line: string): string[] {
  return [...line.matchAll(/(\d+)(?:\s*[x×*]\s*(\d+))?/g)].flatMap(([, number = '', times = '1']) =>
    Array<string>(Math.min(Number(times), MOST)).fill(number),
  );
}

function named(word: string, { members }: SetQuestion, exact: boolean): Member | undefined {
  const wanted = folded(word);
  if (exact) return members.find(({ key, text }) => key === word || folded(text) === wanted);
  const close = members.filter(({ text }) => folded(text).includes(wanted));
  return close.length === 1 ? close[0] : undefined;
}

function other(given: string, options: readonly Option[], cards: readonly CardText[], lang: Lang): Command {
  const wanted = folded(given);
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
