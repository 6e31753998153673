"""The Celts."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import IN_PLAY, OWNED, Fixed, Icons, Per, Suited
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.places import (
    FROM_DISCARD,
    FROM_HAND,
    TO_DECK_TOP,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.reactions import IconLost, React, Waits
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import OTHER_EMPIRES, OTHERS_WITH_REGIONS, Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Garrison, MoveCards

enter_kind(
    "celts_a",
    title="celts",
    suits=at.POWER,
    worth=Per(1, 1, [Suited(at.UNCIVILISED, OWNED)]),
    features=[
        Waits(at.ACQUIRES_UNCIVILISED, "gets-uncivilised", React(Each(OTHERS, TakeUnrest(1))))
    ],
)
enter_kind(
    "celts_b", title="celts", suits=at.POWER, worth=Per(2, 1, [Suited(at.UNCIVILISED, OWNED)])
)
enter_kind(
    "celtic_gold",
    play=Steps(
        [Each(OTHERS, Gain(at.MATERIAL, 1)), Gain(at.MATERIAL, 4, Icons([at.FERTILE], IN_PLAY))]
    ),
)
enter_kind(
    "celtic_innovation",
    attack=True,
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Fixed(4),
    play=Steps([May(Acquire(at.UNCIVILISED | at.CIVILISED)), Each(OTHERS, TakeUnrest(1))]),
)
enter_kind(
    "chainmail",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 1, 0],
    worth=Fixed(4),
    features=[Waits(at.PLAYS_ATTACK, "plays-attack", Gain(at.PROGRESS, 1))],
)
enter_kind(
    "chariots",
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(4),
    features=[
        Modifier(at.EXILE_REGIONS, 1, "imperium-exile-regions"),
        Waits(at.ICON_LOST, "", IconLost(Filter("name:conquer|attack"))),
    ],
)
enter_kind(
    "ogham_script",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Fixed(4),
    exhaust=Steps(
        [
            May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)),
            May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)),
        ]
    ),
    features=[Modifier(at.HAND_SIZE, 1, "imperium-hand-size")],
)
enter_kind(
    "vercingetorix",
    state=at.EMPIRE,
    cost=[4, 0, 0],
    worth=Per(1, 1, [Suited(at.UNCIVILISED, OWNED)]),
    play=Steps(
        [
            May(Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY)),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "armorica",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind(
    "belgica",
    suits=at.REGION,
    icons={"river": 1},
    pinned=True,
    play=Steps([May(Draw(1)), May(Garrison())]),
)
enter_kind(
    "britannia",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind(
    "hibernia",
    suits=at.REGION,
    icons={"fertile": 1},
    pinned=True,
    play=Steps([May(MoveCards(1, ANY, FROM_DISCARD, TO_HAND)), May(Garrison())]),
)
enter_kind(
    "druids",
    play=Choose(
        [
            Gain(at.PROGRESS, 1),
            Do(Pay([0, 1, 0]), BreakThrough(at.UNCIVILISED)),
            Do(ReturnUnrest(1, UNREST_FROM_HAND), Gain(at.POPULATION, 1)),
        ]
    ),
)
enter_kind(
    "boudicca",
    attack=True,
    state=at.BARBARIAN,
    play=Steps(
        [Gain(at.PROGRESS, 1), Each(OTHERS, Abandon(1, Filter("region"))), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "cattle_raid",
    attack=True,
    state=at.BARBARIAN,
    play=Steps(
        [
            Gain(at.MATERIAL, 2),
            Steal(at.MATERIAL, 1, OTHERS_WITH_REGIONS),
            Steal(at.PROGRESS, 1, OTHER_EMPIRES),
        ]
    ),
)
enter_kind("cauldron_of_cerridwen", pinned=True, exhaust=Do(Pay([0, 0, 1]), Gain(at.POPULATION, 2)))
enter_kind(
    "celtica",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), May(Garrison())]),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("celts_a", 1, at.IN_PLAY_AT_START, 0),
    ("celts_b", 1, at.IN_PLAY_AT_START, 0),
    ("celtic_gold", 1, at.ACCESSION, 0),
    ("celtic_innovation", 1, at.DEVELOPMENT, 0),
    ("chainmail", 1, at.DEVELOPMENT, 0),
    ("chariots", 1, at.DEVELOPMENT, 0),
    ("ogham_script", 1, at.DEVELOPMENT, 0),
    ("vercingetorix", 1, at.DEVELOPMENT, 0),
    ("conquer", 1, at.IN_NATION, 0),
    ("armorica", 1, at.IN_NATION, 0),
    ("belgica", 1, at.IN_NATION, 0),
    ("britannia", 1, at.IN_NATION, 0),
    ("hibernia", 1, at.IN_NATION, 0),
    ("unrest", 1, at.IN_NATION, 0),
    ("druids", 1, at.IN_DECK, 0),
    ("glory", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 1, at.IN_DECK, 0),
    ("boudicca", 1, at.IN_DECK, 0),
    ("cattle_raid", 1, at.IN_DECK, 0),
    ("cauldron_of_cerridwen", 1, at.IN_DECK, 0),
    ("celtica", 1, at.IN_DECK, 0),
    ("unrest", 2, at.IN_DECK, 0),
    ("unrest", 2, at.SUPPLY, 3),
    ("unrest", 3, at.SUPPLY, 4),
):
    print_cards(_key, _copies, at.NATIONS.index("celts"), _start, _least)
