"""The Greeks."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import IN_PLAY, OWNED, Cards, Fixed, Icons, Per, Suited
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.layout import (
    ACCESSION,
    BARBARIAN,
    CITY,
    CIVILISED,
    DEVELOPMENT,
    EMPIRE,
    HAND_SIZE,
    ICON_LOST,
    IN_DECK,
    IN_NATION,
    IN_PLAY_AT_START,
    MATERIAL,
    METROPOLIS,
    NATIONS,
    POPULATION,
    POWER,
    PRODUCTION,
    PROGRESS,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_CARDS,
    UNREST_MATERIAL,
)
from tabularium.games.imperium.market_verbs import SwapExiled
from tabularium.games.imperium.places import FROM_DISCARD, FROM_HAND, TO_DECK_TOP, TO_HISTORY
from tabularium.games.imperium.playing import FreePlay
from tabularium.games.imperium.reactions import IconLost, Waits
from tabularium.games.imperium.specials import SpendActions
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "greeks_a",
    title="greeks",
    suits=POWER,
    worth=Per(1, 7, [Cards(OWNED)]),
    exhaust=Do(SpendActions(2), BreakThrough(UNCIVILISED | CIVILISED)),
)
enter_kind("greeks_b", title="greeks", suits=POWER, worth=Per(1, 3, [Cards(OWNED)]))
enter_kind("olympic_games", play=Steps([Draw(2), MoveCards(1, ANY, FROM_HAND, TO_HISTORY)]))
enter_kind(
    "greek_prosperity",
    state=EMPIRE,
    cost=[2, 2, 0],
    worth=Fixed(2),
    play=Choose(
        [
            Gain(MATERIAL, 1, Icons([PRODUCTION], IN_PLAY)),
            Gain(POPULATION, 1, Suited(REGION, IN_PLAY)),
            Draw(1, Icons([CITY, METROPOLIS], IN_PLAY)),
        ]
    ),
)
enter_kind(
    "pericles",
    state=EMPIRE,
    free=True,
    cost=[3, 2, 0],
    worth=Fixed(3),
    play=Steps([Acquire(UNCIVILISED | CIVILISED | REGION | TRIBUTARY), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "city_of_corinth",
    icons={"city": 1},
    pinned=True,
    state=EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    solstice=May(Do(Discard(1), Choose([Gain(MATERIAL, 1), Gain(POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "science",
    pinned=True,
    state=EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    features=[
        Modifier(HAND_SIZE, 1, "imperium-hand-size"),
        Waits(ICON_LOST, "", IconLost(Filter("name:advance"))),
    ],
)
enter_kind(
    "greek_innovation",
    attack=True,
    state=EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    play=Steps(
        [
            Do(
                MoveCards(2, ANY, FROM_HAND, TO_DECK_TOP),
                Acquire(UNCIVILISED | CIVILISED | REGION | TRIBUTARY),
            ),
            Each(OTHERS, Recall(1, Filter("pinned"))),
        ]
    ),
)
enter_kind(
    "direct_democracy",
    pinned=True,
    state=EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    exhaust=FreePlay(Filter("unrest")),
    features=[
        Modifier(UNREST_MATERIAL, 1, "imperium-unrest-material"),
        Modifier(UNREST_CARDS, 1, "imperium-unrest-cards"),
    ],
)
enter_kind(
    "lighthouse",
    pinned=True,
    state=EMPIRE,
    cost=[5, 0, 0],
    worth=Fixed(3),
    exhaust=Choose([MoveCards(1, Filter("attack"), FROM_DISCARD, TO_DECK_TOP), SwapExiled()]),
)
enter_kind(
    "philosophy",
    state=EMPIRE,
    cost=[6, 0, 0],
    worth=Per(1, 5, [Cards(OWNED)]),
    play=Do(Abandon(1, Filter("pinned", "!region")), BreakThrough(UNCIVILISED | CIVILISED)),
)
enter_kind(
    "city_of_athens",
    icons={"city": 1},
    pinned=True,
    solstice=May(Do(Discard(1), Choose([Gain(MATERIAL, 1), Gain(POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "plains_of_thessaly",
    suits=REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(MATERIAL, 1), May(Garrison())]),
)
enter_kind(
    "greek_mercenaries",
    attack=True,
    play=Steps([Gain(PROGRESS, 1), Draw(1), Steal(MATERIAL, 2), Each(OTHERS, Gain(POPULATION, 1))]),
)
enter_kind(
    "settlers",
    state=BARBARIAN,
    play=Choose(
        [Do(Pay([0, 1, 0]), Acquire(REGION)), Gain(PROGRESS, 1), ReturnUnrest(1, UNREST_FROM_HAND)]
    ),
)
enter_kind(
    "city_of_sparta",
    icons={"city": 1},
    pinned=True,
    state=BARBARIAN,
    solstice=May(Do(Discard(1), Choose([Gain(MATERIAL, 1), Gain(POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "peloponnese",
    suits=REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "forest_of_pholoe", suits=REGION, icons={"production": 1}, pinned=True, play=May(Garrison())
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("greeks_a", 1, IN_PLAY_AT_START, 0),
    ("greeks_b", 1, IN_PLAY_AT_START, 0),
    ("olympic_games", 1, ACCESSION, 0),
    ("greek_prosperity", 1, DEVELOPMENT, 0),
    ("pericles", 1, DEVELOPMENT, 0),
    ("city_of_corinth", 1, DEVELOPMENT, 0),
    ("science", 1, DEVELOPMENT, 0),
    ("greek_innovation", 1, DEVELOPMENT, 0),
    ("direct_democracy", 1, DEVELOPMENT, 0),
    ("lighthouse", 1, DEVELOPMENT, 0),
    ("philosophy", 1, DEVELOPMENT, 0),
    ("city_of_athens", 1, IN_NATION, 0),
    ("plains_of_thessaly", 1, IN_NATION, 0),
    ("unrest", 1, IN_NATION, 0),
    ("glory", 1, IN_DECK, 0),
    ("greek_mercenaries", 1, IN_DECK, 0),
    ("advance", 1, IN_DECK, 0),
    ("conquer", 1, IN_DECK, 0),
    ("settlers", 1, IN_DECK, 0),
    ("city_of_sparta", 1, IN_DECK, 0),
    ("peloponnese", 1, IN_DECK, 0),
    ("forest_of_pholoe", 1, IN_DECK, 0),
    ("unrest", 2, IN_DECK, 0),
):
    print_cards(_key, _copies, NATIONS.index("greeks"), _start, _least)
