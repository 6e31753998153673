"""The Minoans."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import IN_PLAY, Fixed, Icons, Per, Suited, Tokens
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, May, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.places import TO_HISTORY
from tabularium.games.imperium.specials import PutProgressHere, TakeProgressHere
from tabularium.games.imperium.this_card import AbandonThis, MoveThis
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison

enter_kind(
    "minoans_a", title="minoans", suits=at.POWER, solstice=May(Do(Discard(1), Gain(at.PROGRESS, 1)))
)
enter_kind("minoans_b", title="minoans", suits=at.POWER, worth=Per(1, 1, [Tokens(at.PROGRESS)]))
enter_kind(
    "king_minos", play=Steps([Gain(at.PROGRESS, 1), May(Develop(False)), MoveThis(TO_HISTORY)])
)
enter_kind(
    "minoan_traders",
    state=at.EMPIRE,
    cost=[2, 1, 1],
    worth=Fixed(2),
    play=Steps(
        [
            Each(OTHERS, Gain(at.MATERIAL, 2)),
            Choose(
                [
                    Gain(at.MATERIAL, 1, Icons([at.PRODUCTION], IN_PLAY)),
                    Gain(at.POPULATION, 1, Suited(at.REGION, IN_PLAY)),
                    Gain(at.PROGRESS, 1, Icons([at.CITY, at.METROPOLIS], IN_PLAY)),
                ]
            ),
        ]
    ),
)
enter_kind(
    "drainage_system_minoans",
    title="drainage_system",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 2, 1],
    worth=Fixed(2),
    solstice=Gain(at.POPULATION, 1),
)
enter_kind(
    "architecture",
    pinned=True,
    state=at.EMPIRE,
    cost=[5, 0, 2],
    worth=Fixed(3),
    features=[Modifier(at.CHEAPER + at.PROGRESS, 1, "imperium-cheaper-progress")],
)
enter_kind(
    "frescos",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 1, 2],
    worth=Fixed(3),
    solstice=May(Do(Discard(1), Steps([Draw(1), Gain(at.PROGRESS, 1)]))),
)
enter_kind(
    "labyrinth",
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 2, 2],
    worth=Fixed(3),
    solstice=May(Do(Pay([0, 1, 0]), Gain(at.PROGRESS, 1))),
)
enter_kind(
    "minoan_expansion",
    attack=True,
    state=at.EMPIRE,
    cost=[0, 4, 0],
    worth=Fixed(3),
    play=Steps(
        [
            Each(OTHERS, Abandon(1, Filter("region"))),
            May(Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY)),
        ]
    ),
)
enter_kind("seal_stones", cost=[3, 1, 3], worth=Per(1, 1, [Tokens(at.PROGRESS)]), unplayable=True)
enter_kind(
    "knossos",
    icons={"metropolis": 1},
    pinned=True,
    solstice=Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]),
)
enter_kind(
    "pottery",
    pinned=True,
    state=at.BARBARIAN,
    solstice=Choose(
        [Do(Pay([2, 0, 0]), PutProgressHere()), Steps([TakeProgressHere(), AbandonThis()])]
    ),
)
enter_kind(
    "thera",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    state=at.BARBARIAN,
    play=Steps([Gain(at.PROGRESS, 1), May(Garrison())]),
)
enter_kind(
    "crete",
    suits=at.REGION,
    icons={"production": 1, "river": 1, "fertile": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind("cyprus", suits=at.REGION, icons={"production": 1}, pinned=True, play=May(Garrison()))

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("minoans_a", 1, at.IN_PLAY_AT_START, 0),
    ("minoans_b", 1, at.IN_PLAY_AT_START, 0),
    ("king_minos", 1, at.ACCESSION, 0),
    ("minoan_traders", 1, at.DEVELOPMENT, 0),
    ("drainage_system_minoans", 1, at.DEVELOPMENT, 0),
    ("architecture", 1, at.DEVELOPMENT, 0),
    ("frescos", 1, at.DEVELOPMENT, 0),
    ("labyrinth", 1, at.DEVELOPMENT, 0),
    ("minoan_expansion", 1, at.DEVELOPMENT, 0),
    ("seal_stones", 1, at.DEVELOPMENT, 0),
    ("glory", 1, at.IN_NATION, 0),
    ("unrest", 1, at.IN_NATION, 0),
    ("writing_systems", 1, at.IN_NATION, 0),
    ("knossos", 1, at.IN_NATION, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 1, at.IN_DECK, 0),
    ("pottery", 1, at.IN_DECK, 0),
    ("thera", 1, at.IN_DECK, 0),
    ("crete", 1, at.IN_DECK, 0),
    ("cyprus", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("unrest", 3, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("minoans"), _start, _least)
