/** The socket of a table: it comes back by itself, slower each time. */

import { isPatch, patched } from './patch';
import type { Lang, State } from './types';

interface Ears {
  state(state: State): void;
  connected(yes: boolean): void;
  lost(): void; // back after a gap: something may have been missed
}

const FIRST = 400;
const SLOWEST = 15_000;

export function delay(failures: number, chance = Math.random()): number {
  return Math.min(SLOWEST, FIRST * 2 ** failures) * (0.75 + chance / 2);
}

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done = false;

  constructor(
    private readonly id: string,
    private readonly hello: () => { tokens: string[]; lang: Lang },
    private readonly ears: Ears,
  ) {
    this.#connect();
    window.addEventListener('online', this.#now);
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  /** A new language is a new conversation. */
  speak(): void {
    this.#failures = 0;
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#done || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    let sent: State | undefined; // the newest on this socket: patches are made for it
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...this.hello(), patches: true }));
      if (this.#failures) this.ears.lost();
    };
    socket.onmessage = (message) => {
      this.#failures = 0;
      this.ears.connected(true);
      const said = JSON.parse(String(message.data));
      if (typeof said?.version !== 'number') return;
      sent = sent && isPatch(said) ? patched(sent, said) : said;
      this.ears.state(sent as State);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.ears.connected(false);
      if (this.#done) return;
      this.#timer = setTimeout(() => this.#connect(), delay(this.#failures++));
    };
  }
}
