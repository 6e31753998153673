/** Pointing at something that stands for a card shows the card in full, as on lib/Card. */

import type { Attachment } from 'svelte/attachments';
import { peek } from '@/lib/peek.svelte';
import type { CardText } from '@/lib/types';

const LONG_PRESS = 400;

/** `held`: a click shows it too, where nothing else is done by a click. */
export function peeking(card: CardText | undefined, held: boolean): Attachment {
  return (node) => {
    const element = node as HTMLElement;
    if (!card) return;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(pressing);
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType !== 'touch') peek.soon(card, element);
      },
      pointerleave: () => {
        stop();
        peek.leave();
      },
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType === 'touch') {
          pressing = setTimeout(() => peek.hold(card, element), LONG_PRESS);
        }
      },
      pointerup: stop,
      click: () => {
        stop();
        if (held) peek.hold(card, element);
      },
      focus: () => {
        if (element.matches(':focus-visible')) peek.soon(card, element);
      },
      blur: () => peek.leave(),
    };
    for (const [name, listen] of Object.entries(events)) element.addEventListener(name, listen);
    return () => {
      stop();
      for (const [name, listen] of Object.entries(events)) element.removeEventListener(name, listen);
    };
  };
}
