/** What is lit on the board: the options of a decision by the things that stand for them. */

import type { CardText, Option } from '@/lib/types';
import { Places, type Place } from './places';
import type { ImperiumView } from './view';

export class Lights {
  #cards = new Map<string, Option[]>();
  #spots = new Map<string, Option[]>();
  /** The options that nothing on the board stands for. */
  readonly rest: Option[] = [];

  constructor(
    view: ImperiumView,
    options: readonly Option[],
    cards: Record<string, CardText>,
  ) {
    const board = new Places(view, options, cards);
    for (const option of options) {
      const found = board.of(option.key);
      if (!found.length) this.rest.push(option);
      for (const place of found) {
        const map = place.includes('/') && !place.startsWith('answers:') ? this.#cards : this.#spots;
        map.set(place, [...(map.get(place) ?? []), option]);
      }
    }
  }

  /** The options about a card in a place; `twin` tells copies apart that differ. */
  card(place: Place, card: string, twin?: { nth: number; of: number }): Option[] {
    const found = this.#cards.get(`${place}/${card}`) ?? [];
    const own = twin && twin.of > 1 && found.length === twin.of ? found[twin.nth] : undefined;
    return own ? [own] : found;
  }
  spot(name: string): Option[] {
    return this.#spots.get(name) ?? [];
  }
  /** The answers to what a card asks. */
  answers(place: Place, card: string): Option[] {
    return this.spot(`answers:${place}/${card}`);
  }
  /** The panels of the board on which something can be done. */
  get panels(): string[] {
    const market = (key: string) => /^(market|exile|nations|done:market)\b|^deck:|^unrest$|^fame$/.test(key);
    const found = [...this.#cards.keys(), ...this.#spots.keys()].map((key) =>
      market(key) ? 'market' : key.startsWith('rivals') ? 'rivals' : 'mine',
    );
    return [...new Set(found)];
  }
  /** Whether a card of a place is offered. */
  in(place: Place): boolean {
    return [...this.#cards.keys()].some((key) => key.startsWith(`${place}/`));
  }
}
