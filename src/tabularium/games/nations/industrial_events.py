"""The twelve event cards of age 4."""

from __future__ import annotations

from tabularium.cards.sequence import Sequence
from tabularium.games.nations import layout as at
from tabularium.games.nations.conditions import HasColony
from tabularium.games.nations.counts import Colonies
from tabularium.games.nations.effects import Gain, If, OrElse, amounts, gain, lose_goods
from tabularium.games.nations.event_deck import (
    EVERYONE,
    FIRST_TO_PASS,
    LEAST_FOOD,
    LEAST_STABLE,
    MOST_INDUSTRY,
    MOST_STABLE,
    STRONGEST,
    WEAKEST,
    event,
    swap,
)
from tabularium.games.nations.happening_effects import RemoveAdvisors
from tabularium.games.nations.happenings import TO_END, For
from tabularium.games.nations.hire import HireFree
from tabularium.games.nations.specials import GiveUpColony
from tabularium.games.nations.workers import DeployFree, ReturnWorker

event(
    "tonghak_movement",
    "sepoy_mutiny",
    4,
    0,
    5,
    For(WEAKEST, Sequence([lose_goods(books=8), gain(stone=2)])),
    For(LEAST_STABLE, lose_goods(gold=5), order=TO_END),
)
event(
    "sokoto_caliphate",
    "tennis_court_oath",
    4,
    0,
    3,
    swap(gain(gold=8), food=4),
    For(LEAST_STABLE, lose_goods(gold=7)),
)
event(
    "romanticism",
    "industrial_revolution",
    4,
    2,
    6,
    For(FIRST_TO_PASS, gain(books=5)),
    For(MOST_INDUSTRY, gain(vp=1)),
)
event(
    "sick_man_of_europe",
    "womens_suffrage",
    4,
    3,
    1,
    For(WEAKEST, lose_goods(gold=8)),
    For(MOST_STABLE, gain(vp=1)),
)
event(
    "eruption_of_krakatoa",
    "first_vatican_council",
    4,
    1,
    3,
    For(LEAST_FOOD, lose_goods(vp=1)),
    For(MOST_STABLE, gain(books=10)),
)
event(
    "entente_cordiale",
    "general_strike",
    4,
    2,
    4,
    For(STRONGEST, DeployFree(2, at.MILITARY, True)),
    For(LEAST_STABLE, lose_goods(stone=6)),
)
event(
    "weltpolitik",
    "emigration",
    4,
    2,
    2,
    For(EVERYONE, Gain(amounts(gold=5, stone=5), Colonies(4))),
    For(LEAST_STABLE, ReturnWorker()),
)
event(
    "californian_gold_rush",
    "irish_potato_blight",
    4,
    0,
    3,
    For(STRONGEST, gain(gold=8)),
    For(LEAST_STABLE, lose_goods(food=8)),
)
event(
    "march_to_moscow",
    "taiping_rebellion",
    4,
    1,
    5,
    For(LEAST_FOOD, OrElse(GiveUpColony(), lose_goods(vp=1))),
    For(LEAST_STABLE, lose_goods(books=10), order=TO_END),
)
event(
    "anarchism",
    "great_exhibition",
    4,
    1,
    4,
    For(WEAKEST, Sequence([RemoveAdvisors(every=True), lose_goods(vp=1)])),
    For(MOST_STABLE, HireFree(2)),
)
event(
    "american_revolution",
    "french_revolution",
    4,
    1,
    2,
    For(WEAKEST, OrElse(GiveUpColony(), lose_goods(vp=1))),
    For(LEAST_STABLE, OrElse(RemoveAdvisors(), lose_goods(vp=2))),
)
event(
    "scramble_for_africa",
    "dreyfus_affair",
    4,
    1,
    4,
    For(EVERYONE, If(HasColony(4), gain(vp=1))),
    For(LEAST_STABLE, lose_goods(books=8)),
)
