"""The twelve event cards of age 4."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.event_deck import (
    EVERYONE,
    FIRST_TO_PASS,
    LEAST_FOOD,
    LEAST_STABLE,
    MOST_INDUSTRY,
    MOST_STABLE,
    STRONGEST,
    TO_END,
    WEAKEST,
    Colonies,
    DeployFree,
    For,
    Gain,
    GiveUpColony,
    HasColony,
    HireFree,
    If,
    OrElse,
    RemoveAdvisors,
    ReturnWorker,
    Sequence,
    amounts,
    deck,
    event,
    gain,
    lose_goods,
    swap,
)

deck("industrial events")

event(
    "tonghak_movement",
    "sepoy_mutiny",
    age=4,
    architects=0,
    famine=5,
    first=For(WEAKEST, Sequence([lose_goods(books=8), gain(stone=2)])),
    second=For(LEAST_STABLE, lose_goods(gold=5), order=TO_END),
)
event(
    "sokoto_caliphate",
    "tennis_court_oath",
    age=4,
    architects=0,
    famine=3,
    first=swap(gain(gold=8), food=4),
    second=For(LEAST_STABLE, lose_goods(gold=7)),
)
event(
    "romanticism",
    "industrial_revolution",
    age=4,
    architects=2,
    famine=6,
    first=For(FIRST_TO_PASS, gain(books=5)),
    second=For(MOST_INDUSTRY, gain(vp=1)),
)
event(
    "sick_man_of_europe",
    "womens_suffrage",
    age=4,
    architects=3,
    famine=1,
    first=For(WEAKEST, lose_goods(gold=8)),
    second=For(MOST_STABLE, gain(vp=1)),
)
event(
    "eruption_of_krakatoa",
    "first_vatican_council",
    age=4,
    architects=1,
    famine=3,
    first=For(LEAST_FOOD, lose_goods(vp=1)),
    second=For(MOST_STABLE, gain(books=10)),
)
event(
    "entente_cordiale",
    "general_strike",
    age=4,
    architects=2,
    famine=4,
    first=For(STRONGEST, DeployFree(2, at.MILITARY, True)),
    second=For(LEAST_STABLE, lose_goods(stone=6)),
)
event(
    "weltpolitik",
    "emigration",
    age=4,
    architects=2,
    famine=2,
    first=For(EVERYONE, Gain(amounts(gold=5, stone=5), Colonies(4))),
    second=For(LEAST_STABLE, ReturnWorker()),
)
event(
    "californian_gold_rush",
    "irish_potato_blight",
    age=4,
    architects=0,
    famine=3,
    first=For(STRONGEST, gain(gold=8)),
    second=For(LEAST_STABLE, lose_goods(food=8)),
)
event(
    "march_to_moscow",
    "taiping_rebellion",
    age=4,
    architects=1,
    famine=5,
    first=For(LEAST_FOOD, OrElse(GiveUpColony(), lose_goods(vp=1))),
    second=For(LEAST_STABLE, lose_goods(books=10), order=TO_END),
)
event(
    "anarchism",
    "great_exhibition",
    age=4,
    architects=1,
    famine=4,
    first=For(WEAKEST, Sequence([RemoveAdvisors(every=True), lose_goods(vp=1)])),
    second=For(MOST_STABLE, HireFree(2)),
)
event(
    "american_revolution",
    "french_revolution",
    age=4,
    architects=1,
    famine=2,
    first=For(WEAKEST, OrElse(GiveUpColony(), lose_goods(vp=1))),
    second=For(LEAST_STABLE, OrElse(RemoveAdvisors(), lose_goods(vp=2))),
)
event(
    "scramble_for_africa",
    "dreyfus_affair",
    age=4,
    architects=1,
    famine=4,
    first=For(EVERYONE, If(HasColony(4), gain(vp=1))),
    second=For(LEAST_STABLE, lose_goods(books=8)),
)
