/** What the server has beside the tables: asked once, by whoever wants to know it first. */

import { ask } from './api';
import type { SiteInfo } from './types';

export const DOCUMENTS = '/docs/';

class Site {
  #told = $state.raw<SiteInfo | null>(null);
  #asked = false;

  /** Whether the documents can be read there; not until the server has said so. */
  get documented(): boolean {
    return this.#known?.documents ?? false;
  }
  /** Whether no new tables are taken there. */
  get closed(): boolean {
    return this.#known?.closed ?? false;
  }

  get #known(): SiteInfo | null {
    if (!this.#asked) {
      this.#asked = true;
      ask<SiteInfo>('GET', '/api/site').then(
        (told) => (this.#told = told),
        () => (this.#asked = false),
      );
    }
    return this.#told;
  }
}

export const site = new Site();
