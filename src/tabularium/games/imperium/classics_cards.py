"""The common cards of Classics."""

from __future__ import annotations

from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import BOX, enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    IN_HISTORY,
    IN_PLAY,
    OWNED,
    Cards,
    Depends,
    Fixed,
    Icons,
    InState,
    Per,
    PinnedCards,
    Suited,
    Tokens,
)
from tabularium.games.imperium.conditions import OTHERS as OTHERS_CARDS
from tabularium.games.imperium.control import ALL, SHORT, Choose, Do, Each, If, May, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.looking import LookAtNation
from tabularium.games.imperium.market_verbs import ExileFromMarket, Gamble
from tabularium.games.imperium.nation_deck import NationToDiscard, SwapWithNation
from tabularium.games.imperium.places import (
    FROM_DISCARD,
    FROM_HAND,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
    TO_HISTORY,
)
from tabularium.games.imperium.playing import AvoidAttack, AvoidUnlessPaid, Guard
from tabularium.games.imperium.reactions import React, Waits
from tabularium.games.imperium.specials import CopyExhaust, GainAction, ReadyToken, TreatIcon
from tabularium.games.imperium.this_card import AbandonThis, MoveIt, MoveThis, RecallThis
from tabularium.games.imperium.tokens import Gain, Pay, Steal
from tabularium.games.imperium.unrest import FROM_DISCARD as UNREST_FROM_DISCARD
from tabularium.games.imperium.unrest import FROM_HAND as UNREST_FROM_HAND
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Discard, Garrison, MoveCards, Recall

