"""The twelve event cards of age 4."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import (
    EVERYONE, FIRST_TO_PASS, LEAST_FOOD, LEAST_STABLE, MOST_INDUSTRY, MOST_STABLE, STRONGEST,
    TO_END, WEAKEST, Colonies, DeployFree, Event, For, GiveUpColony, HasColony, HireFree, If,
    OrElse, RemoveAdvisors, ReturnWorker, Sequence, deck, gain, lose_goods, swap,
)  # fmt: skip

deck("industrial events")

Event("tonghak_movement", "sepoy_mutiny", 4, architects=0, famine=5).brings(
    For(WEAKEST, Sequence([lose_goods(books=8), gain(stone=2)])),
    For(LEAST_STABLE, lose_goods(gold=5), order=TO_END),
)
Event("sokoto_caliphate", "tennis_court_oath", 4, architects=0, famine=3).brings(
    swap(gain(gold=8), food=4),
    For(LEAST_STABLE, lose_goods(gold=7)),
)
Event("romanticism", "industrial_revolution", 4, architects=2, famine=6).brings(
    For(FIRST_TO_PASS, gain(books=5)),
    For(MOST_INDUSTRY, gain(vp=1)),
)
Event("sick_man_of_europe", "womens_suffrage", 4, architects=3, famine=1).brings(
    For(WEAKEST, lose_goods(gold=8)),
    For(MOST_STABLE, gain(vp=1)),
)
Event("eruption_of_krakatoa", "first_vatican_council", 4, architects=1, famine=3).brings(
    For(LEAST_FOOD, lose_goods(vp=1)),
    For(MOST_STABLE, gain(books=10)),
)
Event("entente_cordiale", "general_strike", 4, architects=2, famine=4).brings(
    For(STRONGEST, DeployFree(2, at.MILITARY, True)),
    For(LEAST_STABLE, lose_goods(stone=6)),
)
Event("weltpolitik", "emigration", 4, architects=2, famine=2).brings(
    For(EVERYONE, gain(gold=5, stone=5, per=Colonies(4))),
    For(LEAST_STABLE, ReturnWorker()),
)
Event("californian_gold_rush", "irish_potato_blight", 4, architects=0, famine=3).brings(
    For(STRONGEST, gain(gold=8)),
    For(LEAST_STABLE, lose_goods(food=8)),
)
Event("march_to_moscow", "taiping_rebellion", 4, architects=1, famine=5).brings(
    For(LEAST_FOOD, OrElse(GiveUpColony(), lose_goods(vp=1))),
    For(LEAST_STABLE, lose_goods(books=10), order=TO_END),
)
Event("anarchism", "great_exhibition", 4, architects=1, famine=4).brings(
    For(WEAKEST, Sequence([RemoveAdvisors(every=True), lose_goods(vp=1)])),
    For(MOST_STABLE, HireFree(2)),
)
Event("american_revolution", "french_revolution", 4, architects=1, famine=2).brings(
    For(WEAKEST, OrElse(GiveUpColony(), lose_goods(vp=1))),
    For(LEAST_STABLE, OrElse(RemoveAdvisors(), lose_goods(vp=2))),
)
Event("scramble_for_africa", "dreyfus_affair", 4, architects=1, famine=4).brings(
    For(EVERYONE, If(HasColony(4), gain(vp=1))),
    For(LEAST_STABLE, lose_goods(books=8)),
)
