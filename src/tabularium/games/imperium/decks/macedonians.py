"""The Macedonians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ANY, ATTACK, BARBARIAN, CITY, CIVILISED, EMPIRE, FERTILE, FREE, FROM_DISCARD, METROPOLIS,
    ON_MARKET, OWNED, PINNED, POWER, REGION, RIVER, TO_HAND, TO_HISTORY, TRIBUTARY, UNCIVILISED,
    Acquire, BreakThrough, Cards, Choose, Develop, Discard, Do, Draw, FreePlayIt, Gain, Garrison,
    Goods, IconLost, May, MoveCards, MoveThis, Named, NamedInHistory, Pay, Per, PlayFromDiscard,
    React, ReadyToken, Steal, Waits, again, card, nation,
)  # fmt: skip

nation("macedonians", at.CLASSICS_SET)

card(
    "macedonians_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="macedonians",
    worth=Per(1, 2, Cards(OWNED, REGION)),
).always(Waits(at.PLAYS_FROM_DISCARD, Gain(at.MATERIAL, 2)))
card(
    "macedonians_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="macedonians",
    worth=Per(1, 1, Cards(OWNED, REGION)),
)
card("alexander", at.ACCESSION).play(
    Draw(1), May(BreakThrough(REGION | TRIBUTARY)), MoveThis(TO_HISTORY)
)
card(
    "development_macedonians",
    at.DEVELOPMENT,
    EMPIRE,
    title="development",
    cost=Goods(material=4, population=1),
    worth=3,
).play(Choose(Develop(False), Do(Pay(material=2), Acquire(UNCIVILISED | CIVILISED))))
card("parmenion", at.DEVELOPMENT, EMPIRE, cost=Goods(material=2, population=2), worth=2).play(
    May(Acquire(REGION | TRIBUTARY), FreePlayIt()), MoveThis(TO_HISTORY)
)
card("companion_cavalry", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(population=3), worth=3).always(
    Waits(at.ICON_LOST, IconLost(Named("conquer"))), Waits(at.PLAYS_REGION, React(Draw(1)))
)
card(
    "alexander_the_great",
    at.DEVELOPMENT,
    EMPIRE,
    FREE,
    cost=Goods(material=4, population=2),
    worth=4,
).play(
    May(Acquire(REGION, exile=True)),
    May(Acquire(REGION, exile=True, again=True)),
    MoveThis(TO_HISTORY),
).needs(NamedInHistory("alexander"))
card(
    "mosaics", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=4, population=1), worth=3
).exhaust(Do(Pay(material=1), MoveCards(1, ANY, FROM_DISCARD, TO_HAND)))
card(
    "alexandria_in_egypt",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    METROPOLIS,
    cost=Goods(material=4, population=1),
    worth=2,
).solstice(Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)))
card(
    "alexandria_in_ariana",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    CITY,
    cost=Goods(material=4, population=2),
    worth=Per(1, 2, Cards(OWNED, REGION)),
).solstice(May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)))))
again("prosperity", at.IN_NATION)
card("uxians", at.IN_NATION, TRIBUTARY, ATTACK).play(Steal(at.MATERIAL, 2), May(ReadyToken()))
again("glory", at.IN_NATION)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK, 2)
card("philip_ii", at.IN_DECK, BARBARIAN).play(Acquire(ON_MARKET), MoveThis(TO_HISTORY))
card("phalanx", at.IN_DECK, PINNED).exhaust(PlayFromDiscard(REGION))
card("haliacmon_valley", at.IN_DECK, REGION, PINNED, FERTILE, RIVER).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("orestis", at.IN_DECK, REGION, PINNED).play(Gain(at.MATERIAL, 2), May(Garrison()))
card("pelagonia", at.IN_DECK, REGION, PINNED, FERTILE).play(Gain(at.POPULATION, 1), May(Garrison()))
again("unrest", at.IN_DECK, 3)
