/** What the server says (wire.ts, docs/server.md), by the names the page has for it, and what the page makes of it. */

import type * as wire from './wire';

export type {
  Chosen as WeighedSet,
  ChatState as ChatLine,
  Created as NewTable,
  Curve,
  DecisionState as Decision,
  Deck as DeckInfo,
  EntryState as EntryInfo,
  GameOption as OptionInfo,
  GameState as GameInfo,
  LayoutState as LayoutInfo,
  LogLine,
  MemberState as Member,
  OptionState as Option,
  Preview as SaidPreview,
  ScoreState as Score,
  SeatState as Seat,
  SetState as SetQuestion,
  Site as SiteInfo,
  TermState as Term,
  ThingState as Thing,
  UndoState as Undo,
  Weighed,
  Why,
} from './wire';

export type Lang = 'en' | 'pl' | 'hu';

/** The view of a game is language-free data of its own shape; each layout types its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export type State = Omit<wire.State, 'lang' | 'view'> & { lang: Lang; view: View };

/** A card in words; `printed` holds the same facts without words, in a shape of each game. */
export type CardText = Omit<wire.CardState, 'printed'> & { printed: Record<string, any> };

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
