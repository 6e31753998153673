/** The card that is shown in full, and where it was pointed at. */

import type { CardText } from './types';

/** A card's words, once they are there. */
export type Words = () => CardText | undefined;

const POINTED = 220; // ms until a card that is pointed at is shown

class Peek {
  #words = $state.raw<Words | null>(null);
  from = $state.raw<DOMRect | null>(null);
  /** Opened by a click or a tap: it stays until it is closed. */
  held = $state(false);
  readonly text = $derived(this.#words?.());
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(words: Words, from: Element): void {
    // what moves under a resting pointer takes nothing away that is held
    if (this.held) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(words, from, false), this.#words ? 0 : POINTED);
  }
  hold(words: Words, from: Element): void {
    clearTimeout(this.#timer);
    this.#show(words, from, true);
  }
  leave(): void {
    if (this.held) return;
    clearTimeout(this.#timer);
    // an element that is taken away is left too, in the middle of an update
    this.#timer = setTimeout(() => this.close());
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#words = null;
    this.held = false;
  }

  #show(words: Words, from: Element, held: boolean): void {
    this.#words = words;
    this.from = from.getBoundingClientRect();
    this.held = held;
  }
}

export const peek = new Peek();
