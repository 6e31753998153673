"""Nothing appears from nowhere and nothing is lost: what stays the same while a game goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.game import Game
from tabularium.kernel.machine import State
from tabularium.testing.bounds.numbers import beyond_numbers
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.kit import NO_CARD, Kit


def cards_of(game: Game, faces: Mapping[int, int]) -> list[int]:
    """All physical cards, each face of a card counting as the card."""
    cards = [card for zone in game.state.zones for card in zone]
    return sorted([face for card in cards if (face := faces.get(card, card)) != NO_CARD])


class Conserved:
    """What there was at a moment after setup, to be compared with what there is later."""

    def __init__(self, game: Game, kit: Kit) -> None:
        self.kit = kit
        self.cards: list[int] = cards_of(game, kit.faces)
        self.kept: list[int] = kit.kept(game.state)
        self.last: State = game.state.clone()
        self.digests: set[str] = set()

    def odd(self, now: State) -> Iterator[str]:
        """What may not be so, or not have become so with one move."""
        if isinstance(now.rules, DeclaredRules):
            yield from beyond_numbers(now, self.kit.loose)
        yield from self.kit.beyond(now)
        yield from self.kit.changed(self.last, now)

    def check(self, game: Game, seed: int) -> None:
        """After each move: the same cards, numbers within their bounds, and something has changed.

        No two moments of a game are equal, or somebody could play on for ever.
        """
        now = cards_of(game, self.kit.faces)
        rules = game.rules
        where = {"game": rules.info.id, "seed": str(seed), "moves": len(game.moves)}
        if now != self.cards:
            keys = rules.card_keys()
            lost = [keys[rules.kinds[card]] for card in set(self.cards) - set(now)]
            new = [keys[rules.kinds[card]] for card in set(now) - set(self.cards)]
            raise BrokenPromise("promise-cards-kept", lost=sorted(lost), new=sorted(new), **where)
        if self.kit.kept(game.state) != self.kept:
            raise BrokenPromise(
                "promise-kept", before=self.kept, after=self.kit.kept(game.state), **where
            )
        for name in self.odd(game.state):
            raise BrokenPromise("promise-bounds", name=name, **where)
        self.last = game.state.clone()
        digest = game.digest()
        if digest in self.digests and not self.kit.endless(game.state):
            raise BrokenPromise("promise-progress", **where)
        self.digests.add(digest)