enter_kind(
    "pharmacy",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    solstice=Choose([Gain(at.POPULATION, 1), Do(Pay([0, 2, 0]), Gain(at.PROGRESS, 1))]),
)
enter_kind(
    "wonder",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    features=[Waits(at.RETURNS_UNREST, "returns-unrest", React(Gain(at.PROGRESS, 2)))],
)
enter_kind(
    "coinage",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Fixed(2),
    exhaust=Draw(1),
    solstice=Gain(at.MATERIAL, 2),
)
enter_kind(
    "temple",
    suits=at.CIVILISED,
    pinned=True,
    state=at.EMPIRE,
    worth=Per(1, 5, [Tokens(at.PROGRESS)]),
    exhaust=Do(Discard(1), Gain(at.PROGRESS, 1)),
    solstice=ReturnUnrest(1, UNREST_FROM_DISCARD),
)
enter_kind(
    "praiseworthy",
    suits=at.FAME,
    worth=Depends([("history", 7)], 3),
    play=Choose(
        [
            MoveThis(TO_HISTORY),
            BreakThrough(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY),
        ]
    ),
)
enter_kind(
    "great",
    suits=at.FAME,
    free=True,
    worth=Depends([("history", 6)], 2),
    play=Steps([GainAction(), May(MoveThis(TO_HISTORY))]),
)
enter_kind(
    "notorious",
    suits=at.FAME,
    attack=True,
    free=True,
    worth=Per(1, 1, [Suited(at.UNREST, OTHERS_CARDS)]),
    play=Steps([Steal(at.PROGRESS, 1), Each(SHORT, TakeUnrest(1))]),
)
enter_kind(
    "marvellous",
    suits=at.FAME,
    free=True,
    worth=Fixed(9),
    play=Steps(
        [
            Draw(1, reshuffles=False),
            Choose(
                [
                    MoveIt(TO_DISCARD, drawn=True),
                    MoveIt(TO_DECK_TOP, drawn=True),
                    MoveIt(TO_HISTORY, drawn=True),
                ]
            ),
        ]
    ),
)
enter_kind(
    "glorious",
    suits=at.FAME,
    free=True,
    worth=Fixed(6),
    play=Steps(
        [
            If(InState(at.BARBARIAN), Draw(4, up_to=True)),
            If(InState(at.EMPIRE), Develop(True)),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind("triumphant", suits=at.FAME, worth=Fixed(11), unplayable=True, not_garrisoned=True)
enter_kind(
    "awe_inspiring",
    suits=at.FAME,
    pinned=True,
    worth=Fixed(7),
    features=[Modifier(at.HAND_SIZE, 1, "imperium-hand-size")],
)
enter_kind(
    "wilderness",
    suits=at.REGION,
    pinned=True,
    worth=Fixed(1),
    play=Steps([ExileFromMarket(), May(Garrison())]),
    features=[Waits(at.ATTACKED, "attacked", Guard(May(Do(RecallThis(), AvoidAttack()))))],
)
enter_kind(
    "jungle",
    suits=at.REGION,
    pinned=True,
    worth=Fixed(1),
    play=Steps([Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "mountain",
    suits=at.REGION,
    pinned=True,
    worth=Fixed(1),
    play=Steps([Gain(at.MATERIAL, 3), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "coast",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=Steps([Draw(1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "floodplain",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps(
        [May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())]
    ),
)
enter_kind(
    "forest",
    suits=at.REGION,
    icons={"production": 2, "fertile": 1},
    pinned=True,
    play=Steps([ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "oasis",
    suits=at.REGION,
    icons={"production": 2, "river": 1},
    pinned=True,
    play=Steps([ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "hills",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=Steps([Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "marsh",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([Gain(at.MATERIAL, 2), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "steppe",
    suits=at.REGION,
    icons={"production": 2, "fertile": 1},
    pinned=True,
    play=Steps([ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "river",
    suits=at.REGION,
    icons={"production": 2, "river": 1},
    pinned=True,
    play=Steps(
        [May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())]
    ),
)
enter_kind(
    "cape",
    suits=at.REGION,
    icons={"production": 1, "river": 1},
    pinned=True,
    play=Steps([ExileFromMarket(), May(Garrison())]),
    features=[Waits(at.ATTACKED, "attacked", Guard(May(Do(RecallThis(), AvoidAttack()))))],
)
enter_kind(
    "woodland",
    suits=at.REGION,
    icons={"production": 1, "fertile": 1},
    pinned=True,
    play=Steps(
        [May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), ExileFromMarket(), May(Garrison())]
    ),
)
enter_kind(
    "sacred_pass",
    suits=at.REGION,
    pinned=True,
    state=at.BARBARIAN,
    worth=Fixed(1),
    exhaust=Steps([May(LookAtNation()), May(To(AbandonThis(), SwapWithNation()))]),
)
enter_kind(
    "armenians",
    suits=at.TRIBUTARY,
    worth=Fixed(3),
    play=Steps([Acquire(at.UNCIVILISED), MoveThis(TO_HISTORY)]),
)
enter_kind("assyrians", suits=at.TRIBUTARY, free=True, worth=Fixed(3), play=Gain(at.POPULATION, 1))
enter_kind(
    "egyptians",
    suits=at.TRIBUTARY,
    worth=Per(1, 1, [Suited(at.CIVILISED, OWNED)]),
    play=Steps(
        [
            If(InState(at.BARBARIAN), NationToDiscard()),
            If(InState(at.EMPIRE), Develop(False)),
            MoveThis(TO_HISTORY),
        ]
    ),
)
enter_kind(
    "ionians",
    suits=at.TRIBUTARY,
    free=True,
    worth=Fixed(3),
    play=Steps(
        [ReturnUnrest(2, UNREST_FROM_HAND | UNREST_FROM_DISCARD, up_to=True), MoveThis(TO_HISTORY)]
    ),
)
enter_kind(
    "qin",
    suits=at.TRIBUTARY,
    pinned=True,
    worth=Per(1, 3, [PinnedCards()]),
    features=[Modifier(at.HAND_SIZE, 1, "imperium-hand-size")],
)
enter_kind("olmecs", suits=at.TRIBUTARY, free=True, worth=Fixed(3), play=ReadyToken())
enter_kind("sumerians", suits=at.TRIBUTARY, worth=Fixed(3), unplayable=True, calms=True)
enter_kind(
    "aksumites",
    suits=at.TRIBUTARY,
    worth=Per(1, 1, [Suited(at.TRIBUTARY, OWNED)]),
    play=Gain(at.MATERIAL, 4),
)
enter_kind(
    "minoans",
    suits=at.TRIBUTARY,
    state=at.BARBARIAN,
    free=True,
    worth=Per(1, 4, [Tokens(at.PROGRESS)]),
    play=Steps([MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP), Gain(at.PROGRESS, 2)]),
)
enter_kind(
    "mauryans",
    suits=at.TRIBUTARY,
    pinned=True,
    worth=Per(1, 2, [Cards(IN_HISTORY)]),
    solstice=Choose([Gain(at.MATERIAL, 2), MoveCards(1, Filter("region"), FROM_DISCARD, TO_HAND)]),
)
enter_kind(
    "hittites",
    suits=at.TRIBUTARY,
    worth=Fixed(3),
    play=Steps([BreakThrough(at.REGION), MoveThis(TO_HISTORY)]),
)
enter_kind(
    "standing_army",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Fixed(1),
    features=[Waits(at.ATTACKED, "attacked", Guard(AvoidUnlessPaid()))],
)
enter_kind(
    "town",
    suits=at.UNCIVILISED,
    pinned=True,
    state=at.BARBARIAN,
    worth=Depends([("history", 2)], 0),
    exhaust=Each(ALL, May(Gain(at.MATERIAL, 2))),
    solstice=May(Steps([Gain(at.PROGRESS, 2), Choose([AbandonThis(), MoveThis(TO_HISTORY)])])),
)
enter_kind(
    "shrine",
    suits=at.UNCIVILISED,
    pinned=True,
    state=at.BARBARIAN,
    worth=Fixed(1),
    exhaust=Do(Pay([1, 0, 0]), Draw(1)),
    solstice=May(Do(Discard(1), ReturnUnrest(1, UNREST_FROM_DISCARD))),
)
enter_kind(
    "mysticism",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Fixed(1),
    exhaust=GainAction(),
    solstice=Choose([TakeUnrest(1), Discard(2)]),
)
enter_kind(
    "agriculture",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Per(2, 1, [Icons([at.FERTILE], OWNED)]),
    exhaust=TreatIcon(at.FERTILE),
)
enter_kind(
    "boats",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Per(1, 1, [Icons([at.FERTILE, at.RIVER], OWNED)]),
    exhaust=Choose(
        [
            Do(
                Recall(1, Filter("river")),
                Steps([Gain(at.MATERIAL, 2, for_it=True), Gain(at.POPULATION, 1)]),
            ),
            Do(Recall(1, Filter("fertile")), GainAction()),
        ]
    ),
)
enter_kind(
    "shaduf",
    suits=at.UNCIVILISED,
    pinned=True,
    worth=Per(2, 1, [Icons([at.RIVER], OWNED)]),
    features=[Waits(at.MATERIAL_FROM_RIVER, "material-from-river", React(Gain(at.PROGRESS, 1)))],
)
enter_kind(
    "ambassador",
    suits=at.UNCIVILISED | at.CIVILISED,
    pinned=True,
    worth=Fixed(1),
    exhaust=CopyExhaust(),
)
enter_kind(
    "gambling",
    suits=at.UNCIVILISED | at.CIVILISED,
    free=True,
    worth=Fixed(1),
    play=Do(Pay([1, 0, 0]), Gamble()),
)
enter_kind(
    "port",
    suits=at.UNCIVILISED | at.CIVILISED,
    pinned=True,
    worth=Fixed(1),
    exhaust=Steps(
        [
            Gain(at.MATERIAL, 1, Icons([at.RIVER], IN_PLAY)),
            May(Do(Pay([3, 0, 0]), MoveCards(1, ANY, FROM_DISCARD, TO_HAND))),
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
    ("metropolis", 1, at.SUPPLY, 4),
    ("pharmacy", 1, at.SUPPLY, 0),
    ("wonder", 1, at.SUPPLY, 3),
    ("coinage", 1, at.SUPPLY, 0),
    ("exports", 1, at.SUPPLY, 0),
    ("urban_development", 1, at.SUPPLY, 0),
    ("mercenaries", 1, at.SUPPLY, 0),
    ("temple", 1, at.SUPPLY, 0),
    ("cataphract", 1, at.SUPPLY, 0),
    ("praiseworthy", 1, at.SUPPLY, 0),
    ("great", 1, at.SUPPLY, 0),
    ("notorious", 1, at.SUPPLY, 0),
    ("marvellous", 1, at.SUPPLY, 0),
    ("glorious", 1, at.SUPPLY, 0),
    ("triumphant", 2, at.SUPPLY, 0),
    ("awe_inspiring", 1, at.SUPPLY, 0),
    ("wilderness", 1, at.SUPPLY, 3),
    ("jungle", 1, at.SUPPLY, 0),
    ("mountain", 1, at.SUPPLY, 0),
    ("coast", 1, at.SUPPLY, 0),
    ("floodplain", 1, at.SUPPLY, 0),
    ("forest", 1, at.SUPPLY, 0),
    ("oasis", 1, at.SUPPLY, 0),
    ("hills", 1, at.SUPPLY, 0),
    ("marsh", 1, at.SUPPLY, 0),
    ("steppe", 1, at.SUPPLY, 0),
    ("river", 1, at.SUPPLY, 0),
    ("cape", 1, at.SUPPLY, 0),
    ("woodland", 1, at.SUPPLY, 0),
    ("sacred_pass", 1, at.SUPPLY, 0),
    ("armenians", 1, at.SUPPLY, 0),
    ("assyrians", 1, at.SUPPLY, 0),
    ("egyptians", 1, at.SUPPLY, 0),
    ("ionians", 1, at.SUPPLY, 0),
    ("qin", 1, at.SUPPLY, 0),
    ("olmecs", 1, at.SUPPLY, 3),
    ("sumerians", 1, at.SUPPLY, 0),
    ("aksumites", 1, at.SUPPLY, 0),
    ("minoans", 1, at.SUPPLY, 0),
    ("mauryans", 1, at.SUPPLY, 4),
    ("hittites", 1, at.SUPPLY, 0),
    ("standing_army", 1, at.SUPPLY, 4),
    ("jade_mask", 1, at.SUPPLY, 0),
    ("elders", 1, at.SUPPLY, 0),
    ("town", 2, at.SUPPLY, 0),
    ("shrine", 1, at.SUPPLY, 0),
    ("invasion", 1, at.SUPPLY, 0),
    ("mysticism", 1, at.SUPPLY, 0),
    ("oracle", 1, at.SUPPLY, 0),
    ("agriculture", 1, at.SUPPLY, 0),
    ("boats", 1, at.SUPPLY, 0),
    ("shaduf", 1, at.SUPPLY, 0),
    ("rituals_and_ceremonies", 1, at.SUPPLY, 3),
    ("ambassador", 1, at.SUPPLY, 3),
    ("city", 3, at.SUPPLY, 0),
    ("gambling", 1, at.SUPPLY, 0),
    ("port", 1, at.SUPPLY, 0),
    ("diplomacy", 1, at.SUPPLY, 0),
    ("leadership", 1, at.SUPPLY, 0),
    ("lost_scroll", 1, at.SUPPLY, 3),
    ("king_of_kings_a", 1, at.IN_PLAY_AT_START, 0),
    ("king_of_kings_b", 1, at.NOWHERE, 0),
    ("unrest", 8, at.SUPPLY, 0),
    ("unrest", 2, at.SUPPLY, 3),
    ("unrest", 2, at.SUPPLY, 4),
):
    print_cards(_key, _copies, BOX + at.CLASSICS, _start, _least)
