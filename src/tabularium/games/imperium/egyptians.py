"""The Egyptians."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import OWNED, Fixed, InState, Per, Suited
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, If, May, Price, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.layout import (
    ACCESSION,
    BARBARIAN,
    CHEAPER,
    CIVILISED,
    DEVELOPMENT,
    EMPIRE,
    HAND_SIZE,
    IN_DECK,
    IN_NATION,
    IN_PLAY_AT_START,
    MATERIAL,
    NATIONS,
    PAYS_POPULATION,
    POPULATION,
    POWER,
    PROGRESS,
    REGION,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_CARDS,
    UNREST_MATERIAL,
)
from tabularium.games.imperium.places import FROM_DISCARD, FROM_HAND, TO_HISTORY
from tabularium.games.imperium.playing import FreePlay
from tabularium.games.imperium.reactions import Waits
from tabularium.games.imperium.specials import GainAction, SpendActions
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.unrest import TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "egyptians_a",
    title="egyptians",
    suits=POWER,
    worth=Per(2, 1, [Suited(CIVILISED, OWNED)]),
    exhaust=Choose(
        [
            Do(Price([SpendActions(1), TakeUnrest(1)]), Develop(False)),
            Do(Price([Pay([0, 1, 0]), TakeUnrest(1)]), GainAction()),
        ]
    ),
)
enter_kind(
    "egyptians_b",
    title="egyptians",
    suits=POWER,
    worth=Per(3, 1, [Suited(CIVILISED, OWNED)]),
    features=[Modifier(HAND_SIZE, 1, "imperium-hand-size")],
)
enter_kind("unification", play=Steps([Gain(PROGRESS, 2), MoveThis(TO_HISTORY)]))
enter_kind(
    "development_egyptians",
    title="development",
    state=EMPIRE,
    cost=[3, 1, 0],
    worth=Fixed(2),
    play=Choose([Develop(False), Do(Pay([2, 0, 0]), Acquire(UNCIVILISED | CIVILISED))]),
)
enter_kind(
    "embalming",
    pinned=True,
    state=EMPIRE,
    cost=[4, 0, 0],
    worth=Fixed(2),
    exhaust=Draw(1),
    features=[
        Waits(PAYS_POPULATION, "pays-population", May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)))
    ],
)
enter_kind(
    "obelisk",
    pinned=True,
    state=EMPIRE,
    cost=[2, 2, 0],
    worth=Fixed(2),
    exhaust=FreePlay(Filter("unrest")),
    solstice=Steps([Discard(1), Gain(PROGRESS, 1)]),
)
enter_kind(
    "ramesses_ii",
    state=EMPIRE,
    free=True,
    cost=[4, 2, 0],
    worth=Fixed(4),
    play=Steps([Acquire(UNCIVILISED | CIVILISED | REGION | TRIBUTARY), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "egyptian_expansion",
    attack=True,
    state=EMPIRE,
    cost=[0, 4, 0],
    worth=Fixed(4),
    play=Steps([Each(OTHERS, Abandon(1, Filter("region"))), May(Acquire(REGION | TRIBUTARY))]),
)
enter_kind(
    "medicine",
    pinned=True,
    state=EMPIRE,
    cost=[4, 1, 0],
    worth=Fixed(4),
    features=[Modifier(CHEAPER + POPULATION, 1, "imperium-cheaper-population")],
)
enter_kind(
    "pyramids",
    pinned=True,
    state=EMPIRE,
    cost=[2, 3, 0],
    worth=Fixed(4),
    exhaust=Draw(1),
    features=[
        Modifier(UNREST_MATERIAL, 1, "imperium-unrest-material"),
        Modifier(UNREST_CARDS, 1, "imperium-unrest-cards"),
    ],
)
enter_kind(
    "egyptian_legacy",
    attack=True,
    state=EMPIRE,
    cost=[5, 0, 0],
    worth=Per(1, 1, [Suited(CIVILISED, OWNED)]),
    play=Steps([Each(OTHERS, Steps([TakeUnrest(1), Discard(1)])), Gain(PROGRESS, 2)]),
)
enter_kind("red_land", suits=REGION, pinned=True, play=Steps([Gain(PROGRESS, 1), May(Garrison())]))
enter_kind("kushites", suits=TRIBUTARY, state=BARBARIAN, play=Gain(PROGRESS, 2))
enter_kind(
    "flood_of_the_nile",
    play=Do(
        Abandon(1, Filter("river")),
        Choose(
            [
                Gain(MATERIAL, 5, for_it=True),
                If(InState(EMPIRE), BreakThrough(UNCIVILISED | CIVILISED)),
            ]
        ),
    ),
)
enter_kind(
    "egyptian_incursion",
    attack=True,
    state=BARBARIAN,
    play=Steps(
        [Do(Pay([2, 1, 0]), Acquire(REGION | TRIBUTARY)), Each(OTHERS, Recall(1, Filter("region")))]
    ),
)
enter_kind(
    "egyptian_hieroglyphics",
    pinned=True,
    solstice=May(MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY)),
)
enter_kind("lower_nile", suits=REGION, icons={"river": 1}, pinned=True, play=May(Garrison()))
enter_kind(
    "nile_valley",
    suits=REGION,
    icons={"production": 1, "river": 1, "fertile": 1},
    pinned=True,
    play=May(Garrison()),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("egyptians_a", 1, IN_PLAY_AT_START, 0),
    ("egyptians_b", 1, IN_PLAY_AT_START, 0),
    ("unification", 1, ACCESSION, 0),
    ("development_egyptians", 1, DEVELOPMENT, 0),
    ("embalming", 1, DEVELOPMENT, 0),
    ("obelisk", 1, DEVELOPMENT, 0),
    ("ramesses_ii", 1, DEVELOPMENT, 0),
    ("egyptian_expansion", 1, DEVELOPMENT, 0),
    ("medicine", 1, DEVELOPMENT, 0),
    ("pyramids", 1, DEVELOPMENT, 0),
    ("egyptian_legacy", 1, DEVELOPMENT, 0),
    ("red_land", 1, IN_NATION, 0),
    ("kushites", 1, IN_NATION, 0),
    ("unrest", 1, IN_NATION, 0),
    ("flood_of_the_nile", 1, IN_DECK, 0),
    ("glory", 1, IN_DECK, 0),
    ("prosperity", 1, IN_DECK, 0),
    ("advance", 1, IN_DECK, 0),
    ("egyptian_incursion", 1, IN_DECK, 0),
    ("egyptian_hieroglyphics", 1, IN_DECK, 0),
    ("lower_nile", 1, IN_DECK, 0),
    ("nile_valley", 1, IN_DECK, 0),
    ("unrest", 2, IN_DECK, 0),
):
    print_cards(_key, _copies, NATIONS.index("egyptians"), _start, _least)
