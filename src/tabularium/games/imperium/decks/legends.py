"""The common cards of Legends."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ANY, ANY_SUIT, ATTACK, BARBARIAN, CITY, CIVILISED, EMPIRE, FAME, FERTILE, FREE, FROM_DISCARD,
    FROM_HAND, IN_GARRISONS, IN_HISTORY, IN_PLAY, MASK, METROPOLIS, ON_MARKET, OTHERS, OWNED,
    PINNED, PRODUCTION, REGION, RIVER, SHORT, TO_DECK_TOP, TO_EXILE, TO_HAND, TO_HISTORY, TRIBUTARY,
    UNCIVILISED, UNPLAYABLE, UNREST, VARIABLE, Abandon, Acquire, Adds, AvoidAttack, BreakThrough,
    Cards, Choose, Depends, Discard, Do, Draw, Each, ExileFromMarket, FreePlay, Gain, GainAction,
    Garrison, Give, Guard, IconLost, Icons, If, InState, ItLacks, May, MoveCards, MoveThis, Named,
    Pay, Per, Poorer, React, Recall, ReturnUnrest, Steal, Steps, TakeTopFame, TakeUnrest, Tokens,
    TreatIcon, VariableCards, Waits, again, card, common,
)  # fmt: skip

common("legends", at.LEGENDS_SET, at.LEGENDS)

again("drama_and_poetry", at.SUPPLY, players=4)
again("education", at.SUPPLY)
again("moneylenders", at.SUPPLY)
again("corruption", at.SUPPLY)
again("onager", at.SUPPLY)
again("metropolis", at.SUPPLY)
card("astronomy", at.SUPPLY, CIVILISED, EMPIRE, PINNED, worth=2).solstice(
    May(MoveCards(1, REGION, FROM_DISCARD, TO_HAND))
).always(Waits(at.ACQUIRES_REGION, React(Gain(at.PROGRESS, 1))))
card("cartography", at.SUPPLY, CIVILISED, EMPIRE, PINNED, players=3, worth=2).always(
    Adds(at.EXILE_REGIONS), Adds(at.EXILE_TRIBUTARIES)
)
card(
    "masonry",
    at.SUPPLY,
    CIVILISED,
    EMPIRE,
    PINNED,
    players=4,
    worth=Per(2, 1, Icons([CITY, METROPOLIS], IN_PLAY)),
).always(Adds(at.FREE_CITIES))
card("civil_service", at.SUPPLY, CIVILISED, EMPIRE, PINNED, worth=2).solstice(
    Gain(at.MATERIAL, 2)
).always(Adds(at.HAND_SIZE))
again("exports", at.SUPPLY)
again("urban_development", at.SUPPLY)
again("mercenaries", at.SUPPLY)
card(
    "amphitheatre", at.SUPPLY, CIVILISED, EMPIRE, PINNED, worth=Per(1, 5, Tokens(at.PROGRESS))
).exhaust(Do(ReturnUnrest(1, FROM_DISCARD), Gain(at.PROGRESS, 1))).solstice(Discard(1))
again("cataphract", at.SUPPLY)
card("imperial", at.SUPPLY, FAME, worth=Depends({IN_HISTORY: 8}, 2)).play(
    Choose(BreakThrough(ON_MARKET, exile=True), MoveThis(TO_HISTORY))
)
card("independent", at.SUPPLY, FAME, FREE, worth=3).play(
    Gain(at.MATERIAL, 3), Gain(at.POPULATION, 2)
)
card("magnificent", at.SUPPLY, FAME, FREE, worth=5).play(Draw(1), May(ReturnUnrest(1, FROM_HAND)))
card("outstanding", at.SUPPLY, FAME, FREE, worth=7).play(
    MoveCards(2, ANY, FROM_DISCARD, TO_HISTORY, up_to=True)
)
card(
    "proud",
    at.SUPPLY,
    FAME,
    UNPLAYABLE,
    copies=2,
    worth=Depends({IN_GARRISONS: 12, IN_HISTORY: 8}, 3),
)
card("eminent", at.SUPPLY, FAME, FREE, worth=8).play(Draw(2))
card("acclaimed", at.SUPPLY, FAME, worth=Per(1, 1, VariableCards())).play(
    BreakThrough(ANY_SUIT, fitting=VARIABLE), MoveThis(TO_HISTORY)
)
card("fortunate_isle", at.SUPPLY, REGION, BARBARIAN, worth=2).play(
    Acquire(ON_MARKET), MoveThis(TO_EXILE)
)
card("rainforest", at.SUPPLY, REGION, PINNED, PRODUCTION, FERTILE).play(
    Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())
)
card("mountain_legends", at.SUPPLY, REGION, PINNED, PRODUCTION, title="mountain").play(
    Gain(at.MATERIAL, 2), ExileFromMarket(), May(Garrison())
)
card("peninsula", at.SUPPLY, REGION, PINNED, PRODUCTION, PRODUCTION, RIVER).play(
    Draw(2), ExileFromMarket(), May(Garrison())
)
card("lakes", at.SUPPLY, REGION, PINNED, PRODUCTION, RIVER, RIVER).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())
)
card("highlands", at.SUPPLY, REGION, PINNED, PRODUCTION).play(
    ExileFromMarket(), May(Garrison())
).solstice(Gain(at.POPULATION, 2), Discard(1))
card("sacred_grove", at.SUPPLY, REGION, players=3, worth=Per(2, 1, Poorer())).play(
    Gain(at.PROGRESS, 1), May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)), MoveThis(TO_HISTORY)
)
card("lowlands", at.SUPPLY, REGION, PINNED, PRODUCTION).play(
    ExileFromMarket(), May(Garrison())
).solstice(Gain(at.MATERIAL, 3), Discard(1))
card("moor", at.SUPPLY, REGION, PINNED, PRODUCTION, RIVER).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), ExileFromMarket(), May(Garrison())
)
card("plain", at.SUPPLY, REGION, PINNED, PRODUCTION, PRODUCTION, FERTILE).play(
    Gain(at.PROGRESS, 1), ExileFromMarket(), May(Garrison())
)
card("archipelago", at.SUPPLY, REGION, PINNED, PRODUCTION, FERTILE, RIVER).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())
)
card("fortified_region", at.SUPPLY, REGION, PINNED, worth=1).play(
    ExileFromMarket(), May(Garrison())
).always(Waits(at.ATTACKED, Guard(React(Do(Pay(population=1), AvoidAttack()), any_turn=True))))
card("grassland", at.SUPPLY, REGION, PINNED, PRODUCTION, FERTILE).play(
    ExileFromMarket(), May(Garrison())
).solstice(Draw(1), Discard(1))
card("island", at.SUPPLY, REGION, PINNED, PRODUCTION, FERTILE, RIVER).play(
    Draw(1), ExileFromMarket(), May(Garrison())
)
card("etruscans", at.SUPPLY, TRIBUTARY, BARBARIAN, worth=3).play(Gain(at.PROGRESS, 2))
card("scythians", at.SUPPLY, TRIBUTARY, PINNED, worth=3).always(
    Waits(at.ATTACKED, Guard(React(AvoidAttack(), any_turn=True)))
)
card(
    "vikings", at.SUPPLY, TRIBUTARY, EMPIRE, ATTACK, worth=Per(1, 2, Cards(OWNED, UNCIVILISED))
).play(Gain(at.MATERIAL, 2), Steps(Steal(at.MATERIAL, 2), Each(SHORT, TakeUnrest(1))))
card("phoenicians", at.SUPPLY, TRIBUTARY, worth=3).play(Acquire(CIVILISED), MoveThis(TO_HISTORY))
card("romans", at.SUPPLY, TRIBUTARY, players=3, worth=3).play(
    Do(Abandon(1, REGION), TakeTopFame()), MoveThis(TO_EXILE), Each(OTHERS, Gain(at.PROGRESS, 1))
)
card(
    "greeks", at.SUPPLY, TRIBUTARY, EMPIRE, PINNED, METROPOLIS, worth=Per(1, 10, Cards(OWNED))
).solstice(Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)))
card("carthaginians", at.SUPPLY, TRIBUTARY, ATTACK, worth=Per(1, 10, Tokens(at.MATERIAL))).play(
    Steps(Gain(at.MATERIAL, 2), Draw(1)), Give(MASK)
)
card("persians", at.SUPPLY, TRIBUTARY, worth=Per(1, 1, Cards(OWNED, TRIBUTARY))).play(
    Do(Pay(population=2), BreakThrough(TRIBUTARY)), MoveThis(TO_HISTORY)
)
card("celts", at.SUPPLY, TRIBUTARY, ATTACK, worth=3).play(
    BreakThrough(UNCIVILISED), Each(OTHERS, TakeUnrest(1))
)
card("macedonians", at.SUPPLY, TRIBUTARY, worth=Per(1, 4, Cards(OWNED, REGION))).play(
    Acquire(REGION, times=2, exile=True), MoveThis(TO_HISTORY)
)
card("xiongnu", at.SUPPLY, TRIBUTARY, ATTACK, players=4, worth=Per(1, 1, Cards(OWNED, FAME))).play(
    Steal(at.PROGRESS, 1)
)
card("mining", at.SUPPLY, UNCIVILISED, PINNED, players=4, worth=1).exhaust(
    Do(
        Abandon(1, REGION),
        Gain(at.PROGRESS, 1),
        If(ItLacks(PRODUCTION), Gain(at.PROGRESS, 1, more=True)),
    )
)
again("jade_mask", at.SUPPLY)
again("elders", at.SUPPLY)
card("espionage", at.SUPPLY, UNCIVILISED, ATTACK, worth=1).play(
    Do(MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP), Acquire(ON_MARKET)),
    Each(OTHERS, Recall(1, PINNED)),
)
again("invasion", at.SUPPLY)
card("monument", at.SUPPLY, UNCIVILISED, BARBARIAN, PINNED, worth=1).exhaust(FreePlay(UNREST))
card("code_of_laws", at.SUPPLY, UNCIVILISED, PINNED, worth=1).exhaust(Draw(1))
card("religion", at.SUPPLY, UNCIVILISED, PINNED, worth=1).exhaust(GainAction()).solstice(
    Choose(TakeUnrest(1), Pay(material=3))
)
again("oracle", at.SUPPLY)
card(
    "domestication", at.SUPPLY, UNCIVILISED, PINNED, worth=Per(2, 1, Icons([FERTILE], OWNED))
).always(Waits(at.MATERIAL_FROM_FERTILE, React(Gain(at.PROGRESS, 1))))
card(
    "water_mill", at.SUPPLY, UNCIVILISED, PINNED, worth=Per(1, 1, Icons([FERTILE, RIVER], OWNED))
).exhaust(
    Choose(
        Do(Recall(1, FERTILE), Gain(at.MATERIAL, 2, for_it=True), Gain(at.POPULATION, 1)),
        Do(Recall(1, RIVER), GainAction()),
    )
)
card("qanat", at.SUPPLY, UNCIVILISED, PINNED, worth=Per(2, 1, Icons([RIVER], OWNED))).exhaust(
    TreatIcon(RIVER)
)
again("rituals_and_ceremonies", at.SUPPLY, players=3)
again("city", at.SUPPLY, players=3)
again("city", at.SUPPLY, 3)
card("road_building", at.SUPPLY, UNCIVILISED | CIVILISED, PINNED, worth=1).solstice(
    Gain(at.MATERIAL, 2)
).always(Waits(at.ICON_LOST, IconLost(Named("conquer"))))
card("art", at.SUPPLY, UNCIVILISED | CIVILISED, PINNED, worth=1).solstice(
    If(InState(BARBARIAN), May(Do(Pay(material=1), ReturnUnrest(1, FROM_HAND)))),
    If(InState(EMPIRE), May(Do(Pay(material=3), Gain(at.PROGRESS, 1)))),
)
again("diplomacy", at.SUPPLY)
again("leadership", at.SUPPLY)
again("lost_scroll", at.SUPPLY, players=3)
again("king_of_kings_a", at.IN_PLAY_AT_START)
again("king_of_kings_b", at.NOWHERE)
again("unrest", at.SUPPLY, 8)
again("unrest", at.SUPPLY, 2, players=3)
again("unrest", at.SUPPLY, 2, players=4)
