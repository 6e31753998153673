"""Common cards that are in both boxes."""

from __future__ import annotations

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
from tabularium.games.imperium.layout import (
    BARBARIAN,
    CITY,
    CIVILISED,
    EMPIRE,
    FAME,
    MATERIAL,
    METROPOLIS,
    POPULATION,
    PROGRESS,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
)
from tabularium.games.imperium.places import FROM_DISCARD, FROM_HAND, TO_DECK_TOP, TO_HISTORY
from tabularium.games.imperium.playing import GarrisonThis, HostsPlayEffect
from tabularium.games.imperium.specials import GainAction, Give, ReadyToken
from tabularium.games.imperium.tokens import Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, MoveCards, Recall

enter_kind(
    "drama_and_poetry",
    suits=CIVILISED,
    attack=True,
    state=EMPIRE,
    free=True,
    worth=Fixed(2),
    play=Steps(
        [Steal(PROGRESS, 1), Each(ALL, May(Do(Discard(1), ReturnUnrest(1, UNREST_FROM_HAND))))]
    ),
)
enter_kind(
    "education",
    suits=CIVILISED,
    state=EMPIRE,
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
    suits=CIVILISED,
    state=EMPIRE,
    free=True,
    worth=Per(1, 10, [Tokens(MATERIAL)]),
    play=Do(Pay([3, 0, 0]), GainAction()),
)
enter_kind(
    "corruption",
    suits=CIVILISED,
    attack=True,
    state=EMPIRE,
    worth=Fixed(2),
    play=Steps([Each(ALL, Gain(MATERIAL, 2)), Each(OTHERS, TakeUnrest(1)), Gain(PROGRESS, 1)]),
)
enter_kind(
    "onager",
    suits=CIVILISED,
    attack=True,
    state=EMPIRE,
    worth=Fixed(2),
    play=Steps(
        [
            Each(OTHERS, Abandon(1, Filter("city"))),
            Gain(MATERIAL, 2, ByThisEffect("abandoned-city")),
            May(Acquire(REGION | TRIBUTARY)),
        ]
    ),
)
enter_kind(
    "metropolis",
    suits=CIVILISED,
    icons={"metropolis": 1},
    pinned=True,
    state=EMPIRE,
    worth=Fixed(2),
    solstice=Choose([Gain(MATERIAL, 1), Gain(POPULATION, 1), Draw(1)]),
)
enter_kind(
    "exports",
    suits=CIVILISED,
    attack=True,
    state=EMPIRE,
    worth=Per(1, 10, [Cards(OWNED)]),
    play=Steps([Each(ALL, Gain(MATERIAL, 2)), Give(Filter("mask"))]),
)
enter_kind(
    "urban_development",
    suits=CIVILISED,
    state=EMPIRE,
    worth=Per(2, 1, [Icons([CITY, METROPOLIS], OWNED)]),
    play=Steps(
        [
            Gain(MATERIAL, 1, Icons([CITY, METROPOLIS], IN_PLAY)),
            Gain(POPULATION, 1, Icons([CITY, METROPOLIS], IN_PLAY)),
        ]
    ),
)
enter_kind(
    "mercenaries",
    suits=CIVILISED,
    state=EMPIRE,
    free=True,
    worth=Per(1, 4, [Tokens(POPULATION)]),
    play=Do(Pay([0, 1, 0]), GainAction()),
)
enter_kind(
    "cataphract",
    suits=CIVILISED,
    icons={"knight": 1},
    attack=True,
    state=EMPIRE,
    worth=Fixed(2),
    play=Steps(
        [
            Each(OTHERS, Abandon(1, Filter("region"))),
            May(Acquire(REGION | TRIBUTARY)),
            May(Do(GarrisonThis(), HostsPlayEffect())),
        ]
    ),
)
enter_kind(
    "jade_mask",
    suits=UNCIVILISED,
    icons={"mask": 1},
    worth=Depends([("history", 1)], 0),
    play=Steps([Draw(3, up_to=True, reshuffles=False), MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP)]),
)
enter_kind(
    "elders",
    suits=UNCIVILISED,
    worth=Fixed(1),
    play=Choose(
        [Acquire(UNCIVILISED), Steps([BreakThrough(UNCIVILISED), Each(OTHERS, Gain(PROGRESS, 1))])]
    ),
)
enter_kind(
    "invasion",
    suits=UNCIVILISED,
    attack=True,
    worth=Fixed(1),
    play=Steps(
        [
            Pay([3, 0, 0]),
            Each(OTHERS, TakeUnrest(1)),
            Choose(
                [
                    BreakThrough(TRIBUTARY),
                    Steps([BreakThrough(REGION), Each(OTHERS, Recall(1, Filter("region")))]),
                ]
            ),
        ]
    ),
)
enter_kind(
    "oracle",
    suits=UNCIVILISED,
    state=BARBARIAN,
    free=True,
    worth=Per(2, 1, [Suited(FAME, OWNED)]),
    play=Steps([Draw(2), Discard(1, Filter("just_drawn"))]),
)
enter_kind(
    "rituals_and_ceremonies",
    suits=UNCIVILISED,
    state=BARBARIAN,
    free=True,
    worth=Fixed(1),
    play=Choose([ReturnUnrest(1, UNREST_FROM_HAND), Steps([Gain(PROGRESS, 1), May(ReadyToken())])]),
)
enter_kind(
    "city",
    suits=UNCIVILISED | CIVILISED,
    icons={"city": 1},
    pinned=True,
    worth=Fixed(1),
    solstice=May(Do(Discard(1), Choose([Gain(MATERIAL, 1), Gain(POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "diplomacy",
    suits=UNCIVILISED | CIVILISED,
    worth=Fixed(1),
    play=Do(Pay([3, 0, 0]), BreakThrough(TRIBUTARY)),
)
enter_kind(
    "leadership",
    suits=UNCIVILISED | CIVILISED,
    free=True,
    worth=Fixed(1),
    play=Choose([Draw(1), MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY)]),
)
enter_kind(
    "lost_scroll",
    suits=UNCIVILISED | CIVILISED,
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
    suits=FAME,
    play=Steps(
        [
            If(InState(BARBARIAN), Gain(PROGRESS, 6)),
            If(InState(EMPIRE), Steps([Gain(PROGRESS, 3), Develop(True)])),
        ]
    ),
)
enter_kind(
    "king_of_kings_b",
    title="king_of_kings",
    instead_of_fame=True,
    suits=FAME,
    play=Steps([If(InState(BARBARIAN), Gain(PROGRESS, 4)), If(InState(EMPIRE), Develop(True))]),
)
