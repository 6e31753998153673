"""The twelve event cards of age 2."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import (
    ANOTHER_BOUGHT_THE_WAR, EVERYONE, LEAST_STABLE, MOST_FOOD, MOST_GOLDEN_AGES, MOST_STABLE,
    STRONGEST, TO_END, WEAKEST, Colonies, Crusade, Either, Event, For, GoLast, HasAdvisor, If,
    KeepAtMost, KeepOrder, Lines, Regain, ReturnWorker, deck, gain, lose_goods, swap,
)  # fmt: skip

deck("medieval events")

Event("ecological_collapse", "caste_system", 2, architects=2, famine=4).brings(
    For(EVERYONE, Either([lose_goods(food=2), GoLast()]), order=TO_END, chosen=True),
    For(LEAST_STABLE, lose_goods(books=4)),
)
Event("benedictine_rule", "paper_money", 2, architects=3, famine=1).brings(
    For(MOST_STABLE, gain(food=4)),
    swap(gain(gold=5), food=3),
)
Event("peace_of_god", "council_of_clermont", 2, architects=0, famine=2).brings(
    For(STRONGEST, If(ANOTHER_BOUGHT_THE_WAR, gain(books=4))),
    For(EVERYONE, gain(vp=1, per=Colonies(2))),
)
Event("black_death", "hunt_for_prester_john", 2, architects=1, famine=3).brings(
    For(EVERYONE, ReturnWorker()),
    For(STRONGEST, gain(books=3)),
)
Event("imperial_examination", "justinian_code", 2, architects=1, famine=0).brings(
    For(EVERYONE, If(HasAdvisor(2), gain(vp=1))),
    For(MOST_STABLE, gain(vp=1)),
)
Event("martyrdom_of_ali", "scholasticism", 2, architects=1, famine=1).brings(
    For(WEAKEST, lose_goods(vp=1)),
    For(MOST_STABLE, gain(books=3)),
)
Event("fourth_crusade", "song_resistance", 2, architects=1, famine=2).brings(
    Crusade(),
    For(MOST_STABLE, Regain(True)),
)
Event("feudal_dues", "hajj_from_mali", 2, architects=0, famine=2).brings(
    KeepOrder(),
    For(LEAST_STABLE, KeepAtMost(at.GOLD, 2)),
)
Event("raid_on_lindisfarne", "iconoclasm", 2, architects=2, famine=1).brings(
    For(WEAKEST, lose_goods(gold=4)),
    For(LEAST_STABLE, lose_goods(food=2, gold=2)),
)
Event("chanson_de_roland", "zanj_revolt", 2, architects=1, famine=3).brings(
    Lines([For(WEAKEST, lose_goods(books=1)), For(STRONGEST, gain(books=3))]),
    For(LEAST_STABLE, lose_goods(food=2), order=TO_END),
)
Event("sack_of_baghdad", "hanseatic_salt_trade", 2, architects=0, famine=2).brings(
    For(WEAKEST, lose_goods(books=5)),
    For(MOST_FOOD, gain(gold=4)),
)
Event("stupor_mundi", "great_schism", 2, architects=2, famine=1).brings(
    For(MOST_GOLDEN_AGES, gain(books=4)),
    For(LEAST_STABLE, lose_goods(gold=3)),
)
