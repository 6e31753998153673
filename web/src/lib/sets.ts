/** A set that is being put together: what is ticked, in the order it was. Nothing here asks or draws. */

import type { Decision, Member, Option, SetQuestion } from './types';

/** One of the copies of a member, by its number. */
export interface Tick {
  key: string;
  copy: number;
}

export const keysOf = (ticks: readonly Tick[]): string[] => ticks.map(({ key }) => key);

export const countOf = (ticks: readonly Tick[], key: string): number =>
  ticks.filter((tick) => tick.key === key).length;

/** What the ticked things come to: strength in a battle, else how many they count for. */
export const sumOf = (set: SetQuestion, ticks: readonly Tick[]): number =>
  ticks.reduce((sum, { key }) => sum + (memberOf(set, key)?.worth ?? 0), 0);

/** The members; of none more can be ticked than the set may hold. */
export const membersOf = (set: SetQuestion): Member[] =>
  set.members.map((member) => ({ ...member, most: Math.min(member.most, set.most) }));

export const memberOf = (set: SetQuestion, key: string): Member | undefined =>
  membersOf(set).find((member) => member.key === key);

/** One more of a member: of the copies the first that is not ticked. */
export function more(ticks: readonly Tick[], { key, most }: Member): readonly Tick[] {
  if (countOf(ticks, key) >= most) return ticks;
  let copy = 0;
  while (ticks.some((tick) => tick.key === key && tick.copy === copy)) copy++;
  return [...ticks, { key, copy }];
}

/** One less of a member: the one that was ticked last. */
export function less(ticks: readonly Tick[], { key }: Member): readonly Tick[] {
  const last = keysOf(ticks).lastIndexOf(key);
  return ticks.filter((_, i) => i !== last);
}

/**
 * A click on what stands for a member. A copy of its own is ticked or unticked; where one thing
 * stands for all copies each click ticks one more, and after the last one none.
 */
export function clicked(ticks: readonly Tick[], member: Member, copy?: number): readonly Tick[] {
  const { key, most } = member;
  const others = ticks.filter((tick) => tick.key !== key);
  if (copy === undefined) return countOf(ticks, key) < most ? more(ticks, member) : others;
  const left = ticks.filter((tick) => tick.key !== key || tick.copy !== copy);
  if (left.length < ticks.length) return left;
  // where more copies lie than may be ticked, the one that was ticked first gives way
  const first = countOf(ticks, key) < most ? -1 : ticks.findIndex((tick) => tick.key === key);
  return [...ticks.filter((_, i) => i !== first), { key, copy }];
}

/** Whether enough is ticked, and not too much; what else a set must be the server says. */
export function enough(set: SetQuestion, ticks: readonly Tick[]): boolean {
  return ticks.length >= set.least && ticks.length <= set.most && sumOf(set, ticks) >= set.need;
}

/** The places of a member in the order of ticking, from 1; what stands already comes before. */
export function placesOf(set: SetQuestion, ticks: readonly Tick[], fits: (tick: Tick) => boolean): number[] {
  return ticks.flatMap((tick, i) => (fits(tick) ? [set.given.length + i + 1] : []));
}

/** Whether two questions are the same, whatever their language. */
export function same(one: SetQuestion | null, other: SetQuestion | null): boolean {
  const facts = (set: SetQuestion | null) =>
    set && [set.members.map(({ key, most }) => [key, most]), set.given.map(({ key }) => key), set.least, set.most, set.need];
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other));
}

const known = new WeakMap<SetQuestion, Option[]>();

/** The members as the things a board lights; always the same list for a question. */
export function asOptions(set: SetQuestion): Option[] {
  let options = known.get(set);
  if (!options) {
    options = set.members.map(({ key, text, about }) => ({ key, text, group: '', hotkey: '', about }));
    known.set(set, options);
  }
  return options;
}

/** A choice in one word, as a lesson names it: its keys, or for none of them the option that ends the set. */
export function choiceName(decision: Decision, keys: readonly string[]): string {
  if (keys.length) return [...keys].sort().join(' ');
  const ending = decision.options?.find(({ key }) => !decision.set?.members.some((member) => member.key === key));
  return ending?.key ?? '';
}

/** The keys to tick for a choice that a lesson names; null where that is not possible here. */
export function namedKeys(decision: Decision, name: string): string[] | null {
  const { set } = decision;
  if (!set || !name) return null;
  if (name === choiceName(decision, [])) return [];
  const keys = name.split(' ');
  return keys.every((key) => memberOf(set, key)) ? keys : null;
}

/** What is still to be ticked, or unticked, until just these keys are. */
export function untilOnly(ticks: readonly Tick[], keys: readonly string[]): string[] {
  const all = [...new Set([...keys, ...keysOf(ticks)])];
  return all.filter((key) => countOf(ticks, key) !== keys.filter((one) => one === key).length);
}
