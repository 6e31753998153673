"""The twelve event cards of age 1."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.event_deck import (
    EVERYONE,
    FIRST_TO_PASS,
    LEAST_STABLE,
    MOST_FOOD,
    MOST_STABLE,
    STRONGEST,
    TO_END,
    TO_FRONT,
    WEAKEST,
    AllBut,
    DropArchitect,
    Either,
    FightsBought,
    For,
    Gain,
    If,
    Package,
    Regain,
    ReturnWorker,
    Revival,
    StrongerThanWar,
    UndeployFor,
    amounts,
    deck,
    event,
    gain,
    lose_goods,
    swap,
)

deck("events of antiquity")

event(
    "rigveda",
    "exodus",
    age=1,
    architects=0,
    famine=2,
    first=For(EVERYONE, Gain(amounts(books=1), FightsBought())),
    second=For(MOST_FOOD, gain(food=4)),
)
event(
    "yellow_turban_rebellion",
    "spartacus_revolt",
    age=1,
    architects=1,
    famine=2,
    first=For(WEAKEST, lose_goods(food=3)),
    second=For(LEAST_STABLE, lose_goods(gold=1), order=TO_END),
)
event(
    "taoism",
    "philosophy",
    age=1,
    architects=1,
    famine=1,
    first=For(FIRST_TO_PASS, gain(books=3)),
    second=For(MOST_STABLE, gain(vp=1)),
)
event(
    "bread_and_games",
    "christianity",
    age=1,
    architects=2,
    famine=0,
    first=For(MOST_STABLE, gain(food=3)),
    second=swap(gain(books=6), food=4),
)
event(
    "shang_oracle_bones",
    "ionian_colonisation",
    age=1,
    architects=1,
    famine=1,
    first=For(LEAST_STABLE, lose_goods(books=3)),
    second=For(MOST_FOOD, gain(gold=3)),
)
event(
    "attila",
    "zoroastrian_revival",
    age=1,
    architects=2,
    famine=3,
    first=For(WEAKEST, lose_goods(gold=3)),
    second=Revival(),
)
event(
    "qin_unification",
    "olympic_games",
    age=1,
    architects=1,
    famine=1,
    first=For(EVERYONE, If(StrongerThanWar(), gain(vp=1))),
    second=For(MOST_STABLE, order=TO_FRONT),
)
event(
    "aryan_migration",
    "code_of_hammurabi",
    age=1,
    architects=2,
    famine=1,
    first=For(WEAKEST, lose_goods(books=3)),
    second=For(AllBut("not-least-stable", [LEAST_STABLE]), gain(food=3)),
)
event(
    "hellenism",
    "ashokas_conversion",
    age=1,
    architects=0,
    famine=1,
    first=For(STRONGEST, gain(stone=2), others=lose_goods(food=2)),
    second=For(EVERYONE, UndeployFor("undeploy-military", at.MILITARY, amounts(books=2))),
)
event(
    "assyrian_deportations",
    "jain_ascetism",
    age=1,
    architects=1,
    famine=0,
    first=For(WEAKEST, ReturnWorker()),
    second=For(MOST_STABLE, Regain(False)),
)
event(
    "sea_peoples",
    "bronze_age_collapse",
    age=1,
    architects=1,
    famine=2,
    first=For(WEAKEST, Either([DropArchitect(), lose_goods(vp=1)])),
    second=For(AllBut("not-strongest-or-most-stable", [STRONGEST, MOST_STABLE]), lose_goods(vp=1)),
)
event(
    "pax_romana",
    "han_dynasty",
    age=1,
    architects=0,
    famine=2,
    first=For(STRONGEST, gain(vp=1)),
    second=For(MOST_STABLE, Package(1, amounts(food=3))),
)
