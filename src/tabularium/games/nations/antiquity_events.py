"""The twelve event cards of age 1."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.conditions import StrongerThanWar
from tabularium.games.nations.counts import FightsBought
from tabularium.games.nations.effects import Either, Gain, If, amounts, gain, lose_goods
from tabularium.games.nations.event_deck import (
    EVERYONE,
    FIRST_TO_PASS,
    LEAST_STABLE,
    MOST_FOOD,
    MOST_STABLE,
    STRONGEST,
    WEAKEST,
    event,
    swap,
)
from tabularium.games.nations.happening_effects import Regain, UndeployFor
from tabularium.games.nations.happening_offers import Package, Revival
from tabularium.games.nations.happenings import TO_END, TO_FRONT, AllBut, For
from tabularium.games.nations.hire import DropArchitect
from tabularium.games.nations.workers import ReturnWorker

event(
    "rigveda",
    "exodus",
    1,
    0,
    2,
    For(EVERYONE, Gain(amounts(books=1), FightsBought())),
    For(MOST_FOOD, gain(food=4)),
)
event(
    "yellow_turban_rebellion",
    "spartacus_revolt",
    1,
    1,
    2,
    For(WEAKEST, lose_goods(food=3)),
    For(LEAST_STABLE, lose_goods(gold=1), order=TO_END),
)
event(
    "taoism", "philosophy", 1, 1, 1, For(FIRST_TO_PASS, gain(books=3)), For(MOST_STABLE, gain(vp=1))
)
event(
    "bread_and_games",
    "christianity",
    1,
    2,
    0,
    For(MOST_STABLE, gain(food=3)),
    swap(gain(books=6), food=4),
)
event(
    "shang_oracle_bones",
    "ionian_colonisation",
    1,
    1,
    1,
    For(LEAST_STABLE, lose_goods(books=3)),
    For(MOST_FOOD, gain(gold=3)),
)
event("attila", "zoroastrian_revival", 1, 2, 3, For(WEAKEST, lose_goods(gold=3)), Revival())
event(
    "qin_unification",
    "olympic_games",
    1,
    1,
    1,
    For(EVERYONE, If(StrongerThanWar(), gain(vp=1))),
    For(MOST_STABLE, order=TO_FRONT),
)
event(
    "aryan_migration",
    "code_of_hammurabi",
    1,
    2,
    1,
    For(WEAKEST, lose_goods(books=3)),
    For(AllBut("not-least-stable", [LEAST_STABLE]), gain(food=3)),
)
event(
    "hellenism",
    "ashokas_conversion",
    1,
    0,
    1,
    For(STRONGEST, gain(stone=2), others=lose_goods(food=2)),
    For(EVERYONE, UndeployFor("undeploy-military", at.MILITARY, amounts(books=2))),
)
event(
    "assyrian_deportations",
    "jain_ascetism",
    1,
    1,
    0,
    For(WEAKEST, ReturnWorker()),
    For(MOST_STABLE, Regain(False)),
)
event(
    "sea_peoples",
    "bronze_age_collapse",
    1,
    1,
    2,
    For(WEAKEST, Either([DropArchitect(), lose_goods(vp=1)])),
    For(AllBut("not-strongest-or-most-stable", [STRONGEST, MOST_STABLE]), lose_goods(vp=1)),
)
event(
    "pax_romana",
    "han_dynasty",
    1,
    0,
    2,
    For(STRONGEST, gain(vp=1)),
    For(MOST_STABLE, Package(1, amounts(food=3))),
)
