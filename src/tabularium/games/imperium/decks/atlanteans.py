"""The Atlanteans."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ATTACK, CIVILISED, EMPIRE, FERTILE, FREE, FROM_DISCARD, FROM_PLAY, IN_PLAY, ON_MARKET,
    OTHERS, OWNED, PINNED, POWER, PRODUCTION, REGION, TO_DECK_TOP, TRIBUTARY, UNCIVILISED, UNREST,
    Acquire, Adds, BreakThrough, Cards, Choose, Develop, Do, Draw, Each, ExileFromMarket, FreePlay,
    Gain, Garrison, Goods, Icons, If, LookAtFame, May, MoveCards, NamedInPlay, Per, React, Recall,
    Sink, SinkIfGone, SinkThis, Steal, Steps, Waits, again, card, nation,
)  # fmt: skip

nation("atlanteans", at.LEGENDS_SET)

card(
    "atlanteans_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="atlanteans",
    worth=Per(1, 2, Cards(OWNED, REGION)),
).always(Adds(at.NO_HISTORY), Waits(at.SINKS, React(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP))))
card(
    "atlanteans_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="atlanteans",
    worth=Per(1, 1, Cards(OWNED, REGION)),
).always(Adds(at.NO_HISTORY))
card(
    "advanced_culture",
    at.DEVELOPMENT,
    EMPIRE,
    cost=Goods(material=5, progress=1),
    worth=Per(1, 1, Cards(OWNED, REGION)),
).play(Acquire(UNCIVILISED | CIVILISED))
card(
    "palace_of_poseidon",
    at.DEVELOPMENT,
    EMPIRE,
    FREE,
    PINNED,
    cost=Goods(material=3, population=2, progress=1),
    worth=5,
).always(Adds(at.HAND_SIZE), Waits(at.LEAVES_PLAY, SinkIfGone("mountain_of_atlantis"))).needs(
    NamedInPlay("mountain_of_atlantis")
)
card(
    "spread_of_atlantis",
    at.DEVELOPMENT,
    EMPIRE,
    ATTACK,
    cost=Goods(material=4, population=2),
    worth=4,
).play(Each(OTHERS, Recall(1, REGION)), BreakThrough(REGION | TRIBUTARY))
card(
    "development_atlanteans",
    at.DEVELOPMENT,
    EMPIRE,
    title="development",
    cost=Goods(material=4),
    worth=2,
).play(Choose(Develop(False), Acquire(CIVILISED)))
card(
    "moats_and_walls",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=2, population=1, progress=1),
    worth=2,
).exhaust(FreePlay(UNREST))
card("myths_and_legends", at.DEVELOPMENT, EMPIRE, cost=Goods(progress=2), worth=2).play(
    Do(Sink(REGION, FROM_PLAY), LookAtFame(2)), Gain(at.PROGRESS, 1)
)
card("vast_wealth", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=5), worth=1).always(
    Adds(at.CHEAPER + at.MATERIAL, 2), Waits(at.RETURNS_UNREST, React(Gain(at.MATERIAL, 3)))
)
card("kleito", at.DEVELOPMENT, EMPIRE, cost=Goods(material=3, progress=2), worth=3).play(
    Choose(
        Acquire(ON_MARKET), If(NamedInPlay("palace_of_poseidon"), BreakThrough(ON_MARKET, times=2))
    ),
    SinkThis(),
)
card("mountain_of_atlantis", at.DEVELOPMENT, REGION, EMPIRE, PINNED, cost=Goods(population=2)).play(
    Gain(at.PROGRESS, 1), May(Garrison())
)
card(
    "themiscyra",
    at.DEVELOPMENT,
    REGION,
    EMPIRE,
    PINNED,
    FERTILE,
    PRODUCTION,
    cost=Goods(population=2),
).play(Gain(at.PROGRESS, 1), ExileFromMarket(), May(Garrison()))
card("flood", at.IN_DECK, EMPIRE, copies=3).play(
    Do(Sink(REGION, FROM_PLAY, with_this=True), Acquire(ON_MARKET))
)
card("prosperity_atlanteans", at.IN_DECK, EMPIRE, title="prosperity").play(
    Each(ALL, May(Draw(1))),
    Choose(
        Gain(at.MATERIAL, 1, Icons([PRODUCTION], IN_PLAY)),
        Gain(at.POPULATION, 1, Cards(IN_PLAY, REGION)),
    ),
)
card("thule", at.IN_DECK, REGION, EMPIRE, PINNED).play(
    Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())
)
card("hesperides", at.IN_DECK, REGION, EMPIRE, PINNED, PRODUCTION).play(
    Gain(at.MATERIAL, 1), ExileFromMarket(), May(Garrison())
)
card("elysian_fields", at.IN_DECK, REGION, EMPIRE, PINNED, PRODUCTION, PRODUCTION).play(
    ExileFromMarket(), May(Garrison())
)
again("unrest", at.IN_DECK, 3)
card("atlantean_fleet", at.IN_DECK, EMPIRE, ATTACK, FREE).play(
    Choose(
        Do(Sink(ANY, FROM_DISCARD), Steal(at.PROGRESS, 1)),
        Steps(BreakThrough(ON_MARKET), SinkThis()),
    )
)
