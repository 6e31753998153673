/** The views of this game, written by tools/web_types.py from what it declares. */

export interface Player {
  seat: number;
  vp: number;
  workers: number;
  food_room: number;
  stability_room: number;
  strength: number;
  stability: number;
  passed: number;
  cards: { card: string; workers?: number; used?: boolean; built?: number; private?: number }[];
  advisor: { card: string; workers?: number; used?: boolean; built?: number; private?: number }[];
  tower: { card: string; workers?: number; used?: boolean; built?: number; private?: number }[];
  colonies: string[];
  site: { card: string; workers?: number; used?: boolean; built?: number; private?: number }[];
  wonders: { card: string; workers?: number; used?: boolean; built?: number; private?: number }[];
  board: { card: string; workers?: number; used?: boolean; built?: number; private?: number }[];
  goods: { gold: number; stone: number; food: number; books: number };
  food_section: number;
  stability_section: number;
  above: number;
  short: ('gold' | 'stone' | 'food' | 'books')[];
  least_stable: boolean;
  faction: 'china' | 'egypt' | 'greece' | 'persia' | 'rome' | null;
  side: 'A' | 'B';
  growth: number;
  production: { gold: number; stone: number; food: number; books: number };
  outlook: { gold: number; stone: number; food: number; books: number };
  defeat: { gold: number; stone: number; food: number; books: number; vp: number } | null;
  book_points: number;
  population_cost: { food: number; stability: number };
  card_spaces: number;
  colony_spaces: number;
  wonder_spaces: number;
  bought: { fights: number; golden_ages: number; colonies: number };
  points: { tokens: number; colonies: number; wonders: number; workers: number; stock: number };
}

export interface View {
  game: string;
  seats: number;
  options: { levels?: 'suggested' | 'basic' | 'advanced' | 'master' | 'basic_expert'; difficulty?: 'chieftain' | 'prince' | 'king' | 'emperor' | ('chieftain' | 'prince' | 'king' | 'emperor')[]; sides?: 'A' | 'B' | 'choose' | ('A' | 'B' | 'choose')[]; factions?: 'picked' | 'random'; ages?: number; extra_worker?: boolean; first_player?: 'random' | 'first_seat'; others_suffer?: boolean; no_war_is_zero?: boolean; anna_stability?: boolean; shaka_stone?: 'buyer' | 'owner'; crusade_books?: 'if_paid' | 'always'; worker_packages?: boolean; advisors_removed?: 'all' | 'one'; shortage_at_zero?: boolean; undeploy_after?: boolean };
  seat: number | null;
  to_move: number;
  kind: string | null;
  over: boolean;
  deck_sizes: number[];
  event_deck_sizes: number[];
  buying: string[];
  gone: string[];
  round: number;
  turn: number | null;
  architects: number;
  age: number;
  ranks: { strongest: number[]; weakest: number[]; most_stable: number[]; least_stable: number[] };
  phase: 'setup' | 'maintenance' | 'action' | 'production' | 'over';
  round_of_age: number;
  rounds: number;
  prices: number[];
  caps: { strength: number; stability: number };
  famine: number;
  boards: { name: string; nation: 'china' | 'egypt' | 'greece' | 'persia' | 'rome'; side: 'A' | 'B' }[];
  order: number[];
  market: (string | null)[][];
  event: string | null;
  war: { card: string | null; strength: number; buyer: number | null } | null;
  rival: { strength: number; stability: number; books: number; first: boolean; fame: string } | null;
  players: Player[];
  looked_at?: string[];
}

export interface Printed {
  age: number;
  architects: number;
  clauses: string[];
  deploy: number;
  famine: number;
  happenings: Happening[];
  level: number;
  points: number;
  private: number;
  raid: number;
  required: number;
  sections: number[];
  slots: number[];
  sort: string;
  spaces?: Record<string, number>;
  title: string;
  yield: Record<string, number>;
}

export interface Happening {
  effect: string;
  name: string;
}
