/** Shows on a thing of the board how it is ticked in a set: a mark with its number or its place. */

import sprite from './glyphs.svg?url&no-inline';
import { placesOf, type Tick } from './sets';
import type { Table } from './table.svelte';
import type { Option } from './types';

const SVG = 'http://www.w3.org/2000/svg';

/** To be called while an attachment is attached; it takes everything away with it. */
export function showTicks(element: Element, table: Table, options: readonly Option[], copy?: number): void {
  const keys = options.map(({ key }) => key);
  const mine = (tick: Tick): boolean => keys.includes(tick.key) && (copy === undefined || tick.copy === copy);
  // in an effect of its own: the thing itself, and what has the focus, stays as it is
  $effect(() => {
    const { set, picking } = table;
    if (!set) return;
    const places = placesOf(set, picking.ticks, mine);
    element.toggleAttribute('data-ticked', places.length > 0);
    element.setAttribute('aria-pressed', String(places.length > 0));
    const number = set.ordered ? places.join(', ') : places.length > 1 ? String(places.length) : '';
    const mark = places.length ? tickMark(number) : null;
    if (mark) element.append(mark);
    return () => {
      mark?.remove();
      element.removeAttribute('data-ticked');
      element.removeAttribute('aria-pressed');
    };
  });
}

function tickMark(number: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = `tick num${number ? ' numbered' : ''}`;
  const glyph = document.createElementNS(SVG, 'svg');
  glyph.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${sprite}#check`);
  glyph.append(use);
  mark.append(glyph, number);
  return mark;
}
