/**
 * Makes an element of the board stand for options:
 *
 *     <g {@attach choice(table, table.optionsAt('board:7'), { thing: 'board:7', label })}>
 *
 * With options it is lit: click, Enter and Space choose, pointing at it previews. Where a set is asked
 * for they tick and untick. Without options a click asks "why not?" about `thing`, if one is given; so
 * does Enter while the table is wondering.
 */

import type { Attachment } from 'svelte/attachments';
import { marked } from './lesson';
import type { Table } from './table.svelte';
import { showTicks } from './ticked.svelte';
import type { Option } from './types';

export interface About {
  thing?: string; // for GET why
  label?: string; // the accessible name, where the element has no text (shapes of a map)
  copy?: number; // which of the copies it is, from 0, where each of them lies there by itself
}

export function choice(table: Table, options: readonly Option[], about: About = {}): Attachment {
  return (node) => {
    const element = node as HTMLElement | SVGElement;
    const lit = options.length > 0;
    const only = options.length === 1 ? options[0] : undefined;
    // attributes, since a component that writes its classes anew would wipe a class of ours away
    const mark = (name: string, on: boolean): void => void element.toggleAttribute(`data-${name}`, on);
    const keys = options.map((option) => option.key);
    mark('lit', lit);
    mark('coached', marked(table.mark, keys, about.thing));
    if (about.thing) element.dataset.thing = about.thing;
    if (!lit && !about.thing) return;

    const asks = !lit && table.wondering;
    mark('asks', asks);
    const native = element instanceof HTMLButtonElement;
    const reachable = lit || asks;
    const ticks = lit && table.set !== null;
    mark('ticks', ticks);
    if (ticks) showTicks(element, table, options, about.copy);
    if (reachable && !native) {
      element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
    }
    if (reachable && about.label) element.setAttribute('aria-label', about.label);

    const use = (): void => {
      if (lit) table.choose(options, about.copy);
      else if (about.thing) void table.why(about.thing);
    };
    const press = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      if (native || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      use();
    };
    const enter = (): void => {
      if (only) table.point(only.key);
    };
    const leave = (): void => {
      if (only && table.pointed === only.key) table.point(null);
    };
    element.addEventListener('click', use);
    element.addEventListener('keydown', press);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('focus', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('blur', leave);
    return () => {
      for (const name of ['lit', 'coached', 'asks', 'ticks']) mark(name, false);
      if (reachable && !native) {
        element.removeAttribute('role');
        element.removeAttribute('tabindex');
      }
      if (about.label) element.removeAttribute('aria-label');
      element.removeEventListener('click', use);
      element.removeEventListener('keydown', press);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('focus', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('blur', leave);
    };
  };
}
