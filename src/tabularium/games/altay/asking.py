"""Questions that many effects ask: which good, which territory."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.games.altay import layout as at
from tabularium.games.altay.slots import goods_words
from tabularium.games.altay.words import Good, Territory
from tabularium.kernel.machine import State
from tabularium.kernel.offer import CHOSEN, PAYS, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

TAKE: Final = "altay-do-take-good"


class AskGood(Asking):
    """Its options are goods; each says whether the good comes or goes."""

    def deed(self, g: State) -> str:
        """What is done with the good that is chosen."""
        return TAKE

    def key(self, g: State, code: int) -> str:
        return at.GOODS[code]

    def option(self, g: State, code: int) -> Offer:
        deed = self.deed(g)
        return Offer(deed, {"good": Good(code, CHOSEN if deed == TAKE else PAYS)})

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return goods_words(talk, [(code, 1)])


class AskPlace(Asking):
    """Its options are territories: those against which nothing stands."""

    def obstacle(self, g: State, seat: int, territory: int) -> Reason | None:
        """What stands against a territory as the answer."""
        raise NotImplementedError(self.name)

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        return self.obstacle(g, g.to_move, int(thing.name)) if thing.zone == "board" else None

    def key(self, g: State, code: int) -> str:
        return f"at:{code}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": Territory(code)})
