/** What the browser has and jsdom has not. */

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
if (globalThis.Element) {
  Element.prototype.animate ??= () => ({ cancel: () => undefined, finished: Promise.resolve() }) as never;
}
