/** The card that is shown in full, and where it was pointed at. */

import type { CardText } from './types';

class Peek {
  text = $state.raw<CardText | null>(null);
  from = $state.raw<DOMRect | null>(null);
  /** Opened by a tap: it stays until it is closed. */
  held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(text: CardText, from: Element): void {
    clearTimeout(this.#timer);
    const wait = this.text ? 0 : 220;
    this.#timer = setTimeout(() => {
      this.text = text;
      this.from = from.getBoundingClientRect();
      this.held = false;
    }, wait);
  }
  hold(text: CardText, from: Element): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.from = from.getBoundingClientRect();
    this.held = true;
  }
  leave(): void {
    clearTimeout(this.#timer);
    // an element that is taken away is left too, in the middle of an update
    this.#timer = setTimeout(() => {
      if (!this.held) this.text = null;
    });
  }
  close(): void {
    clearTimeout(this.#timer);
    this.text = null;
    this.held = false;
  }
}

export const peek = new Peek();
