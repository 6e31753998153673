"""The Utopians."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    GARRISONED_HERE,
    OWNED,
    AtLeast,
    ByThisEffect,
    Depends,
    Exiled,
    Icons,
    ItIs,
    Per,
    Suited,
    Tokens,
)
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, If, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import TakeTopFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.journey import NextJourney, TurnOver
from tabularium.games.imperium.pick_some import ALL_CARDS
from tabularium.games.imperium.places import (
    FROM_DISCARD,
    FROM_HAND,
    TO_DECK_TOP,
    TO_EXILE,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.playing import AvoidAttack, Guard
from tabularium.games.imperium.reactions import React, Waits
from tabularium.games.imperium.specials import SpendActions, TriggerScoring
from tabularium.games.imperium.this_card import AbandonThis
from tabularium.games.imperium.tokens import Gain, Pay, PayAllProgress
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import FROM_HERE as UNREST_FROM_HERE
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "utopians_a",
    title="utopians",
    suits=at.POWER,
    worth=Per(1, 4, [Tokens(at.POPULATION)]),
    solstice=Steps(
        [
            Each(OTHERS, May(ReturnUnrest(1, UNREST_FROM_HAND))),
            Gain(at.POPULATION, 1, ByThisEffect("returned")),
        ]
    ),
    features=[Waits(at.DECK_EMPTY, "deck-empty", TakeUnrest(1))],
)
enter_kind(
    "utopians_b",
    title="utopians",
    suits=at.POWER,
    worth=Per(1, 3, [Tokens(at.POPULATION)]),
    features=[Waits(at.DECK_EMPTY, "deck-empty", TakeUnrest(1))],
)
enter_kind(
    "visions_of_shangri_la",
    solstice=Choose([Do(PayAllProgress(5), TurnOver()), Steps([Discard(1), Draw(1)])]),
    features=[
        Waits(at.RETURNS_UNREST, "returns-unrest", React(Do(SpendActions(1), Gain(at.PROGRESS, 1))))
    ],
)
enter_kind(
    "path_to_shangri_la",
    exhaust=Do(Abandon(1, Filter("region")), Steps([Gain(at.POPULATION, 1), Gain(at.PROGRESS, 1)])),
    solstice=Choose(
        [
            Do(PayAllProgress(5), NextJourney("gates_of_shangri_la")),
            May(MoveCards(1, Filter("region"), FROM_DISCARD, TO_HAND)),
        ]
    ),
)
enter_kind(
    "gates_of_shangri_la",
    exhaust=Do(MoveCards(1, ANY, FROM_HAND, TO_HISTORY), Gain(at.PROGRESS, 1)),
    solstice=Choose([Do(PayAllProgress(5), TurnOver()), Draw(1)]),
)
enter_kind(
    "shangri_la",
    exhaust=Gain(at.MATERIAL, 1),
    solstice=If(AtLeast(Tokens(at.POPULATION), 24), TriggerScoring()),
    features=[Modifier(at.SPLENDOUR, 1, "imperium-splendour")],
)
enter_kind(
    "monastery",
    pinned=True,
    worth=Per(1, 4, [Exiled()]),
    exhaust=Do(
        Garrison(Filter("scroll")),
        Steps(
            [
                MoveCards(1, Filter("!unrest"), FROM_HAND, TO_EXILE),
                Gain(at.POPULATION, 2),
                If(ItIs(Filter("attack")), Gain(at.PROGRESS, 1)),
            ]
        ),
    ),
    solstice=Choose(
        [Draw(1), Steps([AbandonThis(), ReturnUnrest(1, UNREST_FROM_HAND)])], or_else=True
    ),
)
enter_kind(
    "portals",
    pinned=True,
    worth=Per(1, 1, [Suited(at.REGION, OWNED)]),
    exhaust=Do(Garrison(Filter("scroll")), Acquire(at.REGION)),
    solstice=Choose([Recall(1, Filter("region")), Steps([AbandonThis(), Gain(at.POPULATION, 1)])]),
)
enter_kind(
    "daochang",
    pinned=True,
    worth=Per(1, 1, [Suited(at.TRIBUTARY, OWNED)]),
    exhaust=Do(Garrison(Filter("scroll")), Acquire(at.TRIBUTARY)),
    solstice=Choose([TakeUnrest(1), Steps([AbandonThis(), Gain(at.MATERIAL, 1)])]),
    features=[Waits(at.ATTACKED, "attacked", Guard(May(Do(Pay([0, 1, 0]), AvoidAttack()))))],
)
enter_kind(
    "lost_tomes",
    pinned=True,
    worth=Per(2, 1, [Suited(at.FAME, OWNED)]),
    exhaust=Do(Garrison(Filter("scroll")), MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY)),
    solstice=If(
        AtLeast(Icons([at.SCROLL], GARRISONED_HERE), 2), May(Do(AbandonThis(), TakeTopFame()))
    ),
)
enter_kind(
    "tree_of_knowledge",
    pinned=True,
    worth=Per(1, 1, [Suited(at.CIVILISED, OWNED)]),
    exhaust=Do(Garrison(Filter("scroll")), Acquire(at.UNCIVILISED | at.CIVILISED)),
    solstice=Choose([Discard(1), Steps([AbandonThis(), Draw(1)])]),
)
enter_kind("charity", play=Steps([Gain(at.PROGRESS, 1), Each(OTHERS, May(Gain(at.MATERIAL, 2)))]))
enter_kind(
    "meditation",
    free=True,
    play=Steps([MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP), Each(OTHERS, May(Draw(1)))]),
)
enter_kind(
    "mountain_retreat",
    pinned=True,
    worth=Per(1, 1, [Suited(at.UNCIVILISED, OWNED)]),
    exhaust=Do(Garrison(Filter("unrest")), MoveCards(1, Filter("scroll"), FROM_DISCARD, TO_HAND)),
    solstice=Choose(
        [Draw(1), Steps([ReturnUnrest(ALL_CARDS, UNREST_FROM_HERE), AbandonThis()])], or_else=True
    ),
)
enter_kind(
    "sacred_scroll",
    icons={"scroll": 1},
    free=True,
    worth=Depends([("history", 1)], 0),
    play=Each(ALL, May(Draw(1))),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("utopians_a", 1, at.IN_PLAY_AT_START, 0),
    ("utopians_b", 1, at.IN_PLAY_AT_START, 0),
    ("visions_of_shangri_la", 1, at.IN_PLAY_AT_START, 0),
    ("path_to_shangri_la", 1, at.NOWHERE, 0),
    ("gates_of_shangri_la", 1, at.IN_PLAY_AT_START, 0),
    ("shangri_la", 1, at.NOWHERE, 0),
    ("monastery", 1, at.IN_DECK, 0),
    ("portals", 1, at.IN_DECK, 0),
    ("daochang", 1, at.IN_DECK, 0),
    ("lost_tomes", 1, at.IN_DECK, 0),
    ("tree_of_knowledge", 1, at.IN_DECK, 0),
    ("charity", 1, at.IN_DECK, 0),
    ("meditation", 1, at.IN_DECK, 0),
    ("mountain_retreat", 1, at.IN_DECK, 0),
    ("sacred_scroll", 5, at.IN_DECK, 0),
    ("unrest", 3, at.SUPPLY, 0),
    ("unrest", 1, at.SUPPLY, 3),
    ("unrest", 1, at.SUPPLY, 4),
):
    print_cards(_key, _copies, at.NATIONS.index("utopians"), _start, _least)
