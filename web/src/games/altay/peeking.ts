/** Shows the full card while something that stands for it is pointed at. */

import type { Attachment } from 'svelte/attachments';
import { peek } from '@/lib/peek.svelte';
import type { CardText } from '@/lib/types';

const HOLD = 400; // ms of a long press

export function peeking(words: CardText | undefined, lit: boolean): Attachment {
  return (element) => {
    if (!words) return;
    let pressing: ReturnType<typeof setTimeout> | undefined;
    const listeners: [string, (event: Event) => void][] = [
      [
        'pointerenter',
        (event) => (event as PointerEvent).pointerType !== 'touch' && peek.soon(words, element),
      ],
      [
        'pointerdown',
        (event) => {
          if ((event as PointerEvent).pointerType !== 'touch') return;
          pressing = setTimeout(() => peek.hold(words, element), HOLD);
        },
      ],
      ['pointerup', () => clearTimeout(pressing)],
      [
        'pointerleave',
        () => {
          clearTimeout(pressing);
          peek.leave();
        },
      ],
      ['focus', () => element.matches(':focus-visible') && peek.soon(words, element)],
      ['blur', () => peek.leave()],
      ['click', () => !lit && peek.hold(words, element)],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      clearTimeout(pressing);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
