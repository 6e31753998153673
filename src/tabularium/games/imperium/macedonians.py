"""The Macedonians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import OWNED, Fixed, NamedInHistory, Per, Suited
from tabularium.games.imperium.control import Choose, Do, May, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.places import FROM_DISCARD, TO_HAND, TO_HISTORY
from tabularium.games.imperium.playing import FreePlayIt, PlayFromDiscard
from tabularium.games.imperium.reactions import IconLost, React, Waits
from tabularium.games.imperium.specials import ReadyToken
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import Gain, Pay, Steal
from tabularium.games.imperium.verbs import Discard, Garrison, MoveCards

enter_kind(
    "macedonians_a",
    title="macedonians",
    suits=at.POWER,
    worth=Per(1, 2, [Suited(at.REGION, OWNED)]),
    features=[Waits(at.PLAYS_FROM_DISCARD, "plays-from-discard", Gain(at.MATERIAL, 2))],
)
enter_kind(
    "macedonians_b",
    title="macedonians",
    suits=at.POWER,
    worth=Per(1, 1, [Suited(at.REGION, OWNED)]),
)
enter_kind(
    "alexander",
    play=Steps([Draw(1), May(BreakThrough(at.REGION | at.TRIBUTARY)), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "development_macedonians",
    title="development",
    state=at.EMPIRE,
    cost=[4, 1, 0],
    worth=Fixed(3),
    play=Choose([Develop(False), Do(Pay([2, 0, 0]), Acquire(at.UNCIVILISED | at.CIVILISED))]),
)
enter_kind(
    "parmenion",
    state=at.EMPIRE,
    cost=[2, 2, 0],
    worth=Fixed(2),
    play=Steps(
        [May(Steps([Acquire(at.REGION | at.TRIBUTARY), FreePlayIt()])), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "companion_cavalry",
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(3),
    features=[
        Waits(at.ICON_LOST, "", IconLost(Filter("name:conquer"))),
        Waits(at.PLAYS_REGION, "plays-region", React(Draw(1))),
    ],
)
enter_kind(
    "alexander_the_great",
    state=at.EMPIRE,
    free=True,
    cost=[4, 2, 0],
    worth=Fixed(4),
    play=Steps(
        [
            May(Acquire(at.REGION, exile=True)),
            May(Acquire(at.REGION, exile=True, again=True)),
            MoveThis(TO_HISTORY),
        ]
    ),
    needs=[NamedInHistory("alexander")],
)
enter_kind(
    "mosaics",
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 1, 0],
    worth=Fixed(3),
    exhaust=Do(Pay([1, 0, 0]), MoveCards(1, ANY, FROM_DISCARD, TO_HAND)),
)
enter_kind(
    "alexandria_in_egypt",
    icons={"metropolis": 1},
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 1, 0],
    worth=Fixed(2),
    solstice=Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]),
)
enter_kind(
    "alexandria_in_ariana",
    icons={"city": 1},
    pinned=True,
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Per(1, 2, [Suited(at.REGION, OWNED)]),
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "uxians",
    suits=at.TRIBUTARY,
    attack=True,
    play=Steps([Steal(at.MATERIAL, 2), May(ReadyToken())]),
)
enter_kind(
    "philip_ii",
    state=at.BARBARIAN,
    play=Steps(
        [Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), MoveThis(TO_HISTORY)]
    ),
)
enter_kind("phalanx", pinned=True, exhaust=PlayFromDiscard(Filter("region")))
enter_kind(
    "haliacmon_valley",
    suits=at.REGION,
    icons={"fertile": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "orestis", suits=at.REGION, pinned=True, play=Steps([Gain(at.MATERIAL, 2), May(Garrison())])
)
enter_kind(
    "pelagonia",
    suits=at.REGION,
    icons={"fertile": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("macedonians_a", 1, at.IN_PLAY_AT_START, 0),
    ("macedonians_b", 1, at.IN_PLAY_AT_START, 0),
    ("alexander", 1, at.ACCESSION, 0),
    ("development_macedonians", 1, at.DEVELOPMENT, 0),
    ("parmenion", 1, at.DEVELOPMENT, 0),
    ("companion_cavalry", 1, at.DEVELOPMENT, 0),
    ("alexander_the_great", 1, at.DEVELOPMENT, 0),
    ("mosaics", 1, at.DEVELOPMENT, 0),
    ("alexandria_in_egypt", 1, at.DEVELOPMENT, 0),
    ("alexandria_in_ariana", 1, at.DEVELOPMENT, 0),
    ("prosperity", 1, at.IN_NATION, 0),
    ("uxians", 1, at.IN_NATION, 0),
    ("glory", 1, at.IN_NATION, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 2, at.IN_DECK, 0),
    ("philip_ii", 1, at.IN_DECK, 0),
    ("phalanx", 1, at.IN_DECK, 0),
    ("haliacmon_valley", 1, at.IN_DECK, 0),
    ("orestis", 1, at.IN_DECK, 0),
    ("pelagonia", 1, at.IN_DECK, 0),
    ("unrest", 3, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("macedonians"), _start, _least)
