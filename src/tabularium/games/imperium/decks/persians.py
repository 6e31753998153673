"""The Persians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ATTACK, BARBARIAN, CITY, CIVILISED, EMPIRE, FERTILE, FREE, FROM_DISCARD, FROM_HAND,
    ON_MARKET, OTHERS, OWNED, PINNED, POWER, PRODUCTION, REGION, RIVER, TO_DECK_TOP, TO_HISTORY,
    TRIBUTARY, UNCIVILISED, Abandon, Acquire, BreakThrough, Cards, Choose, Develop, Discard, Do,
    Draw, Each, Gain, GainAction, Garrison, Goods, May, MoveCards, MoveThis, Pay, Per, Price,
    SpendActions, TakeUnrest, TreatIcon, again, card, nation,
)  # fmt: skip

nation("persians", at.CLASSICS_SET)

card(
    "persians_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="persians",
    worth=Per(1, 3, Cards(OWNED, TRIBUTARY)),
).exhaust(
    Do(
        Price(Pay(population=1), SpendActions(1), MoveCards(2, ANY, FROM_HAND, TO_DECK_TOP)),
        BreakThrough(TRIBUTARY),
    )
)
card(
    "persians_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="persians",
    worth=Per(1, 1, Cards(OWNED, TRIBUTARY)),
)
card("city_of_persepolis", at.ACCESSION, PINNED, CITY).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
card("battering_ram", at.DEVELOPMENT, EMPIRE, ATTACK, cost=Goods(population=4), worth=2).play(
    Each(OTHERS, Abandon(1, CITY)), May(BreakThrough(REGION | TRIBUTARY))
)
card(
    "development_persians",
    at.DEVELOPMENT,
    EMPIRE,
    title="development",
    cost=Goods(material=4, population=2),
    worth=3,
).play(Choose(Develop(False), Do(Pay(material=2), Acquire(UNCIVILISED | CIVILISED))))
card("windmills", at.DEVELOPMENT, EMPIRE, FREE, PINNED, cost=Goods(material=4), worth=2).exhaust(
    TreatIcon(FERTILE)
)
card("satrap", at.DEVELOPMENT, EMPIRE, FREE, cost=Goods(material=4, population=2), worth=3).play(
    Do(Pay(material=3), GainAction())
)
card("persian_gold", at.DEVELOPMENT, EMPIRE, ATTACK, cost=Goods(material=7), worth=4).play(
    Each(ALL, Gain(at.MATERIAL, 2)), Gain(at.PROGRESS, 1), Each(OTHERS, TakeUnrest(1))
)
card(
    "babylonians", at.DEVELOPMENT, TRIBUTARY, EMPIRE, FREE, cost=Goods(population=5), worth=4
).play(Acquire(ON_MARKET), MoveThis(TO_HISTORY))
card(
    "darius_i",
    at.DEVELOPMENT,
    EMPIRE,
    cost=Goods(material=3, population=2),
    worth=Per(1, 1, Cards(OWNED, TRIBUTARY)),
).play(Acquire(ON_MARKET), MoveThis(TO_HISTORY))
card("arachosia", at.IN_NATION, REGION, PINNED, PRODUCTION, RIVER).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)), May(Garrison())
)
card("nisaean_plain", at.IN_NATION, REGION, PINNED, FERTILE, FERTILE).play(May(Garrison()))
card("median_empire", at.IN_NATION, TRIBUTARY, BARBARIAN).play(
    Gain(at.MATERIAL, 4), MoveThis(TO_HISTORY)
)
again("unrest", at.IN_NATION)
again("glory", at.IN_DECK)
again("prosperity", at.IN_DECK)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK, 2)
card("bactria", at.IN_DECK, REGION, PINNED).play(Gain(at.MATERIAL, 3), May(Garrison()))
card("zagros", at.IN_DECK, REGION, PINNED, PRODUCTION, RIVER).play(May(Garrison()))
card("lydians", at.IN_DECK, TRIBUTARY, BARBARIAN).play(Gain(at.POPULATION, 2), MoveThis(TO_HISTORY))
again("unrest", at.IN_DECK, 2)
