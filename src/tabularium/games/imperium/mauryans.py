"""The Mauryans."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    IN_HISTORY,
    IN_PLAY,
    ByThisEffect,
    Cards,
    Fixed,
    NamedInHistory,
    NamedInPlay,
    Per,
    PinnedCards,
    Suited,
)
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, ForEach, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import TakeTopFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.finding import Find
from tabularium.games.imperium.pick_some import ALL_CARDS
from tabularium.games.imperium.places import (
    FROM_DECK,
    FROM_DISCARD,
    FROM_HAND,
    TO_DISCARD,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.reactions import IconLost, React, Waits
from tabularium.games.imperium.showing import ShowAll
from tabularium.games.imperium.this_card import MoveIt, MoveThis
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.unrest import FROM_DISCARD as UNREST_FROM_DISCARD
from tabularium.games.imperium.unrest import ReturnUnrest
from tabularium.games.imperium.verbs import Discard, Garrison, MoveCards, Recall

enter_kind(
    "mauryans_a",
    title="mauryans",
    suits=at.POWER,
    worth=Per(1, 1, [Suited(at.REGION, IN_PLAY)]),
    solstice=May(Do(Pay([1, 0, 0]), MoveCards(1, Filter("region"), FROM_DISCARD, TO_HAND))),
    features=[Waits(at.PLAYS_REGION, "plays-region", React(Gain(at.PROGRESS, 1)))],
)
enter_kind("mauryans_b", title="mauryans", suits=at.POWER, worth=Per(2, 1, [Cards(IN_HISTORY)]))
enter_kind(
    "mathematics_mauryans",
    title="mathematics",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 1, 0],
    worth=Per(1, 1, [PinnedCards()]),
    features=[
        Modifier(at.HAND_SIZE, 1, "imperium-hand-size"),
        Waits(at.ICON_LOST, "", IconLost(Filter("name:advance"))),
    ],
)
enter_kind(
    "grand_trunk_road",
    suits=at.REGION,
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 3, 0],
    worth=Fixed(2),
    exhaust=Steps([Each(ALL, Gain(at.MATERIAL, 1)), Gain(at.PROGRESS, 1)]),
    as_regions=2,
)
enter_kind(
    "ashoka",
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(1),
    play=Steps(
        [
            TakeTopFame(),
            ShowAll(),
            MoveCards(
                ALL_CARDS, Filter("attack"), FROM_HAND | FROM_DECK | FROM_DISCARD, TO_HISTORY
            ),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "buddhism",
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 4, 0],
    worth=Per(1, 1, [Cards(IN_HISTORY)]),
    solstice=Choose([Gain(at.PROGRESS, 1), ReturnUnrest(1, UNREST_FROM_DISCARD)], or_else=True),
    features=[
        Modifier(at.UNREST_MATERIAL, 1, "imperium-unrest-material"),
        Modifier(at.UNREST_CARDS, 1, "imperium-unrest-cards"),
    ],
)
enter_kind(
    "edicts_of_ashoka",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 0, 0],
    worth=Fixed(3),
    exhaust=Do(
        MoveCards(1, ANY, FROM_HAND, TO_HISTORY),
        Choose([Draw(1), ReturnUnrest(1, UNREST_FROM_DISCARD)], both=True),
    ),
    needs=[NamedInHistory("ashoka")],
)
enter_kind(
    "punch_marked_coins",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 1, 0],
    worth=Fixed(2),
    exhaust=Steps([Draw(1), Gain(at.PROGRESS, 1)]),
)
enter_kind(
    "arthashastra",
    pinned=True,
    solstice=Steps(
        [
            Discard(ALL_CARDS, Filter("unrest"), up_to=True),
            ForEach(ByThisEffect("discarded"), Choose([Draw(1), Gain(at.PROGRESS, 1)])),
        ]
    ),
)
enter_kind(
    "nanda_dynasty",
    suits=at.TRIBUTARY,
    play=Gain(at.POPULATION, 2),
    needs=[NamedInPlay("arthashastra")],
)
enter_kind(
    "city_of_pataliputra",
    icons={"city": 1},
    pinned=True,
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "indian_elephants",
    attack=True,
    play=Steps(
        [Each(OTHERS, Recall(1, Filter("region"))), May(BreakThrough(at.REGION | at.TRIBUTARY))]
    ),
)
enter_kind(
    "indian_elephants_2",
    title="indian_elephants",
    attack=True,
    state=at.BARBARIAN,
    play=Steps(
        [Each(OTHERS, Recall(1, Filter("region"))), May(BreakThrough(at.REGION | at.TRIBUTARY))]
    ),
)
enter_kind(
    "gandhara",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "chandragupta",
    state=at.BARBARIAN,
    play=Steps(
        [
            Acquire(at.REGION),
            Steps([Find(Filter("name:indian_elephants")), MoveIt(TO_DISCARD)]),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "chanakya",
    state=at.BARBARIAN,
    play=Steps(
        [
            Choose(
                [
                    Steps([Acquire(at.UNCIVILISED), Acquire(at.CIVILISED)]),
                    Steps([Find(Filter("name:arthashastra")), MoveIt(TO_DISCARD)]),
                ]
            ),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "magadha",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    state=at.BARBARIAN,
    play=May(Garrison()),
)
enter_kind(
    "indus_valley",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1, "river": 1},
    pinned=True,
    play=May(Garrison()),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("mauryans_a", 1, at.IN_PLAY_AT_START, 0),
    ("mauryans_b", 1, at.IN_PLAY_AT_START, 0),
    ("glory", 1, at.ACCESSION, 0),
    ("mathematics_mauryans", 1, at.DEVELOPMENT, 0),
    ("grand_trunk_road", 1, at.DEVELOPMENT, 0),
    ("ashoka", 1, at.DEVELOPMENT, 0),
    ("buddhism", 1, at.DEVELOPMENT, 0),
    ("edicts_of_ashoka", 1, at.DEVELOPMENT, 0),
    ("punch_marked_coins", 1, at.DEVELOPMENT, 0),
    ("arthashastra", 1, at.IN_NATION, 0),
    ("nanda_dynasty", 1, at.IN_NATION, 0),
    ("city_of_pataliputra", 1, at.IN_NATION, 0),
    ("indian_elephants", 1, at.IN_NATION, 0),
    ("indian_elephants_2", 1, at.IN_NATION, 0),
    ("gandhara", 1, at.IN_NATION, 0),
    ("unrest", 2, at.IN_NATION, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("chandragupta", 1, at.IN_DECK, 0),
    ("chanakya", 1, at.IN_DECK, 0),
    ("magadha", 1, at.IN_DECK, 0),
    ("indus_valley", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("unrest", 2, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("mauryans"), _start, _least)
