"""The Minoans."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import IN_PLAY, Fixed, Icons, Per, Suited, Tokens
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, May, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.layout import (
    ACCESSION,
    BARBARIAN,
    CHEAPER,
    CITY,
    CIVILISED,
    DEVELOPMENT,
    EMPIRE,
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
)
from tabularium.games.imperium.places import TO_HISTORY
from tabularium.games.imperium.specials import PutProgressHere, TakeProgressHere
from tabularium.games.imperium.this_card import AbandonThis, MoveThis
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison

enter_kind(
    "minoans_a", title="minoans", suits=POWER, solstice=May(Do(Discard(1), Gain(PROGRESS, 1)))
)
enter_kind("minoans_b", title="minoans", suits=POWER, worth=Per(1, 1, [Tokens(PROGRESS)]))
enter_kind("king_minos", play=Steps([Gain(PROGRESS, 1), May(Develop(False)), MoveThis(TO_HISTORY)]))
enter_kind(
    "minoan_traders",
    state=EMPIRE,
    cost=[2, 1, 1],
    worth=Fixed(2),
    play=Steps(
        [
            Each(OTHERS, Gain(MATERIAL, 2)),
            Choose(
                [
                    Gain(MATERIAL, 1, Icons([PRODUCTION], IN_PLAY)),
                    Gain(POPULATION, 1, Suited(REGION, IN_PLAY)),
                    Gain(PROGRESS, 1, Icons([CITY, METROPOLIS], IN_PLAY)),
                ]
            ),
        ]
    ),
)
enter_kind(
    "drainage_system_minoans",
    title="drainage_system",
    pinned=True,
    state=EMPIRE,
    cost=[2, 2, 1],
    worth=Fixed(2),
    solstice=Gain(POPULATION, 1),
)
enter_kind(
    "architecture",
    pinned=True,
    state=EMPIRE,
    cost=[5, 0, 2],
    worth=Fixed(3),
    features=[Modifier(CHEAPER + PROGRESS, 1, "imperium-cheaper-progress")],
)
enter_kind(
    "frescos",
    pinned=True,
    state=EMPIRE,
    cost=[3, 1, 2],
    worth=Fixed(3),
    solstice=May(Do(Discard(1), Steps([Draw(1), Gain(PROGRESS, 1)]))),
)
enter_kind(
    "labyrinth",
    pinned=True,
    state=EMPIRE,
    cost=[3, 2, 2],
    worth=Fixed(3),
    solstice=May(Do(Pay([0, 1, 0]), Gain(PROGRESS, 1))),
)
enter_kind(
    "minoan_expansion",
    attack=True,
    state=EMPIRE,
    cost=[0, 4, 0],
    worth=Fixed(3),
    play=Steps(
        [
            Each(OTHERS, Abandon(1, Filter("region"))),
            May(Acquire(UNCIVILISED | CIVILISED | REGION | TRIBUTARY)),
        ]
    ),
)
enter_kind("seal_stones", cost=[3, 1, 3], worth=Per(1, 1, [Tokens(PROGRESS)]), unplayable=True)
enter_kind(
    "knossos",
    icons={"metropolis": 1},
    pinned=True,
    solstice=Choose([Gain(MATERIAL, 1), Gain(POPULATION, 1), Draw(1)]),
)
enter_kind(
    "pottery",
    pinned=True,
    state=BARBARIAN,
    solstice=Choose(
        [Do(Pay([2, 0, 0]), PutProgressHere()), Steps([TakeProgressHere(), AbandonThis()])]
    ),
)
enter_kind(
    "thera",
    suits=REGION,
    icons={"production": 1},
    pinned=True,
    state=BARBARIAN,
    play=Steps([Gain(PROGRESS, 1), May(Garrison())]),
)
enter_kind(
    "crete",
    suits=REGION,
    icons={"production": 1, "river": 1, "fertile": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind("cyprus", suits=REGION, icons={"production": 1}, pinned=True, play=May(Garrison()))

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("minoans_a", 1, IN_PLAY_AT_START, 0),
    ("minoans_b", 1, IN_PLAY_AT_START, 0),
    ("king_minos", 1, ACCESSION, 0),
    ("minoan_traders", 1, DEVELOPMENT, 0),
    ("drainage_system_minoans", 1, DEVELOPMENT, 0),
    ("architecture", 1, DEVELOPMENT, 0),
    ("frescos", 1, DEVELOPMENT, 0),
    ("labyrinth", 1, DEVELOPMENT, 0),
    ("minoan_expansion", 1, DEVELOPMENT, 0),
    ("seal_stones", 1, DEVELOPMENT, 0),
    ("glory", 1, IN_NATION, 0),
    ("unrest", 1, IN_NATION, 0),
    ("writing_systems", 1, IN_NATION, 0),
    ("knossos", 1, IN_NATION, 0),
    ("advance", 1, IN_DECK, 0),
    ("conquer", 1, IN_DECK, 0),
    ("pottery", 1, IN_DECK, 0),
    ("thera", 1, IN_DECK, 0),
    ("crete", 1, IN_DECK, 0),
    ("cyprus", 1, IN_DECK, 0),
    ("prosperity", 1, IN_DECK, 0),
    ("unrest", 3, IN_DECK, 0),
):
    print_cards(_key, _copies, NATIONS.index("minoans"), _start, _least)
