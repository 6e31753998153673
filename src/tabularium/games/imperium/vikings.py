"""The Vikings."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    GARRISONED_HERE,
    Cards,
    Depends,
    Fixed,
    NamedInPlay,
    Per,
    Tokens,
    VariableCards,
)
from tabularium.games.imperium.control import OTHERS, SHORT, Choose, Do, Each, May, Price, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import TakeTopFame
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.finding import Find
from tabularium.games.imperium.looking import LookAtNation
from tabularium.games.imperium.market_verbs import ExileFromMarket
from tabularium.games.imperium.nation_deck import NationToBottom, ShuffleNation
from tabularium.games.imperium.places import TO_EXILE, TO_HAND
from tabularium.games.imperium.reactions import React, Waits
from tabularium.games.imperium.specials import IgnoreIcon
from tabularium.games.imperium.this_card import MoveIt, MoveThis
from tabularium.games.imperium.tokens import Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison

enter_kind(
    "vikings_a",
    title="vikings",
    suits=at.POWER,
    worth=Per(1, 1, [VariableCards()]),
    features=[
        Modifier(at.NO_HISTORY, 1, "imperium-no-history"),
        Waits(at.TAKES_UNREST, "takes-unrest", Steps([LookAtNation(), May(NationToBottom())])),
        Waits(at.RETURNS_UNREST, "returns-unrest", React(Draw(2))),
    ],
)
enter_kind(
    "vikings_b",
    title="vikings",
    suits=at.POWER,
    worth=Per(2, 1, [VariableCards()]),
    features=[
        Modifier(at.NO_HISTORY, 1, "imperium-no-history"),
        Waits(at.TAKES_UNREST, "takes-unrest", Steps([LookAtNation(), May(NationToBottom())])),
    ],
)
enter_kind(
    "harald_hardrada",
    state=at.BARBARIAN,
    worth=Per(2, 1, [VariableCards()]),
    play=Steps([TakeTopFame(), May(BreakThrough(at.REGION))]),
)
enter_kind(
    "iceland",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    state=at.BARBARIAN,
    play=Steps(
        [
            May(Garrison()),
            Choose([Gain(at.MATERIAL, 2), Steps([LookAtNation(), May(ShuffleNation())])]),
        ]
    ),
)
enter_kind(
    "combs",
    pinned=True,
    state=at.BARBARIAN,
    worth=Per(1, 3, [Tokens(at.POPULATION)]),
    exhaust=IgnoreIcon(),
)
enter_kind(
    "graenland",
    suits=at.REGION,
    pinned=True,
    state=at.BARBARIAN,
    play=Steps(
        [
            May(Garrison()),
            Choose([Gain(at.POPULATION, 1), Steps([LookAtNation(), May(ShuffleNation())])]),
        ]
    ),
)
enter_kind(
    "foroyar",
    suits=at.REGION,
    pinned=True,
    state=at.BARBARIAN,
    play=Steps([May(Garrison()), Choose([ExileFromMarket(), Gain(at.POPULATION, 1)])]),
)
enter_kind(
    "vinland",
    suits=at.REGION,
    icons={"production": 1, "river": 1, "fertile": 1},
    pinned=True,
    state=at.BARBARIAN,
    worth=Depends([("play", 6)], 0),
    play=Choose([ReturnUnrest(1, UNREST_FROM_HAND), May(Garrison())]),
    needs=[NamedInPlay("longships"), NamedInPlay("graenland")],
)
enter_kind(
    "sagas",
    pinned=True,
    state=at.BARBARIAN,
    worth=Per(1, 1, [Cards(GARRISONED_HERE)]),
    solstice=May(Garrison()),
)
enter_kind(
    "city_of_dubh_linn",
    icons={"city": 1},
    pinned=True,
    state=at.BARBARIAN,
    worth=Per(1, 8, [Tokens(at.MATERIAL)]),
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "longships",
    pinned=True,
    state=at.BARBARIAN,
    features=[
        Modifier(at.EXILE_REGIONS, 1, "imperium-exile-regions"),
        Waits(at.ACQUIRES_EXILED_REGION, "acquires-exiled-region", Gain(at.POPULATION, 1)),
        Waits(at.PLAYS_ATTACK, "plays-attack", React(Gain(at.MATERIAL, 2))),
    ],
)
enter_kind(
    "skis",
    pinned=True,
    state=at.BARBARIAN,
    worth=Fixed(2),
    features=[
        Waits(at.PLAYS_REGION, "plays-region", React(Choose([Draw(1), Gain(at.MATERIAL, 2)])))
    ],
)
enter_kind("rollo_the_walker", state=at.BARBARIAN, play=Steps([TakeTopFame(), MoveThis(TO_EXILE)]))
enter_kind(
    "go_a_viking",
    attack=True,
    state=at.BARBARIAN,
    free=True,
    play=Steps([Steal(at.MATERIAL, 2), Each(SHORT, TakeUnrest(1))]),
)
enter_kind(
    "gothja",
    state=at.BARBARIAN,
    play=Steps(
        [
            LookAtNation(),
            May(ShuffleNation()),
            Choose([Steps([ReturnUnrest(1, UNREST_FROM_HAND), Gain(at.POPULATION, 1)]), Draw(2)]),
        ]
    ),
)
enter_kind(
    "scandinavia",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    state=at.BARBARIAN,
    play=May(Garrison()),
)
enter_kind(
    "erik_the_red",
    state=at.BARBARIAN,
    play=Steps(
        [
            Do(
                Price([Pay([0, 1, 0]), Abandon(1, Filter("name:scandinavia"))]),
                Steps([Find(Filter("region")), MoveIt(TO_HAND)]),
            ),
            MoveThis(TO_EXILE),
        ]
    ),
)
enter_kind(
    "jomsviking",
    attack=True,
    state=at.BARBARIAN,
    play=Steps([Do(Pay([2, 1, 0]), Acquire(at.REGION | at.TRIBUTARY)), Each(OTHERS, Discard(1))]),
)
enter_kind(
    "althing",
    attack=True,
    state=at.BARBARIAN,
    play=Steps(
        [Steal(at.MATERIAL, 1), Choose([Gain(at.PROGRESS, 1), ReturnUnrest(1, UNREST_FROM_HAND)])]
    ),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("vikings_a", 1, at.IN_PLAY_AT_START, 0),
    ("vikings_b", 1, at.IN_PLAY_AT_START, 0),
    ("harald_hardrada", 1, at.ACCESSION, 0),
    ("iceland", 1, at.IN_NATION, 0),
    ("combs", 1, at.IN_NATION, 0),
    ("graenland", 1, at.IN_NATION, 0),
    ("foroyar", 1, at.IN_NATION, 0),
    ("vinland", 1, at.IN_NATION, 0),
    ("sagas", 1, at.IN_NATION, 0),
    ("city_of_dubh_linn", 1, at.IN_NATION, 0),
    ("longships", 1, at.IN_NATION, 0),
    ("skis", 1, at.IN_NATION, 0),
    ("rollo_the_walker", 1, at.IN_NATION, 0),
    ("go_a_viking", 1, at.IN_NATION, 0),
    ("unrest", 2, at.IN_NATION, 0),
    ("gothja", 1, at.IN_DECK, 0),
    ("scandinavia", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("glory", 1, at.IN_DECK, 0),
    ("erik_the_red", 1, at.IN_DECK, 0),
    ("jomsviking", 1, at.IN_DECK, 0),
    ("althing", 1, at.IN_DECK, 0),
    ("unrest", 1, at.IN_DECK, 0),
    ("unrest", 1, at.SUPPLY, 3),
    ("unrest", 1, at.SUPPLY, 4),
):
    print_cards(_key, _copies, at.NATIONS.index("vikings"), _start, _least)
