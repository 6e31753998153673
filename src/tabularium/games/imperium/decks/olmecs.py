"""The Olmecs."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ATTACK, CIVILISED, EMPIRE, FERTILE, FROM_DISCARD, FROM_HAND, GIVEN, IN_HISTORY,
    IN_PLAY, MASK, METROPOLIS, ON_MARKET, PINNED, POWER, PRODUCTION, REGION, RIVER, TO_DECK_TOP,
    TO_HAND, TO_HISTORY, TRIBUTARY, UNCIVILISED, Acquire, ByThisEffect, Cards, Choose, Depends,
    DiscardMasks, Do, Draw, Each, FewerMasks, Gain, Garrison, Give, Goods, Icons, InsteadOfMasks,
    LookAtFame, May, MoveCards, NamedInPlay, Pay, Price, React, ReadyToken, ReturnUnrest,
    SpendActions, Steps, TakeUnrest, Waits, again, card, nation,
)  # fmt: skip

nation("olmecs", at.LEGENDS_SET)

card("olmecs_a", at.IN_PLAY_AT_START, POWER, title="olmecs").exhaust(
    Choose(MoveCards(1, MASK, FROM_DISCARD, TO_HISTORY), Do(DiscardMasks(3), Acquire(ON_MARKET)))
)
card("olmecs_b", at.IN_PLAY_AT_START, POWER, title="olmecs").exhaust(
    Do(MoveCards(1, MASK, FROM_HAND, TO_HISTORY), Gain(at.PROGRESS, 2))
)
card("san_lorenzo_tenochtitlan", at.ACCESSION, PINNED, METROPOLIS).exhaust(
    Do(
        MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP),
        Choose(
            MoveCards(1, MASK, FROM_DISCARD, TO_HAND),
            Steps(Gain(at.POPULATION, 1), Gain(at.MATERIAL, 1)),
        ),
    )
)
card(
    "step_pyramids", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=4, population=2), worth=3
).solstice(May(MoveCards(1, MASK, FROM_DISCARD, TO_HAND))).always(
    Waits(at.FEWER_MASKS, React(FewerMasks()))
)
card(
    "ritual_sacrifice", at.DEVELOPMENT, EMPIRE, cost=Goods(material=4, population=2), worth=3
).play(Do(Price(Pay(population=2), DiscardMasks(2)), LookAtFame(3))).needs(
    NamedInPlay("step_pyramids")
)
card(
    "olmec_traders", at.DEVELOPMENT, EMPIRE, ATTACK, cost=Goods(material=4, population=2), worth=3
).play(Gain(at.MATERIAL, 3), Give(MASK), Each(GIVEN, TakeUnrest(1)))
card(
    "tres_zapotes",
    at.DEVELOPMENT,
    REGION,
    EMPIRE,
    PINNED,
    PRODUCTION,
    FERTILE,
    cost=Goods(material=4, population=2),
    worth=3,
).play(May(MoveCards(2, MASK, FROM_DISCARD, TO_HAND, up_to=True)), May(Garrison()))
card(
    "stone_heads", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=4, population=2), worth=3
).solstice(May(Garrison())).always(Waits(at.INSTEAD_OF_MASKS, InsteadOfMasks()))
card(
    "drainage_system_olmecs",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    title="drainage_system",
    cost=Goods(material=4, population=2),
    worth=3,
).solstice(Gain(at.POPULATION, 1))
card("cacao", at.IN_NATION).play(
    Each(ALL, May(ReturnUnrest(1, FROM_HAND | FROM_DISCARD))),
    Gain(at.PROGRESS, 1, ByThisEffect("returned")),
)
card("olmec_hieroglyphics", at.IN_NATION, PINNED).exhaust(
    Choose(ReadyToken(), Do(SpendActions(1), MoveCards(1, ANY, FROM_DISCARD, TO_HAND)))
)
card("calendar", at.IN_NATION, PINNED).exhaust(
    Do(
        Price(DiscardMasks(2), SpendActions(1)),
        Choose(
            Gain(at.MATERIAL, 1, Icons([PRODUCTION], IN_PLAY)),
            Gain(at.POPULATION, 1, Cards(IN_PLAY, REGION)),
        ),
    )
)
card("stone_mask", at.IN_NATION, MASK, copies=2, worth=Depends({IN_HISTORY: 1})).play(
    Draw(3, up_to=True, reshuffles=False), MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP)
)
card("lodestone_compass", at.IN_DECK, PINNED).exhaust(
    Do(Price(DiscardMasks(2), SpendActions(1)), Acquire(REGION | TRIBUTARY))
)
card("ball_games", at.IN_DECK, PINNED).exhaust(
    Do(Price(DiscardMasks(2), SpendActions(1)), Acquire(UNCIVILISED | CIVILISED))
)
card("laguna_de_los_cerros", at.IN_DECK, REGION, PINNED, PRODUCTION, RIVER).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
card("la_venta", at.IN_DECK, REGION, PINNED, PRODUCTION, RIVER).play(
    Gain(at.MATERIAL, 2), May(Garrison())
)
again("stone_mask", at.IN_DECK, 6)
again("unrest", at.SUPPLY)
again("unrest", at.SUPPLY, players=3)
again("unrest", at.SUPPLY, players=4)
