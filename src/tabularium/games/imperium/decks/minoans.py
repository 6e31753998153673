"""The Minoans."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ATTACK, BARBARIAN, CITY, EMPIRE, FERTILE, IN_PLAY, METROPOLIS, ON_MARKET, OTHERS, PINNED, POWER,
    PRODUCTION, REGION, RIVER, TO_HISTORY, UNPLAYABLE, Abandon, AbandonThis, Acquire, Adds, Cards,
    Choose, Develop, Discard, Do, Draw, Each, Gain, Garrison, Goods, Icons, May, MoveThis, Pay, Per,
    PutProgressHere, Steps, TakeProgressHere, Tokens, again, card, nation,
)  # fmt: skip

nation("minoans", at.LEGENDS_SET)

card("minoans_a", at.IN_PLAY_AT_START, POWER, title="minoans").solstice(
    May(Do(Discard(1), Gain(at.PROGRESS, 1)))
)
card("minoans_b", at.IN_PLAY_AT_START, POWER, title="minoans", worth=Per(1, 1, Tokens(at.PROGRESS)))
card("king_minos", at.ACCESSION).play(
    Gain(at.PROGRESS, 1), May(Develop(False)), MoveThis(TO_HISTORY)
)
card(
    "minoan_traders",
    at.DEVELOPMENT,
    EMPIRE,
    cost=Goods(material=2, population=1, progress=1),
    worth=2,
).play(
    Each(OTHERS, Gain(at.MATERIAL, 2)),
    Choose(
        Gain(at.MATERIAL, 1, Icons([PRODUCTION], IN_PLAY)),
        Gain(at.POPULATION, 1, Cards(IN_PLAY, REGION)),
        Gain(at.PROGRESS, 1, Icons([CITY, METROPOLIS], IN_PLAY)),
    ),
)
card(
    "drainage_system_minoans",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    title="drainage_system",
    cost=Goods(material=2, population=2, progress=1),
    worth=2,
).solstice(Gain(at.POPULATION, 1))
card(
    "architecture", at.DEVELOPMENT, EMPIRE, PINNED, cost=Goods(material=5, progress=2), worth=3
).always(Adds(at.CHEAPER + at.PROGRESS))
card(
    "frescos",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=3, population=1, progress=2),
    worth=3,
).solstice(May(Do(Discard(1), Draw(1), Gain(at.PROGRESS, 1))))
card(
    "labyrinth",
    at.DEVELOPMENT,
    EMPIRE,
    PINNED,
    cost=Goods(material=3, population=2, progress=2),
    worth=3,
).solstice(May(Do(Pay(population=1), Gain(at.PROGRESS, 1))))
card("minoan_expansion", at.DEVELOPMENT, EMPIRE, ATTACK, cost=Goods(population=4), worth=3).play(
    Each(OTHERS, Abandon(1, REGION)), May(Acquire(ON_MARKET))
)
card(
    "seal_stones",
    at.DEVELOPMENT,
    UNPLAYABLE,
    cost=Goods(material=3, population=1, progress=3),
    worth=Per(1, 1, Tokens(at.PROGRESS)),
)
again("glory", at.IN_NATION)
again("unrest", at.IN_NATION)
again("writing_systems", at.IN_NATION)
card("knossos", at.IN_NATION, PINNED, METROPOLIS).solstice(
    Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))
)
again("advance", at.IN_DECK)
again("conquer", at.IN_DECK)
card("pottery", at.IN_DECK, BARBARIAN, PINNED).solstice(
    Choose(Do(Pay(material=2), PutProgressHere()), Steps(TakeProgressHere(), AbandonThis()))
)
card("thera", at.IN_DECK, REGION, BARBARIAN, PINNED, PRODUCTION).play(
    Gain(at.PROGRESS, 1), May(Garrison())
)
card("crete", at.IN_DECK, REGION, PINNED, PRODUCTION, RIVER, FERTILE).play(May(Garrison()))
card("cyprus", at.IN_DECK, REGION, PINNED, PRODUCTION).play(May(Garrison()))
again("prosperity", at.IN_DECK)
again("unrest", at.IN_DECK, 3)
