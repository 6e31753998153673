"""Cards that several nations have in common."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.calm import Calm
from tabularium.games.imperium.catalogue import enter_kind
from tabularium.games.imperium.conditions import IN_PLAY, Fixed, Icons, Suited
from tabularium.games.imperium.control import ALL, Choose, Do, Each, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import LookAtFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.places import FROM_DISCARD, TO_HISTORY
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.verbs import Abandon, MoveCards

enter_kind("unrest", suits=at.UNREST, worth=Fixed(-2), play=Calm())
enter_kind(
    "prosperity",
    play=Steps(
        [
            Each(ALL, May(Draw(1))),
            Choose(
                [
                    Gain(at.MATERIAL, 1, Icons([at.PRODUCTION], IN_PLAY)),
                    Gain(at.POPULATION, 1, Suited(at.REGION, IN_PLAY)),
                ]
            ),
        ]
    ),
)
enter_kind(
    "advance",
    state=at.BARBARIAN,
    play=Choose(
        [
            Do(Pay([3, 0, 0]), Acquire(at.UNCIVILISED | at.CIVILISED)),
            Do(Pay([5, 0, 0]), BreakThrough(at.UNCIVILISED | at.CIVILISED)),
        ]
    ),
)
enter_kind("glory", play=Do(Abandon(3, Filter("region")), LookAtFame(2)), not_garrisoned=True)
enter_kind(
    "conquer",
    state=at.BARBARIAN,
    play=Choose(
        [
            Do(Pay([0, 2, 0]), Acquire(at.REGION | at.TRIBUTARY)),
            Do(Pay([0, 3, 0]), BreakThrough(at.REGION | at.TRIBUTARY)),
        ]
    ),
)
enter_kind(
    "writing_systems", pinned=True, exhaust=Do(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY), Draw(1))
)
