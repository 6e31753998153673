"""The twelve event cards of age 2."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.conditions import AnotherBoughtTheWar, HasAdvisor
from tabularium.games.nations.counts import Colonies
from tabularium.games.nations.effects import Either, Gain, If, amounts, gain, lose_goods
from tabularium.games.nations.event_deck import (
    EVERYONE,
    LEAST_STABLE,
    MOST_FOOD,
    MOST_GOLDEN_AGES,
    MOST_STABLE,
    STRONGEST,
    WEAKEST,
    both,
    event,
    swap,
)
from tabularium.games.nations.happening_effects import GoLast, KeepAtMost, Regain
from tabularium.games.nations.happening_offers import Crusade
from tabularium.games.nations.happenings import TO_END, For
from tabularium.games.nations.production import KeepOrder
from tabularium.games.nations.workers import ReturnWorker

event(
    "ecological_collapse",
    "caste_system",
    2,
    2,
    4,
    For(EVERYONE, Either([lose_goods(food=2), GoLast()]), order=TO_END, chosen=True),
    For(LEAST_STABLE, lose_goods(books=4)),
)
event(
    "benedictine_rule",
    "paper_money",
    2,
    3,
    1,
    For(MOST_STABLE, gain(food=4)),
    swap(gain(gold=5), food=3),
)
event(
    "peace_of_god",
    "council_of_clermont",
    2,
    0,
    2,
    For(STRONGEST, If(AnotherBoughtTheWar(), gain(books=4))),
    For(EVERYONE, Gain(amounts(vp=1), Colonies(2))),
)
event(
    "black_death",
    "hunt_for_prester_john",
    2,
    1,
    3,
    For(EVERYONE, ReturnWorker()),
    For(STRONGEST, gain(books=3)),
)
event(
    "imperial_examination",
    "justinian_code",
    2,
    1,
    0,
    For(EVERYONE, If(HasAdvisor([2], "advisor-2"), gain(vp=1))),
    For(MOST_STABLE, gain(vp=1)),
)
event(
    "martyrdom_of_ali",
    "scholasticism",
    2,
    1,
    1,
    For(WEAKEST, lose_goods(vp=1)),
    For(MOST_STABLE, gain(books=3)),
)
event("fourth_crusade", "song_resistance", 2, 1, 2, Crusade(), For(MOST_STABLE, Regain(True)))
event(
    "feudal_dues", "hajj_from_mali", 2, 0, 2, KeepOrder(), For(LEAST_STABLE, KeepAtMost(at.GOLD, 2))
)
event(
    "raid_on_lindisfarne",
    "iconoclasm",
    2,
    2,
    1,
    For(WEAKEST, lose_goods(gold=4)),
    For(LEAST_STABLE, lose_goods(food=2, gold=2)),
)
event(
    "chanson_de_roland",
    "zanj_revolt",
    2,
    1,
    3,
    both(For(WEAKEST, lose_goods(books=1)), For(STRONGEST, gain(books=3))),
    For(LEAST_STABLE, lose_goods(food=2), order=TO_END),
)
event(
    "sack_of_baghdad",
    "hanseatic_salt_trade",
    2,
    0,
    2,
    For(WEAKEST, lose_goods(books=5)),
    For(MOST_FOOD, gain(gold=4)),
)
event(
    "stupor_mundi",
    "great_schism",
    2,
    2,
    1,
    For(MOST_GOLDEN_AGES, gain(books=4)),
    For(LEAST_STABLE, lose_goods(gold=3)),
)
