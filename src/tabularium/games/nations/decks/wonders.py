"""The 40 wonders: sections, VP, what they give and do."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import (
    DEPLOY_HERE, EVERYONE, LEAST_STABLE, MOST_STABLE, MOST_WORKERS, OWN_ADVISORS, STRONGEST,
    WEAKEST, Colonies, CountAsLeastStable, DeployFree, Either, For, RemoveAdvisors, RemoveOnDefeat,
    To, Twice, Waiting, adds, deck, gain, gain_one_of, lose_goods, pays, produces, when,
    when_buying, when_paying, wonder,
)  # fmt: skip

deck("wonders")

# age 1: Antiquity
wonder("pyramids", 1, 1, [2, 1, 0], 3, gold=2, food=-2)
wonder("stonehenge", 1, 1, [1, 1, 1], 0, ready=gain(books=6, food=4))
wonder("colosseum", 1, 1, [2, 2], 1, strength=3, ready=lose_goods(food=2))
wonder("hanging_gardens", 1, 1, [1, 2], 1, food=2, stone=-1, stability=1)
wonder("the_oracle", 1, 2, [2, 1], 1, stability=2)
wonder(
    "sphinx", 1, 2, [2, 2], 1, stone=1, features=[when("later-wonder", at.ON_WONDER, gain(stone=5))]
)
wonder("great_lighthouse", 1, 2, [1, 3], 2, gold=1, features=[when_paying(3, books=1)])
wonder(
    "petra",
    1,
    3,
    [2, 0, 1],
    0,
    does=To(pays(food=1), gain_one_of(books=3, gold=3, stone=3)),
    once=True,
)
wonder(
    "terracotta_army", 1, 3, [0, 0, 3], 2, strength=1, ready=For(LEAST_STABLE, lose_goods(gold=4))
)
wonder(
    "solomons_temple",
    1,
    3,
    [1, 1],
    0,
    features=[when("age-ends", at.AGE_ENDS, gain(vp=1)), RemoveOnDefeat()],
)

# age 2: Medieval
wonder("notre_dame", 2, 1, [2, 1], 1, books=2, features=[produces(MOST_STABLE, books=3)])
wonder("alhambra", 2, 1, [1, 1], 1, private=1)
wonder("sankore_university", 2, 1, [1, 2, 3], 2, ready=gain(books=8))
wonder("porcelain_tower", 2, 1, [1, 0], 0, features=[adds("tower", at.ADVISOR_ON_TOWER, 1)])
wonder("chichen_itza", 2, 2, [2, 2], 1, features=[when_buying("buying-war", [at.WAR], vp=1)])
wonder("moai_statues", 2, 2, [1, 1, 1], 2, food=-1, ready=gain(stone=12))
wonder("angkor_wat", 2, 2, [3, 1], 1, food=4, features=[produces(WEAKEST, books=-4)])
wonder("krak_des_chevaliers", 2, 3, [5, 5], 2, strength=6)
wonder("great_wall", 2, 3, [1, 1], 1, stability=2, features=[adds("walled", at.WALLED, 1)])
wonder(
    "piazza_san_marco",
    2,
    3,
    [3, 2, 1],
    1,
    does=To(pays(gold=2), gain_one_of(books=5, food=5, stone=5)),
    once=True,
)

# age 3: Renaissance
wonder(
    "sistine_chapel", 3, 1, [1, 1], 1, books=1, features=[when("hiring", at.ON_HIRE, gain(books=3))]
)
wonder("versailles", 3, 1, [4, 0, 1], 4, ready=CountAsLeastStable())
wonder("taj_mahal", 3, 1, [3, 1, 2], 1, ready=gain(books=15))
wonder("machu_picchu", 3, 1, [0, 2, 0], 0, gold=6)
wonder("royal_society", 3, 2, [3, 2], 1, does=DeployFree(1, -1, False), once=True)
wonder(
    "uraniborg", 3, 2, [0, 3, 2], 2, books=2, features=[adds("golden-bonus", at.GOLDEN_BONUS, 2)]
)
wonder("potala_palace", 3, 2, [1, 1], 1, bonus=OWN_ADVISORS)
wonder(
    "forbidden_palace", 3, 3, [2, 1], 1, features=[when("first-pass", at.ON_FIRST_PASS, gain(vp=1))]
)
wonder(
    "himeji_castle", 3, 3, [1, 1, 1], 1, features=[when("replacing", at.ON_REPLACE, gain(stone=4))]
)
wonder("red_fort", 3, 3, [0, 3], 1, features=[when_paying(1, food=2)])

# age 4: Industrial
wonder("darwins_voyage", 4, 1, [3, 2], 1, ready=gain(gold=15))
wonder("suez_canal", 4, 1, [2, 1], 1, gold=3, strength=4)
wonder("ford_motor_company", 4, 1, [2, 2], 1, stone=6)
wonder("south_pole_expedition", 4, 1, [2, 1], 3, ready=lose_goods(food=5))
wonder("big_ben", 4, 2, [3, 0], 1, bonus=Colonies(4))
wonder("british_museum", 4, 2, [0, 1, 3], 2, ready=For(WEAKEST, lose_goods(books=10)))
wonder("brandenburg_gate", 4, 2, [2, 2], 2, ready=For(STRONGEST, gain(gold=6, stone=6)))
wonder(
    "titanic",
    4,
    3,
    [2, 0, 2],
    3,
    ready=For(EVERYONE, Either([lose_goods(gold=4), RemoveAdvisors()])),
)
wonder(
    "mit", 4, 3, [0, 1], 1, features=[Waiting(at.AFTER_BUY, DEPLOY_HERE, "nations-after-buying")]
)
wonder("statue_of_liberty", 4, 3, [0, 2], 1, bonus=Twice(MOST_WORKERS))
