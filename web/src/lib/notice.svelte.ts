/** A tone and a browser notice when it becomes this screen's turn. */

import { prefs } from './prefs.svelte';
import { chime } from './sound';
import type { Table } from './table.svelte';
import { say } from './talk.svelte';

/** To be called while a component is made. */
export function watchTurn(table: Table): void {
  let mine = true; // opening a table is no news
  let over = true;
  let moves = -1;
  let lines = -1;
  $effect(() => {
    const state = table.latest;
    if (!state) return;
    const now = Boolean(state.decision?.options?.length);
    if (state.over && !over && prefs.otherSounds) void chime('end');
    else if (now && !mine) turn(table);
    else if (moves >= 0 && state.moves !== moves && !now && prefs.otherSounds) void chime('move');
    else if (lines >= 0 && table.chat.length > lines && prefs.otherSounds) void chime('chat');
    mine = now;
    over = state.over;
    moves = state.moves;
    lines = table.chat.length;
  });
}

function turn(table: Table): void {
  if (prefs.turnSound) void chime('turn');
  if (!prefs.notify || !document.hidden || Notification.permission !== 'granted') return;
  const notice = new Notification(say('web-your-turn'), {
    body: `${table.latest?.title ?? ''}: ${table.latest?.decision?.prompt ?? ''}`,
    tag: table.id,
    icon: '/icon.svg',
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
