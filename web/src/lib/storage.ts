/** What the browser keeps for the page. It may refuse: then nothing is kept, and all else works. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null none any more; whether that was done. */
export function store(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
