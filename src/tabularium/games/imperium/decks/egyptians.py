"""The Egyptians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ANY, ATTACK, BARBARIAN, CIVILISED, EMPIRE, FERTILE, FREE, FROM_DISCARD, FROM_HAND, ON_MARKET,
    OTHERS, OWNED, PINNED, POWER, PRODUCTION, REGION, RIVER, TO_HISTORY, TRIBUTARY, UNCIVILISED,
    UNREST, Abandon, Acquire, Adds, BreakThrough, Cards, Choose, Develop, Discard, Do, Draw, Each,
    FreePlay, Gain, GainAction, Garrison, Goods, If, InState, May, MoveCards, MoveThis, Pay, Per,
    Price, Recall, SpendActions, TakeUnrest, Waits, again, card, nation,
)  # fmt: skip

nation("egyptians", at.LEGENDS_SET)

card(
    "egyptians_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="egyptians",
    worth=Per(2, 1, Cards(OWNED, CIVILISED)),
).exhaust(
    Choose(
        Do(Price(SpendActions(1), TakeUnrest(1)), Develop(False)),
        Do(Price(Pay(population=1), TakeUnrest(1)), GainAction()),
    )
)
card(
    "egyptians_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="egyptians",
    worth=Per(3, 1, Cards(OWNED, CIVILISED)),
).always(Adds(at.HAND_SIZE))
card("unification", at.ACCESSION).play(Gain(at.PROGRESS, 2), MoveThis(TO_HISTORY))
card(
    "development_egyptians",
    at.DEVELOPMENT,
    EMPIRE,
    title="development",
    cost=Goods(material=3, population=1),
    worth=2,
).play(Choose(Develop(False), Do(Pay(material=2), Acquire(UNCIVILISED | CIVILISED))))
card("embalming", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=4), worth=2).exhaust(
    Draw(1)
).always(Waits(at.PAYS_POPULATION, May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY))))
card(
    "obelisk", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=2, population=2), worth=2
).exhaust(FreePlay(UNREST)).solstice(Discard(1), Gain(at.PROGRESS, 1))
card(
    "ramesses_ii", at.DEVELOPMENT, EMPIRE, FREE, cost=Goods(material=4, population=2), worth=4
).play(Acquire(ON_MARKET), MoveThis(TO_HISTORY))
card("egyptian_expansion", at.DEVELOPMENT, EMPIRE, ATTACK, cost=Goods(population=4), worth=4).play(
    Each(OTHERS, Abandon(1, REGION)), May(Acquire(REGION | TRIBUTARY))
)
card(
    "medicine", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=4, population=1), worth=4
).always(Adds(at.CHEAPER + at.POPULATION))
card(
    "pyramids", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=2, population=3), worth=4
).exhaust(Draw(1)).always(Adds(at.UNREST_MATERIAL), Adds(at.UNREST_CARDS))
card(
    "egyptian_legacy",
    at.DEVELOPMENT,
    EMPIRE,
    ATTACK,
    cost=Goods(material=5),
    worth=Per(1, 1, Cards(OWNED, CIVILISED)),
).play(Each(OTHERS, TakeUnrest(1), Discard(1)), Gain(at.PROGRESS, 2))
card("red_land", at.IN_NATION, REGION, PINNED).play(Gain(at.PROGRESS, 1), May(Garrison()))
card("kushites", at.IN_NATION, TRIBUTARY, BARBARIAN).play(Gain(at.PROGRESS, 2))
again("unrest", at.IN_NATION)
card("flood_of_the_nile", at.IN_DECK).play(
    Do(
        Abandon(1, RIVER),
        Choose(
            Gain(at.MATERIAL, 5, for_it=True),
            If(InState(EMPIRE), BreakThrough(UNCIVILISED | CIVILISED)),
        ),
    )
)
again("glory", at.IN_DECK)
again("prosperity", at.IN_DECK)
again("advance", at.IN_DECK)
card("egyptian_incursion", at.IN_DECK, BARBARIAN, ATTACK).play(
    Do(Pay(material=2, population=1), Acquire(REGION | TRIBUTARY)), Each(OTHERS, Recall(1, REGION))
)
card("egyptian_hieroglyphics", at.IN_DECK, PINNED).solstice(
    May(MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY))
)
card("lower_nile", at.IN_DECK, REGION, PINNED, RIVER).play(May(Garrison()))
card("nile_valley", at.IN_DECK, REGION, PINNED, PRODUCTION, RIVER, FERTILE).play(May(Garrison()))
again("unrest", at.IN_DECK, 2)
