/** The texts of the pages: Fluent messages, in a language that can change at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, store } from './storage';
import type { Lang } from './types';

export const LANGUAGES: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'pl', name: 'Polski' },
  { lang: 'hu', name: 'Magyar' },
];

// web.ftl, and web-<game>.ftl for what a layout says
const SOURCES = import.meta.glob<string>('@locale/*/web*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundles = new Map<Lang, FluentBundle>();

function bundle(lang: Lang): FluentBundle {
  let found = bundles.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    for (const [file, text] of Object.entries(SOURCES)) {
      if (file.includes(`/${lang}/`)) found.addResource(new FluentResource(text));
    }
    bundles.set(lang, found);
  }
  return found;
}

export type Args = Record<string, FluentVariable>;

/** A message in a language; ‹id› when it is missing, so that it is seen. */
export function sayIn(lang: Lang, id: string, args?: Args): string {
  const texts = bundle(lang);
  const [name, attribute] = id.split('.');
  const message = texts.getMessage(name ?? id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return `‹${id}›`;
  const problems: Error[] = [];
  const text = texts.formatPattern(pattern, args, problems);
  return problems.length ? `‹${id}›` : text;
}

export function has(id: string): boolean {
  return bundle('en').hasMessage(id);
}

/**
 * What a game calls a thing on the table; null when there is no word for it. Where one game differs from
 * the others its word is an attribute with the game's id: `web-good-food = food` with `.caravan = provisions`.
 */
export function word(id: string, game?: string): string | null {
  if (!has(id)) return null;
  const own = game && bundle(talk.lang).getMessage(id)?.attributes[game];
  return say(own ? `${id}.${game}` : id);
}

function preferred(): Lang {
  const stored = recall('tabularium.lang');
  const wanted = [stored, ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wanted) {
    const found = LANGUAGES.find(({ lang }) => tag?.startsWith(lang));
    if (found) return found.lang;
  }
  return 'en';
}

class Talk {
  lang = $state<Lang>(preferred());

  set(lang: Lang): void {
    this.lang = lang;
    store('tabularium.lang', lang);
  }
}

export const talk = new Talk();

/** A message in the language of the page; redraws when that changes. */
export function say(id: string, args?: Args): string {
  return sayIn(talk.lang, id, args);
}
