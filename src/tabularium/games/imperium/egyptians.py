"""The Egyptians."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import OWNED, Fixed, InState, Per, Suited
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, If, May, Price, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
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
    suits=at.POWER,
    worth=Per(2, 1, [Suited(at.CIVILISED, OWNED)]),
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
    suits=at.POWER,
    worth=Per(3, 1, [Suited(at.CIVILISED, OWNED)]),
    features=[Modifier(at.HAND_SIZE, 1, "imperium-hand-size")],
)
enter_kind("unification", play=Steps([Gain(at.PROGRESS, 2), MoveThis(TO_HISTORY)]))
enter_kind(
    "development_egyptians",
    title="development",
    state=at.EMPIRE,
    cost=[3, 1, 0],
    worth=Fixed(2),
    play=Choose([Develop(False), Do(Pay([2, 0, 0]), Acquire(at.UNCIVILISED | at.CIVILISED))]),
)
enter_kind(
    "embalming",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 0, 0],
    worth=Fixed(2),
    exhaust=Draw(1),
    features=[
        Waits(at.PAYS_POPULATION, "pays-population", May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)))
    ],
)
enter_kind(
    "obelisk",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Fixed(2),
    exhaust=FreePlay(Filter("unrest")),
    solstice=Steps([Discard(1), Gain(at.PROGRESS, 1)]),
)
enter_kind(
    "ramesses_ii",
    state=at.EMPIRE,
    free=True,
    cost=[4, 2, 0],
    worth=Fixed(4),
    play=Steps(
        [Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "egyptian_expansion",
    attack=True,
    state=at.EMPIRE,
    cost=[0, 4, 0],
    worth=Fixed(4),
    play=Steps(
        [Each(OTHERS, Abandon(1, Filter("region"))), May(Acquire(at.REGION | at.TRIBUTARY))]
    ),
)
enter_kind(
    "medicine",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 1, 0],
    worth=Fixed(4),
    features=[Modifier(at.CHEAPER + at.POPULATION, 1, "imperium-cheaper-population")],
)
enter_kind(
    "pyramids",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 3, 0],
    worth=Fixed(4),
    exhaust=Draw(1),
    features=[
        Modifier(at.UNREST_MATERIAL, 1, "imperium-unrest-material"),
        Modifier(at.UNREST_CARDS, 1, "imperium-unrest-cards"),
    ],
)
enter_kind(
    "egyptian_legacy",
    attack=True,
    state=at.EMPIRE,
    cost=[5, 0, 0],
    worth=Per(1, 1, [Suited(at.CIVILISED, OWNED)]),
    play=Steps([Each(OTHERS, Steps([TakeUnrest(1), Discard(1)])), Gain(at.PROGRESS, 2)]),
)
enter_kind(
    "red_land", suits=at.REGION, pinned=True, play=Steps([Gain(at.PROGRESS, 1), May(Garrison())])
)
enter_kind("kushites", suits=at.TRIBUTARY, state=at.BARBARIAN, play=Gain(at.PROGRESS, 2))
enter_kind(
    "flood_of_the_nile",
    play=Do(
        Abandon(1, Filter("river")),
        Choose(
            [
                Gain(at.MATERIAL, 5, for_it=True),
                If(InState(at.EMPIRE), BreakThrough(at.UNCIVILISED | at.CIVILISED)),
            ]
        ),
    ),
)
enter_kind(
    "egyptian_incursion",
    attack=True,
    state=at.BARBARIAN,
    play=Steps(
        [
            Do(Pay([2, 1, 0]), Acquire(at.REGION | at.TRIBUTARY)),
            Each(OTHERS, Recall(1, Filter("region"))),
        ]
    ),
)
enter_kind(
    "egyptian_hieroglyphics",
    pinned=True,
    solstice=May(MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY)),
)
enter_kind("lower_nile", suits=at.REGION, icons={"river": 1}, pinned=True, play=May(Garrison()))
enter_kind(
    "nile_valley",
    suits=at.REGION,
    icons={"production": 1, "river": 1, "fertile": 1},
    pinned=True,
    play=May(Garrison()),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("egyptians_a", 1, at.IN_PLAY_AT_START, 0),
    ("egyptians_b", 1, at.IN_PLAY_AT_START, 0),
    ("unification", 1, at.ACCESSION, 0),
    ("development_egyptians", 1, at.DEVELOPMENT, 0),
    ("embalming", 1, at.DEVELOPMENT, 0),
    ("obelisk", 1, at.DEVELOPMENT, 0),
    ("ramesses_ii", 1, at.DEVELOPMENT, 0),
    ("egyptian_expansion", 1, at.DEVELOPMENT, 0),
    ("medicine", 1, at.DEVELOPMENT, 0),
    ("pyramids", 1, at.DEVELOPMENT, 0),
    ("egyptian_legacy", 1, at.DEVELOPMENT, 0),
    ("red_land", 1, at.IN_NATION, 0),
    ("kushites", 1, at.IN_NATION, 0),
    ("unrest", 1, at.IN_NATION, 0),
    ("flood_of_the_nile", 1, at.IN_DECK, 0),
    ("glory", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("egyptian_incursion", 1, at.IN_DECK, 0),
    ("egyptian_hieroglyphics", 1, at.IN_DECK, 0),
    ("lower_nile", 1, at.IN_DECK, 0),
    ("nile_valley", 1, at.IN_DECK, 0),
    ("unrest", 2, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("egyptians"), _start, _least)
