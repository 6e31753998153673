"""The Greeks."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ANY, ATTACK, BARBARIAN, CITY, CIVILISED, EMPIRE, FREE, FROM_DISCARD, FROM_HAND, IN_PLAY,
    METROPOLIS, ON_MARKET, OTHERS, OWNED, PINNED, POWER, PRODUCTION, REGION, RIVER, TO_DECK_TOP,
    TO_HISTORY, UNCIVILISED, UNREST, Abandon, Acquire, Adds, Both, BreakThrough, Cards, Choose,
    Discard, Do, Draw, Each, FreePlay, Gain, Garrison, Goods, IconLost, Icons, May, MoveCards,
    MoveThis, Named, Not, Pay, Per, Recall, ReturnUnrest, SpendActions, Steal, SwapExiled, Waits,
    again, card, nation,
)  # fmt: skip

nation("greeks", at.CLASSICS_SET)

card("greeks_a", at.IN_PLAY_AT_START, POWER, title="greeks", worth=Per(1, 7, Cards(OWNED))).exhaust(
    Do(SpendActions(2), BreakThrough(UNCIVILISED | CIVILISED))
)
card("greeks_b", at.IN_PLAY_AT_START, POWER, title="greeks", worth=Per(1, 3, Cards(OWNED)))
card("olympic_games", at.ACCESSION).play(Draw(2), MoveCards(1, ANY, FROM_HAND, TO_HISTORY))
card(
    "greek_prosperity", at.DEVELOPMENT, EMPIRE, cost=Goods(material=2, population=2), worth=2
).play(
    Choose(
        Gain(at.MATERIAL, 1, Icons([PRODUCTION], IN_PLAY)),
        Gain(at.POPULATION, 1, Cards(IN_PLAY, REGION)),
        Draw(1, Icons([CITY, METROPOLIS], IN_PLAY)),
    )
)
card("pericles", at.DEVELOPMENT, EMPIRE, FREE, cost=Goods(material=3, population=2), worth=3).play(
    Acquire(ON_MARKET), MoveThis(TO_HISTORY)
)
card(
    "city_of_corinth",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    CITY,
    cost=Goods(material=3, population=2),
    worth=3,
).solstice(May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)))))
card(
    "science", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=3, population=2), worth=3
).always(Adds(at.HAND_SIZE), Waits(at.ICON_LOST, IconLost(Named("advance"))))
card(
    "greek_innovation",
    at.DEVELOPMENT,
    EMPIRE,
    ATTACK,
    cost=Goods(material=3, population=2),
    worth=3,
).play(
    Do(MoveCards(2, ANY, FROM_HAND, TO_DECK_TOP), Acquire(ON_MARKET)),
    Each(OTHERS, Recall(1, PINNED)),
)
card(
    "direct_democracy",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=3, population=2),
    worth=3,
).exhaust(FreePlay(UNREST)).always(Adds(at.UNREST_MATERIAL), Adds(at.UNREST_CARDS))
card("lighthouse", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=5), worth=3).exhaust(
    Choose(MoveCards(1, ATTACK, FROM_DISCARD, TO_DECK_TOP), SwapExiled())
)
card(
    "philosophy", at.DEVELOPMENT, EMPIRE, cost=Goods(material=6), worth=Per(1, 5, Cards(OWNED))
).play(Do(Abandon(1, Both(PINNED, Not(REGION))), BreakThrough(UNCIVILISED | CIVILISED)))
card("city_of_athens", at.IN_NATION, PINNED, CITY).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
card("plains_of_thessaly", at.IN_NATION, REGION, PINNED, PRODUCTION).play(
    Gain(at.MATERIAL, 1), May(Garrison())
)
again("unrest", at.IN_NATION)
again("glory", at.IN_DECK)
card("greek_mercenaries", at.IN_DECK, ATTACK).play(
    Gain(at.PROGRESS, 1), Draw(1), Steal(at.MATERIAL, 2), Each(OTHERS, Gain(at.POPULATION, 1))
)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK)
card("settlers", at.IN_DECK, BARBARIAN).play(
    Choose(Do(Pay(population=1), Acquire(REGION)), Gain(at.PROGRESS, 1), ReturnUnrest(1, FROM_HAND))
)
card("city_of_sparta", at.IN_DECK, BARBARIAN, PINNED, CITY).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
card("peloponnese", at.IN_DECK, REGION, PINNED, PRODUCTION, RIVER).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("forest_of_pholoe", at.IN_DECK, REGION, PINNED, PRODUCTION).play(May(Garrison()))
again("unrest", at.IN_DECK, 2)
