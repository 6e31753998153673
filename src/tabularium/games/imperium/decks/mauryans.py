"""The Mauryans."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ALL_CARDS, ANY, ATTACK, BARBARIAN, CITY, CIVILISED, EMPIRE, FERTILE, FROM_DECK,
    FROM_DISCARD, FROM_HAND, IN_HISTORY, IN_PLAY, OTHERS, PINNED, POWER, PRODUCTION, REGION, RIVER,
    TO_DISCARD, TO_HAND, TO_HISTORY, TRIBUTARY, UNCIVILISED, UNREST, Acquire, Adds, BreakThrough,
    ByThisEffect, Cards, Choose, Discard, Do, Draw, Each, Find, ForEach, Gain, Garrison, Goods,
    IconLost, May, MoveCards, MoveIt, MoveThis, Named, NamedInHistory, NamedInPlay, Pay, Per,
    PinnedCards, React, Recall, ReturnUnrest, ShowAll, Steps, TakeTopFame, Waits, again, card,
    nation,
)  # fmt: skip

nation("mauryans", at.LEGENDS_SET)

card(
    "mauryans_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="mauryans",
    worth=Per(1, 1, Cards(IN_PLAY, REGION)),
).solstice(May(Do(Pay(material=1), MoveCards(1, REGION, FROM_DISCARD, TO_HAND)))).always(
    Waits(at.PLAYS_REGION, React(Gain(at.PROGRESS, 1)))
)
card("mauryans_b", at.IN_PLAY_AT_START, POWER, title="mauryans", worth=Per(2, 1, Cards(IN_HISTORY)))
again("glory", at.ACCESSION)
card(
    "mathematics_mauryans",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    title="mathematics",
    cost=Goods(material=4, population=1),
    worth=Per(1, 1, PinnedCards()),
).always(Adds(at.HAND_SIZE), Waits(at.ICON_LOST, IconLost(Named("advance"))))
card(
    "grand_trunk_road",
    at.DEVELOPMENT,
    REGION,
    EMPIRE,
    PINNED,
    cost=Goods(material=3, population=3),
    worth=2,
    as_regions=2,
).exhaust(Each(ALL, Gain(at.MATERIAL, 1)), Gain(at.PROGRESS, 1))
card("ashoka", at.DEVELOPMENT, EMPIRE, cost=Goods(population=3), worth=1).play(
    TakeTopFame(),
    ShowAll(),
    MoveCards(ALL_CARDS, ATTACK, FROM_HAND | FROM_DECK | FROM_DISCARD, TO_HISTORY),
    MoveThis(TO_HISTORY),
)
card(
    "buddhism",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(population=4),
    worth=Per(1, 1, Cards(IN_HISTORY)),
).solstice(Choose(Gain(at.PROGRESS, 1), ReturnUnrest(1, FROM_DISCARD), or_else=True)).always(
    Adds(at.UNREST_MATERIAL), Adds(at.UNREST_CARDS)
)
card("edicts_of_ashoka", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=4), worth=3).exhaust(
    Do(
        MoveCards(1, ANY, FROM_HAND, TO_HISTORY),
        Choose(Draw(1), ReturnUnrest(1, FROM_DISCARD), both=True),
    )
).needs(NamedInHistory("ashoka"))
card(
    "punch_marked_coins",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=3, population=1),
    worth=2,
).exhaust(Draw(1), Gain(at.PROGRESS, 1))
card("arthashastra", at.IN_NATION, PINNED).solstice(
    Discard(ALL_CARDS, UNREST, up_to=True),
    ForEach(ByThisEffect("discarded"), Choose(Draw(1), Gain(at.PROGRESS, 1))),
)
card("nanda_dynasty", at.IN_NATION, TRIBUTARY).play(Gain(at.POPULATION, 2)).needs(
    NamedInPlay("arthashastra")
)
card("city_of_pataliputra", at.IN_NATION, PINNED, CITY).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
card("indian_elephants", at.IN_NATION, ATTACK).play(
    Each(OTHERS, Recall(1, REGION)), May(BreakThrough(REGION | TRIBUTARY))
)
card("indian_elephants_2", at.IN_NATION, BARBARIAN, ATTACK, title="indian_elephants").play(
    Each(OTHERS, Recall(1, REGION)), May(BreakThrough(REGION | TRIBUTARY))
)
card("gandhara", at.IN_NATION, REGION, PINNED, PRODUCTION).play(
    Gain(at.POPULATION, 1), May(Garrison())
)
again("unrest", at.IN_NATION, 2)
again("advance", at.IN_DECK)
card("chandragupta", at.IN_DECK, BARBARIAN).play(
    Acquire(REGION),
    Steps(Find(Named("indian_elephants")), MoveIt(TO_DISCARD)),
    MoveThis(TO_HISTORY),
)
card("chanakya", at.IN_DECK, BARBARIAN).play(
    Choose(
        Steps(Acquire(UNCIVILISED), Acquire(CIVILISED)),
        Steps(Find(Named("arthashastra")), MoveIt(TO_DISCARD)),
    ),
    MoveThis(TO_HISTORY),
)
card("magadha", at.IN_DECK, REGION, BARBARIAN, PINNED, PRODUCTION).play(May(Garrison()))
card("indus_valley", at.IN_DECK, REGION, PINNED, PRODUCTION, FERTILE, RIVER).play(May(Garrison()))
again("prosperity", at.IN_DECK)
again("unrest", at.IN_DECK, 2)
