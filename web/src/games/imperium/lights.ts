/** What is lit on the board: the options of a decision by the things that they are about. */

import { place, placeOf } from '@/lib/place';
import type { Option, Thing } from '@/lib/types';
import { looksLike, type Lying, type Slot } from './view';

/** The parts of the board where "no more" may stand, and what lies there. */
export type Region = 'hand' | 'play' | 'market' | 'piles';
const REGIONS: Record<Region, readonly string[]> = {
  hand: ['hand', 'hand_size'],
  play: ['play', 'powers', 'garrison', 'played', 'looked_at'],
  market: ['market', 'exile', 'main_deck', 'small_decks', 'king', 'gone'],
  piles: [],
};
const BESIDE = ['played', 'play', 'powers']; // answers have room at cards that lie there
const BRIEF = 24; // letters of an answer that has room there

const regionOf = ({ zone }: Thing): Region =>
  (Object.keys(REGIONS) as Region[]).find((region) => REGIONS[region].includes(zone)) ?? 'piles';
const same = (one: Thing, other: Thing) => placeOf(one) === placeOf(other) && one.spot === other.spot;

export class Lights {
  readonly options: readonly Option[];
  readonly #seat: number | null;
  /** The card that asks: all options are about it. */
  readonly #asking: Thing | undefined;
  readonly #lit: { thing: Thing; option: Option }[] = [];
  /** The options that nothing on the board stands for. */
  readonly rest: readonly Option[];

  constructor(options: readonly Option[], seat: number | null) {
    this.options = options;
    this.#seat = seat;
    const chosen = options.map(({ about }) => (about ?? []).filter(({ part }) => !part));
    const shared = (thing: Thing) =>
      options.length > 1 && chosen.every((things) => things.some((other) => same(thing, other)));
    this.#asking = chosen[0]?.find(shared);
    options.forEach((option, n) => {
      const asks = (chosen[n] ?? []).filter(shared);
      const own = (chosen[n] ?? []).filter((thing) => !shared(thing));
      // what is paid with stands for an option that chooses nothing
      const pays = (option.about ?? []).filter(({ part }) => part === 'pays');
      for (const thing of [...asks, ...(own.length ? own : pays)]) this.#lit.push({ thing, option });
    });
    this.rest = options.filter((option) => !this.#lit.some((lit) => lit.option === option));
  }

  /** The options about what lies in a place; of a row only those about cards that look like this one. */
  at(zone: string, name: string, seat?: number, row?: readonly (Lying | Slot | null)[], entry?: Lying | Slot): Option[] {
    const where = place(zone, name, seat);
    const meant = ({ spot }: Thing) => !row || !entry || spot === undefined || looksLike(row[spot], entry);
    const found = this.#lit.filter(({ thing }) => placeOf(thing) === where && meant(thing));
    return [...new Set(found.map(({ option }) => option))];
  }
  /** The options that stand for themselves on a button. */
  button(key: string): Option[] {
    return this.options.filter((option) => option.key === key);
  }
  /** The answers to what a card asks that stand beside it. */
  answers(zone: string, card: string): Option[] {
    const asking = this.#asking && placeOf(this.#asking) === place(zone, card, this.#seat);
    return asking && this.#beside ? [...this.#brief] : [];
  }
  /** What stands beside the cards of a region: "no more", and answers that have no room at a card. */
  done(region: Region): Option[] {
    const rest = region === (this.#lit[0] ? regionOf(this.#lit[0].thing) : 'hand') ? this.rest : [];
    const elsewhere = this.#asking && !this.#beside && region === (this.#asking.zone === 'hand' ? 'hand' : 'play');
    return [...rest, ...(elsewhere ? this.#brief : [])];
  }
  /** The panels of the board on which something can be done. */
  get panels(): string[] {
    const panel = (thing: Thing) => {
      if (thing.seat !== undefined) return thing.seat === this.#seat ? 'mine' : 'rivals';
      return regionOf(thing) === 'market' ? 'market' : 'mine';
    };
    return [...new Set(this.#lit.map(({ thing }) => panel(thing)))];
  }
  /** Whether something that lies there is offered. */
  in(zone: string, seat?: number): boolean {
    return this.#lit.some(({ thing }) => thing.zone === zone && thing.seat === seat);
  }

  get #beside(): boolean {
    const asking = this.#asking;
    return asking !== undefined && asking.seat === this.#seat && BESIDE.includes(asking.zone);
  }
  get #brief(): readonly Option[] {
    return this.options.every(({ text }) => text.length <= BRIEF) ? this.options : [];
  }
}
