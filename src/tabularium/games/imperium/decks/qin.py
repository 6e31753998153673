"""The Qin."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ANY, ATTACK, BARBARIAN, CIVILISED, ELSEWHERE, EMPIRE, FREE, FROM_DISCARD, FROM_HAND,
    IN_GARRISONS, IN_HISTORY, IN_PLAY, ON_MARKET, OTHERS, PINNED, POWER, PRODUCTION, REGION, RIVER,
    TO_DECK_TOP, TO_HAND, TO_HISTORY, TRIBUTARY, UNCIVILISED, UNPLAYABLE, Abandon, AbandonThis,
    Acquire, Adds, AtLeast, AvoidAttack, BreakThrough, ByThisEffect, Cards, Choose, Depends,
    Discard, Do, Draw, Each, ForEach, Gain, GainAction, Garrison, Goods, Guard, IconLost, If,
    InState, May, MoveCards, MoveThis, Named, NamedInHistory, NamedInPlay, Pay, PayProgress, Per,
    PinnedCards, PlaceOnMarket, Price, React, Recall, ReturnUnrest, SpendActions, TakeBonus,
    TakeTopFame, Titled, Waits, again, card, nation,
)  # fmt: skip

nation("qin", at.LEGENDS_SET)

card("qin_a", at.IN_PLAY_AT_START, POWER, title="qin", worth=Per(1, 1, PinnedCards())).always(
    Adds(at.MARKET_TOKEN + at.POPULATION),
    Waits(at.GETS_POPULATION_CARD, React(TakeBonus(at.POPULATION))),
)
card("qin_b", at.IN_PLAY_AT_START, POWER, title="qin", worth=Per(2, 1, PinnedCards())).always(
    Adds(at.MARKET_TOKEN + at.POPULATION)
)
card(
    "long_walls_i",
    at.ACCESSION,
    EMPIRE,
    PINNED,
    worth=Per(1, 1, Cards(IN_PLAY, Titled("long_walls"))),
).always(Adds(at.UNREST_MATERIAL, 2))
card(
    "long_walls_ii",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=2, population=2),
    worth=Per(1, 1, Cards(IN_PLAY, Titled("long_walls"))),
).always(Waits(at.ATTACKED, Guard(May(Do(Recall(1, Titled("long_walls")), AvoidAttack())))))
card(
    "long_walls_iii",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=2, population=2),
    worth=Per(1, 1, Cards(IN_PLAY, Titled("long_walls"))),
).exhaust(Do(Pay(population=1), Draw(1)))
card(
    "long_walls_iv",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=2, population=2),
    worth=Per(1, 1, Cards(IN_PLAY, Titled("long_walls"))),
).exhaust(
    If(
        AtLeast(Cards(IN_PLAY, Titled("long_walls")), 3),
        Do(MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP), GainAction()),
    )
)
card(
    "emperor_qin_shi_huang", at.DEVELOPMENT, EMPIRE, FREE, cost=Goods(material=3, population=2)
).play(TakeTopFame(), MoveThis(TO_HISTORY)).needs(
    NamedInPlay("mandate_of_heaven"), NamedInHistory("king_wu_of_qin")
)
card(
    "mathematics_qin",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    title="mathematics",
    cost=Goods(material=3, population=2),
    worth=2,
).always(Adds(at.HAND_SIZE), Waits(at.ICON_LOST, IconLost(Named("advance"))))
card(
    "king_wu_of_qin",
    at.DEVELOPMENT,
    EMPIRE,
    cost=Goods(material=3, population=2),
    worth=Depends({IN_HISTORY: 2}),
).play(
    PayProgress(3), ForEach(ByThisEffect("paid"), Acquire(ON_MARKET)), MoveThis(TO_HISTORY)
).needs(NamedInPlay("mandate_of_heaven"), NamedInHistory("duke_zhuang_of_qin"))
card(
    "metallurgy", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=3, population=1), worth=2
).solstice(Choose(Gain(at.PROGRESS, 1), MoveCards(1, REGION, FROM_DISCARD, TO_HAND)))
card(
    "terracotta_warriors",
    at.DEVELOPMENT,
    UNPLAYABLE,
    cost=Goods(material=7),
    worth=Depends({IN_GARRISONS: 7, IN_HISTORY: 3}),
)
card("eastern_zhou", at.IN_NATION, REGION, PINNED, PRODUCTION).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
again("glory", at.IN_NATION)
again("writing_systems", at.IN_NATION)
again("unrest", at.IN_NATION)
card("confucianism", at.IN_DECK, PINNED).play(Abandon(1, Named("legalism"))).exhaust(
    Do(
        Price(SpendActions(1), Discard(2)),
        Choose(
            Acquire(TRIBUTARY | UNCIVILISED | CIVILISED, token=at.POPULATION),
            ReturnUnrest(2, FROM_DISCARD, up_to=True),
        ),
    )
)
card("legalism", at.IN_DECK, PINNED).play(Abandon(1, Named("confucianism"))).exhaust(
    Do(Pay(population=3), Acquire(REGION | TRIBUTARY))
)
card("school_of_diplomacy", at.IN_DECK, ATTACK).play(
    Abandon(3, REGION, up_to=True),
    ForEach(ByThisEffect("abandoned-region"), May(Acquire(REGION | TRIBUTARY))),
    If(InState(BARBARIAN), Each(OTHERS, Recall(1, REGION))),
)
card("western_zhou", at.IN_DECK, REGION, PINNED, PRODUCTION, RIVER).play(
    Gain(at.MATERIAL, 1), May(Garrison())
)
again("advance", at.IN_DECK)
again("prosperity", at.IN_DECK)
card("duke_zhuang_of_qin", at.IN_DECK, BARBARIAN).play(
    ReturnUnrest(2, FROM_HAND | FROM_DISCARD, up_to=True),
    BreakThrough(REGION | TRIBUTARY),
    MoveThis(TO_HISTORY),
).needs(NamedInPlay("mandate_of_heaven"))
card("mandate_of_heaven", at.IN_DECK, PINNED, worth=Depends({ELSEWHERE: -2})).exhaust(
    PlaceOnMarket(at.POPULATION, 1), May(AbandonThis())
).solstice(Discard(2))
again("unrest", at.IN_DECK)
again("unrest", at.SUPPLY, players=3)
again("unrest", at.SUPPLY, players=4)
