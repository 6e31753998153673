/** Finding the options that are about a thing. Keys are colon-separated words. */

import type { Option } from './types';

export type Pattern = string | readonly string[] | ((option: Option) => boolean);

export function segments(key: string): string[] {
  return key.split(':');
}

/** The thing a segment names, without its state: "grain_field.defended" is about "grain_field". */
export function thing(segment: string): string {
  return segment.split('.')[0] ?? segment;
}

/**
 * Whether a key begins with a pattern, segment by segment; `*` stands for any one segment.
 * "play:warrior" fits "play:warrior:attack" but not "play:warriors".
 */
export function fits(key: string, pattern: string | readonly string[]): boolean {
  const wanted = typeof pattern === 'string' ? segments(pattern) : pattern;
  const given = segments(key);
  return (
    wanted.length <= given.length &&
    wanted.every((word, i) => word === '*' || word === given[i] || word === thing(given[i] ?? ''))
  );
}

export function matching(options: readonly Option[], pattern: Pattern): Option[] {
  if (typeof pattern === 'function') return options.filter(pattern);
  return options.filter((option) => fits(option.key, pattern));
}

/** Options that name a thing in any place. */
export function about(options: readonly Option[], name: string): Option[] {
  return options.filter((option) =>
    segments(option.key).some((segment) => segment === name || thing(segment) === name),
  );
}
