"""The Vikings."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
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
from tabularium.games.imperium.layout import (
    ACCESSION,
    ACQUIRES_EXILED_REGION,
    BARBARIAN,
    EXILE_REGIONS,
    IN_DECK,
    IN_NATION,
    IN_PLAY_AT_START,
    MATERIAL,
    NATIONS,
    NO_HISTORY,
    PLAYS_ATTACK,
    PLAYS_REGION,
    POPULATION,
    POWER,
    PROGRESS,
    REGION,
    RETURNS_UNREST,
    SUPPLY,
    TAKES_UNREST,
    TRIBUTARY,
)
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
    suits=POWER,
    worth=Per(1, 1, [VariableCards()]),
    features=[
        Modifier(NO_HISTORY, 1, "imperium-no-history"),
        Waits(TAKES_UNREST, "takes-unrest", Steps([LookAtNation(), May(NationToBottom())])),
        Waits(RETURNS_UNREST, "returns-unrest", React(Draw(2))),
    ],
)
enter_kind(
    "vikings_b",
    title="vikings",
    suits=POWER,
    worth=Per(2, 1, [VariableCards()]),
    features=[
        Modifier(NO_HISTORY, 1, "imperium-no-history"),
        Waits(TAKES_UNREST, "takes-unrest", Steps([LookAtNation(), May(NationToBottom())])),
    ],
)
enter_kind(
    "harald_hardrada",
    state=BARBARIAN,
    worth=Per(2, 1, [VariableCards()]),
    play=Steps([TakeTopFame(), May(BreakThrough(REGION))]),
)
enter_kind(
    "iceland",
    suits=REGION,
    icons={"production": 1},
    pinned=True,
    state=BARBARIAN,
    play=Steps(
        [
            May(Garrison()),
            Choose([Gain(MATERIAL, 2), Steps([LookAtNation(), May(ShuffleNation())])]),
        ]
    ),
)
enter_kind(
    "combs",
    pinned=True,
    state=BARBARIAN,
    worth=Per(1, 3, [Tokens(POPULATION)]),
    exhaust=IgnoreIcon(),
)
enter_kind(
    "graenland",
    suits=REGION,
    pinned=True,
    state=BARBARIAN,
    play=Steps(
        [
            May(Garrison()),
            Choose([Gain(POPULATION, 1), Steps([LookAtNation(), May(ShuffleNation())])]),
        ]
    ),
)
enter_kind(
    "foroyar",
    suits=REGION,
    pinned=True,
    state=BARBARIAN,
    play=Steps([May(Garrison()), Choose([ExileFromMarket(), Gain(POPULATION, 1)])]),
)
enter_kind(
    "vinland",
    suits=REGION,
    icons={"production": 1, "river": 1, "fertile": 1},
    pinned=True,
    state=BARBARIAN,
    worth=Depends([("play", 6)], 0),
    play=Choose([ReturnUnrest(1, UNREST_FROM_HAND), May(Garrison())]),
    needs=[NamedInPlay("longships"), NamedInPlay("graenland")],
)
enter_kind(
    "sagas",
    pinned=True,
    state=BARBARIAN,
    worth=Per(1, 1, [Cards(GARRISONED_HERE)]),
    solstice=May(Garrison()),
)
enter_kind(
    "city_of_dubh_linn",
    icons={"city": 1},
    pinned=True,
    state=BARBARIAN,
    worth=Per(1, 8, [Tokens(MATERIAL)]),
    solstice=May(Do(Discard(1), Choose([Gain(MATERIAL, 1), Gain(POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "longships",
    pinned=True,
    state=BARBARIAN,
    features=[
        Modifier(EXILE_REGIONS, 1, "imperium-exile-regions"),
        Waits(ACQUIRES_EXILED_REGION, "acquires-exiled-region", Gain(POPULATION, 1)),
        Waits(PLAYS_ATTACK, "plays-attack", React(Gain(MATERIAL, 2))),
    ],
)
enter_kind(
    "skis",
    pinned=True,
    state=BARBARIAN,
    worth=Fixed(2),
    features=[Waits(PLAYS_REGION, "plays-region", React(Choose([Draw(1), Gain(MATERIAL, 2)])))],
)
enter_kind("rollo_the_walker", state=BARBARIAN, play=Steps([TakeTopFame(), MoveThis(TO_EXILE)]))
enter_kind(
    "go_a_viking",
    attack=True,
    state=BARBARIAN,
    free=True,
    play=Steps([Steal(MATERIAL, 2), Each(SHORT, TakeUnrest(1))]),
)
enter_kind(
    "gothja",
    state=BARBARIAN,
    play=Steps(
        [
            LookAtNation(),
            May(ShuffleNation()),
            Choose([Steps([ReturnUnrest(1, UNREST_FROM_HAND), Gain(POPULATION, 1)]), Draw(2)]),
        ]
    ),
)
enter_kind(
    "scandinavia",
    suits=REGION,
    icons={"production": 1},
    pinned=True,
    state=BARBARIAN,
    play=May(Garrison()),
)
enter_kind(
    "erik_the_red",
    state=BARBARIAN,
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
    state=BARBARIAN,
    play=Steps([Do(Pay([2, 1, 0]), Acquire(REGION | TRIBUTARY)), Each(OTHERS, Discard(1))]),
)
enter_kind(
    "althing",
    attack=True,
    state=BARBARIAN,
    play=Steps(
        [Steal(MATERIAL, 1), Choose([Gain(PROGRESS, 1), ReturnUnrest(1, UNREST_FROM_HAND)])]
    ),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("vikings_a", 1, IN_PLAY_AT_START, 0),
    ("vikings_b", 1, IN_PLAY_AT_START, 0),
    ("harald_hardrada", 1, ACCESSION, 0),
    ("iceland", 1, IN_NATION, 0),
    ("combs", 1, IN_NATION, 0),
    ("graenland", 1, IN_NATION, 0),
    ("foroyar", 1, IN_NATION, 0),
    ("vinland", 1, IN_NATION, 0),
    ("sagas", 1, IN_NATION, 0),
    ("city_of_dubh_linn", 1, IN_NATION, 0),
    ("longships", 1, IN_NATION, 0),
    ("skis", 1, IN_NATION, 0),
    ("rollo_the_walker", 1, IN_NATION, 0),
    ("go_a_viking", 1, IN_NATION, 0),
    ("unrest", 2, IN_NATION, 0),
    ("gothja", 1, IN_DECK, 0),
    ("scandinavia", 1, IN_DECK, 0),
    ("advance", 1, IN_DECK, 0),
    ("prosperity", 1, IN_DECK, 0),
    ("glory", 1, IN_DECK, 0),
    ("erik_the_red", 1, IN_DECK, 0),
    ("jomsviking", 1, IN_DECK, 0),
    ("althing", 1, IN_DECK, 0),
    ("unrest", 1, IN_DECK, 0),
    ("unrest", 1, SUPPLY, 3),
    ("unrest", 1, SUPPLY, 4),
):
    print_cards(_key, _copies, NATIONS.index("vikings"), _start, _least)
