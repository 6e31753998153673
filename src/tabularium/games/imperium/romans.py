"""The Romans."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import Fixed, NamedInPlay, Per, Tokens
from tabularium.games.imperium.control import OTHERS, Choose, Do, Each, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.places import FROM_HAND, FROM_PLAY, TO_HISTORY
from tabularium.games.imperium.reactions import IconLost, Waits
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import Gain
from tabularium.games.imperium.unrest import FROM_DISCARD as UNREST_FROM_DISCARD
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "romans_a",
    title="romans",
    suits=at.POWER,
    worth=Per(1, 4, [Tokens(at.POPULATION)]),
    features=[
        Modifier(at.MORE_FAME, 1, "imperium-more-fame"),
        Waits(at.LOOKS_AT_FAME, "looks-at-fame", Gain(at.PROGRESS, 1)),
    ],
)
enter_kind("romans_b", title="romans", suits=at.POWER, worth=Per(1, 2, [Tokens(at.POPULATION)]))
enter_kind(
    "julius_caesar",
    state=at.EMPIRE,
    free=True,
    play=Steps([Choose([Draw(2), May(Acquire(at.REGION | at.TRIBUTARY))]), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "military_engineering",
    attack=True,
    state=at.EMPIRE,
    cost=[4, 1, 0],
    worth=Fixed(3),
    play=Steps([Each(OTHERS, Discard(2)), May(BreakThrough(at.CIVILISED))]),
)
enter_kind(
    "roman_invasion",
    attack=True,
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(2),
    play=Steps(
        [May(Acquire(at.REGION | at.TRIBUTARY)), Each(OTHERS, Abandon(1, Filter("region")))]
    ),
)
enter_kind(
    "legions",
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 3, 0],
    worth=Fixed(2),
    features=[
        Modifier(at.HAND_SIZE, 1, "imperium-hand-size"),
        Waits(at.ICON_LOST, "", IconLost(Filter("name:conquer"))),
    ],
)
enter_kind(
    "the_senate",
    state=at.EMPIRE,
    cost=[4, 0, 0],
    worth=Fixed(3),
    play=Steps([May(Acquire(at.CIVILISED)), May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY))]),
)
enter_kind(
    "rome_the_eternal_city",
    icons={"metropolis": 1},
    pinned=True,
    state=at.EMPIRE,
    cost=[3, 3, 0],
    worth=Fixed(4),
    play=MoveCards(1, Filter("name:city_of_rome"), FROM_PLAY, TO_HISTORY),
    solstice=Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]),
    needs=[NamedInPlay("city_of_rome")],
)
enter_kind(
    "emperor_trajan",
    state=at.EMPIRE,
    cost=[2, 1, 0],
    worth=Per(1, 3, [Tokens(at.POPULATION)]),
    play=Steps(
        [Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "bread_and_circuses",
    pinned=True,
    solstice=Steps(
        [
            Discard(1),
            May(ReturnUnrest(1, UNREST_FROM_HAND)),
            May(ReturnUnrest(1, UNREST_FROM_DISCARD)),
        ]
    ),
)
enter_kind(
    "gallia_aquitania",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind(
    "raetia",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(at.MATERIAL, 1), May(Garrison())]),
)
enter_kind(
    "triumvirate",
    state=at.BARBARIAN,
    play=Steps([BreakThrough(at.UNCIVILISED), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "city_of_rome",
    icons={"city": 1},
    pinned=True,
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "dalmatia",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), May(Garrison())]),
)
enter_kind(
    "roman_expansion",
    attack=True,
    state=at.BARBARIAN,
    play=Steps(
        [
            Acquire(at.REGION),
            May(Acquire(at.REGION, again=True)),
            Each(OTHERS, Recall(1, Filter("region"))),
            MoveThis(TO_HISTORY),
        ]
    ),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("romans_a", 1, at.IN_PLAY_AT_START, 0),
    ("romans_b", 1, at.IN_PLAY_AT_START, 0),
    ("julius_caesar", 1, at.ACCESSION, 0),
    ("military_engineering", 1, at.DEVELOPMENT, 0),
    ("roman_invasion", 1, at.DEVELOPMENT, 0),
    ("legions", 1, at.DEVELOPMENT, 0),
    ("the_senate", 1, at.DEVELOPMENT, 0),
    ("rome_the_eternal_city", 1, at.DEVELOPMENT, 0),
    ("emperor_trajan", 1, at.DEVELOPMENT, 0),
    ("prosperity", 1, at.IN_NATION, 0),
    ("bread_and_circuses", 1, at.IN_NATION, 0),
    ("gallia_aquitania", 1, at.IN_NATION, 0),
    ("raetia", 1, at.IN_NATION, 0),
    ("unrest", 1, at.IN_NATION, 0),
    ("glory", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 1, at.IN_DECK, 0),
    ("triumvirate", 1, at.IN_DECK, 0),
    ("city_of_rome", 1, at.IN_DECK, 0),
    ("dalmatia", 1, at.IN_DECK, 0),
    ("roman_expansion", 1, at.IN_DECK, 0),
    ("unrest", 2, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("romans"), _start, _least)
