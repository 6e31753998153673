/** The tables this browser knows, with the tokens that open them: they are nowhere else, so none is lost. */

import { recall, store } from './storage';

export interface Known {
  id: string;
  game: string;
  title: string;
  tokens: string[]; // of the seats on this screen, the newest first
  watch?: string;
  invited?: Record<string, string>; // tokens of seats whose links were sent away
  seats: string[]; // names, for the list
  moves: number;
  myTurn: boolean;
  over: boolean;
  seen: number; // when, in milliseconds
}

type Summary = Pick<Known, 'game' | 'title' | 'seats' | 'moves' | 'myTurn' | 'over'>;

const PLACE = 'tabularium.tables';
const FINISHED = 60; // finished tables that are kept
const AT_ONCE = 6; // tokens in a request, at most

function kept(): Known[] {
  try {
    const list = JSON.parse(recall(PLACE) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Whoever forgets a table that goes on loses a seat: only finished ones are too many some day. */
function fitting(list: Known[]): Known[] {
  let finished = 0;
  return list.filter(({ over }) => !over || ++finished <= FINISHED);
}

const together = (...tokens: string[]): string[] => [...new Set(tokens)].slice(0, AT_ONCE);

class Tables {
  list = $state.raw<Known[]>(kept());
  /** Whether the browser keeps the list; else tokens stay in addresses. */
  lasting = $state(true);

  constructor() {
    // what another tab has learnt
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === PLACE || key === null) this.list = kept();
    });
  }
  find(id: string): Known | undefined {
    return this.list.find((table) => table.id === id);
  }
  /** Remembers a table, newest first; tokens that were known stay known. */
  keep(table: Partial<Known> & { id: string }): void {
    this.#change((list) => {
      const known = list.find(({ id }) => id === table.id);
      const tokens = together(...(table.tokens ?? []), ...(known?.tokens ?? []));
      const blank = { game: '', title: '', seats: [], moves: 0, myTurn: false, over: false };
      const entry: Known = { ...blank, ...known, ...table, tokens, seen: Date.now() };
      return [entry, ...list.filter(({ id }) => id !== table.id)];
    });
  }
  /** What is new at a table, if it is one of the list; newest first. */
  note(id: string, summary: Summary): void {
    this.#change((list) => {
      const known = list.find((table) => table.id === id);
      if (!known) return list;
      return [{ ...known, ...summary, seen: Date.now() }, ...list.filter((table) => table !== known)];
    });
  }
  /** Puts other tokens in the place of one, wherever it is kept. */
  swap(id: string, old: string, fresh: readonly string[]): void {
    const changed = (table: Known): Known => {
      const tokens = together(...table.tokens.flatMap((token) => (token === old ? fresh : [token])));
      const invited = Object.entries(table.invited ?? {}).flatMap(([seat, token]) => {
        const stay = token.split(',').flatMap((one) => (one === old ? fresh : [one]));
        return stay.length ? [[seat, stay.join()]] : [];
      });
      return { ...table, tokens, ...(table.invited ? { invited: Object.fromEntries(invited) } : {}) };
    };
    this.#change((list) => list.map((table) => (table.id === id ? changed(table) : table)));
  }
  forget(id: string): void {
    this.#change((list) => list.filter((table) => table.id !== id));
  }
  /** Where a table opens on this screen: the tokens stand in it only where they are kept nowhere else. */
  address(id: string, rest = ''): string {
    const tokens = this.lasting ? [] : (this.find(id)?.tokens ?? []);
    return `/t/${id}${rest}${tokens.length ? `#${tokens.join()}` : ''}`;
  }
  /** Other tabs change the list as well: what is kept is read anew. */
  #change(make: (list: Known[]) => Known[]): void {
    this.list = fitting(make(this.lasting ? kept() : this.list));
    this.lasting = store(PLACE, JSON.stringify(this.list));
  }
}

export const tables = new Tables();

/** A link that opens seats of a table; the tokens stand behind the #, which browsers do not send. */
export function link(id: string, tokens: readonly string[]): string {
  return `${location.origin}/t/${id}#${tokens.join()}`;
}
