/** What the server has beside the tables: asked once, by whoever wants to know it first. */

import { ask } from './api';
import type { SiteInfo } from './types';

export const DOCUMENTS = '/docs/';

class Site {
  #told = $state.raw<SiteInfo | null>(null);
  #asked = false;

  /** Whether the documents can be read there; not until the server has said so. */
  get documented(): boolean {
    if (!this.#asked) {
      this.#asked = true;
      ask<SiteInfo>('GET', '/api/site').then(
        (told) => (this.#told = told),
        () => (this.#asked = false),
      );
    }
    return this.#told?.documents ?? false;
  }
}

export const site = new Site();
