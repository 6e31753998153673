/** The socket of a table: it comes back by itself, slower each time. */

import { isPatch, patched } from './patch';
import type { Lang, State } from './types';

interface Ears {
  state(state: State): void;
  connected(yes: boolean): void;
  lost(): void; // back after a gap: something may have been missed
  shut(status: number, why: string): void; // what was said at the beginning opens nothing: it is not said again
}

const FIRST = 400;
const SLOWEST = 15_000;
const SOCKET = 4000; // plus the status an HTTP request would get
const REFUSED = 4400;

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
    let said = ''; // the tokens
    let why = '';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    let sent: State | undefined; // the newest on this socket: patches are made for it
    this.#socket = socket;
    socket.onopen = () => {
      const hello = this.hello();
      said = hello.tokens.join();
      socket.send(JSON.stringify({ ...hello, patches: true }));
      if (this.#failures) this.ears.lost();
    };
    socket.onmessage = (message) => {
      const told = JSON.parse(String(message.data));
      if (typeof told?.version !== 'number') {
        why = String(told?.message ?? ''); // a refusal: the socket closes
        return;
      }
      this.#failures = 0;
      this.ears.connected(true);
      sent = sent && isPatch(told) ? patched(sent, told) : told;
      this.ears.state(sent as State);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.ears.connected(false);
      if (this.#done) return;
      // unless there are other tokens by now
      if (code >= REFUSED && code < REFUSED + 100 && said === this.hello().tokens.join()) {
        this.close();
        this.ears.shut(code - SOCKET, why);
        return;
      }
      this.#timer = setTimeout(() => this.#connect(), delay(this.#failures++));
    };
  }
}
