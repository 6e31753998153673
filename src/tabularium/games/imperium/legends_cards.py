"""The common cards of Legends."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import BOX, enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    IN_PLAY,
    OWNED,
    Cards,
    Depends,
    Fixed,
    Icons,
    InState,
    ItLacks,
    Per,
    Poorer,
    Suited,
    Tokens,
    VariableCards,
)
from tabularium.games.imperium.control import OTHERS, SHORT, Choose, Do, Each, If, May, Steps
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import TakeTopFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.market_verbs import ExileFromMarket
from tabularium.games.imperium.places import (
    FROM_DISCARD,
    FROM_HAND,
    TO_DECK_TOP,
    TO_EXILE,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.playing import AvoidAttack, FreePlay, Guard
from tabularium.games.imperium.reactions import IconLost, React, Waits
from tabularium.games.imperium.specials import GainAction, Give, TreatIcon
from tabularium.games.imperium.this_card import MoveThis
from tabularium.games.imperium.tokens import Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_DISCARD as UNREST_FROM_DISCARD
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall

enter_kind(
    "astronomy",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    solstice=May(MoveCards(1, Filter("region"), FROM_DISCARD, TO_HAND)),
    features=[Waits(at.ACQUIRES_REGION, "acquires-region", React(Gain(at.PROGRESS, 1)))],
)
enter_kind(
    "cartography",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    features=[
        Modifier(at.EXILE_REGIONS, 1, "imperium-exile-regions"),
        Modifier(at.EXILE_TRIBUTARIES, 1, "imperium-exile-tributaries"),
    ],
)
enter_kind(
    "masonry",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Per(2, 1, [Icons([at.CITY, at.METROPOLIS], IN_PLAY)]),
    features=[Modifier(at.FREE_CITIES, 1, "imperium-free-cities")],
)
enter_kind(
    "civil_service",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    solstice=Gain(at.MATERIAL, 2),
    features=[Modifier(at.HAND_SIZE, 1, "imperium-hand-size")],
)
enter_kind(
    "amphitheatre",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Per(1, 5, [Tokens(at.PROGRESS)]),
    exhaust=Do(ReturnUnrest(1, UNREST_FROM_DISCARD), Gain(at.PROGRESS, 1)),
    solstice=Discard(1),
)
enter_kind(
    "imperial",
    suits=at.FAME,
    worth=Depends([("history", 8)], 2),
    play=Choose(
        [
            BreakThrough(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY, exile=True),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "independent",
    suits=at.FAME,
    free=True,
    worth=Fixed(3),
    play=Steps([Gain(at.MATERIAL, 3), Gain(at.POPULATION, 2)]),
)
enter_kind(
    "magnificent",
    suits=at.FAME,
    free=True,
    worth=Fixed(5),
    play=Steps([Draw(1), May(ReturnUnrest(1, UNREST_FROM_HAND))]),
)
enter_kind(
    "outstanding",
    suits=at.FAME,
    free=True,
    worth=Fixed(7),
    play=MoveCards(2, ANY, FROM_DISCARD, TO_HISTORY, up_to=True),
)
enter_kind(
    "proud", suits=at.FAME, worth=Depends([("garrisoned", 12), ("history", 8)], 3), unplayable=True
)
enter_kind("eminent", suits=at.FAME, free=True, worth=Fixed(8), play=Draw(2))
enter_kind(
    "acclaimed",
    suits=at.FAME,
    worth=Per(1, 1, [VariableCards()]),
    play=Steps([BreakThrough(at.ANY_SUIT, fitting=Filter("variable")), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "fortunate_isle",
    suits=at.REGION,
    state=at.BARBARIAN,
    worth=Fixed(2),
    play=Steps(
        [Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), MoveThis(TO_EXILE)]
    ),
)
enter_kind(
    "rainforest",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "mountain_legends",
    title="mountain",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([Gain(at.MATERIAL, 2), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "peninsula",
    suits=at.REGION,
    icons={"production": 2, "river": 1},
    pinned=True,
    play=Steps([Draw(2), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "lakes",
    suits=at.REGION,
    icons={"production": 1, "river": 2},
    pinned=True,
    play=Steps(
        [May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())]
    ),
)
enter_kind(
    "highlands",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([ExileFromMarket(), May(Garrison())]),
    solstice=Steps([Gain(at.POPULATION, 2), Discard(1)]),
)
enter_kind(
    "sacred_grove",
    suits=at.REGION,
    worth=Per(2, 1, [Poorer()]),
    play=Steps(
        [Gain(at.PROGRESS, 1), May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "lowlands",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    play=Steps([ExileFromMarket(), May(Garrison())]),
    solstice=Steps([Gain(at.MATERIAL, 3), Discard(1)]),
)
enter_kind(
    "moor",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps(
        [May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), ExileFromMarket(), May(Garrison())]
    ),
)
enter_kind(
    "plain",
    suits=at.REGION,
    icons={"production": 2, "fertile": 1},
    pinned=True,
    play=Steps([Gain(at.PROGRESS, 1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "archipelago",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1, "river": 1},
    pinned=True,
    play=Steps(
        [May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())]
    ),
)
enter_kind(
    "fortified_region",
    suits=at.REGION,
    pinned=True,
    worth=Fixed(1),
    play=Steps([ExileFromMarket(), May(Garrison())]),
    features=[
        Waits(
            at.ATTACKED, "attacked", Guard(React(Do(Pay([0, 1, 0]), AvoidAttack()), any_turn=True))
        )
    ],
)
enter_kind(
    "grassland",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=Steps([ExileFromMarket(), May(Garrison())]),
    solstice=Steps([Draw(1), Discard(1)]),
)
enter_kind(
    "island",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1, "river": 1},
    pinned=True,
    play=Steps([Draw(1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "etruscans", suits=at.TRIBUTARY, state=at.BARBARIAN, worth=Fixed(3), play=Gain(at.PROGRESS, 2)
)
enter_kind(
    "scythians",
    suits=at.TRIBUTARY,
    pinned=True,
    worth=Fixed(3),
    features=[Waits(at.ATTACKED, "attacked", Guard(React(AvoidAttack(), any_turn=True)))],
)
enter_kind(
    "vikings",
    suits=at.TRIBUTARY,
    attack=True,
    state=at.EMPIRE,
    worth=Per(1, 2, [Suited(at.UNCIVILISED, OWNED)]),
    play=Steps([Gain(at.MATERIAL, 2), Steps([Steal(at.MATERIAL, 2), Each(SHORT, TakeUnrest(1))])]),
)
enter_kind(
    "phoenicians",
    suits=at.TRIBUTARY,
    worth=Fixed(3),
    play=Steps([Acquire(at.CIVILISED), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "romans",
    suits=at.TRIBUTARY,
    worth=Fixed(3),
    play=Steps(
        [
            Do(Abandon(1, Filter("region")), TakeTopFame()),
            MoveThis(TO_EXILE),
            Each(OTHERS, Gain(at.PROGRESS, 1)),
        ]
    ),
)
enter_kind(
    "greeks",
    suits=at.TRIBUTARY,
    icons={"metropolis": 1},
    pinned=True,
    state=at.EMPIRE,
    worth=Per(1, 10, [Cards(OWNED)]),
    solstice=Choose([Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)]),
)
enter_kind(
    "carthaginians",
    suits=at.TRIBUTARY,
    attack=True,
    worth=Per(1, 10, [Tokens(at.MATERIAL)]),
    play=Steps([Steps([Gain(at.MATERIAL, 2), Draw(1)]), Give(Filter("mask"))]),
)
enter_kind(
    "persians",
    suits=at.TRIBUTARY,
    worth=Per(1, 1, [Suited(at.TRIBUTARY, OWNED)]),
    play=Steps([Do(Pay([0, 2, 0]), BreakThrough(at.TRIBUTARY)), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "celts",
    suits=at.TRIBUTARY,
    attack=True,
    worth=Fixed(3),
    play=Steps([BreakThrough(at.UNCIVILISED), Each(OTHERS, TakeUnrest(1))]),
)
enter_kind(
    "macedonians",
    suits=at.TRIBUTARY,
    worth=Per(1, 4, [Suited(at.REGION, OWNED)]),
    play=Steps([Acquire(at.REGION, times=2, exile=True), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "xiongnu",
    suits=at.TRIBUTARY,
    attack=True,
    worth=Per(1, 1, [Suited(at.FAME, OWNED)]),
    play=Steal(at.PROGRESS, 1),
)
enter_kind(
    "mining",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Fixed(1),
    exhaust=Do(
        Abandon(1, Filter("region")),
        Steps([Gain(at.PROGRESS, 1), If(ItLacks(at.PRODUCTION), Gain(at.PROGRESS, 1, more=True))]),
    ),
)
enter_kind(
    "espionage",
    suits=at.UNCIVILISED,
    attack=True,
    worth=Fixed(1),
    play=Steps(
        [
            Do(
                MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP),
                Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY),
            ),
            Each(OTHERS, Recall(1, Filter("pinned"))),
        ]
    ),
)
enter_kind(
    "monument",
    suits=at.UNCIVILISED,
    pinned=True,
    state=at.BARBARIAN,
    worth=Fixed(1),
    exhaust=FreePlay(Filter("unrest")),
)
enter_kind("code_of_laws", suits=at.UNCIVILISED, pinned=True, worth=Fixed(1), exhaust=Draw(1))
enter_kind(
    "religion",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Fixed(1),
    exhaust=GainAction(),
    solstice=Choose([TakeUnrest(1), Pay([3, 0, 0])]),
)
enter_kind(
    "domestication",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Per(2, 1, [Icons([at.FERTILE], OWNED)]),
    features=[
        Waits(at.MATERIAL_FROM_FERTILE, "material-from-fertile", React(Gain(at.PROGRESS, 1)))
    ],
)
enter_kind(
    "water_mill",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Per(1, 1, [Icons([at.FERTILE, at.RIVER], OWNED)]),
    exhaust=Choose(
        [
            Do(
                Recall(1, Filter("fertile")),
                Steps([Gain(at.MATERIAL, 2, for_it=True), Gain(at.POPULATION, 1)]),
            ),
            Do(Recall(1, Filter("river")), GainAction()),
        ]
    ),
)
enter_kind(
    "qanat",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Per(2, 1, [Icons([at.RIVER], OWNED)]),
    exhaust=TreatIcon(at.RIVER),
)
enter_kind(
    "road_building",
    suits=at.UNCIVILISED | at.CIVILISED,
    pinned=True,
    worth=Fixed(1),
    solstice=Gain(at.MATERIAL, 2),
    features=[Waits(at.ICON_LOST, "", IconLost(Filter("name:conquer")))],
)
enter_kind(
    "art",
    suits=at.UNCIVILISED | at.CIVILISED,
    pinned=True,
    worth=Fixed(1),
    solstice=Steps(
        [
            If(InState(at.BARBARIAN), May(Do(Pay([1, 0, 0]), ReturnUnrest(1, UNREST_FROM_HAND)))),
            If(InState(at.EMPIRE), May(Do(Pay([3, 0, 0]), Gain(at.PROGRESS, 1)))),
        ]
    ),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("drama_and_poetry", 1, at.SUPPLY, 4),
    ("education", 1, at.SUPPLY, 0),
    ("moneylenders", 1, at.SUPPLY, 0),
    ("corruption", 1, at.SUPPLY, 0),
    ("onager", 1, at.SUPPLY, 0),
    ("metropolis", 1, at.SUPPLY, 0),
    ("astronomy", 1, at.SUPPLY, 0),
    ("cartography", 1, at.SUPPLY, 3),
    ("masonry", 1, at.SUPPLY, 4),
    ("civil_service", 1, at.SUPPLY, 0),
    ("exports", 1, at.SUPPLY, 0),
    ("urban_development", 1, at.SUPPLY, 0),
    ("mercenaries", 1, at.SUPPLY, 0),
    ("amphitheatre", 1, at.SUPPLY, 0),
    ("cataphract", 1, at.SUPPLY, 0),
    ("imperial", 1, at.SUPPLY, 0),
    ("independent", 1, at.SUPPLY, 0),
    ("magnificent", 1, at.SUPPLY, 0),
    ("outstanding", 1, at.SUPPLY, 0),
    ("proud", 2, at.SUPPLY, 0),
    ("eminent", 1, at.SUPPLY, 0),
    ("acclaimed", 1, at.SUPPLY, 0),
    ("fortunate_isle", 1, at.SUPPLY, 0),
    ("rainforest", 1, at.SUPPLY, 0),
    ("mountain_legends", 1, at.SUPPLY, 0),
    ("peninsula", 1, at.SUPPLY, 0),
    ("lakes", 1, at.SUPPLY, 0),
    ("highlands", 1, at.SUPPLY, 0),
    ("sacred_grove", 1, at.SUPPLY, 3),
    ("lowlands", 1, at.SUPPLY, 0),
    ("moor", 1, at.SUPPLY, 0),
    ("plain", 1, at.SUPPLY, 0),
    ("archipelago", 1, at.SUPPLY, 0),
    ("fortified_region", 1, at.SUPPLY, 0),
    ("grassland", 1, at.SUPPLY, 0),
    ("island", 1, at.SUPPLY, 0),
    ("etruscans", 1, at.SUPPLY, 0),
    ("scythians", 1, at.SUPPLY, 0),
    ("vikings", 1, at.SUPPLY, 0),
    ("phoenicians", 1, at.SUPPLY, 0),
    ("romans", 1, at.SUPPLY, 3),
    ("greeks", 1, at.SUPPLY, 0),
    ("carthaginians", 1, at.SUPPLY, 0),
    ("persians", 1, at.SUPPLY, 0),
    ("celts", 1, at.SUPPLY, 0),
    ("macedonians", 1, at.SUPPLY, 0),
    ("xiongnu", 1, at.SUPPLY, 4),
    ("mining", 1, at.SUPPLY, 4),
    ("jade_mask", 1, at.SUPPLY, 0),
    ("elders", 1, at.SUPPLY, 0),
    ("espionage", 1, at.SUPPLY, 0),
    ("invasion", 1, at.SUPPLY, 0),
    ("monument", 1, at.SUPPLY, 0),
    ("code_of_laws", 1, at.SUPPLY, 0),
    ("religion", 1, at.SUPPLY, 0),
    ("oracle", 1, at.SUPPLY, 0),
    ("domestication", 1, at.SUPPLY, 0),
    ("water_mill", 1, at.SUPPLY, 0),
    ("qanat", 1, at.SUPPLY, 0),
    ("rituals_and_ceremonies", 1, at.SUPPLY, 3),
    ("city", 1, at.SUPPLY, 3),
    ("city", 3, at.SUPPLY, 0),
    ("road_building", 1, at.SUPPLY, 0),
    ("art", 1, at.SUPPLY, 0),
    ("diplomacy", 1, at.SUPPLY, 0),
    ("leadership", 1, at.SUPPLY, 0),
    ("lost_scroll", 1, at.SUPPLY, 3),
    ("king_of_kings_a", 1, at.IN_PLAY_AT_START, 0),
    ("king_of_kings_b", 1, at.NOWHERE, 0),
    ("unrest", 8, at.SUPPLY, 0),
    ("unrest", 2, at.SUPPLY, 3),
    ("unrest", 2, at.SUPPLY, 4),
):
    print_cards(_key, _copies, BOX + at.LEGENDS, _start, _least)
