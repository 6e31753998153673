/** A new link for a seat: the old one stops working. */

import { ask, patiently, path, Refused } from './api';
import { secret } from './secret';
import { tables } from './tables.svelte';
import { talk } from './talk.svelte';

/**
 * Puts a new token in the place of a seat's old one, at the server and in this browser; gives it. Where an answer
 * was lost before, `old` are two tokens with a comma: one of them opens the seat.
 */
export async function newLink(id: string, seat: number, old: string): Promise<string> {
  const token = secret();
  const [last = '', ...older] = old.split(',');
  const body = { request: secret(), seat, token };
  // if the page ends before the answer is here, one of the two opens the seat
  tables.swap(id, last, [token, last]);
  try {
    const address = path(`/api/tables/${id}/link`, { lang: talk.lang });
    await patiently(() => ask('POST', address, { tokens: [last, ...older], body }));
  } catch (problem) {
    if (!(problem instanceof Refused && problem.again)) tables.swap(id, token, []);
    throw problem;
  }
  for (const one of [last, ...older]) tables.swap(id, one, []);
  return token;
}
