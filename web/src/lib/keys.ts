/** Which key chooses which option. */

import type { Option } from './types';

/** Answers a set with what is ticked. Enter does too, where it does nothing else. */
export const DO_SET = '0';
/** Keys the table itself uses: undo, help, "why not?", the past, closing, a set. */
export const RESERVED = ['u', '?', 'q', '[', ']', 'Escape', DO_SET];

const DIGITS = '123456789';
const LETTERS = 'abcdefghijklmnopqrstvwxyz';

/** A key for every option: its own letter, else a digit, else a free letter, small then capital. */
export function assign(options: readonly Option[]): Map<string, string> {
  const taken = new Set<string>(RESERVED);
  const keys = new Map<string, string>();
  for (const option of options) {
    if (option.hotkey && !taken.has(option.hotkey)) {
      taken.add(option.hotkey);
      keys.set(option.key, option.hotkey);
    }
  }
  const free = [...DIGITS, ...LETTERS, ...LETTERS.toUpperCase()].filter((key) => !taken.has(key));
  let next = 0;
  for (const option of options) {
    if (keys.has(option.key)) continue;
    const key = free[next++];
    if (key === undefined) break;
    keys.set(option.key, key);
  }
  return keys;
}

/** Whether a key press belongs to a field that is being typed into. */
export function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.matches) return false;
  return element.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select') ||
    element.isContentEditable;
}

/** Whether Enter presses or follows what has the focus. */
export function pressable(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.closest?.('button, a, summary, select, [role=button]'));
}

/** The option a key press means, if any. */
export function chosen(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  keys: Map<string, string>,
): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  for (const [option, key] of keys) if (key === event.key) return option;
  return null;
}
