"""The twelve event cards of age 3."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import (
    COLONIES_BOUGHT, EVERYONE, LAST_TO_PASS, LEAST_STABLE, MOST_FOOD, MOST_STABLE, STRONGEST,
    TO_END, TO_FRONT, WEAKEST, WEAKEST_NOW, Either, Event, For, GoLast, HasAdvisor, HireFree, If,
    Lines, May, Package, RemoveAdvisors, Sequence, TakeWorkers, UndeployFor, Weaken, amounts, deck,
    gain, lose_goods,
)  # fmt: skip

deck("renaissance events")

Event("little_ice_age", "city_upon_a_hill", 3, architects=1, famine=3).brings(
    For(EVERYONE, Either([lose_goods(food=3), lose_goods(books=5)])),
    For(MOST_STABLE, gain(books=6)),
)
Event("african_slave_trade", "glorious_revolution", 3, architects=1, famine=4).brings(
    For(WEAKEST, lose_goods(vp=1)),
    For(MOST_STABLE, May(Sequence([GoLast(), gain(gold=6)])), order=TO_END, chosen=True),
)
Event("janissaries", "council_of_trent", 3, architects=1, famine=2).brings(
    For(STRONGEST, Package(2, amounts(stone=4))),
    For(MOST_STABLE, gain(stone=5)),
)
Event("crop_rotation", "mercantilism", 3, architects=2, famine=4).brings(
    For(MOST_STABLE, gain(food=6)),
    For(EVERYONE, UndeployFor("undeploy-building", at.BUILDING, amounts(stone=2))),
)
Event("sinking_of_the_vasa", "peace_of_westphalia", 3, architects=0, famine=0).brings(
    For(LEAST_STABLE, Either([lose_goods(gold=3), Weaken(at.SHIPS)])),
    For(WEAKEST_NOW, lose_goods(food=5)),
)
Event("pilgrims", "dutch_revolt", 3, architects=3, famine=3).brings(
    For(MOST_FOOD, TakeWorkers(1)),
    For(LEAST_STABLE, lose_goods(gold=3), order=TO_END),
)
Event("spice_trade", "muntzer_revolt", 3, architects=0, famine=2).brings(
    For(MOST_FOOD, gain(gold=4)),
    For(LEAST_STABLE, lose_goods(stone=3), order=TO_END),
)
Event("absolute_monarchy", "salem_witch_trials", 3, architects=2, famine=5).brings(
    For(EVERYONE, If(HasAdvisor(1, 2), lose_goods(books=4))),
    For(LEAST_STABLE, Either([lose_goods(gold=3), RemoveAdvisors()])),
)
Event("columbian_exchange", "expulsion_of_jews", 3, architects=1, famine=1).brings(
    Lines([For(STRONGEST, gain(food=3)), For(WEAKEST, lose_goods(food=3))]),
    For(LEAST_STABLE, lose_goods(gold=5)),
)
Event("tulip_mania", "kangxi_era", 3, architects=0, famine=1).brings(
    For(LAST_TO_PASS, lose_goods(vp=1)),
    For(MOST_STABLE, gain(gold=3), order=TO_FRONT),
)
Event("magellans_expedition", "papal_indulgence", 3, architects=2, famine=3).brings(
    For(EVERYONE, gain(gold=5, per=COLONIES_BOUGHT)),
    For(MOST_STABLE, HireFree(1), others=lose_goods(gold=2)),
)
Event("blackbeard", "habeas_corpus_act", 3, architects=1, famine=2).brings(
    For(WEAKEST, lose_goods(gold=5)),
    For(MOST_STABLE, gain(vp=1)),
)
