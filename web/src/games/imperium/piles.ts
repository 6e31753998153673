/** The piles of a player: what everybody sees, and more of one's own. */

import { say } from '@/lib/talk.svelte';
import type { Pile } from './Heaps.svelte';
import type { Lights } from './lights';
import type { ImperiumView, Player } from './view';

export function ownPiles(view: ImperiumView, player: Player, lights: Lights): Pile[] {
  const piles = openPiles(player).filter((pile) => pile.id !== 'hand');
  const token = (name: string) => lights.at(name, name, player.seat);
  const seen: Partial<Record<string, Partial<Pile>>> = {
    deck: { cards: view.deck ?? [], zone: 'deck', seat: player.seat, options: token('deck_size') },
    history: { cards: view.history ?? [], zone: 'history', seat: player.seat },
    nation: { cards: view.nation_deck ?? [], zone: 'nation_deck', seat: player.seat, options: token('nation_token') },
    development: { shown: true, options: token('development_token') },
  };
  return piles.map((pile) => ({ ...pile, ...seen[pile.id] }));
}

export function openPiles(player: Player): Pile[] {
  const path = `players.${player.seat}`;
  const { seat, sums } = player;
  const past = sums?.sinks ? 'sunken' : 'history';
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
      hint: sums?.shuffles ? say('web-imperium-shuffles-next') : '',
    },
    {
      id: 'discard',
      name: say('web-imperium-discard'),
      n: player.discard.length,
      glyph: 'discard',
      cards: player.discard,
      zone: 'discard',
      seat,
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
      name: say(sums?.develops ? 'web-imperium-development' : 'web-imperium-quests'),
      n: player.development.length,
      glyph: 'progress',
      cards: player.development,
      spent: player.development_token,
      zone: 'development',
      seat,
      ...(sums?.develops ? { affordable: sums.affordable } : {}),
    });
  }
  if (player.below.length) {
    piles.push({
      id: 'below',
      name: say('web-imperium-beneath'),
      n: player.below.length,
      glyph: 'any',
      cards: player.below,
      zone: 'below',
      seat,
    });
  }
  return piles;
}
