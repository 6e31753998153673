/** What a person has set for this browser. */

import { recall, store } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
export type Size = 'normal' | 'large';

interface Kept {
  theme: Theme;
  size: Size;
  turnSound: boolean;
  otherSounds: boolean;
  notify: boolean;
  animate: boolean;
}

const START: Kept = {
  theme: 'auto',
  size: 'normal',
  turnSound: true,
  otherSounds: false,
  notify: false,
  animate: true,
};
const PLACE = 'tabularium.prefs';

function kept(): Kept {
  try {
    return { ...START, ...JSON.parse(recall(PLACE) ?? '{}') };
  } catch {
    return { ...START };
  }
}

export const prefs = $state<Kept>(kept());

export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  prefs[name] = value;
  store(PLACE, JSON.stringify(prefs));
  show();
}

/** Puts the look on the page. */
export function show(): void {
  const root = document.documentElement;
  root.dataset.theme = prefs.theme;
  root.dataset.size = prefs.size;
  root.dataset.animate = String(prefs.animate);
}
