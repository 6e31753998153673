"""The Scythians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ATTACK, BARBARIAN, CITY, EMPIRE, FERTILE, FREE, FROM_DISCARD, FROM_HAND, IN_PLAY,
    NOT_GARRISONED, OTHERS, OTHER_EMPIRES, OWNED, PINNED, POWER, PRODUCTION, REGION, RIVER,
    TO_HISTORY, UNPLAYABLE, Acquire, Adds, AvoidAttack, BreakThrough, Cards, Choose, Discard, Do,
    Draw, Each, Gain, Garrison, Goods, Guard, Icons, May, MoveCards, MoveThis, Pay, Per, Price,
    React, Recall, ReturnUnrest, SpendActions, Steal, TakeUnrest, Tokens, Waits, again, card,
    nation,
)  # fmt: skip

nation("scythians", at.CLASSICS_SET)

card(
    "scythians_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="scythians",
    worth=Per(1, 6, Tokens(at.MATERIAL)),
).exhaust(Do(Price(SpendActions(1), TakeUnrest(1)), BreakThrough(REGION)))
card(
    "scythians_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="scythians",
    worth=Per(1, 3, Tokens(at.MATERIAL), Cards(OWNED, REGION)),
)
again("glory", at.ACCESSION)
card("ateas", at.DEVELOPMENT, EMPIRE, cost=Goods(population=4), worth=3).play(
    May(Acquire(REGION)), May(ReturnUnrest(1, FROM_HAND)), MoveThis(TO_HISTORY)
)
card("kurgans", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(population=3), worth=2).exhaust(
    MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY)
).always(Adds(at.HAND_SIZE))
card(
    "city_of_gelonus", at.DEVELOPMENT, EMPIRE, PINNED, CITY, cost=Goods(population=3), worth=2
).solstice(May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)))))
card("jewellery", at.DEVELOPMENT, UNPLAYABLE, NOT_GARRISONED, cost=Goods(material=7), worth=7)
again("unrest", at.IN_NATION, 2)
card("tamga", at.IN_NATION, PINNED, worth=Per(1, 2, Cards(OWNED, REGION))).exhaust(
    Do(Discard(1), Draw(2))
)
card("pontic_steppe", at.IN_NATION, REGION, PINNED, PRODUCTION, FERTILE).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("tarim_basin", at.IN_NATION, REGION, PINNED, PRODUCTION, RIVER).play(
    May(Draw(1)), May(Garrison())
)
card("caucasia", at.IN_NATION, REGION, PINNED, PRODUCTION).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("raiders", at.IN_NATION, BARBARIAN, ATTACK, FREE).play(
    Draw(2), Each(OTHERS, Recall(1, REGION)), Steal(at.POPULATION, 1, OTHER_EMPIRES)
)
card("nomads", at.IN_DECK).play(
    Each(ALL, May(Draw(1))), Gain(at.MATERIAL, 1, Icons([PRODUCTION], IN_PLAY))
)
card("nomads_2", at.IN_DECK, BARBARIAN, title="nomads").play(
    Each(ALL, May(Draw(1))), Gain(at.MATERIAL, 1, Icons([PRODUCTION], IN_PLAY))
)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK)
card("carpathian_mountains", at.IN_DECK, REGION, BARBARIAN, PINNED).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("tian_shan", at.IN_DECK, REGION, BARBARIAN, PINNED).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("mounted_archers", at.IN_DECK, PINNED).solstice(
    May(Do(Pay(material=1), Gain(at.POPULATION, 1)))
).always(Waits(at.ATTACKED, Guard(React(AvoidAttack(), any_turn=True))))
card("tents", at.IN_DECK, BARBARIAN, PINNED).solstice(May(Recall(1, REGION))).always(
    Waits(at.PLAYS_REGION, React(Gain(at.POPULATION, 1)))
)
again("unrest", at.IN_DECK, 3)
