"""The Carthaginians."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire, TakeBonus
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import Fixed, Per, Tokens
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, May, Price, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.market_verbs import PlaceOnMarket
from tabularium.games.imperium.places import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_HISTORY,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.playing import FreePlayIt
from tabularium.games.imperium.reactions import React, Waits
from tabularium.games.imperium.specials import Give
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "carthaginians_a",
    title="carthaginians",
    suits=at.POWER,
    worth=Per(1, 6, [Tokens(at.MATERIAL)]),
    features=[
        Modifier(at.MARKET_TOKEN + at.MATERIAL, 1, "imperium-market-material"),
        Waits(at.GETS_MATERIAL_CARD, "gets-material-card", React(TakeBonus(at.MATERIAL))),
    ],
)
enter_kind(
    "carthaginians_b",
    title="carthaginians",
    suits=at.POWER,
    worth=Per(1, 3, [Tokens(at.MATERIAL)]),
    features=[Modifier(at.MARKET_TOKEN + at.MATERIAL, 2, "imperium-market-material")],
)
enter_kind(
    "city_of_carthage",
    icons={"city": 1},
    pinned=True,
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "elephants",
    attack=True,
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(2),
    play=Steps(
        [
            Each(OTHERS, Abandon(1, Filter("region"))),
            May(BreakThrough(at.REGION | at.TRIBUTARY)),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "hegemony",
    state=at.EMPIRE,
    cost=[3, 1, 0],
    worth=Fixed(2),
    play=Steps(
        [
            Do(Pay([2, 0, 0]), Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY)),
            Each(ALL, May(Draw(1))),
        ]
    ),
)
enter_kind(
    "hannibal",
    state=at.EMPIRE,
    cost=[0, 4, 0],
    worth=Fixed(4),
    play=Steps(
        [
            May(Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY)),
            May(Draw(1)),
            May(MoveCards(1, ANY, FROM_HISTORY, TO_HAND)),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "trading_ships",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 1, 0],
    worth=Fixed(4),
    exhaust=May(
        Do(Recall(1, Filter("river|fertile")), Acquire(at.ANY_SUIT, token=at.MATERIAL, for_it=True))
    ),
)
enter_kind(
    "monopoly",
    attack=True,
    state=at.EMPIRE,
    cost=[7, 0, 0],
    worth=Per(1, 5, [Tokens(at.MATERIAL)]),
    play=Steps([Steps([Gain(at.MATERIAL, 2), Draw(1)]), Give(Filter("mask"))]),
)
enter_kind(
    "caravans",
    pinned=True,
    exhaust=Do(Price([Pay([3, 0, 0]), Discard(1)]), Acquire(at.ANY_SUIT, token=at.MATERIAL)),
)
enter_kind(
    "iberia",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind("berbers", suits=at.TRIBUTARY, play=Gain(at.POPULATION, 2))
enter_kind(
    "dido_queen_of_carthage",
    state=at.BARBARIAN,
    play=Steps(
        [
            Gain(at.POPULATION, 1),
            May(Steps([Acquire(at.REGION), FreePlayIt()])),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "carthaginian_traders",
    state=at.BARBARIAN,
    free=True,
    play=Steps(
        [
            PlaceOnMarket(at.MATERIAL, 1),
            May(MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY)),
        ]
    ),
)
enter_kind(
    "balearic_islands",
    suits=at.REGION,
    icons={"production": 2, "river": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind(
    "mauretania",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(at.MATERIAL, 2), May(Garrison())]),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("carthaginians_a", 1, at.IN_PLAY_AT_START, 0),
    ("carthaginians_b", 1, at.IN_PLAY_AT_START, 0),
    ("city_of_carthage", 1, at.ACCESSION, 0),
    ("elephants", 2, at.DEVELOPMENT, 0),
    ("hegemony", 1, at.DEVELOPMENT, 0),
    ("hannibal", 1, at.DEVELOPMENT, 0),
    ("trading_ships", 1, at.DEVELOPMENT, 0),
    ("monopoly", 1, at.DEVELOPMENT, 0),
    ("prosperity", 1, at.IN_NATION, 0),
    ("caravans", 1, at.IN_NATION, 0),
    ("advance", 1, at.IN_NATION, 0),
    ("iberia", 1, at.IN_NATION, 0),
    ("berbers", 1, at.IN_NATION, 0),
    ("glory", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 1, at.IN_DECK, 0),
    ("dido_queen_of_carthage", 1, at.IN_DECK, 0),
    ("carthaginian_traders", 1, at.IN_DECK, 0),
    ("balearic_islands", 1, at.IN_DECK, 0),
    ("mauretania", 1, at.IN_DECK, 0),
    ("unrest", 2, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("carthaginians"), _start, _least)
