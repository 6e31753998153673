"""The twelve event cards of age 1."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import (
    EVERYONE, FIGHTS_BOUGHT, FIRST_TO_PASS, LEAST_STABLE, MOST_FOOD, MOST_STABLE, STRONGER_THAN_WAR,
    STRONGEST, TO_END, TO_FRONT, WEAKEST, AllBut, DropArchitect, Either, Event, For, If, Package,
    Regain, ReturnWorker, Revival, UndeployFor, amounts, deck, gain, lose_goods, swap,
)  # fmt: skip

deck("events of antiquity")

Event("rigveda", "exodus", 1, architects=0, famine=2).brings(
    For(EVERYONE, gain(books=1, per=FIGHTS_BOUGHT)),
    For(MOST_FOOD, gain(food=4)),
)
Event("yellow_turban_rebellion", "spartacus_revolt", 1, architects=1, famine=2).brings(
    For(WEAKEST, lose_goods(food=3)),
    For(LEAST_STABLE, lose_goods(gold=1), order=TO_END),
)
Event("taoism", "philosophy", 1, architects=1, famine=1).brings(
    For(FIRST_TO_PASS, gain(books=3)),
    For(MOST_STABLE, gain(vp=1)),
)
Event("bread_and_games", "christianity", 1, architects=2, famine=0).brings(
    For(MOST_STABLE, gain(food=3)),
    swap(gain(books=6), food=4),
)
Event("shang_oracle_bones", "ionian_colonisation", 1, architects=1, famine=1).brings(
    For(LEAST_STABLE, lose_goods(books=3)),
    For(MOST_FOOD, gain(gold=3)),
)
Event("attila", "zoroastrian_revival", 1, architects=2, famine=3).brings(
    For(WEAKEST, lose_goods(gold=3)),
    Revival(),
)
Event("qin_unification", "olympic_games", 1, architects=1, famine=1).brings(
    For(EVERYONE, If(STRONGER_THAN_WAR, gain(vp=1))),
    For(MOST_STABLE, order=TO_FRONT),
)
Event("aryan_migration", "code_of_hammurabi", 1, architects=2, famine=1).brings(
    For(WEAKEST, lose_goods(books=3)),
    For(AllBut("not-least-stable", [LEAST_STABLE]), gain(food=3)),
)
Event("hellenism", "ashokas_conversion", 1, architects=0, famine=1).brings(
    For(STRONGEST, gain(stone=2), others=lose_goods(food=2)),
    For(EVERYONE, UndeployFor("undeploy-military", at.MILITARY, amounts(books=2))),
)
Event("assyrian_deportations", "jain_ascetism", 1, architects=1, famine=0).brings(
    For(WEAKEST, ReturnWorker()),
    For(MOST_STABLE, Regain(False)),
)
Event("sea_peoples", "bronze_age_collapse", 1, architects=1, famine=2).brings(
    For(WEAKEST, Either([DropArchitect(), lose_goods(vp=1)])),
    For(AllBut("not-strongest-or-most-stable", [STRONGEST, MOST_STABLE]), lose_goods(vp=1)),
)
Event("pax_romana", "han_dynasty", 1, architects=0, famine=2).brings(
    For(STRONGEST, gain(vp=1)),
    For(MOST_STABLE, Package(1, amounts(food=3))),
)
