"""The 40 advisors."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import (
    BOUGHT_COLONY, CURRENT_CARDS, HAS_MILITARY_WORKER, LEAST_STABLE, MOST_STABLE, STRONGER_THAN_WAR,
    STRONGEST, WEAKEST, BuildingWorkers, BuyFree, Colonies, GiveUpColony, If, RemoveIf, SwapCards,
    TakeWorkers, To, adds, adds_to_all, advisor, deck, gain, pays_one_of, produces, produces_one_of,
    when, when_buying,
)  # fmt: skip

deck("advisors")

# age 1: Antiquity
advisor("saint_augustine", 1, 1, stability=1, features=[produces(MOST_STABLE, books=2)])
advisor("hatshepsut", 1, 1, gold=1, features=[when("wonder", at.ON_WONDER, gain(books=3))])
advisor("augustus", 1, 1, strength=1, features=[produces(STRONGEST, stone=2)])
advisor("qin_shi_huang", 1, 1, food=3, features=[RemoveIf(LEAST_STABLE)])
advisor("boudica", 1, 2, strength=1, gold=1, food=1, features=[RemoveIf(HAS_MILITARY_WORKER)])
advisor("archimedes", 1, 2, stone=1, private=1)
advisor("cyrus_the_great", 1, 2, features=[produces(BOUGHT_COLONY, gold=3)])
advisor("sun_tzu", 1, 3, features=[adds("two-actions", at.TWO_ACTIONS, 1)])
advisor(
    "hannibal",
    1,
    3,
    features=[
        adds("raid-bonus", at.RAID_BONUS, 1),
        adds_to_all("battle-price", at.BATTLE_PRICE, 1, others=True),
    ],
)
advisor("buddha", 1, 3, stability=3, features=[adds("skipped", at.SKIPPED, 1)])

# age 2: Medieval
advisor("thomas_aquino", 2, 1, stability=1, features=[produces(MOST_STABLE, books=4)])
advisor("harald_hardrada", 2, 1, gold=4, features=[RemoveIf(WEAKEST)])
advisor(
    "sejong_the_great",
    2,
    1,
    food=2,
    features=[when_buying("buying-golden", [at.GOLDEN_AGE], stone=2)],
)
advisor("anna_komnene", 2, 1, books=1, features=[adds("no-upkeep", at.NO_UPKEEP, 1)])
advisor(
    "mansa_musa", 2, 2, gold=1, features=[when("last-gold", at.ON_LAST_GOLD, gain(books=2, food=1))]
)
advisor("eleanor_of_aquitaine", 2, 2, features=[produces(BOUGHT_COLONY, gold=5)])
advisor("abu_bakr", 2, 2, strength=2, features=[when_buying("buying-battle", [at.BATTLE], books=2)])
advisor("alhazen", 2, 3, books=2, does=SwapCards(), once=True)
advisor("genghis_khan", 2, 3, strength=3, features=[adds_to_all("unrest", at.UNREST, -3)])
advisor("marco_polo", 2, 3, does=To(pays_one_of(food=2, stone=2), gain(gold=4)), once=True)

# age 3: Renaissance
advisor(
    "montezuma", 3, 1, food=2, features=[when_buying("buying-fight", [at.WAR, at.BATTLE], books=3)]
)
advisor("galileo_galilei", 3, 1, books=2, does=BuyFree([at.GOLDEN_AGE, at.WONDER]), once=True)
advisor("isabella", 3, 1, food=2, features=[produces(per=Colonies(3), gold=3)])
advisor("elizabeth", 3, 1, stone=2, features=[adds("war-bonus", at.WAR_BONUS, 8)])
advisor(
    "pocahontas", 3, 2, food=4, features=[adds_to_all("colony-strength", at.COLONY_STRENGTH, 4)]
)
advisor("martin_luther", 3, 2, gold=4, features=[adds_to_all("defeat-food", at.DEFEAT_FOOD, 4)])
advisor("tokugawa", 3, 2, strength=2, features=[produces(per=CURRENT_CARDS, stone=2)])
advisor(
    "peter_the_great", 3, 3, features=[produces_one_of(STRONGER_THAN_WAR, stone=5, gold=5, books=5)]
)
advisor("niccolo_machiavelli", 3, 3, books=4, features=[adds("sees-two", at.SEES_TWO, 1)])
advisor("suleiman_i", 3, 3, strength=3, does=If(STRONGEST, TakeWorkers(1)))

# age 4: Industrial
advisor(
    "florence_nightingale", 4, 1, books=6, features=[adds("no-shortage-vp", at.NO_SHORTAGE_VP, 1)]
)
advisor("frederick_the_great", 4, 1, strength=2, features=[adds("discount", at.DISCOUNT, 2)])
advisor("marie_antoinette", 4, 1, books=10, stability=-3)
advisor("lin_zexu", 4, 1, food=4, gold=4, features=[produces(WEAKEST, books=-8)])
advisor("marie_curie", 4, 2, stone=4, private=2)
advisor("abraham_lincoln", 4, 2, stability=3, does=TakeWorkers(1))
advisor("benjamin_disraeli", 4, 2, gold=2, features=[produces(BOUGHT_COLONY, food=8)])
advisor(
    "alfred_nobel",
    4,
    3,
    features=[adds("no-wars", at.NO_WARS, 1), produces(per=BuildingWorkers(4), stone=3)],
)
advisor("simon_bolivar", 4, 3, does=To(GiveUpColony(), gain(gold=4, stone=4)))
advisor(
    "shaka_zulu",
    4,
    3,
    strength=8,
    features=[when_buying("others-colonise", [at.COLONY], at.OTHERS_BUY, stone=5)],
)
