/** A table as this page knows it: the newest state, what may be done, and the way to do it. */

import { ask, patiently, path, Refused, TRIES, wait } from './api';
import type { Mark } from './lesson';
import { Live } from './live';
import { optionsAt } from './place';
import { Picking } from './picking.svelte';
import { letter } from './seats';
import { gap, joined, NOTHING, spliced, type Tail } from './merge';
import { secret } from './secret';
import { asOptions, choiceName } from './sets';
import type {
  CardText,
  Change,
  ChatLine,
  Curve,
  Lang,
  LayoutInfo,
  LogLine,
  Option,
  Preview,
  SaidPreview,
  Seat,
  SetQuestion,
  State,
  View,
  Weighed,
  WeighedSet,
  Why,
} from './types';

/** Where a table gets its answers from: the server, or a fixture. */
export interface Source {
  ask: typeof ask;
  live: (table: Table) => { close(): void; speak(lang: Lang): void } | null;
}

const SERVER: Source = {
  ask,
  live: (table) =>
    new Live(table.id, () => ({ tokens: table.tokens, lang: table.lang }), {
      state: (state) => table.take(state),
      connected: (yes) => (table.connected = yes),
      lost: () => void table.refresh(),
      shut: (status, why) => table.shut(status, why),
    }),
};

const FAR = 5; // times that earlier lines are asked for by themselves

export class Table {
  readonly id: string;
  tokens: string[];

  /** The newest state that came in; null until the first one. */
  latest = $state.raw<State | null>(null);
  /** The past that is looked at instead, if any. */
  past = $state.raw<State | null>(null);
  cards = $state.raw<Record<string, CardText>>({});
  /** What the views of the game hold; null until it is here. */
  layout = $state.raw<LayoutInfo | null>(null);
  connected = $state(false);
  /** A change is on its way to the server. */
  busy = $state(false);
  /** Why an undo would be counted, while it is asked whether it shall be done all the same. */
  counting = $state<string | null>(null);
  /** The last refusal in words. */
  problem = $state('');
  /** Why nothing is to be seen with these tokens: 401 (there are none), 403, 404, 410. */
  closed = $state(0);

  /** The option that is pointed at, in the bar or on the board, and what it would change. */
  pointed = $state<string | null>(null);
  shown = $state.raw<Preview | null>(null);
  /** Keys the bar is narrowed to after something with several options was clicked. */
  narrowed = $state.raw<string[] | null>(null);
  /** "Why not?" is asked by key: what is unlit can be walked to as well. */
  wondering = $state(false);
  /** Why the thing that was clicked cannot be used. */
  reason = $state.raw<(Why & { thing: string }) | null>(null);
  /** The panel that is seen on a phone, and the panels a board has. */
  panel = $state('board');
  panels = $state.raw<{ id: string; label: string; glyph?: string }[]>([]);
  /** The seat this screen was last handed to, where several share it. */
  facing = $state<number | null>(null);

  /** What a guided first game points at. */
  mark = $state.raw<Mark | null>(null);
  /** The set that is asked for, and what is ticked of it. */
  readonly picking = new Picking((keys) => this.weigh(keys));
  /** The option that was taken last on this page, and the number of moves before it. */
  taken = $state.raw<{ key: string; moves: number } | null>(null);

  #leaving: ReturnType<typeof setTimeout> | undefined;
  #source: Source;
  #live: { close(): void; speak(lang: Lang): void } | null = null;
  #lang = $state<Lang>('en');
  #log = $state.raw<Tail<LogLine>>(NOTHING);
  #chat = $state.raw<Tail<ChatLine>>(NOTHING);
  #filling = false;
  #reaching = false;
  #previews = new Map<string, Promise<Preview | null>>();

  constructor(id: string, tokens: readonly string[], lang: Lang, source: Source = SERVER) {
    this.id = id;
    this.tokens = [...tokens];
    this.#lang = lang;
    this.#source = source;
  }

  // what is known --------------------------------------------------------------------------------

