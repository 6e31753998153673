/** What a member of a set is called: a good by its name alone, since how many is asked beside it. */

import type { Table } from './table.svelte';
import { word } from './talk.svelte';
import type { Member, SetQuestion } from './types';

/** The good that a member is, if it is one: it is about an amount on the table and nothing else. */
export function goodOf({ about }: Pick<Member, 'about'>, { layout }: Pick<Table, 'layout'>): string | null {
  const [thing, ...more] = about;
  const amount = layout?.entries.some(({ name, kind }) => name === thing?.zone && kind === 'amounts');
  return thing && amount && !more.length ? thing.name : null;
}

export function memberWords(member: Member, table: Table): string {
  const good = goodOf(member, table);
  return (good && word(`web-good-${good}`, table.state?.game)) || member.text;
}

/** The same of what stands already: it is called what it is called among the members. */
export function givenWords({ key, text }: SetQuestion['given'][number], set: SetQuestion, table: Table): string {
  const member = set.members.find((one) => one.key === key);
  return member ? memberWords(member, table) : text;
}
