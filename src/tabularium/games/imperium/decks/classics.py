"""The common cards of Classics."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ATTACK, BARBARIAN, CALMS, CIVILISED, EMPIRE, FAME, FERTILE, FREE, FROM_DISCARD,
    FROM_HAND, IN_HISTORY, IN_PLAY, NOT_GARRISONED, OF_OTHERS, ON_MARKET, OWNED, PINNED, PRODUCTION,
    REGION, RIVER, SHORT, TO_DECK_TOP, TO_DISCARD, TO_HAND, TO_HISTORY, TRIBUTARY, UNCIVILISED,
    UNPLAYABLE, UNREST, AbandonThis, Acquire, Adds, AvoidAttack, AvoidUnlessPaid, BreakThrough,
    Cards, Choose, CopyExhaust, Depends, Develop, Discard, Do, Draw, Each, ExileFromMarket, Gain,
    GainAction, Gamble, Garrison, Guard, Icons, If, InState, LookAtNation, May, MoveCards, MoveIt,
    MoveThis, NationToDiscard, Pay, Per, PinnedCards, React, ReadyToken, Recall, RecallThis,
    ReturnUnrest, Steal, SwapWithNation, TakeUnrest, To, Tokens, TreatIcon, Waits, again, card,
    common,
)  # fmt: skip

common("classics", at.CLASSICS_SET, at.CLASSICS)

again("drama_and_poetry", at.SUPPLY, players=4)
again("education", at.SUPPLY)
again("moneylenders", at.SUPPLY)
again("corruption", at.SUPPLY)
again("onager", at.SUPPLY)
again("metropolis", at.SUPPLY)
again("metropolis", at.SUPPLY, players=4)
card("pharmacy", at.SUPPLY, CIVILISED, EMPIRE, PINNED, worth=2).solstice(
    Choose(Gain(at.POPULATION, 1), Do(Pay(population=2), Gain(at.PROGRESS, 1)))
)
card("wonder", at.SUPPLY, CIVILISED, EMPIRE, PINNED, players=3, worth=2).always(
    Waits(at.RETURNS_UNREST, React(Gain(at.PROGRESS, 2)))
)
card("coinage", at.SUPPLY, CIVILISED, EMPIRE, PINNED, worth=2).exhaust(Draw(1)).solstice(
    Gain(at.MATERIAL, 2)
)
again("exports", at.SUPPLY)
again("urban_development", at.SUPPLY)
again("mercenaries", at.SUPPLY)
card("temple", at.SUPPLY, CIVILISED, EMPIRE, PINNED, worth=Per(1, 5, Tokens(at.PROGRESS))).exhaust(
    Do(Discard(1), Gain(at.PROGRESS, 1))
).solstice(ReturnUnrest(1, FROM_DISCARD))
again("cataphract", at.SUPPLY)
card("praiseworthy", at.SUPPLY, FAME, worth=Depends({IN_HISTORY: 7}, 3)).play(
    Choose(MoveThis(TO_HISTORY), BreakThrough(ON_MARKET))
)
card("great", at.SUPPLY, FAME, FREE, worth=Depends({IN_HISTORY: 6}, 2)).play(
    GainAction(), May(MoveThis(TO_HISTORY))
)
card("notorious", at.SUPPLY, FAME, ATTACK, FREE, worth=Per(1, 1, Cards(OF_OTHERS, UNREST))).play(
    Steal(at.PROGRESS, 1), Each(SHORT, TakeUnrest(1))
)
card("marvellous", at.SUPPLY, FAME, FREE, worth=9).play(
    Draw(1, reshuffles=False),
    Choose(
        MoveIt(TO_DISCARD, drawn=True),
        MoveIt(TO_DECK_TOP, drawn=True),
        MoveIt(TO_HISTORY, drawn=True),
    ),
)
card("glorious", at.SUPPLY, FAME, FREE, worth=6).play(
    If(InState(BARBARIAN), Draw(4, up_to=True)),
    If(InState(EMPIRE), Develop(True)),
    MoveThis(TO_HISTORY),
)
card("triumphant", at.SUPPLY, FAME, UNPLAYABLE, NOT_GARRISONED, copies=2, worth=11)
card("awe_inspiring", at.SUPPLY, FAME, PINNED, worth=7).always(Adds(at.HAND_SIZE))
card("wilderness", at.SUPPLY, REGION, PINNED, players=3, worth=1).play(
    ExileFromMarket(), May(Garrison())
).always(Waits(at.ATTACKED, Guard(May(Do(RecallThis(), AvoidAttack())))))
card("jungle", at.SUPPLY, REGION, PINNED, worth=1).play(
    Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())
)
card("mountain", at.SUPPLY, REGION, PINNED, worth=1).play(
    Gain(at.MATERIAL, 3), ExileFromMarket(), May(Garrison())
)
card("coast", at.SUPPLY, REGION, PINNED, PRODUCTION, FERTILE).play(
    Draw(1), ExileFromMarket(), May(Garrison())
)
card("floodplain", at.SUPPLY, REGION, PINNED, PRODUCTION, RIVER).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())
)
card("forest", at.SUPPLY, REGION, PINNED, PRODUCTION, PRODUCTION, FERTILE).play(
    ExileFromMarket(), May(Garrison())
)
card("oasis", at.SUPPLY, REGION, PINNED, PRODUCTION, PRODUCTION, RIVER).play(
    ExileFromMarket(), May(Garrison())
)
card("hills", at.SUPPLY, REGION, PINNED, PRODUCTION, FERTILE).play(
    Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())
)
card("marsh", at.SUPPLY, REGION, PINNED, PRODUCTION, RIVER).play(
    Gain(at.MATERIAL, 2), ExileFromMarket(), May(Garrison())
)
card("steppe", at.SUPPLY, REGION, PINNED, PRODUCTION, PRODUCTION, FERTILE).play(
    ExileFromMarket(), May(Garrison())
)
card("river", at.SUPPLY, REGION, PINNED, PRODUCTION, PRODUCTION, RIVER).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), ExileFromMarket(), May(Garrison())
)
card("cape", at.SUPPLY, REGION, PINNED, PRODUCTION, RIVER).play(
    ExileFromMarket(), May(Garrison())
).always(Waits(at.ATTACKED, Guard(May(Do(RecallThis(), AvoidAttack())))))
card("woodland", at.SUPPLY, REGION, PINNED, PRODUCTION, FERTILE).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), ExileFromMarket(), May(Garrison())
)
card("sacred_pass", at.SUPPLY, REGION, BARBARIAN, PINNED, worth=1).exhaust(
    May(LookAtNation()), May(To(AbandonThis(), SwapWithNation()))
)
card("armenians", at.SUPPLY, TRIBUTARY, worth=3).play(Acquire(UNCIVILISED), MoveThis(TO_HISTORY))
card("assyrians", at.SUPPLY, TRIBUTARY, FREE, worth=3).play(Gain(at.POPULATION, 1))
card("egyptians", at.SUPPLY, TRIBUTARY, worth=Per(1, 1, Cards(OWNED, CIVILISED))).play(
    If(InState(BARBARIAN), NationToDiscard()),
    If(InState(EMPIRE), Develop(False)),
    MoveThis(TO_HISTORY),
)
card("ionians", at.SUPPLY, TRIBUTARY, FREE, worth=3).play(
    ReturnUnrest(2, FROM_HAND | FROM_DISCARD, up_to=True), MoveThis(TO_HISTORY)
)
card("qin", at.SUPPLY, TRIBUTARY, PINNED, worth=Per(1, 3, PinnedCards())).always(Adds(at.HAND_SIZE))
card("olmecs", at.SUPPLY, TRIBUTARY, FREE, players=3, worth=3).play(ReadyToken())
card("sumerians", at.SUPPLY, TRIBUTARY, UNPLAYABLE, CALMS, worth=3)
card("aksumites", at.SUPPLY, TRIBUTARY, worth=Per(1, 1, Cards(OWNED, TRIBUTARY))).play(
    Gain(at.MATERIAL, 4)
)
card("minoans", at.SUPPLY, TRIBUTARY, BARBARIAN, FREE, worth=Per(1, 4, Tokens(at.PROGRESS))).play(
    MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP), Gain(at.PROGRESS, 2)
)
card(
    "mauryans", at.SUPPLY, TRIBUTARY, PINNED, players=4, worth=Per(1, 2, Cards(IN_HISTORY))
).solstice(Choose(Gain(at.MATERIAL, 2), MoveCards(1, REGION, FROM_DISCARD, TO_HAND)))
card("hittites", at.SUPPLY, TRIBUTARY, worth=3).play(BreakThrough(REGION), MoveThis(TO_HISTORY))
card("standing_army", at.SUPPLY, UNCIVILISED, PINNED, players=4, worth=1).always(
    Waits(at.ATTACKED, Guard(AvoidUnlessPaid()))
)
again("jade_mask", at.SUPPLY)
again("elders", at.SUPPLY)
card(
    "town", at.SUPPLY, UNCIVILISED, BARBARIAN, PINNED, copies=2, worth=Depends({IN_HISTORY: 2})
).exhaust(Each(ALL, May(Gain(at.MATERIAL, 2)))).solstice(
    May(Gain(at.PROGRESS, 2), Choose(AbandonThis(), MoveThis(TO_HISTORY)))
)
card("shrine", at.SUPPLY, UNCIVILISED, BARBARIAN, PINNED, worth=1).exhaust(
    Do(Pay(material=1), Draw(1))
).solstice(May(Do(Discard(1), ReturnUnrest(1, FROM_DISCARD))))
again("invasion", at.SUPPLY)
card("mysticism", at.SUPPLY, UNCIVILISED, PINNED, worth=1).exhaust(GainAction()).solstice(
    Choose(TakeUnrest(1), Discard(2))
)
again("oracle", at.SUPPLY)
card(
    "agriculture", at.SUPPLY, UNCIVILISED, PINNED, worth=Per(2, 1, Icons([FERTILE], OWNED))
).exhaust(TreatIcon(FERTILE))
card(
    "boats", at.SUPPLY, UNCIVILISED, PINNED, worth=Per(1, 1, Icons([FERTILE, RIVER], OWNED))
).exhaust(
    Choose(
        Do(Recall(1, RIVER), Gain(at.MATERIAL, 2, for_it=True), Gain(at.POPULATION, 1)),
        Do(Recall(1, FERTILE), GainAction()),
    )
)
card("shaduf", at.SUPPLY, UNCIVILISED, PINNED, worth=Per(2, 1, Icons([RIVER], OWNED))).always(
    Waits(at.MATERIAL_FROM_RIVER, React(Gain(at.PROGRESS, 1)))
)
again("rituals_and_ceremonies", at.SUPPLY, players=3)
card("ambassador", at.SUPPLY, UNCIVILISED | CIVILISED, PINNED, players=3, worth=1).exhaust(
    CopyExhaust()
)
again("city", at.SUPPLY, 3)
card("gambling", at.SUPPLY, UNCIVILISED | CIVILISED, FREE, worth=1).play(
    Do(Pay(material=1), Gamble())
)
card("port", at.SUPPLY, UNCIVILISED | CIVILISED, PINNED, worth=1).exhaust(
    Gain(at.MATERIAL, 1, Icons([RIVER], IN_PLAY)),
    May(Do(Pay(material=3), MoveCards(1, ANY, FROM_DISCARD, TO_HAND))),
)
again("diplomacy", at.SUPPLY)
again("leadership", at.SUPPLY)
again("lost_scroll", at.SUPPLY, players=3)
again("king_of_kings_a", at.IN_PLAY_AT_START)
again("king_of_kings_b", at.NOWHERE)
again("unrest", at.SUPPLY, 8)
again("unrest", at.SUPPLY, 2, players=3)
again("unrest", at.SUPPLY, 2, players=4)
