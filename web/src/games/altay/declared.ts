/** The views of this game, written by tools/web_types.py from what it declares. */

export interface Player {
  seat: number;
  coins: number;
  supply: number;
  lost: number;
  consumed: number;
  deck_size: number;
  hand_size: number;
  known_hand: string[];
  discard: string[];
  played: string[];
  table: { card: string; goods: { food?: number; wood?: number; metal?: number; stone?: number; culture?: number } }[];
  archive: string[];
  achievements: string[];
  faction: 'earthfolk' | 'elvenfolk' | 'firefolk' | 'smallfolk' | null;
  tokens: { "1"?: number; "2:food"?: number; "2:wood"?: number; "2:metal"?: number; "2:stone"?: number; "3:wood"?: number; "3:metal"?: number; "3:stone"?: number };
  hand_and_deck: string[];
  progress: { card: string; goods: { food?: number; wood?: number; metal?: number; stone?: number; culture?: number }; settlement: boolean }[];
  secret_wonder: string | null;
  captured: Record<string, number>;
  points: { achievements: number; cards: number; territories: number; captured: number; tokens: number };
  most_defence: number;
  worth: Record<string, number>;
}

export interface View {
  game: string;
  seats: number;
  options: { trade?: boolean; starts?: 'free' | 'suggested'; factions?: 'picked' | 'random'; map?: 'reduced' | 'full'; vp_spots?: 'row' | 'inner'; archive_defends?: boolean; abandoned?: 'removed' | 'returned'; drop_table_cards?: boolean; ask_government?: boolean; first_player?: 'random' | 'first_seat'; round_limit?: number; archive_surrenders?: boolean };
  seat: number | null;
  to_move: number;
  kind: string | null;
  over: boolean;
  achievement_decks: number[];
  displays: string[][];
  gone: string[];
  goods: { food: number; wood: number; metal: number; stone: number; culture: number };
  first_player: number;
  turn: number;
  round: number;
  used: number[];
  bought: ('farmer' | 'lumberjack' | 'miner' | 'stonecutter' | 'scholar' | 'merchant' | 'cavalry' | 'town' | 'worker' | 'chariot' | 'city')[];
  stored_now: string[];
  last_round: boolean;
  board: { territory: number; owner: number | null; settlements: number; token: string | null; against: number; vp: number }[];
  attacks: [number, number][];
  abilities_used: string[];
  battle: { attacker: number; from: number; to: number; cards: number; strength: number; resistance: number | null; surrendered: boolean } | null;
  market: { title: string; top: string | null; left: number; payable: boolean }[];
  players: Player[];
  hand?: string[];
  secret?: string[];
  attack_at_hand?: number;
}

export interface Printed {
  attack: number;
  cost: string[];
  decks: Record<string, number>;
  defence: number;
  effects: Effect[];
  level: number;
  points: number | null;
  slots: string[];
  starting: boolean;
  title: string;
  ways: number;
}

export interface Effect {
  signs: [string, number][];
  when: string;
}

export const GOODS = ["food", "wood", "metal", "stone", "culture"] as const;
export const CATEGORIES = ["achievements", "cards", "territories", "captured", "tokens"] as const;
export const TERRAINS = ["farmland", "forest", "hill", "mountain"] as const;
export const BORDERS = [[0, 6], [0, 12], [0, 13], [1, 7], [1, 13], [1, 20], [2, 7], [2, 8], [2, 14], [3, 9], [3, 16], [3, 18], [4, 9], [4, 15], [4, 16], [4, 22], [5, 11], [5, 17], [5, 21], [6, 12], [6, 13], [6, 18], [7, 13], [7, 14], [7, 20], [8, 14], [8, 21], [9, 15], [9, 16], [9, 18], [10, 17], [10, 21], [11, 17], [11, 22], [12, 18], [13, 19], [15, 18], [15, 19], [16, 22], [17, 21], [17, 22]] as const;
