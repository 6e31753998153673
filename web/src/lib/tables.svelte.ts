/** The tables this browser knows, with the tokens that open them. */


export interface Known {
  id: string;
  game: string;
  title: string;
  tokens: string[]; // of the seats on this screen
  watch?: string;
  invited?: Record<string, string>; // tokens of seats whose links were sent away
  seats: string[]; // names, for the list
  moves: number;
  myTurn: boolean;
  over: boolean;
  seen: number; // when, in milliseconds
}

const PLACE = 'tabularium.tables';
const MOST = 60;

function kept(): Known[] {
  try {
    const list = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

class Tables {
  list = $state.raw<Known[]>(kept());

  find(id: string): Known | undefined {
    return this.list.find((table) => table.id === id);
  }
  /** Remembers a table, newest first; tokens that were known stay known. */
  keep(table: Partial<Known> & { id: string }): void {
    const known = this.find(table.id);
    const tokens = [...new Set([...(known?.tokens ?? []), ...(table.tokens ?? [])])];
    const blank = { game: '', title: '', seats: [], moves: 0, myTurn: false, over: false };
    const entry: Known = { ...blank, ...known, ...table, tokens, seen: Date.now() };
    this.#set([entry, ...this.list.filter((other) => other.id !== table.id)].slice(0, MOST));
  }
  forget(id: string): void {
    this.#set(this.list.filter((table) => table.id !== id));
  }
  #set(list: Known[]): void {
    this.list = list;
    localStorage.setItem(PLACE, JSON.stringify(list));
  }
}

export const tables = new Tables();

/** A link that opens seats of a table; the tokens stand behind the #, which browsers do not send. */
export function link(id: string, tokens: readonly string[]): string {
  return `${location.origin}/t/${id}#${tokens.join(',')}`;
}
