/** What the server says, see docs/server.md. */

export type Lang = 'en' | 'pl' | 'hu';

/** The view of a game is language-free data of its own shape; each layout types its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface Seat {
  seat: number;
  who: string; // "human" or the name of a bot
  name: string;
  faction: string | null;
  faction_name: string | null;
  bot: string | null; // the bot that stands in for a person who left
  bot_name?: string | null; // whatever bot decides, in words
  here: boolean;
}

/** A thing on the table that an option is about: an entry of the view, and what lies there. */
export interface Thing {
  zone: string;
  name: string;
  part?: 'pays' | 'hit'; // else it is chosen
  seat?: number; // whose it is; none: shared
  spot?: number; // its number in the entry, where things that look alike may lie
}

export interface Option {
  key: string; // language-free, colon-separated: "play:warrior:attack"
  text: string;
  group: string; // in words
  hotkey: string; // a letter, or nothing
  about?: Thing[];
}

export interface Decision {
  seat: number;
  kind: string;
  prompt?: string;
  options?: Option[]; // only for an open seat
  set?: SetQuestion; // where several things are chosen at once
}

/** Something that can be chosen `most` times, each adding `worth` to the sum. */
export interface Member {
  key: string;
  text: string;
  most: number;
  worth: number;
  about?: Thing[];
}

/** `least` to `most` members, whose worth adds up to `need`. */
export interface SetQuestion {
  prompt: string;
  members: Member[];
  least: number;
  most: number;
  need: number;
  ordered: boolean; // what is chosen first comes first
  given: { key: string; text: string }[]; // what stands already
}

/** What a choice of several does and leads to, and why it cannot be made, if it cannot. */
export interface WeighedSet {
  do: string;
  outcome: string;
  problem?: string;
}

export interface LogLine {
  text: string;
  seat: number | null;
  move: number; // the number of moves made when it happened
  turn: number;
  notable: boolean;
}

export interface Score {
  total: number;
  parts: { name: string; words: string; points: number }[];
}

export interface Undo {
  to?: number;
  text?: string; // what would be taken back
  ask?: boolean; // the others must agree
  reason?: string; // why it stops here
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string | number;
}

export interface State {
  id: string;
  game: string;
  title: string;
  lang: Lang;
  version: number;
  moves: number;
  at: number | null;
  viewer: number | null;
  open: number[];
  seats: Seat[];
  view: View;
  decision: Decision | null;
  log: { from: number; lines: LogLine[] };
  scores: (Score | null)[] | null;
  over: boolean;
  winners: number[];
  verdict: string;
  taken_back: number; // how often something was taken back
  undo: Undo | null;
  asking: { seat: number; to: number; waiting: number[] } | null;
  chat: { from: number; lines: ChatLine[] };
}

/** A card in words; `printed` holds the same facts without words, in a shape of each game. */
export interface CardText {
  key: string;
  name: string;
  group: string;
  cost: string;
  points: string;
  effects: string[];
  note: string;
  printed: Record<string, any>;
}

/** A number of the view that an option would change. `path` leads there: "players.0.vp". */
export interface Change {
  path: string;
  from: number;
  to: number;
}

export interface Preview {
  key: string;
  changes: Change[];
}

/** The same as the server says it. */
export interface SaidPreview {
  key: string;
  changes: { path: (string | number)[]; before: number; after: number }[];
}

/** Why something cannot be done now. */
export interface Why {
  text: string;
  rule: string | null; // "A31"
}

/** What a bot weighed before a move, the best first; of an unknown move and of a person's nothing. */
export interface Weighed {
  seat: number | null;
  options: {
    key: string;
    text: string;
    tries: number;
    chance: number | null; // to win, from 0 to 1
    points: number | null; // at the moments up to which the bot looked ahead
    taken: boolean;
  }[];
}

export interface Curve {
  seats: number[][]; // points by turn, one list for each seat
  moves: number[]; // the move each column belongs to
}

/** A deck to be put together; `shape[n]` is how many cards there must be n times. */
export interface DeckInfo {
  faction: string;
  cards: { key: string; name: string; copies: number }[]; // copies in the published deck
  shape: number[];
}

export interface OptionInfo {
  name: string; // without a language
  label: string;
  text: string;
  kind: 'switch' | 'choice' | 'number' | 'deck';
  default: unknown;
  choices: string[];
  words: Record<string, string>; // of the choices
  meanings: Record<string, string>; // of choices whose words do not say it all
  least: number;
  most: number; // -1: no end
  per_seat: boolean;
  deck: DeckInfo | null;
}

export interface GameInfo {
  id: string;
  title: string;
  text: string; // a sentence about it, or nothing
  sort: string; // of game, in words, or nothing
  seats: { least: number; most: number };
  factions: { key: string; name: string }[];
  options: OptionInfo[];
  bots: { name: string; label: string; text: string }[];
  hidden: boolean; // somebody has something that the others do not see
  lesson: boolean; // there is a guided first game
}

/** An entry of the views of a game. */
export interface EntryInfo {
  name: string;
  kind: 'cards' | 'known' | 'count' | 'flag' | 'seat' | 'word' | 'amounts' | 'names' | 'points' | 'number' | 'other';
  own: boolean; // every player has one
  seen: 'all' | 'owner' | 'asked';
  heap: boolean; // its cards lie together as in a pile
  things: boolean; // what lies in it can be asked about
  counts: string; // the zone whose cards it counts
  label: string; // in words, where the game says them
  names: Record<string, string>; // what it speaks of in words, where the game says them
}

export interface LayoutInfo {
  id: string;
  title: string;
  hidden: boolean;
  entries: EntryInfo[];
  view: Record<string, unknown>; // a JSON schema
}

export interface NewTable {
  id: string;
  tokens: Record<string, string>;
  watch: string;
}
