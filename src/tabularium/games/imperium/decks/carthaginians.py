"""The Carthaginians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ANY_SUIT, ATTACK, BARBARIAN, CITY, EMPIRE, FERTILE, FREE, FROM_DISCARD, FROM_HAND,
    FROM_HISTORY, MASK, ON_MARKET, OTHERS, PINNED, POWER, PRODUCTION, REGION, RIVER, TO_HAND,
    TO_HISTORY, TRIBUTARY, Abandon, Acquire, Adds, BreakThrough, Choose, Discard, Do, Draw, Each,
    Either, FreePlayIt, Gain, Garrison, Give, Goods, May, MoveCards, MoveThis, Pay, Per,
    PlaceOnMarket, Price, React, Recall, Steps, TakeBonus, Tokens, Waits, again, card, nation,
)  # fmt: skip

nation("carthaginians", at.CLASSICS_SET)

card(
    "carthaginians_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="carthaginians",
    worth=Per(1, 6, Tokens(at.MATERIAL)),
).always(
    Adds(at.MARKET_TOKEN + at.MATERIAL), Waits(at.GETS_MATERIAL_CARD, React(TakeBonus(at.MATERIAL)))
)
card(
    "carthaginians_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="carthaginians",
    worth=Per(1, 3, Tokens(at.MATERIAL)),
).always(Adds(at.MARKET_TOKEN + at.MATERIAL, 2))
card("city_of_carthage", at.ACCESSION, PINNED, CITY).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
card("elephants", at.DEVELOPMENT, EMPIRE, ATTACK, copies=2, cost=Goods(population=3), worth=2).play(
    Each(OTHERS, Abandon(1, REGION)), May(BreakThrough(REGION | TRIBUTARY)), MoveThis(TO_HISTORY)
)
card("hegemony", at.DEVELOPMENT, EMPIRE, cost=Goods(material=3, population=1), worth=2).play(
    Do(Pay(material=2), Acquire(ON_MARKET)), Each(ALL, May(Draw(1)))
)
card("hannibal", at.DEVELOPMENT, EMPIRE, cost=Goods(population=4), worth=4).play(
    May(Acquire(ON_MARKET)),
    May(Draw(1)),
    May(MoveCards(1, ANY, FROM_HISTORY, TO_HAND)),
    MoveThis(TO_HISTORY),
)
card(
    "trading_ships", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=4, population=1), worth=4
).exhaust(
    May(Do(Recall(1, Either(RIVER, FERTILE)), Acquire(ANY_SUIT, token=at.MATERIAL, for_it=True)))
)
card(
    "monopoly",
    at.DEVELOPMENT,
    EMPIRE,
    ATTACK,
    cost=Goods(material=7),
    worth=Per(1, 5, Tokens(at.MATERIAL)),
).play(Steps(Gain(at.MATERIAL, 2), Draw(1)), Give(MASK))
again("prosperity", at.IN_NATION)
card("caravans", at.IN_NATION, PINNED).exhaust(
    Do(Price(Pay(material=3), Discard(1)), Acquire(ANY_SUIT, token=at.MATERIAL))
)
again("advance", at.IN_NATION)
card("iberia", at.IN_NATION, REGION, PINNED, PRODUCTION, FERTILE).play(May(Garrison()))
card("berbers", at.IN_NATION, TRIBUTARY).play(Gain(at.POPULATION, 2))
again("glory", at.IN_DECK)
again("prosperity", at.IN_DECK)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK)
card("dido_queen_of_carthage", at.IN_DECK, BARBARIAN).play(
    Gain(at.POPULATION, 1), May(Acquire(REGION), FreePlayIt()), MoveThis(TO_HISTORY)
)
card("carthaginian_traders", at.IN_DECK, BARBARIAN, FREE).play(
    PlaceOnMarket(at.MATERIAL, 1), May(MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY))
)
card("balearic_islands", at.IN_DECK, REGION, PINNED, PRODUCTION, PRODUCTION, RIVER).play(
    May(Garrison())
)
card("mauretania", at.IN_DECK, REGION, PINNED, PRODUCTION).play(
    Gain(at.MATERIAL, 2), May(Garrison())
)
again("unrest", at.IN_DECK, 2)
