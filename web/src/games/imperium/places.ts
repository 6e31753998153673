/**
 * Where an option lies on the board. A card is offered by its key alone, so the kind of the question
 * says in which places it is meant; what is no card stands for a pile or a token.
 */

import type { CardText, Option } from '@/lib/types';
import type { ImperiumView, Player, Printed } from './view';
import { SMALL_SUITS } from './view';

/** Places with cards. */
export type Place =
  | 'hand'
  | 'play'
  | 'powers'
  | 'garrisons'
  | 'discard'
  | 'history'
  | 'development'
  | 'deck'
  | 'nation'
  | 'looked_at'
  | 'market'
  | 'exile'
  | 'rivals'
  | 'nations'
  | 'asking';

const MARKET_KINDS = ['acquire', 'break-through', 'exile', 'swap', 'place'];
const UNREST_KINDS = ['return-unrest', 'before-scoring']; // answered by where the unrest lies
const PLACES: Record<string, readonly Place[]> = {
  discard: ['hand'],
  garrison: ['hand', 'development'], // King Arthur's Court takes knights from there
  'swap-nation': ['hand'],
  'free-play': ['hand'],
  give: ['hand', 'discard'],
  find: ['hand', 'discard', 'deck', 'nation'],
  'play-from-discard': ['discard'],
  solstice: ['powers', 'play'],
  ready: ['powers', 'play'],
  'garrison-this': ['play'],
  recall: ['play'],
  treat: ['play'],
  develop: ['development'],
  fame: ['looked_at'],
  copy: ['rivals'],
  faction: ['nations'],
  side: ['nations'],
};
const OWN: readonly Place[] = [
  'hand',
  'discard',
  'play',
  'garrisons',
  'history',
  'development',
  'powers',
  'deck',
];

/** Piles and tokens that stand for what an option does. */
const SPOTS: Record<string, string> = {
  innovate: 'action:innovate',
  revolt: 'action:revolt',
  end: 'action:end',
  material: 'material',
  population: 'population',
  progress: 'progress',
  action: 'actions',
  ready: 'exhausts',
  cards: 'hand',
  free_play: 'hand',
  hand: 'hand',
  draw: 'deck',
  deck_top: 'deck',
  find: 'deck',
  discard: 'discard',
  history: 'history',
  develop: 'development',
  development: 'development',
  nation_deck: 'nation',
  look_nation: 'nation',
  acquire: 'market',
  break_through: 'market',
  exile: 'market',
  swap: 'exile',
  fame: 'fame',
  recall: 'play',
  steal: 'rivals',
  take_unrest: 'unrest',
  return_unrest: 'unrest',
};
/** Answers to what a card asks. */
const ANSWERS = ['yes', 'no', 'both'];
/** Where a card that asks may lie, and where its answers stand beside it. */
const ASKING: readonly Place[] = ['asking', 'play', 'powers', 'hand', 'rivals', 'discard', 'history', 'development'];
const BESIDE: readonly Place[] = ['asking', 'play', 'powers'];
const DONE = ['none', 'enough'];

export class Places {
  view: ImperiumView;
  options: readonly Option[];
  cards: Record<string, CardText>;
  me: Player | undefined;
  asked: readonly Place[];

  constructor(
    view: ImperiumView,
    options: readonly Option[],
    cards: Record<string, CardText>,
  ) {
    this.view = view;
    this.options = options;
    this.cards = cards;
    this.me = view.seat === null ? undefined : view.players[view.seat];
    this.asked = this.#asked();
  }

  /** "place/card" for a card, the name of a spot for anything else. */
  of(key: string): string[] {
    const [verb = '', name = ''] = key.split(':');
    const card = (name || verb).split('.')[0] ?? '';
    const kind = this.view.kind ?? '';
    if (verb === 'play') return [`hand/${card}`];
    if (verb === 'exhaust') return [`play/${card}`, `powers/${card}`];
    if (kind === 'faction' || kind === 'side') return [`nations/${card}`];
    if (UNREST_KINDS.includes(kind) && !DONE.includes(card)) return [`${card === 'garrison' ? 'garrisons' : card}/unrest`, card];
    if (verb === 'progress' && name) return ['progress'];
    if (kind === 'break-through' || kind === 'gamble') {
      const deck = card === 'deck' ? this.#deck() : this.#deckOf(card);
      if (deck.length) return deck;
    }
    if (ANSWERS.includes(card)) return this.#answer(card);
    if (DONE.includes(card)) return [`done:${this.#region()}`];
    if (kind === 'choose' || kind === 'calm' || kind === 'draw' || !(card in this.cards)) {
      const spot = SPOTS[card];
      return spot ? [spot] : this.#asker();
    }
    return this.asked.filter((place) => this.lying(place).includes(card)).map((place) => `${place}/${card}`);
  }

