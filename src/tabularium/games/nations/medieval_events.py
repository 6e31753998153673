"""The twelve event cards of age 2."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.event_deck import (
    EVERYONE,
    LEAST_STABLE,
    MOST_FOOD,
    MOST_GOLDEN_AGES,
    MOST_STABLE,
    STRONGEST,
    TO_END,
    WEAKEST,
    AnotherBoughtTheWar,
    Colonies,
    Crusade,
    Either,
    For,
    Gain,
    GoLast,
    HasAdvisor,
    If,
    KeepAtMost,
    KeepOrder,
    Regain,
    ReturnWorker,
    amounts,
    both,
    deck,
    event,
    gain,
    lose_goods,
    swap,
)

deck("medieval events")

event(
    "ecological_collapse",
    "caste_system",
    age=2,
    architects=2,
    famine=4,
    first=For(EVERYONE, Either([lose_goods(food=2), GoLast()]), order=TO_END, chosen=True),
    second=For(LEAST_STABLE, lose_goods(books=4)),
)
event(
    "benedictine_rule",
    "paper_money",
    age=2,
    architects=3,
    famine=1,
    first=For(MOST_STABLE, gain(food=4)),
    second=swap(gain(gold=5), food=3),
)
event(
    "peace_of_god",
    "council_of_clermont",
    age=2,
    architects=0,
    famine=2,
    first=For(STRONGEST, If(AnotherBoughtTheWar(), gain(books=4))),
    second=For(EVERYONE, Gain(amounts(vp=1), Colonies(2))),
)
event(
    "black_death",
    "hunt_for_prester_john",
    age=2,
    architects=1,
    famine=3,
    first=For(EVERYONE, ReturnWorker()),
    second=For(STRONGEST, gain(books=3)),
)
event(
    "imperial_examination",
    "justinian_code",
    age=2,
    architects=1,
    famine=0,
    first=For(EVERYONE, If(HasAdvisor([2], "advisor-2"), gain(vp=1))),
    second=For(MOST_STABLE, gain(vp=1)),
)
event(
    "martyrdom_of_ali",
    "scholasticism",
    age=2,
    architects=1,
    famine=1,
    first=For(WEAKEST, lose_goods(vp=1)),
    second=For(MOST_STABLE, gain(books=3)),
)
event(
    "fourth_crusade",
    "song_resistance",
    age=2,
    architects=1,
    famine=2,
    first=Crusade(),
    second=For(MOST_STABLE, Regain(True)),
)
event(
    "feudal_dues",
    "hajj_from_mali",
    age=2,
    architects=0,
    famine=2,
    first=KeepOrder(),
    second=For(LEAST_STABLE, KeepAtMost(at.GOLD, 2)),
)
event(
    "raid_on_lindisfarne",
    "iconoclasm",
    age=2,
    architects=2,
    famine=1,
    first=For(WEAKEST, lose_goods(gold=4)),
    second=For(LEAST_STABLE, lose_goods(food=2, gold=2)),
)
event(
    "chanson_de_roland",
    "zanj_revolt",
    age=2,
    architects=1,
    famine=3,
    first=both(For(WEAKEST, lose_goods(books=1)), For(STRONGEST, gain(books=3))),
    second=For(LEAST_STABLE, lose_goods(food=2), order=TO_END),
)
event(
    "sack_of_baghdad",
    "hanseatic_salt_trade",
    age=2,
    architects=0,
    famine=2,
    first=For(WEAKEST, lose_goods(books=5)),
    second=For(MOST_FOOD, gain(gold=4)),
)
event(
    "stupor_mundi",
    "great_schism",
    age=2,
    architects=2,
    famine=1,
    first=For(MOST_GOLDEN_AGES, gain(books=4)),
    second=For(LEAST_STABLE, lose_goods(gold=3)),
)
