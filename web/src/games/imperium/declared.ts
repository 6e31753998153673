/** The views of this game, written by tools/web_types.py from what it declares. */

export interface Player {
  seat: number;
  actions: number;
  exhausts: number;
  hand_size: number;
  known_hand: string[];
  deck_size: number;
  discard: string[];
  play: { card: string; exhausted?: boolean; tokens?: { material?: number; population?: number; progress?: number }; treated?: { river?: number; fertile?: number }; garrison?: string[] }[];
  history_size: number;
  nation_size: number;
  development: string[];
  powers: { card: string; exhausted?: boolean; tokens?: { material?: number; population?: number; progress?: number }; treated?: { river?: number; fertile?: number }; garrison?: string[] }[];
  below: string[];
  played: string[];
  tokens: { material: number; population: number; progress: number };
  state: 'none' | 'barbarian' | 'empire';
  faction: 'carthaginians' | 'celts' | 'greeks' | 'macedonians' | 'persians' | 'romans' | 'scythians' | 'vikings' | 'arthurians' | 'atlanteans' | 'egyptians' | 'mauryans' | 'minoans' | 'olmecs' | 'qin' | 'utopians' | null;
  side: 'A' | 'B';
  nation_token: boolean;
  development_token: boolean;
  king_resolved: boolean;
  points: { progress: number; power: number; fame: number; cards: number; unrest: number } | null;
  sums: { hand_limit: number; draws: number; shuffles: boolean; exhausts: number; to_empire: number; develops: boolean; affordable: string[]; sinks: boolean; icons: { region?: number; city?: number; metropolis?: number; scroll?: number; knight?: number; mask?: number; production?: number; river?: number; fertile?: number }; open_points: number; variable_cards: number; open_unrest: number } | null;
}

export interface View {
  game: string;
  seats: number;
  options: { common_cards?: 'classics' | 'legends'; sides?: 'A' | 'B' | 'choose' | ('A' | 'B' | 'choose')[]; factions?: 'picked' | 'random'; first_player?: 'random' | 'first_seat'; free_plays?: 'once_a_turn' | 'unlimited'; icons?: 'each_counts' | 'once_a_card'; given_cards?: 'hand' | 'discard'; active_quest?: 'not_scored' | 'scored'; collapse_count?: 'all_unrest' | 'not_garrisoned_or_sunken'; choices?: 'in_full' | 'any'; exile_unrest?: 'acquired' | 'always' };
  seat: number | null;
  to_move: number;
  kind: string | null;
  over: boolean;
  unrest_pile: number;
  main_deck: number;
  small_decks: number[];
  fame_deck: number;
  king: string[];
  exile: string[];
  gone: string[];
  round: number;
  turn: number | null;
  first_player: number;
  activating: boolean;
  ending: number;
  collapsed: boolean;
  market: ({ card: string; tokens?: { material?: number; population?: number; progress?: number }; unrest?: boolean } | null)[];
  players: Player[];
  hand?: string[];
  deck?: string[];
  history?: string[];
  nation_deck?: string[];
  spent?: string[];
  source?: string | null;
  points?: { progress: number; power: number; fame: number; cards: number; unrest: number };
  looked_at?: string[];
  own_unrest?: number;
}

export interface Printed {
  attack: boolean;
  cost: Record<string, number>;
  exhaust: boolean;
  free: boolean;
  icons: Record<string, number>;
  nation: string | null;
  pinned: boolean;
  played: boolean;
  points: number | null;
  quest: boolean;
  solstice: boolean;
  state: string | null;
  suits: string[];
  title: string;
}

export const TOKENS = ["material", "population", "progress"] as const;
export const SMALL_SUITS = ["region", "uncivilised", "civilised"] as const;
