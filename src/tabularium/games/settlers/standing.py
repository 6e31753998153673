"""Features: what locations do for as long as they stand (S54, S57)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import some_of
from tabularium.cards.sequence import To
from tabularium.cards.standing import Waiting
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import COLOURS_OF, FEATURES, KINDS, OWNER
from tabularium.games.settlers.gain import goods_words
from tabularium.games.settlers.offers import Offers
from tabularium.kernel.machine import Node, Standing, State
from tabularium.locale.talk import Talk

FACTION_BUILT: Final = -1  # any location of the own faction, whatever its colour


class WhenBuilt(Waiting):
    """Each time its owner builds a location of a colour, or of the own faction; it sees itself."""

    def __init__(self, colour: int, effect: Node) -> None:
        names = [*at.COLOURS, "faction"]
        known = FACTION_BUILT <= colour < len(at.COLOURS)
        super().__init__(at.BUILT, effect, f"settlers-when-built-{names[colour]}" if known else "")
        self.colour = colour

    def fault(self) -> str:
        return "" if self.message else "it waits for something that never happens"

    def sees(self, kind: int) -> bool:
        if self.colour < 0:
            return OWNER[kind] != at.COMMON
        return self.colour in COLOURS_OF[kind]


def fire_built(g: State, seat: int, built: int) -> None:
    """Everything that waits for a location like this one happens.

    What costs something comes last, so that all gains can pay for it (S56, SQ18); besides that the
    oldest comes first.
    """
    kind = KINDS[built]
    for costly in (True, False):
        for card in g.hook(seat, at.BUILT)[::-1]:
            for feature in FEATURES[KINDS[card]]:
                if (
                    isinstance(feature, WhenBuilt)
                    and feature.sees(kind)
                    and isinstance(feature.effect, (To, Offers)) == costly
                ):
                    g.perform(feature.effect, seat, card)


class Keep(Standing):
    """Keeps goods between rounds, any number (S43)."""

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods

    def fault(self) -> str:
        return some_of(at.HELD, "good", self.goods)

    def enter(self, g: State, seat: int, card: int) -> None:
        for good in self.goods:
            g.mods[seat * g.rules.n_mods + at.STORES + good] += 1

    def leave(self, g: State, seat: int, card: int) -> None:
        for good in self.goods:
            g.mods[seat * g.rules.n_mods + at.STORES + good] -= 1

    def text(self, talk: Talk) -> str:
        goods = talk.join([goods_words(talk, [(good, 0)]) for good in self.goods])
        return talk.say("settlers-store", {"goods": goods})
