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
