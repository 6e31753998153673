/**
 * Shows the full card while an element that stands for it is pointed at. A click holds it, unless the
 * click chooses something; so does a long press. The words may come later than the pointer.
 */

import type { Attachment } from 'svelte/attachments';
import { peek, type Words } from './peek.svelte';

const LONG_PRESS = 400; // ms

export function peeking(words: Words): Attachment {
  return (element) => {
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(pressing);
    const touches = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';
    const leave = (): void => {
      stop();
      peek.leave();
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if (!touches(event)) peek.soon(words, element);
      },
      pointerleave: leave,
      pointerdown: (event) => {
        if (touches(event)) pressing = setTimeout(() => peek.hold(words, element), LONG_PRESS);
      },
      pointerup: stop,
      focus: () => {
        if (element.matches(':focus-visible')) peek.soon(words, element);
      },
      blur: leave,
      click: () => {
        stop();
        if (!element.matches('[data-lit]')) peek.hold(words, element);
      },
    };
    for (const [name, listen] of Object.entries(listeners)) element.addEventListener(name, listen);
    return () => {
      stop();
      for (const [name, listen] of Object.entries(listeners)) element.removeEventListener(name, listen);
    };
  };
}
