"""The Persians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import OWNED, Fixed, Per, Suited
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, May, Price, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.places import FROM_DISCARD, FROM_HAND, TO_DECK_TOP, TO_HISTORY
from tabularium.games.imperium.specials import GainAction, SpendActions, TreatIcon
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.unrest import TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards

enter_kind(
    "persians_a",
    title="persians",
    suits=at.POWER,
    worth=Per(1, 3, [Suited(at.TRIBUTARY, OWNED)]),
    exhaust=Do(
        Price([Pay([0, 1, 0]), SpendActions(1), MoveCards(2, ANY, FROM_HAND, TO_DECK_TOP)]),
        BreakThrough(at.TRIBUTARY),
    ),
)
enter_kind(
    "persians_b", title="persians", suits=at.POWER, worth=Per(1, 1, [Suited(at.TRIBUTARY, OWNED)])
)
enter_kind(
    "city_of_persepolis",
    icons={"city": 1},
    pinned=True,
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind(
    "battering_ram",
    attack=True,
    state=at.EMPIRE,
    cost=[0, 4, 0],
    worth=Fixed(2),
    play=Steps(
        [Each(OTHERS, Abandon(1, Filter("city"))), May(BreakThrough(at.REGION | at.TRIBUTARY))]
    ),
)
enter_kind(
    "development_persians",
    title="development",
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(3),
    play=Choose([Develop(False), Do(Pay([2, 0, 0]), Acquire(at.UNCIVILISED | at.CIVILISED))]),
)
enter_kind(
    "windmills",
    pinned=True,
    state=at.EMPIRE,
    free=True,
    cost=[4, 0, 0],
    worth=Fixed(2),
    exhaust=TreatIcon(at.FERTILE),
)
enter_kind(
    "satrap",
    state=at.EMPIRE,
    free=True,
    cost=[4, 2, 0],
    worth=Fixed(3),
    play=Do(Pay([3, 0, 0]), GainAction()),
)
enter_kind(
    "persian_gold",
    attack=True,
    state=at.EMPIRE,
    cost=[7, 0, 0],
    worth=Fixed(4),
    play=Steps(
        [Each(ALL, Gain(at.MATERIAL, 2)), Gain(at.PROGRESS, 1), Each(OTHERS, TakeUnrest(1))]
    ),
)
enter_kind(
    "babylonians",
    suits=at.TRIBUTARY,
    state=at.EMPIRE,
    free=True,
    cost=[0, 5, 0],
    worth=Fixed(4),
    play=Steps(
        [Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "darius_i",
    state=at.EMPIRE,
    cost=[3, 2, 0],
    worth=Per(1, 1, [Suited(at.TRIBUTARY, OWNED)]),
    play=Steps(
        [Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "arachosia",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), May(Garrison())]),
)
enter_kind(
    "nisaean_plain", suits=at.REGION, icons={"fertile": 2}, pinned=True, play=May(Garrison())
)
enter_kind(
    "median_empire",
    suits=at.TRIBUTARY,
    state=at.BARBARIAN,
    play=Steps([Gain(at.MATERIAL, 4), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "bactria", suits=at.REGION, pinned=True, play=Steps([Gain(at.MATERIAL, 3), May(Garrison())])
)
enter_kind(
    "zagros",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=May(Garrison()),
)
enter_kind(
    "lydians",
    suits=at.TRIBUTARY,
    state=at.BARBARIAN,
    play=Steps([Gain(at.POPULATION, 2), MoveThis(TO_HISTORY)]),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("persians_a", 1, at.IN_PLAY_AT_START, 0),
    ("persians_b", 1, at.IN_PLAY_AT_START, 0),
    ("city_of_persepolis", 1, at.ACCESSION, 0),
    ("battering_ram", 1, at.DEVELOPMENT, 0),
    ("development_persians", 1, at.DEVELOPMENT, 0),
    ("windmills", 1, at.DEVELOPMENT, 0),
    ("satrap", 1, at.DEVELOPMENT, 0),
    ("persian_gold", 1, at.DEVELOPMENT, 0),
    ("babylonians", 1, at.DEVELOPMENT, 0),
    ("darius_i", 1, at.DEVELOPMENT, 0),
    ("arachosia", 1, at.IN_NATION, 0),
    ("nisaean_plain", 1, at.IN_NATION, 0),
    ("median_empire", 1, at.IN_NATION, 0),
    ("unrest", 1, at.IN_NATION, 0),
    ("glory", 1, at.IN_DECK, 0),
    ("prosperity", 1, at.IN_DECK, 0),
    ("advance", 1, at.IN_DECK, 0),
    ("conquer", 2, at.IN_DECK, 0),
    ("bactria", 1, at.IN_DECK, 0),
    ("zagros", 1, at.IN_DECK, 0),
    ("lydians", 1, at.IN_DECK, 0),
    ("unrest", 2, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("persians"), _start, _least)
