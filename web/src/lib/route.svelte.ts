/** Where we are: the path, and what stands behind the # (tokens, rule numbers). */

import { DOCUMENTS } from './site.svelte';

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', this.#follow);
  }
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }
  #read(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
  /** Links inside the page do not load it anew. */
  #follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith(DOCUMENTS)) return; // pages of their own
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();

/** The parts of a path: "/t/abc/text" gives ["t", "abc", "text"]. */
export function parts(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodeURIComponent);
}
