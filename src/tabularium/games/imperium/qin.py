"""The Qin."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire, TakeBonus
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    AtLeast,
    ByThisEffect,
    Depends,
    Family,
    Fixed,
    InState,
    NamedInHistory,
    NamedInPlay,
    Per,
    PinnedCards,
)
from tabularium.games.imperium.control import (
    OTHERS,
    Choose,
    Do,
    Each,
    ForEach,
    If,
    May,
    Price,
    Steps,
)
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import TakeTopFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.market_verbs import PlaceOnMarket
from tabularium.games.imperium.places import (
    FROM_DISCARD,
    FROM_HAND,
    TO_DECK_TOP,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.playing import AvoidAttack, Guard
from tabularium.games.imperium.reactions import IconLost, React, Waits
from tabularium.games.imperium.specials import GainAction, SpendActions
from tabularium.games.imperium.this_card import AbandonThis, MoveThis
from tabularium.games.imperium.tokens import Gain, Pay, PayProgress
from tabularium.games.imperium.unrest import FROM_DISCARD as UNREST_FROM_DISCARD
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "qin_a",
    title="qin",
    suits=at.POWER,
    worth=Per(1, 1, [PinnedCards()]),
    features=[
        Modifier(at.MARKET_TOKEN + at.POPULATION, 1, "imperium-market-population"),
        Waits(at.GETS_POPULATION_CARD, "gets-population-card", React(TakeBonus(at.POPULATION))),
    ],
)
enter_kind(
    "qin_b",
    title="qin",
    suits=at.POWER,
    worth=Per(2, 1, [PinnedCards()]),
    features=[Modifier(at.MARKET_TOKEN + at.POPULATION, 1, "imperium-market-population")],
)
enter_kind(
    "long_walls_i",
    pinned=True,
    state=at.EMPIRE,
    worth=Per(1, 1, [Family("long_walls")]),
    features=[Modifier(at.UNREST_MATERIAL, 2, "imperium-unrest-material")],
)
enter_kind(
    "long_walls_ii",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Per(1, 1, [Family("long_walls")]),
    features=[
        Waits(
            at.ATTACKED,
            "attacked",
            Guard(May(Do(Recall(1, Filter("family:long_walls")), AvoidAttack()))),
        )
    ],
)
enter_kind(
    "long_walls_iii",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Per(1, 1, [Family("long_walls")]),
    exhaust=Do(Pay([0, 1, 0]), Draw(1)),
)
enter_kind(
    "long_walls_iv",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Per(1, 1, [Family("long_walls")]),
    exhaust=If(
        AtLeast(Family("long_walls"), 3),
        Do(MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP), GainAction()),
    ),
)
enter_kind(
    "emperor_qin_shi_huang",
    state=at.EMPIRE,
    free=True,
    cost=[3, 2, 0],
    play=Steps([TakeTopFame(), MoveThis(TO_HISTORY)]),
    needs=[NamedInPlay("mandate_of_heaven"), NamedInHistory("king_wu_of_qin")],
)
enter_kind(
    "mathematics_qin",
    title="mathematics",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 2, 0],
    worth=Fixed(2),
    features=[
        Modifier(at.HAND_SIZE, 1, "imperium-hand-size"),
        Waits(at.ICON_LOST, "", IconLost(Filter("name:advance"))),
    ],
)
enter_kind(
    "king_wu_of_qin",
    state=at.EMPIRE,
    cost=[3, 2, 0],
    worth=Depends([("history", 2)], 0),
    play=Steps(
        [
            PayProgress(3),
            ForEach(
                ByThisEffect("paid"),
                Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY),
            ),
            MoveThis(TO_HISTORY),
        ]
    ),
    needs=[NamedInPlay("mandate_of_heaven"), NamedInHistory("duke_zhuang_of_qin")],
)
enter_kind(
    "metallurgy",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 1, 0],
    worth=Fixed(2),
    solstice=Choose([Gain(at.PROGRESS, 1), MoveCards(1, Filter("region"), FROM_DISCARD, TO_HAND)]),
)
enter_kind(
    "terracotta_warriors",
    cost=[7, 0, 0],
    worth=Depends([("garrisoned", 7), ("history", 3)], 0),
    unplayable=True,
)
enter_kind(
    "eastern_zhou",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "confucianism",
    pinned=True,
    play=Abandon(1, Filter("name:legalism")),
    exhaust=Do(
        Price([SpendActions(1), Discard(2)]),
        Choose(
            [
                Acquire(at.TRIBUTARY | at.UNCIVILISED | at.CIVILISED, token=at.POPULATION),
                ReturnUnrest(2, UNREST_FROM_DISCARD, up_to=True),
            ]
        ),
    ),
)
enter_kind(
    "legalism",
    pinned=True,
    play=Abandon(1, Filter("name:confucianism")),
    exhaust=Do(Pay([0, 3, 0]), Acquire(at.REGION | at.TRIBUTARY)),
)
enter_kind(
    "school_of_diplomacy",
    attack=True,
    play=Steps(
        [
            Abandon(3, Filter("region"), up_to=True),
            ForEach(ByThisEffect("abandoned-region"), May(Acquire(at.REGION | at.TRIBUTARY))),
            If(InState(at.BARBARIAN), Each(OTHERS, Recall(1, Filter("region")))),
        ]
    ),
)
enter_kind(
    "western_zhou",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(at.MATERIAL, 1), May(Garrison())]),
)
enter_kind(
    "duke_zhuang_of_qin",
    state=at.BARBARIAN,
    play=Steps(
        [
            ReturnUnrest(2, UNREST_FROM_HAND | UNREST_FROM_DISCARD, up_to=True),
            BreakThrough(at.REGION | at.TRIBUTARY),
            MoveThis(TO_HISTORY),
        ]
    ),
    needs=[NamedInPlay("mandate_of_heaven")],
)
enter_kind(
    "mandate_of_heaven",
    pinned=True,
    worth=Depends([("elsewhere", -2)], 0),
    exhaust=Steps([PlaceOnMarket(at.POPULATION, 1), May(AbandonThis())]),
    solstice=Discard(2),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("qin_a", 1, at.IN_PLAY_AT_START, 0),
    ("qin_b", 1, at.IN_PLAY_AT_START, 0),
    ("long_walls_i", 1, at.ACCESSION, 0),
    ("long_walls_ii", 1, at.DEVELOPMENT, 0),
    ("long_walls_iii", 1, at.DEVELOPMENT, 0),
    ("long_walls_iv", 1, at.DEVELOPMENT, 0),
    ("emperor_qin_shi_huang", 1, at.DEVELOPMENT, 0),
    ("mathematics_qin", 1, at.DEVELOPMENT, 0),
    ("king_wu_of_qin", 1, at.DEVELOPMENT, 0),
    ("metallurgy", 1, at.DEVELOPMENT, 0),
    ("terracotta_warriors", 1, at.DEVELOPMENT, 0),
    ("eastern_zhou", 1, at.IN_NATION, 0),
    ("glory", 1, at.IN_NATION, 0),
    ("writing_systems", 1, at.IN_NATION, 0),
    ("unrest", 1, at.IN_NATION, 0),
    ("confucianism", 1, at.IN_DECK, 0),
    ("legalism", 1, at.IN_DECK, 0),
    ("school_of_diplomacy", 1, at.IN_DECK, 0),
    ("western_zhou", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("duke_zhuang_of_qin", 1, at.IN_DECK, 0),
    ("mandate_of_heaven", 1, at.IN_DECK, 0),
    ("unrest", 1, at.IN_DECK, 0),
    ("unrest", 1, at.SUPPLY, 3),
    ("unrest", 1, at.SUPPLY, 4),
):
    print_cards(_key, _copies, at.NATIONS.index("qin"), _start, _least)