  /** What is on the screen: the past that is looked at, else the newest state. */
  get state(): State | null {
    return this.past ?? this.latest;
  }
  get view(): View {
    return this.state?.view ?? {};
  }
  get lang(): Lang {
    return this.#lang;
  }
  get at(): number | null {
    return this.past?.at ?? null;
  }
  get viewer(): number | null {
    return this.state?.viewer ?? null;
  }
  get seats(): Seat[] {
    return this.state?.seats ?? [];
  }
  /** What happened, in sentences, as far as it is known here. */
  get log(): LogLine[] {
    return this.#log.lines;
  }
  /** How many lines there have been; those from a number on, as far as they are known. */
  get heard(): number {
    return this.#log.from + this.#log.lines.length;
  }
  since(number: number): LogLine[] {
    return this.#log.lines.slice(Math.max(0, number - this.#log.from));
  }
  /** What had happened by the moment that is looked at. */
  get told(): Tail<LogLine> {
    return this.past?.log ?? this.#log;
  }
  get chat(): ChatLine[] {
    return this.#chat.lines;
  }
  /** An open seat has to decide now. */
  get myTurn(): boolean {
    return this.options.length > 0;
  }
  /** Several people share the screen and it has to be passed on before hands are shown. */
  get veiled(): boolean {
    const state = this.latest;
    if (!state || this.past || state.over || state.open.length < 2) return false;
    return this.layout?.hidden !== false && this.facing !== state.viewer;
  }
  unveil(): void {
    this.facing = this.latest?.viewer ?? null;
  }
  /** What may be done now, or be ticked; nothing while somebody else decides or the past is looked at. */
  get options(): Option[] {
    if (this.past || this.veiled || !this.latest?.decision) return [];
    return this.set ? asOptions(this.set) : (this.latest.decision.options ?? []);
  }
  /** The question, where several things are chosen at once. */
  get set(): SetQuestion | null {
    return this.past || this.veiled ? null : this.picking.question;
  }
  /** The options the bar shows. */
  get offered(): Option[] {
    if (!this.narrowed) return this.options;
    const some = this.options.filter((option) => this.narrowed?.includes(option.key));
    return some.length ? some : this.options;
  }

  /** Options that are about what lies in a place, see place.ts. */
  optionsAt(where: string): Option[] {
    return optionsAt(this.options, where);
  }
  /** The seat's name with its faction, for sentences and badges. */
  seatName(seat: number): string {
    const entry = this.seats[seat];
    return entry?.faction_name || entry?.name || letter(seat);
  }
  /** What the option pointed at would change at a place of the view, if anything. */
  change(place: string): Change | null {
    return this.shown?.changes.find((change) => change.path === place) ?? null;
  }

  // the board's verbs ----------------------------------------------------------------------------