  lying(place: Place): string[] {
    const { view, me } = this;
    const rows = (player: Player | undefined) => [...(player?.powers ?? []), ...(player?.play ?? [])];
    switch (place) {
      case 'market':
        return view.market.flatMap((slot) => slot?.card ?? []);
      case 'exile':
        return view.exile;
      case 'rivals':
        return view.players.flatMap((player) => (player === me ? [] : rows(player).map((entry) => entry.card)));
      case 'play':
      case 'powers':
        return (me?.[place] ?? []).map((entry) => entry.card);
      case 'garrisons':
        return rows(me).flatMap((entry) => entry.garrison ?? []);
      case 'discard':
      case 'development':
        return me?.[place] ?? [];
      case 'asking':
        return me?.played ?? [];
      case 'nation':
        return view.nation_deck ?? [];
      case 'hand':
      case 'history':
      case 'deck':
      case 'looked_at':
        return view[place] ?? [];
      default:
        return [];
    }
  }

  /** The part of the board a question is about. */
  #region(): 'hand' | 'play' | 'piles' | 'market' {
    const place = this.asked.find((one) => this.lying(one).length) ?? 'hand';
    if (UNREST_KINDS.includes(this.view.kind ?? '') || place === 'hand') return 'hand';
    if (place === 'market' || place === 'exile') return 'market';
    return ['play', 'powers', 'garrisons', 'looked_at'].includes(place) ? 'play' : 'piles';
  }

  /** Where the card that asks lies; none where it has gone, or where no card asks. */
  #askedFrom(): Place | undefined {
    const { source } = this.view;
    return source ? ASKING.find((place) => this.lying(place).includes(source)) : undefined;
  }
  #asker(): string[] {
    const place = this.#askedFrom();
    return place ? [`${place}/${this.view.source}`] : [];
  }
  /** Yes is the card itself, and all answers stand at it; they do not lie under a card of the hand. */
  #answer(word: string): string[] {
    const place = this.#askedFrom();
    const beside = place && BESIDE.includes(place) ? `answers:${place}/${this.view.source}` : `done:${place === 'hand' ? 'hand' : 'play'}`;
    return word === 'yes' ? [...this.#asker(), beside] : [beside];
  }

  #asked(): readonly Place[] {
    const kind = this.view.kind ?? '';
    if (MARKET_KINDS.includes(kind)) return ['market', 'exile'];
    return PLACES[kind] ?? this.#guessed();
  }

  /** Where the cards of a question lie: in one place that has them all, else in several. */
  #guessed(): readonly Place[] {
    const wanted = new Set(
      this.options.map(({ key }) => key.split('.')[0] ?? key).filter((card) => card in this.cards),
    );
    const has = OWN.map((place) => ({ place, cards: new Set(this.lying(place)) }));
    const all = has.filter(({ cards }) => wanted.size && [...wanted].every((card) => cards.has(card)));
    const exact = all.find(({ cards }) => cards.size === wanted.size) ?? all[0];
    return exact ? [exact.place] : OWN;
  }

  #deckOf(suit: string): string[] {
    if (suit === 'tributary') return ['deck:main'];
    return (SMALL_SUITS as readonly string[]).includes(suit) ? [`deck:${suit}`] : [];
  }

  /** The deck of the suit that was named: the one the offered market cards share. */
  #deck(): string[] {
    const suits = [...SMALL_SUITS, 'tributary'].filter((suit) =>
      this.view.market.every((slot) => {
        if (!slot) return true;
        const printed = this.cards[slot.card]?.printed as Printed | undefined;
        const offered = this.options.some(({ key }) => key.split('.')[0] === slot.card);
        return Boolean(printed?.suits.includes(suit)) === offered;
      }),
    );
    return [
      ...new Set(
        suits.map((suit) => {
          const n = SMALL_SUITS.findIndex((small) => small === suit);
          return n < 0 || !this.view.small_decks[n] ? 'deck:main' : `deck:${suit}`;
        }),
      ),
    ];
  }
}
