/** What the server says, written by tools/web_types.py from its answers. */

/** A table as somebody may see it. */
export interface State {
  id: string;
  game: string;
  title: string;
  lang: string;
  version: number;
  moves: number;
  at: number | null;
  viewer: number | null;
  open: number[];
  seats: SeatState[];
  view: unknown;
  decision: DecisionState | null;
  log: Log;
  scores: (ScoreState | null)[];
  over: boolean;
  winners: number[];
  verdict: string;
  taken_back: number;
  closed: string | null;
  undo: UndoState | null;
  asking: AskingState | null;
  chat: Chat;
}

/** Who sits where. */
export interface SeatState {
  seat: number;
  who: string;
  name: string;
  faction: string | null;
  faction_name: string | null;
  bot: string | null;
  bot_name: string | null;
  here: boolean;
}

/** Who has to decide; what can be done is told only to them. */
export interface DecisionState {
  seat: number;
  kind: string;
  prompt?: string;
  options?: OptionState[];
  set?: SetState;
  line?: number;
}

/** Something that can be done now. */
export interface OptionState {
  key: string;
  text: string;
  group: string;
  hotkey: string;
  about: ThingState[];
}

/** A thing on the table that an option is about: an entry of the view and what lies there. */
export interface ThingState {
  zone: string;
  name: string;
  part?: string;
  seat?: number;
  spot?: number;
}

/** What can be chosen together: `least` to `most`, with a sum of at least `need`. */
export interface SetState {
  prompt: string;
  members: MemberState[];
  least: number;
  most: number;
  need: number;
  ordered: boolean;
  given: GivenState[];
}

/** Something that can be chosen, `most` times, each adding `worth` to the sum. */
export interface MemberState {
  key: string;
  text: string;
  most: number;
  worth: number;
  about: ThingState[];
}

/** Something that has been chosen already. */
export interface GivenState {
  key: string;
  text: string;
}

/** Replaces everything from a line on. */
export interface Log {
  from: number;
  lines: LogLine[];
}

/** Something that happened: whose deed it is, after how many moves, in which turn. */
export interface LogLine {
  text: string;
  seat: number | null;
  move: number;
  by: number | null;
  turn: number;
  notable: boolean;
}

/** A seat's points. */
export interface ScoreState {
  total: number;
  parts: Part[];
}

/** Points in one category. */
export interface Part {
  name: string;
  words: string;
  points: number;
}

/** What may be taken back, or why nothing can be. */
export interface UndoState {
  to?: number;
  text?: string;
  ask?: boolean;
  reason?: string;
}

/** An undo that waits for answers. */
export interface AskingState {
  seat: number;
  to: number;
  waiting: number[];
}

/** Replaces everything from a line on. */
export interface Chat {
  from: number;
  lines: ChatState[];
}

/** Something that was said. */
export interface ChatState {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A new table: its name, a token for each person's seat, one for spectators. */
export interface Created {
  id: string;
  tokens: Record<string, string>;
  watch: string;
}

/** What stands beside the tables: whether there are documents under /docs/, and whether the */
export interface Site {
  documents: boolean;
  closed: boolean;
}

/** A game that can be played. */
export interface GameState {
  id: string;
  title: string;
  text: string;
  sort: string;
  seats: SeatNumbers;
  factions: Faction[];
  options: GameOption[];
  bots: BotInfo[];
  hidden: boolean;
  lesson: boolean;
  rules: boolean;
  terms: TermState[];
  colour: string;
  mark: string;
}

/** How many can play. */
export interface SeatNumbers {
  least: number;
  most: number;
}

/** A faction of a game. */
export interface Faction {
  key: string;
  name: string;
}

/** A game option with its meaning. `most` -1: no end. */
export interface GameOption {
  name: string;
  label: string;
  text: string;
  kind: string;
  default: unknown;
  choices: string[];
  words: Record<string, string>;
  meanings: Record<string, string>;
  least: number;
  most: number;
  per_seat: boolean;
  deck: Deck | null;
}

/** A deck to be put together: `shape[n]` is how many cards there must be n times. */
export interface Deck {
  faction: string;
  cards: DeckCard[];
  shape: number[];
}

/** A card of a deck, and how often the published deck holds it. */
export interface DeckCard {
  key: string;
  name: string;
  copies: number;
}

/** A bot by its name, in words, with what is to be expected of it. */
export interface BotInfo {
  name: string;
  label: string;
  text: string;
}

/** A word worth explaining; `forms` are those in which the cards speak of it. */
export interface TermState {
  id: string;
  name: string;
  text: string;
  forms: string[];
  rule: string;
}

/** What the views of a game hold: entry by entry, and as a JSON schema. */
export interface LayoutState {
  id: string;
  title: string;
  hidden: boolean;
  entries: EntryState[];
  view: Record<string, unknown>;
}

/** An entry of the views of a game, as its layout declares it. */
export interface EntryState {
  name: string;
  kind: string;
  own: boolean;
  seen: string;
  heap: boolean;
  things: boolean;
  counts: string;
  turned: string;
  label: string;
  names: Record<string, string>;
}

/** A card in words, and as printed facts. */
export interface CardState {
  key: string;
  name: string;
  group: string;
  cost: string;
  points: string;
  effects: string[];
  note: string;
  printed: Record<string, unknown>;
}

/** A rulebook in Markdown; in English where there is none in the language asked for. */
export interface BookState {
  lang: string;
  text: string;
}

/** A guided first game: a table to make, and the steps. */
export interface LessonState {
  position: Record<string, unknown>;
  seats: string[];
  steps: LessonStep[];
}

/** What is told, the option to take ("" to read on) and the thing to look at ("" for none). */
export interface LessonStep {
  say: string;
  play: string;
  point: string;
}

/** What an option would change. */
export interface Preview {
  key: string;
  changes: Change[];
}

/** A number of the view that an option would change, whatever is hidden. */
export interface Change {
  path: (string | number)[];
  before: number;
  after: number;
}

/** What a choice of several would do and lead to; why it cannot be made, if it cannot. */
export interface Chosen {
  do: string;
  outcome: string;
  problem?: string;
}

/** Why something cannot be done now. */
export interface Why {
  text: string;
  rule: string | null;
}

/** What a bot weighed before a move, the best first; the seat is None where nothing is known. */
export interface Weighed {
  seat: number | null;
  options: WeighedOption[];
}

/** An option in words, and what a bot thought of it; None: it did not know. */
export interface WeighedOption {
  key: string;
  text: string;
  tries: number;
  chance: number | null;
  points: number | null;
  taken: boolean;
}

/** The points of each seat at moments of the game, and after how many moves those were. */
export interface Curve {
  seats: number[][];
  moves: number[];
}
