"""The Olmecs."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    IN_PLAY,
    ByThisEffect,
    Depends,
    Fixed,
    Icons,
    NamedInPlay,
    Suited,
)
from tabularium.games.imperium.control import ALL, GIVEN, Choose, Do, Each, May, Price, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import LookAtFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.masks import DiscardMasks, FewerMasks, InsteadOfMasks
from tabularium.games.imperium.places import (
    FROM_DISCARD,
    FROM_HAND,
    TO_DECK_TOP,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.reactions import React, Waits
from tabularium.games.imperium.specials import Give, ReadyToken, SpendActions
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.unrest import FROM_DISCARD as UNREST_FROM_DISCARD
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Garrison, MoveCards

enter_kind(
    "olmecs_a",
    title="olmecs",
    suits=at.POWER,
    exhaust=Choose(
        [
            MoveCards(1, Filter("mask"), FROM_DISCARD, TO_HISTORY),
            Do(DiscardMasks(3), Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY)),
        ]
    ),
)
enter_kind(
    "olmecs_b",
    title="olmecs",
    suits=at.POWER,
    exhaust=Do(MoveCards(1, Filter("mask"), FROM_HAND, TO_HISTORY), Gain(at.PROGRESS, 2)),
)
enter_kind(
    "san_lorenzo_tenochtitlan",
    icons={"metropolis": 1},
    pinned=True,
    exhaust=Do(
        MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP),
        Choose(
            [
                MoveCards(1, Filter("mask"), FROM_DISCARD, TO_HAND),
                Steps([Gain(at.POPULATION, 1), Gain(at.MATERIAL, 1)]),
            ]
        ),
    ),
)
enter_kind(
    "step_pyramids",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(3),
    solstice=May(MoveCards(1, Filter("mask"), FROM_DISCARD, TO_HAND)),
    features=[Waits(at.FEWER_MASKS, "masks", React(FewerMasks()))],
)
enter_kind(
    "ritual_sacrifice",
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(3),
    play=Do(Price([Pay([0, 2, 0]), DiscardMasks(2)]), LookAtFame(3)),
    needs=[NamedInPlay("step_pyramids")],
)
enter_kind(
    "olmec_traders",
    attack=True,
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(3),
    play=Steps([Gain(at.MATERIAL, 3), Give(Filter("mask")), Each(GIVEN, TakeUnrest(1))]),
)
enter_kind(
    "tres_zapotes",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(3),
    play=Steps(
        [May(MoveCards(2, Filter("mask"), FROM_DISCARD, TO_HAND, up_to=True)), May(Garrison())]
    ),
)
enter_kind(
    "stone_heads",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(3),
    solstice=May(Garrison()),
    features=[Waits(at.INSTEAD_OF_MASKS, "masks", InsteadOfMasks())],
)
enter_kind(
    "drainage_system_olmecs",
    title="drainage_system",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(3),
    solstice=Gain(at.POPULATION, 1),
)
enter_kind(
    "cacao",
    play=Steps(
        [
            Each(ALL, May(ReturnUnrest(1, UNREST_FROM_HAND | UNREST_FROM_DISCARD))),
            Gain(at.PROGRESS, 1, ByThisEffect("returned")),
        ]
    ),
)
enter_kind(
    "olmec_hieroglyphics",
    pinned=True,
    exhaust=Choose([ReadyToken(), Do(SpendActions(1), MoveCards(1, ANY, FROM_DISCARD, TO_HAND))]),
)
enter_kind(
    "calendar",
    pinned=True,
    exhaust=Do(
        Price([DiscardMasks(2), SpendActions(1)]),
        Choose(
            [
                Gain(at.MATERIAL, 1, Icons([at.PRODUCTION], IN_PLAY)),
                Gain(at.POPULATION, 1, Suited(at.REGION, IN_PLAY)),
            ]
        ),
    ),
)
enter_kind(
    "stone_mask",
    icons={"mask": 1},
    worth=Depends([("history", 1)], 0),
    play=Steps([Draw(3, up_to=True, reshuffles=False), MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP)]),
)
enter_kind(
    "lodestone_compass",
    pinned=True,
    exhaust=Do(Price([DiscardMasks(2), SpendActions(1)]), Acquire(at.REGION | at.TRIBUTARY)),
)
enter_kind(
    "ball_games",
    pinned=True,
    exhaust=Do(Price([DiscardMasks(2), SpendActions(1)]), Acquire(at.UNCIVILISED | at.CIVILISED)),
)
enter_kind(
    "laguna_de_los_cerros",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "la_venta",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(at.MATERIAL, 2), May(Garrison())]),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("olmecs_a", 1, at.IN_PLAY_AT_START, 0),
    ("olmecs_b", 1, at.IN_PLAY_AT_START, 0),
    ("san_lorenzo_tenochtitlan", 1, at.ACCESSION, 0),
    ("step_pyramids", 1, at.DEVELOPMENT, 0),
    ("ritual_sacrifice", 1, at.DEVELOPMENT, 0),
    ("olmec_traders", 1, at.DEVELOPMENT, 0),
    ("tres_zapotes", 1, at.DEVELOPMENT, 0),
    ("stone_heads", 1, at.DEVELOPMENT, 0),
    ("drainage_system_olmecs", 1, at.DEVELOPMENT, 0),
    ("cacao", 1, at.IN_NATION, 0),
    ("olmec_hieroglyphics", 1, at.IN_NATION, 0),
    ("calendar", 1, at.IN_NATION, 0),
    ("stone_mask", 2, at.IN_NATION, 0),
    ("lodestone_compass", 1, at.IN_DECK, 0),
    ("ball_games", 1, at.IN_DECK, 0),
    ("laguna_de_los_cerros", 1, at.IN_DECK, 0),
    ("la_venta", 1, at.IN_DECK, 0),
    ("stone_mask", 6, at.IN_DECK, 0),
    ("unrest", 1, at.SUPPLY, 0),
    ("unrest", 1, at.SUPPLY, 3),
    ("unrest", 1, at.SUPPLY, 4),
):
    print_cards(_key, _copies, at.NATIONS.index("olmecs"), _start, _least)
