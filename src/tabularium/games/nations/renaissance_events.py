"""The twelve event cards of age 3."""

from __future__ import annotations

from tabularium.cards.sequence import Sequence
from tabularium.games.nations import layout as at
from tabularium.games.nations.conditions import HasAdvisor
from tabularium.games.nations.counts import ColoniesBought
from tabularium.games.nations.effects import Either, Gain, If, May, amounts, gain, lose_goods
from tabularium.games.nations.event_deck import (
    EVERYONE,
    LAST_TO_PASS,
    LEAST_STABLE,
    MOST_FOOD,
    MOST_STABLE,
    STRONGEST,
    WEAKEST,
    both,
    event,
)
from tabularium.games.nations.happening_effects import GoLast, RemoveAdvisors, UndeployFor, Weaken
from tabularium.games.nations.happening_offers import Package
from tabularium.games.nations.happenings import TO_END, TO_FRONT, For, Holders
from tabularium.games.nations.hire import HireFree
from tabularium.games.nations.ranks import BY_STRENGTH
from tabularium.games.nations.workers import TakeWorkers

event(
    "little_ice_age",
    "city_upon_a_hill",
    3,
    1,
    3,
    For(EVERYONE, Either([lose_goods(food=3), lose_goods(books=5)])),
    For(MOST_STABLE, gain(books=6)),
)
event(
    "african_slave_trade",
    "glorious_revolution",
    3,
    1,
    4,
    For(WEAKEST, lose_goods(vp=1)),
    For(MOST_STABLE, May(Sequence([GoLast(), gain(gold=6)])), order=TO_END, chosen=True),
)
event(
    "janissaries",
    "council_of_trent",
    3,
    1,
    2,
    For(STRONGEST, Package(2, amounts(stone=4))),
    For(MOST_STABLE, gain(stone=5)),
)
event(
    "crop_rotation",
    "mercantilism",
    3,
    2,
    4,
    For(MOST_STABLE, gain(food=6)),
    For(EVERYONE, UndeployFor("undeploy-building", at.BUILDING, amounts(stone=2))),
)
event(
    "sinking_of_the_vasa",
    "peace_of_westphalia",
    3,
    0,
    0,
    For(LEAST_STABLE, Either([lose_goods(gold=3), Weaken(10)])),
    For(Holders(BY_STRENGTH, False, weakened=True), lose_goods(food=5)),
)
event(
    "pilgrims",
    "dutch_revolt",
    3,
    3,
    3,
    For(MOST_FOOD, TakeWorkers(1)),
    For(LEAST_STABLE, lose_goods(gold=3), order=TO_END),
)
event(
    "spice_trade",
    "muntzer_revolt",
    3,
    0,
    2,
    For(MOST_FOOD, gain(gold=4)),
    For(LEAST_STABLE, lose_goods(stone=3), order=TO_END),
)
event(
    "absolute_monarchy",
    "salem_witch_trials",
    3,
    2,
    5,
    For(EVERYONE, If(HasAdvisor([1, 2], "advisor-1-2"), lose_goods(books=4))),
    For(LEAST_STABLE, Either([lose_goods(gold=3), RemoveAdvisors()])),
)
event(
    "columbian_exchange",
    "expulsion_of_jews",
    3,
    1,
    1,
    both(For(STRONGEST, gain(food=3)), For(WEAKEST, lose_goods(food=3))),
    For(LEAST_STABLE, lose_goods(gold=5)),
)
event(
    "tulip_mania",
    "kangxi_era",
    3,
    0,
    1,
    For(LAST_TO_PASS, lose_goods(vp=1)),
    For(MOST_STABLE, gain(gold=3), order=TO_FRONT),
)
event(
    "magellans_expedition",
    "papal_indulgence",
    3,
    2,
    3,
    For(EVERYONE, Gain(amounts(gold=5), ColoniesBought())),
    For(MOST_STABLE, HireFree(1), others=lose_goods(gold=2)),
)
event(
    "blackbeard",
    "habeas_corpus_act",
    3,
    1,
    2,
    For(WEAKEST, lose_goods(gold=5)),
    For(MOST_STABLE, gain(vp=1)),
)
