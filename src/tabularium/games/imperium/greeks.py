"""The Greeks."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import IN_PLAY, OWNED, Cards, Fixed, Icons, Per, Suited
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
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
    suits=at.POWER,
    worth=Per(1, 7, [Cards(OWNED)]),
    exhaust=Do(SpendActions(2), BreakThrough(at.UNCIVILISED | at.CIVILISED)),
)
enter_kind("greeks_b", title="greeks", suits=at.POWER, worth=Per(1, 3, [Cards(OWNED)]))
enter_kind("olympic_games", play=Steps([Draw(2), MoveCards(1, ANY, FROM_HAND, TO_HISTORY)]))
enter_kind(
    "greek_prosperity",
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Fixed(2),
    play=Choose(
        [
            Gain(at.MATERIAL, 1, Icons([at.PRODUCTION], IN_PLAY)),
            Gain(at.POPULATION, 1, Suited(at.REGION, IN_PLAY)),
            Draw(1, Icons([at.CITY, at.METROPOLIS], IN_PLAY)),
        ]
    ),
)
enter_kind(
    "pericles",
    state=at.EMPIRE,
    free=True,
    cost=[3, 2, 0],
    worth=Fixed(3),
    play=Steps(
        [Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "city_of_corinth",
    icons={"city": 1},
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "science",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    features=[
        Modifier(at.HAND_SIZE, 1, "imperium-hand-size"),
        Waits(at.ICON_LOST, "", IconLost(Filter("name:advance"))),
    ],
)
enter_kind(
    "greek_innovation",
    attack=True,
    state=at.EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    play=Steps(
        [
            Do(
                MoveCards(2, ANY, FROM_HAND, TO_DECK_TOP),
                Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY),
            ),
            Each(OTHERS, Recall(1, Filter("pinned"))),
        ]
    ),
)
enter_kind(
    "direct_democracy",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(3),
    exhaust=FreePlay(Filter("unrest")),
    features=[
        Modifier(at.UNREST_MATERIAL, 1, "imperium-unrest-material"),
        Modifier(at.UNREST_CARDS, 1, "imperium-unrest-cards"),
    ],
)
enter_kind(
    "lighthouse",
    pinned=True,
    state=at.EMPIRE,
    cost=[5, 0, 0],
    worth=Fixed(3),
    exhaust=Choose([MoveCards(1, Filter("attack"), FROM_DISCARD, TO_DECK_TOP), SwapExiled()]),
)
enter_kind(
    "philosophy",
    state=at.EMPIRE,
    cost=[6, 0, 0],
    worth=Per(1, 5, [Cards(OWNED)]),
    play=Do(Abandon(1, Filter("pinned", "!region")), BreakThrough(at.UNCIVILISED | at.CIVILISED)),
)
enter_kind(
    "city_of_athens",
    icons={"city": 1},
    pinned=True,
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "plains_of_thessaly",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(at.MATERIAL, 1), May(Garrison())]),
)
enter_kind(
    "greek_mercenaries",
    attack=True,
    play=Steps(
        [Gain(at.PROGRESS, 1), Draw(1), Steal(at.MATERIAL, 2), Each(OTHERS, Gain(at.POPULATION, 1))]
    ),
)
enter_kind(
    "settlers",
    state=at.BARBARIAN,
    play=Choose(
        [
            Do(Pay([0, 1, 0]), Acquire(at.REGION)),
            Gain(at.PROGRESS, 1),
            ReturnUnrest(1, UNREST_FROM_HAND),
        ]
    ),
)
enter_kind(
    "city_of_sparta",
    icons={"city": 1},
    pinned=True,
    state=at.BARBARIAN,
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "peloponnese",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "forest_of_pholoe", suits=at.REGION, icons={"production": 1}, pinned=True, play=May(Garrison())
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("greeks_a", 1, at.IN_PLAY_AT_START, 0),
    ("greeks_b", 1, at.IN_PLAY_AT_START, 0),
    ("olympic_games", 1, at.ACCESSION, 0),
    ("greek_prosperity", 1, at.DEVELOPMENT, 0),
    ("pericles", 1, at.DEVELOPMENT, 0),
    ("city_of_corinth", 1, at.DEVELOPMENT, 0),
    ("science", 1, at.DEVELOPMENT, 0),
    ("greek_innovation", 1, at.DEVELOPMENT, 0),
    ("direct_democracy", 1, at.DEVELOPMENT, 0),
    ("lighthouse", 1, at.DEVELOPMENT, 0),
    ("philosophy", 1, at.DEVELOPMENT, 0),
    ("city_of_athens", 1, at.IN_NATION, 0),
    ("plains_of_thessaly", 1, at.IN_NATION, 0),
    ("unrest", 1, at.IN_NATION, 0),
    ("glory", 1, at.IN_DECK, 0),
    ("greek_mercenaries", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 1, at.IN_DECK, 0),
    ("settlers", 1, at.IN_DECK, 0),
    ("city_of_sparta", 1, at.IN_DECK, 0),
    ("peloponnese", 1, at.IN_DECK, 0),
    ("forest_of_pholoe", 1, at.IN_DECK, 0),
    ("unrest", 2, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("greeks"), _start, _least)
