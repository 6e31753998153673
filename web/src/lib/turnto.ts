/** On a phone the part of the board that something lies in comes to the front. */

import type { Table } from './table.svelte';

/** The things on the board that fit a selector, without those on their way out. */
export function onBoard(selector: string): (HTMLElement | SVGElement)[] {
  const all = document.querySelectorAll<HTMLElement | SVGElement>(`.board ${selector}`);
  return [...all].filter((element) => !element.closest('[inert]'));
}

export function turnTo(table: Table, element: Element | undefined): void {
  const panel = element?.closest('.panel');
  const tab = table.panels.find(({ id }) => panel?.classList.contains(id));
  if (tab && matchMedia('(max-width: 899px)').matches) table.panel = tab.id;
}
