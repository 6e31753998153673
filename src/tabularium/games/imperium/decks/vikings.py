"""The Vikings."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ATTACK, BARBARIAN, CITY, FERTILE, FREE, FROM_HAND, GARRISONED_HERE, IN_PLAY, OTHERS, PINNED,
    POWER, PRODUCTION, REGION, RIVER, SHORT, TO_EXILE, TO_HAND, TRIBUTARY, Abandon, Acquire, Adds,
    BreakThrough, Cards, Choose, Depends, Discard, Do, Draw, Each, ExileFromMarket, Find, Gain,
    Garrison, IgnoreIcon, LookAtNation, May, MoveIt, MoveThis, Named, NamedInPlay, NationToBottom,
    Pay, Per, Price, React, ReturnUnrest, ShuffleNation, Steal, Steps, TakeTopFame, TakeUnrest,
    Tokens, VariableCards, Waits, again, card, nation,
)  # fmt: skip

nation("vikings", at.CLASSICS_SET)

card(
    "vikings_a", at.IN_PLAY_AT_START, POWER, title="vikings", worth=Per(1, 1, VariableCards())
).always(
    Adds(at.NO_HISTORY),
    Waits(at.TAKES_UNREST, LookAtNation(), May(NationToBottom())),
    Waits(at.RETURNS_UNREST, React(Draw(2))),
)
card(
    "vikings_b", at.IN_PLAY_AT_START, POWER, title="vikings", worth=Per(2, 1, VariableCards())
).always(Adds(at.NO_HISTORY), Waits(at.TAKES_UNREST, LookAtNation(), May(NationToBottom())))
card("harald_hardrada", at.ACCESSION, BARBARIAN, worth=Per(2, 1, VariableCards())).play(
    TakeTopFame(), May(BreakThrough(REGION))
)
card("iceland", at.IN_NATION, REGION, BARBARIAN, PINNED, PRODUCTION).play(
    May(Garrison()), Choose(Gain(at.MATERIAL, 2), Steps(LookAtNation(), May(ShuffleNation())))
)
card("combs", at.IN_NATION, BARBARIAN, PINNED, worth=Per(1, 3, Tokens(at.POPULATION))).exhaust(
    IgnoreIcon()
)
card("graenland", at.IN_NATION, REGION, BARBARIAN, PINNED).play(
    May(Garrison()), Choose(Gain(at.POPULATION, 1), Steps(LookAtNation(), May(ShuffleNation())))
)
card("foroyar", at.IN_NATION, REGION, BARBARIAN, PINNED).play(
    May(Garrison()), Choose(ExileFromMarket(), Gain(at.POPULATION, 1))
)
card(
    "vinland",
    at.IN_NATION,
    REGION,
    BARBARIAN,
    PINNED,
    PRODUCTION,
    RIVER,
    FERTILE,
    worth=Depends({IN_PLAY: 6}),
).play(Choose(ReturnUnrest(1, FROM_HAND), May(Garrison()))).needs(
    NamedInPlay("longships"), NamedInPlay("graenland")
)
card("sagas", at.IN_NATION, BARBARIAN, PINNED, worth=Per(1, 1, Cards(GARRISONED_HERE))).solstice(
    May(Garrison())
)
card(
    "city_of_dubh_linn", at.IN_NATION, BARBARIAN, PINNED, CITY, worth=Per(1, 8, Tokens(at.MATERIAL))
).solstice(May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1)))))
card("longships", at.IN_NATION, BARBARIAN, PINNED).always(
    Adds(at.EXILE_REGIONS),
    Waits(at.ACQUIRES_EXILED_REGION, Gain(at.POPULATION, 1)),
    Waits(at.PLAYS_ATTACK, React(Gain(at.MATERIAL, 2))),
)
card("skis", at.IN_NATION, BARBARIAN, PINNED, worth=2).always(
    Waits(at.PLAYS_REGION, React(Choose(Draw(1), Gain(at.MATERIAL, 2))))
)
card("rollo_the_walker", at.IN_NATION, BARBARIAN).play(TakeTopFame(), MoveThis(TO_EXILE))
card("go_a_viking", at.IN_NATION, BARBARIAN, ATTACK, FREE).play(
    Steal(at.MATERIAL, 2), Each(SHORT, TakeUnrest(1))
)
again("unrest", at.IN_NATION, 2)
card("gothja", at.IN_DECK, BARBARIAN).play(
    LookAtNation(),
    May(ShuffleNation()),
    Choose(Steps(ReturnUnrest(1, FROM_HAND), Gain(at.POPULATION, 1)), Draw(2)),
)
card("scandinavia", at.IN_DECK, REGION, BARBARIAN, PINNED, PRODUCTION).play(May(Garrison()))
again("advance", at.IN_DECK)
again("prosperity", at.IN_DECK)
again("glory", at.IN_DECK)
card("erik_the_red", at.IN_DECK, BARBARIAN).play(
    Do(Price(Pay(population=1), Abandon(1, Named("scandinavia"))), Find(REGION), MoveIt(TO_HAND)),
    MoveThis(TO_EXILE),
)
card("jomsviking", at.IN_DECK, BARBARIAN, ATTACK).play(
    Do(Pay(material=2, population=1), Acquire(REGION | TRIBUTARY)), Each(OTHERS, Discard(1))
)
card("althing", at.IN_DECK, BARBARIAN, ATTACK).play(
    Steal(at.MATERIAL, 1), Choose(Gain(at.PROGRESS, 1), ReturnUnrest(1, FROM_HAND))
)
again("unrest", at.IN_DECK)
again("unrest", at.SUPPLY, players=3)
again("unrest", at.SUPPLY, players=4)
