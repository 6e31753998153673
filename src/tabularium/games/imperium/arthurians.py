"""The Arthurians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    IN_GARRISONS,
    OWNED,
    Depends,
    Fixed,
    Icons,
    NamedInPlay,
    NoActiveQuest,
    Per,
    Suited,
)
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, If, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import LookAtFame, TakeTopFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.finding import SEARCH_DECK, SEARCH_DISCARD, Find
from tabularium.games.imperium.nation_deck import NationToDiscard
from tabularium.games.imperium.places import (
    FROM_ACTIVE_QUEST,
    FROM_DISCARD,
    FROM_GARRISONS,
    FROM_HAND,
    FROM_HERE,
    FROM_HISTORY,
    FROM_PLAY,
    FROM_QUESTS,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_EXILE,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.playing import FreePlay, GarrisonThis, HostsPlayEffect
from tabularium.games.imperium.specials import TriggerScoring
from tabularium.games.imperium.this_card import MoveIt, MoveThis, RecallThis
from tabularium.games.imperium.tokens import Gain, Pay
from tabularium.games.imperium.unrest import FROM_DISCARD as UNREST_FROM_DISCARD
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "arthurians_a",
    title="arthurians",
    suits=at.POWER,
    exhaust=Do(Discard(1), MoveCards(1, Filter("knight"), FROM_DISCARD, TO_HAND)),
    solstice=Steps([Discard(1), Gain(at.PROGRESS, 1)]),
)
enter_kind(
    "arthurians_b",
    title="arthurians",
    suits=at.POWER,
    worth=Fixed(6),
    solstice=Steps([Discard(1), Gain(at.PROGRESS, 1)]),
)
enter_kind(
    "king_arthurs_court",
    worth=Per(1, 1, [Suited(at.CIVILISED, OWNED)]),
    exhaust=If(NamedInPlay("city_of_camelot"), Do(Discard(1), ReturnUnrest(1, UNREST_FROM_HAND))),
    solstice=If(NoActiveQuest(), May(Do(TakeUnrest(1), Garrison(Filter("quest"), FROM_QUESTS)))),
    hosts_quest=True,
)
enter_kind(
    "graal",
    free=True,
    worth=Fixed(8),
    play=Steps(
        [
            TriggerScoring(),
            May(MoveCards(1, ANY, FROM_HISTORY, TO_HAND)),
            May(Acquire(at.ANY_SUIT, exile=True, market=False, fitting=Filter("!knight"))),
        ]
    ),
    last_quest=True,
    quest=True,
)
enter_kind(
    "lawnslot_llyn_sir_lancelot",
    icons={"knight": 1},
    worth=Fixed(2),
    play=Steps(
        [
            Steps([Find(Filter("name:guennuvar")), MoveIt(TO_HISTORY)]),
            TakeTopFame(),
            MoveThis(TO_EXILE),
        ]
    ),
    quest=True,
)
enter_kind(
    "twrch_trwyth",
    pinned=True,
    worth=Fixed(-4),
    exhaust=Do(Pay([0, 0, 1]), FreePlay(Filter("empire"), any_icon=True)),
    solstice=May(
        Do(
            Discard(1, Filter("knight")),
            Choose(
                [
                    MoveCards(1, Filter("quest", "!name:graal"), FROM_QUESTS, TO_EXILE),
                    ReturnUnrest(2, UNREST_FROM_HAND | UNREST_FROM_DISCARD, up_to=True),
                ]
            ),
        )
    ),
    quest=True,
)
enter_kind(
    "taliesin_the_bard",
    state=at.EMPIRE,
    worth=Fixed(1),
    play=Do(Steps([Find(Filter("knight")), MoveIt(TO_HISTORY)]), LookAtFame(2)),
    quest=True,
)
enter_kind(
    "excalibur",
    worth=Fixed(2),
    play=Do(
        Abandon(1, Filter("name:viviane_of_the_lake|name:ynys_afallach_avalon")),
        BreakThrough(at.TRIBUTARY | at.CIVILISED),
    ),
    quest=True,
)
enter_kind(
    "gwaith_camlan",
    pinned=True,
    worth=Fixed(2),
    solstice=Choose(
        [MoveCards(1, Filter("knight"), FROM_HAND | FROM_GARRISONS, TO_HISTORY), TakeUnrest(2)],
        or_else=True,
    ),
    fixed=True,
)
enter_kind(
    "bedwyr",
    icons={"knight": 1},
    play=Steps(
        [
            May(MoveCards(1, Filter("name:excalibur"), FROM_DISCARD, TO_DECK_TOP)),
            May(Do(GarrisonThis(), HostsPlayEffect())),
        ]
    ),
)
enter_kind(
    "viviane_of_the_lake",
    suits=at.REGION,
    icons={"river": 1},
    pinned=True,
    play=Gain(at.PROGRESS, 1),
    solstice=Choose([Recall(1, Filter("knight"), FROM_HERE), Draw(1)]),
)
enter_kind(
    "city_of_camelot",
    icons={"city": 1},
    pinned=True,
    solstice=May(Do(Discard(1), Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]))),
)
enter_kind("britannia_flavia", suits=at.REGION, pinned=True, play=Steps([Draw(1), May(Garrison())]))
enter_kind(
    "ynys_afallach_avalon",
    suits=at.REGION,
    pinned=True,
    play=Steps([MoveCards(1, Filter("knight"), FROM_DISCARD, TO_HAND), May(Garrison())]),
    solstice=May(Do(Pay([0, 0, 1]), RecallThis())),
)
enter_kind(
    "gwalchmei_sir_gawain",
    icons={"knight": 1},
    play=Steps(
        [
            Do(TakeUnrest(1), Gain(at.PROGRESS, 1, Icons([at.KNIGHT], IN_GARRISONS))),
            May(Do(GarrisonThis(), HostsPlayEffect())),
        ]
    ),
)
enter_kind(
    "lady_bertilak",
    attack=True,
    free=True,
    worth=Depends([("history", 2)], 0),
    play=Steps([Abandon(1, Filter("region", "hosting:knight")), Draw(2), Each(OTHERS, Discard(2))]),
)
enter_kind(
    "morigena",
    attack=True,
    worth=Depends([("history", 2)], 0),
    play=Steps(
        [
            Each(ALL, TakeUnrest(1)),
            May(
                Do(
                    Abandon(1, Filter("region", "hosting:name:myrddin_wyllt_merlin")),
                    Steps(
                        [
                            MoveCards(1, Filter("quest"), FROM_ACTIVE_QUEST, TO_DISCARD),
                            NationToDiscard(),
                        ]
                    ),
                )
            ),
        ]
    ),
)
enter_kind(
    "peredur_sir_percival",
    icons={"knight": 1},
    play=Choose(
        [
            Steps([ReturnUnrest(1, UNREST_FROM_HAND), May(Do(GarrisonThis(), HostsPlayEffect()))]),
            Steps(
                [
                    Find(Filter("name:graal"), SEARCH_DISCARD | SEARCH_DECK),
                    MoveIt(TO_HAND),
                    MoveThis(TO_EXILE),
                ]
            ),
        ]
    ),
)
enter_kind(
    "cai_sir_kay",
    icons={"knight": 1},
    play=Steps(
        [
            May(MoveCards(1, Filter("region"), FROM_DISCARD, TO_DECK_TOP)),
            May(Do(GarrisonThis(), HostsPlayEffect())),
        ]
    ),
)
enter_kind(
    "king_arthur",
    icons={"knight": 1},
    play=Do(Abandon(1, Filter("region", "hosting:knight")), Acquire(at.REGION | at.TRIBUTARY)),
)
enter_kind("uthyr_pendragon", play=Steps([BreakThrough(at.UNCIVILISED), MoveThis(TO_HISTORY)]))
enter_kind(
    "britannia_prima",
    suits=at.REGION,
    icons={"fertile": 1},
    pinned=True,
    play=Steps([Draw(1), May(Garrison())]),
)
enter_kind(
    "britannia_secunda", suits=at.REGION, pinned=True, play=Steps([Draw(1), May(Garrison())])
)
enter_kind(
    "myrddin_wyllt_merlin",
    icons={"knight": 1},
    play=Do(
        Abandon(3, Filter("knight"), FROM_GARRISONS, in_regions=True),
        MoveCards(1, Filter("quest"), FROM_ACTIVE_QUEST, TO_HAND),
    ),
)
enter_kind(
    "guennuvar",
    play=Steps(
        [
            Each(OTHERS, Gain(at.PROGRESS, 1)),
            Choose(
                [
                    Acquire(at.UNCIVILISED | at.CIVILISED),
                    Do(
                        Abandon(1, Filter("name:king_arthur"), FROM_GARRISONS),
                        FreePlay(Filter("empire"), any_icon=True),
                    ),
                ]
            ),
        ]
    ),
)
enter_kind(
    "cafall",
    free=True,
    play=Steps(
        [
            Steps([Draw(2), MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP)]),
            May(MoveCards(1, Filter("name:twrch_trwyth"), FROM_PLAY | FROM_ACTIVE_QUEST, TO_EXILE)),
        ]
    ),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("arthurians_a", 1, at.IN_PLAY_AT_START, 0),
    ("arthurians_b", 1, at.IN_PLAY_AT_START, 0),
    ("king_arthurs_court", 1, at.IN_PLAY_AT_START, 0),
    ("graal", 1, at.DEVELOPMENT, 0),
    ("lawnslot_llyn_sir_lancelot", 1, at.DEVELOPMENT, 0),
    ("twrch_trwyth", 1, at.DEVELOPMENT, 0),
    ("taliesin_the_bard", 1, at.DEVELOPMENT, 0),
    ("excalibur", 1, at.DEVELOPMENT, 0),
    ("gwaith_camlan", 1, at.ACCESSION, 0),
    ("bedwyr", 1, at.IN_NATION, 0),
    ("viviane_of_the_lake", 1, at.IN_NATION, 0),
    ("city_of_camelot", 1, at.IN_NATION, 0),
    ("britannia_flavia", 1, at.IN_NATION, 0),
    ("ynys_afallach_avalon", 1, at.IN_NATION, 0),
    ("gwalchmei_sir_gawain", 1, at.IN_NATION, 0),
    ("lady_bertilak", 1, at.IN_NATION, 0),
    ("morigena", 1, at.IN_DECK, 0),
    ("peredur_sir_percival", 1, at.IN_DECK, 0),
    ("cai_sir_kay", 1, at.IN_DECK, 0),
    ("king_arthur", 1, at.IN_DECK, 0),
    ("uthyr_pendragon", 1, at.IN_DECK, 0),
    ("britannia_prima", 1, at.IN_DECK, 0),
    ("britannia_secunda", 1, at.IN_DECK, 0),
    ("myrddin_wyllt_merlin", 1, at.IN_DECK, 0),
    ("guennuvar", 1, at.IN_DECK, 0),
    ("cafall", 1, at.IN_DECK, 0),
    ("unrest", 2, at.SUPPLY, 0),
    ("unrest", 1, at.SUPPLY, 3),
    ("unrest", 1, at.SUPPLY, 4),
):
    print_cards(_key, _copies, at.NATIONS.index("arthurians"), _start, _least)
