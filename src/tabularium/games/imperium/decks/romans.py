"""The Romans."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ANY, ATTACK, BARBARIAN, CITY, CIVILISED, EMPIRE, FERTILE, FREE, FROM_DISCARD, FROM_HAND,
    FROM_PLAY, METROPOLIS, ON_MARKET, OTHERS, PINNED, POWER, PRODUCTION, REGION, RIVER, TO_HISTORY,
    TRIBUTARY, UNCIVILISED, Abandon, Acquire, Adds, BreakThrough, Choose, Discard, Do, Draw, Each,
    Gain, Garrison, Goods, IconLost, May, MoveCards, MoveThis, Named, NamedInPlay, Per, Recall,
    ReturnUnrest, Tokens, Waits, again, card, nation,
)  # fmt: skip

nation("romans", at.CLASSICS_SET)

card(
    "romans_a", at.IN_PLAY_AT_START, POWER, title="romans", worth=Per(1, 4, Tokens(at.POPULATION))
).always(Adds(at.MORE_FAME), Waits(at.LOOKS_AT_FAME, Gain(at.PROGRESS, 1)))
card("romans_b", at.IN_PLAY_AT_START, POWER, title="romans", worth=Per(1, 2, Tokens(at.POPULATION)))
card("julius_caesar", at.ACCESSION, EMPIRE, FREE).play(
    Choose(Draw(2), May(Acquire(REGION | TRIBUTARY))), MoveThis(TO_HISTORY)
)
card(
    "military_engineering",
    at.DEVELOPMENT,
    EMPIRE,
    ATTACK,
    cost=Goods(material=4, population=1),
    worth=3,
).play(Each(OTHERS, Discard(2)), May(BreakThrough(CIVILISED)))
card("roman_invasion", at.DEVELOPMENT, EMPIRE, ATTACK, cost=Goods(population=3), worth=2).play(
    May(Acquire(REGION | TRIBUTARY)), Each(OTHERS, Abandon(1, REGION))
)
card("legions", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(population=3), worth=2).always(
    Adds(at.HAND_SIZE), Waits(at.ICON_LOST, IconLost(Named("conquer")))
)
card("the_senate", at.DEVELOPMENT, EMPIRE, cost=Goods(material=4), worth=3).play(
    May(Acquire(CIVILISED)), May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY))
)
card(
    "rome_the_eternal_city",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    METROPOLIS,
    cost=Goods(material=3, population=3),
    worth=4,
).play(MoveCards(1, Named("city_of_rome"), FROM_PLAY, TO_HISTORY)).solstice(
    Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))
).needs(NamedInPlay("city_of_rome"))
card(
    "emperor_trajan",
    at.DEVELOPMENT,
    EMPIRE,
    cost=Goods(material=2, population=1),
    worth=Per(1, 3, Tokens(at.POPULATION)),
).play(Acquire(ON_MARKET), MoveThis(TO_HISTORY))
again("prosperity", at.IN_NATION)
card("bread_and_circuses", at.IN_NATION, PINNED).solstice(
    Discard(1), May(ReturnUnrest(1, FROM_HAND)), May(ReturnUnrest(1, FROM_DISCARD))
)
card("gallia_aquitania", at.IN_NATION, REGION, PINNED, PRODUCTION, FERTILE).play(May(Garrison()))
card("raetia", at.IN_NATION, REGION, PINNED, PRODUCTION, RIVER).play(
    Gain(at.MATERIAL, 1), May(Garrison())
)
again("unrest", at.IN_NATION)
again("glory", at.IN_DECK)
again("prosperity", at.IN_DECK)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK)
card("triumvirate", at.IN_DECK, BARBARIAN).play(BreakThrough(UNCIVILISED), MoveThis(TO_HISTORY))
card("city_of_rome", at.IN_DECK, PINNED, CITY).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
card("dalmatia", at.IN_DECK, REGION, PINNED, PRODUCTION).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("roman_expansion", at.IN_DECK, BARBARIAN, ATTACK).play(
    Acquire(REGION),
    May(Acquire(REGION, again=True)),
    Each(OTHERS, Recall(1, REGION)),
    MoveThis(TO_HISTORY),
)
again("unrest", at.IN_DECK, 2)
