/** Requests to the server. Tokens travel in a header, never in an address. */

import type { State } from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    message: string,
    readonly state: State | null = null,
    readonly retryAfter = 0,
    /** The game option that did not fit. */
    readonly option = '',
  ) {
    super(message);
  }

  /** Nothing has happened and the same request may be sent again. */
  get again(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 502 || this.status === 503;
  }
}

export interface Asking {
  tokens?: readonly string[];
  body?: unknown;
  /** The body as it is, not made of data: seeds are larger than numbers here can be. */
  written?: string;
  /** Give the answer as it was written. */
  raw?: boolean;
  signal?: AbortSignal;
}

export async function ask<T>(method: string, path: string, asking: Asking = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (asking.tokens?.length) headers.Authorization = `Bearer ${asking.tokens.join(',')}`;
  const body = asking.written ?? (asking.body === undefined ? undefined : JSON.stringify(asking.body));
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body,
      signal: asking.signal,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') throw problem;
    throw new Refused(0, 'Unreachable', '');
  }
  const text = await answer.text();
  if (answer.ok && asking.raw) return text as T;
  let said: any = null;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    said = null;
  }
  if (answer.ok) return said as T;
  throw new Refused(
    answer.status,
    said?.error ?? `Status${answer.status}`,
    said?.message ?? answer.statusText,
    said?.state ?? null,
    Number(answer.headers.get('Retry-After') ?? 0),
    said?.option ?? '',
  );
}

/** An address with its questions; nothing secret belongs in here. */
export function path(base: string, query: Record<string, string | number | null | undefined>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) parts.set(name, String(value));
  }
  const tail = parts.toString();
  return tail ? `${base}?${tail}` : base;
}

export const TRIES = 6;

/** Asks again while nothing has happened and it may yet work. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Refused) || !problem.again || attempt >= TRIES) throw problem;
      await wait(Math.max(problem.retryAfter * 1000, 200 * 2 ** attempt));
    }
  }
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
