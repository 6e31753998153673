/** The piles of a player: what everybody sees, and more of one's own. */

import { say } from '@/lib/talk.svelte';
import type { Pile } from './Heaps.svelte';
import type { Lights } from './lights';
import { isSinking, shufflesNext } from './sums';
import type { ImperiumView, Player } from './view';

export function ownPiles(view: ImperiumView, player: Player, lights: Lights): Pile[] {
  const piles = openPiles(player).filter((pile) => pile.id !== 'hand');
  const seen: Partial<Record<string, Partial<Pile>>> = {
    deck: { cards: view.deck ?? [], place: 'deck' },
    discard: { place: 'discard', things: 'discard' },
    history: { cards: view.history ?? [], place: 'history', things: 'history' },
    nation: { cards: view.nation_deck ?? [], place: 'nation' },
    development: { place: 'development', things: 'development', shown: true },
  };
  return piles.map((pile) => ({ ...pile, ...seen[pile.id], options: lights.spot(pile.id) }));
}

export function openPiles(player: Player): Pile[] {
  const path = `players.${player.seat}`;
  const quests = player.faction === 'arthurians';
  const past = isSinking(player) ? 'sunken' : 'history';
  const piles: Pile[] = [
    {
      id: 'hand',
      name: say('web-imperium-cards'),
      n: player.hand_size,
      glyph: 'hand',
      path: `${path}.hand_size`,
      ...(player.known_hand?.length ? { cards: player.known_hand, hint: say('web-imperium-known') } : {}),
    },
    {
      id: 'deck',
      name: say('web-imperium-deck'),
      n: player.deck_size,
      glyph: 'deck',
      path: `${path}.deck_size`,
      hint: shufflesNext(player) ? say('web-imperium-shuffles-next') : '',
    },
    {
      id: 'discard',
      name: say('web-imperium-discard'),
      n: player.discard.length,
      glyph: 'discard',
      cards: player.discard,
    },
    { id: 'history', name: say(`web-imperium-${past}`), n: player.history_size, glyph: 'book', path: `${path}.history_size` },
  ];
  if (player.nation_size || player.nation_token) {
    piles.push({
      id: 'nation',
      name: say('web-imperium-nation-deck'),
      n: player.nation_size,
      glyph: 'rivals',
      path: `${path}.nation_size`,
      spent: player.nation_token,
    });
  }
  if (player.development.length || player.development_token) {
    piles.push({
      id: 'development',
      name: say(quests ? 'web-imperium-quests' : 'web-imperium-development'),
      n: player.development.length,
      glyph: 'progress',
      cards: player.development,
      spent: player.development_token,
      ...(quests ? {} : { purse: player.tokens }),
    });
  }
  if (player.below.length) {
    piles.push({
      id: 'below',
      name: say('web-imperium-beneath'),
      n: player.below.length,
      glyph: 'any',
      cards: player.below,
    });
  }
  return piles;
}
