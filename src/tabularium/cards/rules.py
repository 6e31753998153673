"""The rules of a game of cards: what follows from its catalogue needs no words."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.cards.kind import Catalogue
from tabularium.declare.layout import Layout
from tabularium.declare.log import Log
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.info import GameInfo, with_sets


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRules(DeclaredRules):
    """A game derives from it, and adds its nodes, those of the cards last (``add_kinds``).

    Where there are more sets of cards than the usual ones they are an option of the game.
    """

    def __init__(
        self,
        info: GameInfo,
        layout: Layout,
        catalogue: Catalogue,
        log: Log,
        faction: int = -1,
        n_hooks: int = 0,
        n_mods: int = 0,
    ) -> None:
        info = with_sets(info, catalogue.sets, catalogue.usual)
        super().__init__(info, layout, catalogue.cards, catalogue.keys, faction, n_hooks, n_mods)
        self.catalogue = catalogue
        self.log = log
