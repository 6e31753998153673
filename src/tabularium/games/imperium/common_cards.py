"""Common cards that are in both boxes."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind
from tabularium.games.imperium.conditions import (
    IN_PLAY,
    OWNED,
    ByThisEffect,
    Cards,
    Depends,
    Fixed,
    Icons,
    InState,
    Per,
    Suited,
    Tokens,
)
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, If, May, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.places import FROM_DISCARD, FROM_HAND, TO_DECK_TOP, TO_HISTORY
from tabularium.games.imperium.playing import GarrisonThis, HostsPlayEffect
from tabularium.games.imperium.specials import GainAction, Give, ReadyToken
from tabularium.games.imperium.tokens import Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, MoveCards, Recall

enter_kind(
    "drama_and_poetry",
    suits=at.CIVILISED,
    attack=True,
    state=at.EMPIRE,
    free=True,
    worth=Fixed(2),
    play=Steps(
        [Steal(at.PROGRESS, 1), Each(ALL, May(Do(Discard(1), ReturnUnrest(1, UNREST_FROM_HAND))))]
    ),
)
enter_kind(
    "education",
    suits=at.CIVILISED,
    state=at.EMPIRE,
    free=True,
    worth=Fixed(2),
    play=Steps(
        [
            May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)),
            May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)),
        ]
    ),
)
enter_kind(
    "moneylenders",
    suits=at.CIVILISED,
    state=at.EMPIRE,
    free=True,
    worth=Per(1, 10, [Tokens(at.MATERIAL)]),
    play=Do(Pay([3, 0, 0]), GainAction()),
)
enter_kind(
    "corruption",
    suits=at.CIVILISED,
    attack=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    play=Steps(
        [Each(ALL, Gain(at.MATERIAL, 2)), Each(OTHERS, TakeUnrest(1)), Gain(at.PROGRESS, 1)]
    ),
)
enter_kind(
    "onager",
    suits=at.CIVILISED,
    attack=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    play=Steps(
        [
            Each(OTHERS, Abandon(1, Filter("city"))),
            Gain(at.MATERIAL, 2, ByThisEffect("abandoned-city")),
            May(Acquire(at.REGION | at.TRIBUTARY)),
        ]
    ),
)
enter_kind(
    "metropolis",
    suits=at.CIVILISED,
    icons={"metropolis": 1},
    pinned=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    solstice=Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]),
)
enter_kind(
    "exports",
    suits=at.CIVILISED,
    attack=True,
    state=at.EMPIRE,
    worth=Per(1, 10, [Cards(OWNED)]),
    play=Steps([Each(ALL, Gain(at.MATERIAL, 2)), Give(Filter("mask"))]),
)
enter_kind(
    "urban_development",
    suits=at.CIVILISED,
    state=at.EMPIRE,
    worth=Per(2, 1, [Icons([at.CITY, at.METROPOLIS], OWNED)]),
    play=Steps(
        [
            Gain(at.MATERIAL, 1, Icons([at.CITY, at.METROPOLIS], IN_PLAY)),
            Gain(at.POPULATION, 1, Icons([at.CITY, at.METROPOLIS], IN_PLAY)),
        ]
    ),
)
enter_kind(
    "mercenaries",
    suits=at.CIVILISED,
    state=at.EMPIRE,
    free=True,
    worth=Per(1, 4, [Tokens(at.POPULATION)]),
    play=Do(Pay([0, 1, 0]), GainAction()),
)
enter_kind(
    "cataphract",
    suits=at.CIVILISED,
    icons={"knight": 1},
    attack=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    play=Steps(
        [
            Each(OTHERS, Abandon(1, Filter("region"))),
            May(Acquire(at.REGION | at.TRIBUTARY)),
            May(Do(GarrisonThis(), HostsPlayEffect())),
        ]
    ),
)
enter_kind(
    "jade_mask",
    suits=at.UNCIVILISED,
    icons={"mask": 1},
    worth=Depends([("history", 1)], 0),
    play=Steps([Draw(3, up_to=True, reshuffles=False), MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP)]),
)
enter_kind(
    "elders",
    suits=at.UNCIVILISED,
    worth=Fixed(1),
    play=Choose(
        [
            Acquire(at.UNCIVILISED),
            Steps([BreakThrough(at.UNCIVILISED), Each(OTHERS, Gain(at.PROGRESS, 1))]),
        ]
    ),
)
enter_kind(
    "invasion",
    suits=at.UNCIVILISED,
    attack=True,
    worth=Fixed(1),
    play=Steps(
        [
            Pay([3, 0, 0]),
            Each(OTHERS, TakeUnrest(1)),
            Choose(
                [
                    BreakThrough(at.TRIBUTARY),
                    Steps([BreakThrough(at.REGION), Each(OTHERS, Recall(1, Filter("region")))]),
                ]
            ),
        ]
    ),
)
enter_kind(
    "oracle",
    suits=at.UNCIVILISED,
    state=at.BARBARIAN,
    free=True,
    worth=Per(2, 1, [Suited(at.FAME, OWNED)]),
    play=Steps([Draw(2), Discard(1, Filter("just_drawn"))]),
)
enter_kind(
    "rituals_and_ceremonies",
    suits=at.UNCIVILISED,
    state=at.BARBARIAN,
    free=True,
    worth=Fixed(1),
    play=Choose(
        [ReturnUnrest(1, UNREST_FROM_HAND), Steps([Gain(at.PROGRESS, 1), May(ReadyToken())])]
    ),
)
enter_kind(
    "city",
    suits=at.UNCIVILISED | at.CIVILISED,
    icons={"city": 1},
    pinned=True,
    worth=Fixed(1),
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "diplomacy",
    suits=at.UNCIVILISED | at.CIVILISED,
    worth=Fixed(1),
    play=Do(Pay([3, 0, 0]), BreakThrough(at.TRIBUTARY)),
)
enter_kind(
    "leadership",
    suits=at.UNCIVILISED | at.CIVILISED,
    free=True,
    worth=Fixed(1),
    play=Choose([Draw(1), MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY)]),
)
enter_kind(
    "lost_scroll",
    suits=at.UNCIVILISED | at.CIVILISED,
    icons={"scroll": 1},
    free=True,
    worth=Depends([("history", 1)], 0),
    play=Steps([May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), Each(ALL, May(Draw(1)))]),
)
enter_kind(
    "king_of_kings_a",
    title="king_of_kings",
    instead_of_fame=True,
    turns_over=True,
    suits=at.FAME,
    play=Steps(
        [
            If(InState(at.BARBARIAN), Gain(at.PROGRESS, 6)),
            If(InState(at.EMPIRE), Steps([Gain(at.PROGRESS, 3), Develop(True)])),
        ]
    ),
)
enter_kind(
    "king_of_kings_b",
    title="king_of_kings",
    instead_of_fame=True,
    suits=at.FAME,
    play=Steps(
        [If(InState(at.BARBARIAN), Gain(at.PROGRESS, 4)), If(InState(at.EMPIRE), Develop(True))]
    ),
)
