"""The twelve event cards of age 3."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.event_deck import (
    BY_STRENGTH,
    EVERYONE,
    LAST_TO_PASS,
    LEAST_STABLE,
    MOST_FOOD,
    MOST_STABLE,
    STRONGEST,
    TO_END,
    TO_FRONT,
    WEAKEST,
    ColoniesBought,
    Either,
    For,
    Gain,
    GoLast,
    HasAdvisor,
    HireFree,
    Holders,
    If,
    May,
    Package,
    RemoveAdvisors,
    Sequence,
    TakeWorkers,
    UndeployFor,
    Weaken,
    amounts,
    both,
    deck,
    event,
    gain,
    lose_goods,
)

deck("renaissance events")

event(
    "little_ice_age",
    "city_upon_a_hill",
    age=3,
    architects=1,
    famine=3,
    first=For(EVERYONE, Either([lose_goods(food=3), lose_goods(books=5)])),
    second=For(MOST_STABLE, gain(books=6)),
)
event(
    "african_slave_trade",
    "glorious_revolution",
    age=3,
    architects=1,
    famine=4,
    first=For(WEAKEST, lose_goods(vp=1)),
    second=For(MOST_STABLE, May(Sequence([GoLast(), gain(gold=6)])), order=TO_END, chosen=True),
)
event(
    "janissaries",
    "council_of_trent",
    age=3,
    architects=1,
    famine=2,
    first=For(STRONGEST, Package(2, amounts(stone=4))),
    second=For(MOST_STABLE, gain(stone=5)),
)
event(
    "crop_rotation",
    "mercantilism",
    age=3,
    architects=2,
    famine=4,
    first=For(MOST_STABLE, gain(food=6)),
    second=For(EVERYONE, UndeployFor("undeploy-building", at.BUILDING, amounts(stone=2))),
)
event(
    "sinking_of_the_vasa",
    "peace_of_westphalia",
    age=3,
    architects=0,
    famine=0,
    first=For(LEAST_STABLE, Either([lose_goods(gold=3), Weaken(10)])),
    second=For(Holders(BY_STRENGTH, False, weakened=True), lose_goods(food=5)),
)
event(
    "pilgrims",
    "dutch_revolt",
    age=3,
    architects=3,
    famine=3,
    first=For(MOST_FOOD, TakeWorkers(1)),
    second=For(LEAST_STABLE, lose_goods(gold=3), order=TO_END),
)
event(
    "spice_trade",
    "muntzer_revolt",
    age=3,
    architects=0,
    famine=2,
    first=For(MOST_FOOD, gain(gold=4)),
    second=For(LEAST_STABLE, lose_goods(stone=3), order=TO_END),
)
event(
    "absolute_monarchy",
    "salem_witch_trials",
    age=3,
    architects=2,
    famine=5,
    first=For(EVERYONE, If(HasAdvisor([1, 2], "advisor-1-2"), lose_goods(books=4))),
    second=For(LEAST_STABLE, Either([lose_goods(gold=3), RemoveAdvisors()])),
)
event(
    "columbian_exchange",
    "expulsion_of_jews",
    age=3,
    architects=1,
    famine=1,
    first=both(For(STRONGEST, gain(food=3)), For(WEAKEST, lose_goods(food=3))),
    second=For(LEAST_STABLE, lose_goods(gold=5)),
)
event(
    "tulip_mania",
    "kangxi_era",
    age=3,
    architects=0,
    famine=1,
    first=For(LAST_TO_PASS, lose_goods(vp=1)),
    second=For(MOST_STABLE, gain(gold=3), order=TO_FRONT),
)
event(
    "magellans_expedition",
    "papal_indulgence",
    age=3,
    architects=2,
    famine=3,
    first=For(EVERYONE, Gain(amounts(gold=5), ColoniesBought())),
    second=For(MOST_STABLE, HireFree(1), others=lose_goods(gold=2)),
)
event(
    "blackbeard",
    "habeas_corpus_act",
    age=3,
    architects=1,
    famine=2,
    first=For(WEAKEST, lose_goods(gold=5)),
    second=For(MOST_STABLE, gain(vp=1)),
)
