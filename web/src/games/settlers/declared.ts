/** The views of this game, written by tools/web_types.py from what it declares. */

export interface Player {
  seat: number;
  vp: number;
  known_hand: string[];
  deck_size: number;
  discard: string[];
  empire: { card: string; used?: number; blocked?: boolean; defended?: boolean; samurai?: boolean; pending?: boolean; route?: number; taken?: number; holds?: number; name: string }[];
  foundations: string[];
  deals: string[];
  route_markers: number;
  under_gates: string[];
  goods: { wood: number; stone: number; food: number; gold: number; worker: number; raze: number; defence: number };
  passed: boolean;
  faction: 'barbarians' | 'japanese' | 'romans' | 'egyptians' | null;
  common_cards: number;
  faction_cards: number;
  points: { play: number; common: number; faction: number; bonuses: number };
  production: { makes: { good: string; n: number }[]; choices: string[]; keeps: string[] } | null;
  razing: { cost: number | null; by: number[] }[];
}

export interface View {
  game: string;
  seats: number;
  options: { lookout?: 'standard' | 'alternative' | 'advanced'; peaceful?: boolean; factions?: 'picked' | 'random'; first_player?: 'random' | 'first_seat'; faction_reshuffle?: boolean; robbers_take_routes?: boolean; chapel_points?: boolean; barbarians_deck?: unknown; japanese_deck?: unknown; romans_deck?: unknown; egyptians_deck?: unknown; second_use?: 'declared' | 'asked'; missed_attack?: 'goes_on' | 'ends_phase' };
  seat: number | null;
  to_move: number;
  kind: string | null;
  over: boolean;
  common_deck_size: number;
  common_discard: string[];
  offer: string[];
  collection: string[];
  gone: string[];
  building: string[];
  first_player: number;
  turn: number | null;
  round: number;
  virtual: { empire: { card: string; used?: number; blocked?: boolean; defended?: boolean; samurai?: boolean; pending?: boolean; route?: number; taken?: number; holds?: number; name: string }[]; attacks: string[]; rating: string; razing: { cost: number | null; by: number[] }[]; targets: string[]; left: { good: string; n: number }[]; locations: number; defeated: boolean } | null;
  players: Player[];
  hand?: string[];
  drawn?: string[];
  looked_at?: string[];
  missing?: { card: string; goods: { good: string; n: number }[] }[];
}

export interface Printed {
  bonus: boolean;
  colours: string[];
  cost: Record<string, number>;
  deal: string | null;
  deck: string;
  effects: Effect[];
  gate: boolean;
  points: number;
  raze: string[];
  sacrifice: number;
  shrine: boolean;
  sort: 'action' | 'feature' | 'production';
  title: string;
  uses: number;
}

export interface Effect {
  signs: [string, number][];
  when: string;
}

export const ROUNDS = 5 as const;
export const VIRTUAL = 1 as const;
export const FACTIONS = ["barbarians", "japanese", "romans", "egyptians"] as const;
export const HELD = ["wood", "stone", "food", "gold", "worker", "raze", "defence"] as const;
export const SORTS = ["production", "feature", "action"] as const;
export const MAKES = {"barbarians": {"worker": 5, "raze": 1, "defence": 1}, "japanese": {"worker": 4, "wood": 1, "raze": 1, "defence": 1}, "romans": {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}, "egyptians": {"worker": 3, "gold": 1, "raze": 1, "defence": 1}} as const;
export const KEEPS = {"barbarians": "worker", "japanese": "food", "romans": "raze", "egyptians": "gold"} as const;
