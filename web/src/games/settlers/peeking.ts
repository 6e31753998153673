/** Shows the full card beside an element that stands for it, as `Card` does. */

import type { Attachment } from 'svelte/attachments';
import { peek } from '@/lib/peek.svelte';
import type { CardText } from '@/lib/types';

export function peeking(text: CardText | undefined): Attachment {
  return (element) => {
    if (!text) return;
    const over = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') peek.soon(text, element);
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) peek.soon(text, element);
    };
    const click = (): void => {
      if (!element.matches('[data-lit]')) peek.hold(text, element);
    };
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const down = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      pressing = setTimeout(() => peek.hold(text, element), 400);
    };
    const up = (): void => clearTimeout(pressing);
    const leave = (): void => {
      up();
      peek.leave();
    };
    const events: [string, (event: Event) => void][] = [
      ['pointerenter', over],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointerup', up],
      ['focus', focus],
      ['blur', leave],
      ['click', click],
    ];
    for (const [name, listener] of events) element.addEventListener(name, listener);
    return () => {
      up();
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  };
}