  /**
   * Something lit was clicked: one option is taken, or ticked in a set; of several the bar asks which.
   * `copy` is the number of the thing among those that stand for the same.
   */
  choose(options: readonly Option[], copy?: number): void {
    const [only] = options;
    if (!only) return;
    if (this.set && options.length === this.options.length && options.length > 1) return; // what stands for all of a set
    if (options.length > 1) this.narrowed = options.map((option) => option.key);
    else if (this.set) this.picking.click(only.key, copy);
    else void this.act(only.key);
  }
  point(key: string | null): void {
    clearTimeout(this.#leaving);
    if (this.pointed === key) return;
    if (key === null) {
      // an element that is taken away is left too, in the middle of an update
      this.#leaving = setTimeout(() => (this.pointed = this.shown = null));
      return;
    }
    this.pointed = key;
    this.shown = null;
    if (this.set) return; // what is ticked leads somewhere together
    void this.preview(key).then((preview) => {
      if (this.pointed === key) this.shown = preview;
    });
  }
  widen(): void {
    this.narrowed = null;
  }

  // talking to the server ------------------------------------------------------------------------

  async open(): Promise<void> {
    if (!this.tokens.length) return this.shut(401);
    this.#live = this.#source.live(this);
    await Promise.all([this.refresh(), this.#gallery()]);
  }
  close(): void {
    this.#live?.close();
    this.#live = null;
  }

  /** Its tokens open nothing (any more): nobody asks again until there are others. */
  shut(status: number, why = ''): void {
    this.close();
    this.closed = status;
    if (why) this.problem = why;
  }
  /** Other tokens: of a link that was opened beside it, or of a new one. */
  rekey(tokens: readonly string[]): void {
    const more = tokens.some((token) => !this.tokens.includes(token));
    this.tokens = [...tokens];
    if (!more) return;
    if (this.closed) {
      this.closed = 0;
      void this.open();
    } else {
      this.#live?.speak(this.#lang);
      void this.refresh();
    }
  }
  /** Which of the tokens opens a seat. */
  async keyOf(seat: number): Promise<string | null> {
    if (this.tokens.length === 1) return this.tokens[0] ?? null;
    for (const token of this.tokens) {
      try {
        const { open } = await this.#source.ask<State>('GET', this.#base, { tokens: [token] });
        if (open.includes(seat)) return token;
      } catch (problem) {
        if (!(problem instanceof Refused) || problem.status !== 404) throw problem;
      }
    }
    return null;
  }

  /** Takes a state over unless a newer one is known already. */
  take(state: State): void {
    if (state.at !== null && state.at !== undefined) return;
    const known = this.latest;
    if (known && state.version < known.version) return;
    if (known && state.version === known.version && state.lang !== this.#lang) return;
    const moved = !known || known.moves !== state.moves || known.version !== state.version;
    // those who share a screen have seen other lines each
    const same = known?.lang === state.lang && known.viewer === state.viewer;
    const log = same ? this.#log : NOTHING;
    const missing = (same && gap(log, state.log)) || gap(this.#chat, state.chat);
    this.#log = spliced(log, state.log);
    this.#chat = spliced(this.#chat, state.chat);
    this.latest = state;
    const asked = state.open.includes(state.decision?.seat ?? -1) ? state.decision : null;
    this.picking.ask(asked?.set ?? null, state.lang, known?.moves === state.moves && known.decision?.seat === asked?.seat);
    if (moved) {
      this.narrowed = null;
      this.counting = null;
      this.reason = null;
      this.point(null);
      this.#previews.clear();
    }
    if (missing && !this.#filling) {
      this.#filling = true;
      void this.refresh().finally(() => {
        this.#filling = false;
        void this.#sinceMine();
      });
    } else if (!this.#filling) void this.#sinceMine();
  }
  /** What happened since the viewer's last deed is known whole, unless that was very long ago. */
  async #sinceMine(): Promise<void> {
    if (this.#reaching) return;
    this.#reaching = true;
    for (let times = 0; times < FAR; times++) {
      const { from, lines } = this.#log;
      const viewer = this.latest?.viewer ?? null;
      if (!from || viewer === null || lines.some(({ by }) => by === viewer)) break;
      await this.earlier();
      if (this.#log.from >= from) break;
    }
    this.#reaching = false;
  }
  /** Asks for lines of the log that came before those which are known. */
  async earlier(): Promise<void> {
    const { past, lang, viewer } = this;
    const to = this.told.from;
    if (!to) return;
    try {
      const more = await this.#get<Tail<LogLine>>(path(`${this.#base}/log`, { to, seat: viewer, lang }));
      if (past !== this.past || lang !== this.lang || viewer !== this.viewer) return;
      if (this.past) this.past = { ...this.past, log: joined(more, this.past.log) };
      else this.#log = joined(more, this.#log);
    } catch (problem) {
      this.#fail(problem);
    }
  }

  async refresh(): Promise<void> {
    try {
      this.take(await this.#get<State>(path(this.#base, { lang: this.#lang })));
      this.closed = 0;
    } catch (problem) {
      this.#fail(problem);
    }
  }

  async act(key: string): Promise<boolean> {
    const seat = this.latest?.decision?.seat;
    if (seat === undefined || this.past) return false;
    this.taken = { key, moves: this.latest?.moves ?? 0 };
    return this.#change('moves', { seat, key });
  }
  /** Answers a set with what is ticked, or with some keys; only with what the server says is an answer. */
  async actSet(keys?: readonly string[]): Promise<boolean> {
    const { set, picking } = this;
    if (!set || this.busy) return false;
    if (keys) picking.only(keys);
    const weighed = await picking.settled();
    const decision = this.latest?.decision;
    if (this.set !== set || !decision) return false;
    if (!weighed) this.problem = 'unreachable';
    if (!weighed || weighed.problem || !picking.fresh || this.busy) return false;
    this.taken = { key: choiceName(decision, picking.keys), moves: this.latest?.moves ?? 0 };
    return this.#change('set', { seat: decision.seat, keys: picking.keys });
  }
  /** Takes back what is offered. What stands beside the button is agreed to with it; else it is asked first. */
  undo(counted = this.warned !== null): Promise<boolean> {
    const to = this.latest?.undo?.to;
    if (to === undefined) return Promise.resolve(false);
    this.counting = null;
    return this.#change('undo', { seat: this.#mySeat, to, ...(counted ? { counted } : {}) });
  }
  /** Why an undo would be counted, as far as that is known before it is asked for. */
  get warned(): string | null {
    const undo = this.latest?.undo;
    return undo?.to !== undefined && !undo.ask ? (undo.reason ?? null) : null;
  }
  answer(agree: boolean): Promise<boolean> {
    const asking = this.latest?.asking;
    const seat = asking?.waiting.find((one) => this.latest?.open.includes(one));
    if (seat === undefined) return Promise.resolve(false);
    return this.#change('answer', { seat, agree });
  }
  leave(seat: number, bot?: string): Promise<boolean> {
    return this.#change('seat', { seat, action: 'leave', ...(bot ? { bot } : {}) });
  }
  back(seat: number): Promise<boolean> {
    return this.#change('seat', { seat, action: 'return' });
  }
  rename(seat: number, name: string): Promise<boolean> {
    return this.#change('seat', { seat, action: 'rename', name });
  }
  say(text: string): Promise<boolean> {
    return this.#change('chat', { seat: this.#mySeat ?? null, text }, false);
  }
  async branch(at: number, seats: unknown[]): Promise<any> {
    const body = { request: secret(), at, seats };
    return this.#source.ask('POST', path(`${this.#base}/branch`, { lang: this.#lang }), { tokens: this.tokens, body });
  }

  /** What an option would change; asked once for each version. */
  preview(key: string): Promise<Preview | null> {
    const state = this.latest;
    if (!state?.decision) return Promise.resolve(null);
    const name = `${state.version}:${this.#lang}:${key}`;
    const known = this.#previews.get(name);
    if (known) return known;
    const { seat } = state.decision;
    const asked = this.#get<SaidPreview>(
      path(`${this.#base}/preview`, { seat, key, version: state.version }),
    ).then(heard, () => null);
    this.#previews.set(name, asked);
    return asked;
  }

  /** What a choice of several would do and lead to; null where that cannot be told. */
  async weigh(keys: readonly string[]): Promise<WeighedSet | null> {
    for (let attempt = 1; ; attempt++) {
      const { version, moves, decision } = this.latest ?? {};
      if (!decision?.set) return null;
      const asked = { seat: decision.seat, version, keys: keys.join(' '), lang: this.#lang };
      try {
        return await this.#get<WeighedSet>(path(`${this.#base}/set`, asked));
      } catch (problem) {
        const state = problem instanceof Refused ? problem.state : null;
        if (state) this.take(state);
        // unless somebody only said something meanwhile
        if (state?.moves !== moves || attempt >= TRIES) return null;
      }
    }
  }

  /**
   * Asks why a thing ("market:farmer") cannot be used; the answer is shown beside the bar.
   * Null where some option is about it (then an empty reason is shown), or where nothing on the
   * table is called so.
   */
  async why(thing: string): Promise<Why | null> {
    const seat = this.#mySeat;
    if (seat === undefined || this.past) return null;
    try {
      const why = await this.#get<Why | null>(
        path(`${this.#base}/why`, { seat, thing, lang: this.#lang }),
      );
      this.reason = { text: '', rule: null, ...why, thing };
      return why;
    } catch (problem) {
      if (!(problem instanceof Refused && problem.status === 422)) this.#fail(problem);
      return null;
    }
  }
  /** What the bot weighed that made the last of so many moves, if one did; only of a finished game. */
  async weighed(at: number): Promise<Weighed | null> {
    if (!at || !this.latest?.over) return null;
    return this.#get<Weighed>(path(`${this.#base}/weighed`, { at, lang: this.#lang })).catch(() => null);
  }
  curve(): Promise<Curve> {
    return this.#get<Curve>(`${this.#base}/curve`);
  }
  /** The record as it is written: its seed is larger than a number here can be. */
  record(): Promise<string> {
    return this.#source.ask<string>('GET', `${this.#base}/record`, { tokens: this.tokens, raw: true });
  }

  /** Looks at the board after so many moves; null for now. */
  async look(at: number | null): Promise<void> {
    if (at === null || at >= (this.latest?.moves ?? 0)) {
      this.past = null;
      return;
    }
    try {
      const past = await this.#get<State>(path(this.#base, { lang: this.#lang, at }));
      this.past = { ...past, at };
    } catch (problem) {
      this.#fail(problem);
    }
  }

  async speak(lang: Lang): Promise<void> {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#previews.clear();
    this.#live?.speak(lang);
    const at = this.at;
    await Promise.all([this.refresh(), this.#gallery()]);
    if (at !== null) await this.look(at);
  }

  // inside ---------------------------------------------------------------------------------------

  get #base(): string {
    return `/api/tables/${this.id}`;
  }
  /** The open seat that decides, else the first open one. */
  get #mySeat(): number | undefined {
    const state = this.latest;
    if (state?.decision && state.open.includes(state.decision.seat)) return state.decision.seat;
    return state?.viewer ?? state?.open[0];
  }
  #get<T>(address: string): Promise<T> {
    return this.#source.ask<T>('GET', address, { tokens: this.tokens });
  }

  async #gallery(): Promise<void> {
    const lang = this.#lang;
    while (!this.latest && !this.closed) await wait(20);
    const game = this.latest?.game;
    if (!game) return;
    try {
      const [cards, layout] = await Promise.all([
        patiently(() => this.#get<CardText[]>(path(`/api/games/${game}/cards`, { lang }))),
        patiently(() => this.#get<LayoutInfo>(path(`/api/games/${game}`, { lang }))),
      ]);
      if (lang !== this.#lang) return;
      this.cards = byKey(cards);
      this.layout = layout;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.problem = problem.message || 'unreachable'; // of the game, not of the table
    }
  }

  /** Sends a change; one request key for all tries, so a lost answer cannot make it happen twice. */
  async #change(what: string, body: Record<string, unknown>, versioned = true): Promise<boolean> {
    if (versioned && this.busy) return false;
    const request = secret();
    const version = this.latest?.version ?? 0;
    const sent = { ...body, request, ...(versioned ? { version } : {}) };
    if (versioned) this.busy = true;
    this.problem = '';
    try {
      const address = path(`${this.#base}/${what}`, { lang: this.#lang });
      const state = await patiently(() =>
        this.#source.ask<State>('POST', address, { tokens: this.tokens, body: sent }),
      );
      if (state?.version !== undefined) this.take(state);
      return true;
    } catch (problem) {
      this.#fail(problem);
      return false;
    } finally {
      if (versioned) this.busy = false;
    }
  }

  #fail(problem: unknown): void {
    if (!(problem instanceof Refused)) throw problem;
    if (problem.state) this.take(problem.state);
    if (problem.kind === 'WouldCount') {
      this.counting = problem.message;
      return;
    }
    if ([401, 404].includes(problem.status)) this.shut(problem.status);
    this.problem = problem.message || 'unreachable';
  }
}

export function byKey(cards: readonly CardText[]): Record<string, CardText> {
  return Object.fromEntries(cards.map((card) => [card.key, card]));
}

function heard(said: SaidPreview): Preview {
  const changes = said.changes.map(({ path: place, before, after }) => ({
    path: place.join('.'),
    from: before,
    to: after,
  }));
  return { key: said.key, changes };
}
