"""The Celts."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ANY, ATTACK, BARBARIAN, CIVILISED, EMPIRE, FERTILE, FROM_DISCARD, FROM_HAND, IN_PLAY, ON_MARKET,
    OTHERS, OTHERS_WITH_REGIONS, OTHER_EMPIRES, OWNED, PINNED, POWER, PRODUCTION, REGION, RIVER,
    TO_DECK_TOP, TO_HAND, TO_HISTORY, UNCIVILISED, Abandon, Acquire, Adds, BreakThrough, Cards,
    Choose, Do, Draw, Each, Either, Gain, Garrison, Goods, IconLost, Icons, May, MoveCards,
    MoveThis, Named, Pay, Per, React, ReturnUnrest, Steal, TakeUnrest, Waits, again, card, nation,
)  # fmt: skip

nation("celts", at.CLASSICS_SET)

card(
    "celts_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="celts",
    worth=Per(1, 1, Cards(OWNED, UNCIVILISED)),
).always(Waits(at.ACQUIRES_UNCIVILISED, React(Each(OTHERS, TakeUnrest(1)))))
card(
    "celts_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="celts",
    worth=Per(2, 1, Cards(OWNED, UNCIVILISED)),
)
card("celtic_gold", at.ACCESSION).play(
    Each(OTHERS, Gain(at.MATERIAL, 1)), Gain(at.MATERIAL, 4, Icons([FERTILE], IN_PLAY))
)
card(
    "celtic_innovation",
    at.DEVELOPMENT,
    EMPIRE,
    ATTACK,
    cost=Goods(material=2, population=2),
    worth=4,
).play(May(Acquire(UNCIVILISED | CIVILISED)), Each(OTHERS, TakeUnrest(1)))
card(
    "chainmail", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=3, population=1), worth=4
).always(Waits(at.PLAYS_ATTACK, Gain(at.PROGRESS, 1)))
card("chariots", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(population=3), worth=4).always(
    Adds(at.EXILE_REGIONS), Waits(at.ICON_LOST, IconLost(Either(Named("conquer"), ATTACK)))
)
card(
    "ogham_script", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=2, population=2), worth=4
).exhaust(
    May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)), May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY))
).always(Adds(at.HAND_SIZE))
card(
    "vercingetorix",
    at.DEVELOPMENT,
    EMPIRE,
    cost=Goods(material=4),
    worth=Per(1, 1, Cards(OWNED, UNCIVILISED)),
).play(May(Acquire(ON_MARKET)), MoveThis(TO_HISTORY))
again("conquer", at.IN_NATION)
card("armorica", at.IN_NATION, REGION, PINNED, PRODUCTION, RIVER).play(May(Garrison()))
card("belgica", at.IN_NATION, REGION, PINNED, RIVER).play(May(Draw(1)), May(Garrison()))
card("britannia", at.IN_NATION, REGION, PINNED, PRODUCTION, FERTILE).play(May(Garrison()))
card("hibernia", at.IN_NATION, REGION, PINNED, FERTILE).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_HAND)), May(Garrison())
)
again("unrest", at.IN_NATION)
card("druids", at.IN_DECK).play(
    Choose(
        Gain(at.PROGRESS, 1),
        Do(Pay(population=1), BreakThrough(UNCIVILISED)),
        Do(ReturnUnrest(1, FROM_HAND), Gain(at.POPULATION, 1)),
    )
)
again("glory", at.IN_DECK)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK)
card("boudicca", at.IN_DECK, BARBARIAN, ATTACK).play(
    Gain(at.PROGRESS, 1), Each(OTHERS, Abandon(1, REGION)), MoveThis(TO_HISTORY)
)
card("cattle_raid", at.IN_DECK, BARBARIAN, ATTACK).play(
    Gain(at.MATERIAL, 2),
    Steal(at.MATERIAL, 1, OTHERS_WITH_REGIONS),
    Steal(at.PROGRESS, 1, OTHER_EMPIRES),
)
card("cauldron_of_cerridwen", at.IN_DECK, PINNED).exhaust(
    Do(Pay(progress=1), Gain(at.POPULATION, 2))
)
card("celtica", at.IN_DECK, REGION, PINNED, PRODUCTION).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), May(Garrison())
)
again("unrest", at.IN_DECK, 2)
again("unrest", at.SUPPLY, 2, players=3)
again("unrest", at.SUPPLY, 3, players=4)
