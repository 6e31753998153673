/** Random words: tokens of seats, and the names of requests. */

/** 32 letters that nobody guesses. `crypto.randomUUID` is missing where a page comes unencrypted, as on a home network. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}
