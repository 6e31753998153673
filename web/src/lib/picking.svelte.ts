/** The set that is asked for: what is ticked of it, and what the server says to that. */

import { clicked, enough, keysOf, less, memberOf, more, same, type Tick } from './sets';
import type { Lang, SetQuestion, WeighedSet } from './types';

/** Milliseconds; whoever ticks quickly asks once. */
const PAUSE = 120;
const AGAIN = 2000; // after no answer came

export class Picking {
  question = $state.raw<SetQuestion | null>(null);
  ticks = $state.raw<readonly Tick[]>([]);
  /** The last answer, and what it is an answer to. */
  said = $state.raw<(WeighedSet & { to: string }) | null>(null);

  #lang = $state<Lang>('en');
  #weigh: (keys: string[]) => Promise<WeighedSet | null>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

  constructor(weigh: (keys: string[]) => Promise<WeighedSet | null>) {
    this.#weigh = weigh;
  }

  get keys(): string[] {
    return keysOf(this.ticks);
  }
  get #now(): string {
    return `${this.#lang} ${this.keys.join(' ')}`;
  }
  /** Whether the last answer is about what is ticked now. */
  get fresh(): boolean {
    return this.said?.to === this.#now;
  }
  /** Whether this can be an answer, as far as it is known. */
  get possible(): boolean {
    if (!this.question || !enough(this.question, this.ticks)) return false;
    return !this.fresh || !this.said?.problem;
  }

  /** A question has come in; the same one, perhaps in another language, keeps its ticks. */
  ask(question: SetQuestion | null, lang: Lang, again: boolean): void {
    const kept = again && same(this.question, question);
    this.question = question;
    this.#lang = lang;
    if (!kept) {
      this.ticks = [];
      this.said = null;
      this.#round++;
    }
    clearTimeout(this.#timer);
    if (question && !this.fresh) this.#soon(0);
  }

  /** What stands for a member was clicked; `copy` where each copy has a thing of its own. */
  click(key: string, copy?: number): void {
    // of a set that holds one thing the tick moves
    const kept = this.question?.most === 1 ? this.ticks.filter((tick) => tick.key === key) : this.ticks;
    this.#put(key, (member) => clicked(kept, member, copy));
  }
  more(key: string): void {
    this.#put(key, (member) => more(this.ticks, member));
  }
  less(key: string): void {
    this.#put(key, (member) => less(this.ticks, member));
  }
  /** Just these, in this order; none: all are unticked. */
  only(keys: readonly string[]): void {
    this.ticks = [];
    for (const key of keys) this.more(key);
    this.#soon(0);
  }

  /** The answer about what is ticked now, asked for at once if it is not there; null: it did not come. */
  async settled(): Promise<WeighedSet | null> {
    if (this.fresh) return this.said;
    clearTimeout(this.#timer);
    return this.#ask();
  }

  #put(key: string, next: (member: NonNullable<ReturnType<typeof memberOf>>) => readonly Tick[]): void {
    const member = this.question && memberOf(this.question, key);
    if (!member) return;
    this.ticks = next(member);
    this.#soon(PAUSE);
  }
  #soon(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), pause);
  }
  async #ask(): Promise<WeighedSet | null> {
    const round = this.#round;
    const to = this.#now;
    const answer = await this.#weigh(this.keys);
    // what was ticked meanwhile is asked about by itself
    if (round === this.#round && to === this.#now) {
      if (answer) this.said = { ...answer, to };
      else this.#soon(AGAIN);
    }
    return answer;
  }
}
