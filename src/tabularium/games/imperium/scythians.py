"""The Scythians."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import IN_PLAY, OWNED, Fixed, Icons, Per, Suited, Tokens
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, May, Price, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.places import FROM_DISCARD, TO_HISTORY
from tabularium.games.imperium.playing import AvoidAttack, Guard
from tabularium.games.imperium.reactions import React, Waits
from tabularium.games.imperium.specials import SpendActions
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import OTHER_EMPIRES, Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Discard, Garrison, MoveCards, Recall

enter_kind(
    "scythians_a",
    title="scythians",
    suits=at.POWER,
    worth=Per(1, 6, [Tokens(at.MATERIAL)]),
    exhaust=Do(Price([SpendActions(1), TakeUnrest(1)]), BreakThrough(at.REGION)),
)
enter_kind(
    "scythians_b",
    title="scythians",
    suits=at.POWER,
    worth=Per(1, 3, [Tokens(at.MATERIAL), Suited(at.REGION, OWNED)]),
)
enter_kind(
    "ateas",
    state=at.EMPIRE,
    cost=[0, 4, 0],
    worth=Fixed(3),
    play=Steps(
        [May(Acquire(at.REGION)), May(ReturnUnrest(1, UNREST_FROM_HAND)), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "kurgans",
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(2),
    exhaust=MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY),
    features=[Modifier(at.HAND_SIZE, 1, "imperium-hand-size")],
)
enter_kind(
    "city_of_gelonus",
    icons={"city": 1},
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(2),
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind("jewellery", cost=[7, 0, 0], worth=Fixed(7), unplayable=True, not_garrisoned=True)
enter_kind(
    "tamga",
    pinned=True,
    worth=Per(1, 2, [Suited(at.REGION, OWNED)]),
    exhaust=Do(Discard(1), Draw(2)),
)
enter_kind(
    "pontic_steppe",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "tarim_basin",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([May(Draw(1)), May(Garrison())]),
)
enter_kind(
    "caucasia",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "raiders",
    attack=True,
    state=at.BARBARIAN,
    free=True,
    play=Steps(
        [Draw(2), Each(OTHERS, Recall(1, Filter("region"))), Steal(at.POPULATION, 1, OTHER_EMPIRES)]
    ),
)
enter_kind(
    "nomads",
    play=Steps([Each(ALL, May(Draw(1))), Gain(at.MATERIAL, 1, Icons([at.PRODUCTION], IN_PLAY))]),
)
enter_kind(
    "nomads_2",
    title="nomads",
    state=at.BARBARIAN,
    play=Steps([Each(ALL, May(Draw(1))), Gain(at.MATERIAL, 1, Icons([at.PRODUCTION], IN_PLAY))]),
)
enter_kind(
    "carpathian_mountains",
    suits=at.REGION,
    pinned=True,
    state=at.BARBARIAN,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "tian_shan",
    suits=at.REGION,
    pinned=True,
    state=at.BARBARIAN,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "mounted_archers",
    pinned=True,
    solstice=May(Do(Pay([1, 0, 0]), Gain(at.POPULATION, 1))),
    features=[Waits(at.ATTACKED, "attacked", Guard(React(AvoidAttack(), any_turn=True)))],
)
enter_kind(
    "tents",
    pinned=True,
    state=at.BARBARIAN,
    solstice=May(Recall(1, Filter("region"))),
    features=[Waits(at.PLAYS_REGION, "plays-region", React(Gain(at.POPULATION, 1)))],
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("scythians_a", 1, at.IN_PLAY_AT_START, 0),
    ("scythians_b", 1, at.IN_PLAY_AT_START, 0),
    ("glory", 1, at.ACCESSION, 0),
    ("ateas", 1, at.DEVELOPMENT, 0),
    ("kurgans", 1, at.DEVELOPMENT, 0),
    ("city_of_gelonus", 1, at.DEVELOPMENT, 0),
    ("jewellery", 1, at.DEVELOPMENT, 0),
    ("unrest", 2, at.IN_NATION, 0),
    ("tamga", 1, at.IN_NATION, 0),
    ("pontic_steppe", 1, at.IN_NATION, 0),
    ("tarim_basin", 1, at.IN_NATION, 0),
    ("caucasia", 1, at.IN_NATION, 0),
    ("raiders", 1, at.IN_NATION, 0),
    ("nomads", 1, at.IN_DECK, 0),
    ("nomads_2", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 1, at.IN_DECK, 0),
    ("carpathian_mountains", 1, at.IN_DECK, 0),
    ("tian_shan", 1, at.IN_DECK, 0),
    ("mounted_archers", 1, at.IN_DECK, 0),
    ("tents", 1, at.IN_DECK, 0),
    ("unrest", 3, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("scythians"), _start, _least)
