"""The 40 advisors."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.deck import (
    LEAST_STABLE,
    MOST_STABLE,
    STRONGEST,
    WEAKEST,
    BoughtColony,
    BuildingWorkers,
    BuyFree,
    Colonies,
    CurrentCards,
    ForNations,
    GiveUpColony,
    HasMilitaryWorker,
    If,
    Modifier,
    Pay,
    RemoveIf,
    Reward,
    StrongerThanWar,
    SwapCards,
    TakeWorkers,
    To,
    Waiting,
    WhenBuying,
    advisor,
    amounts,
    deck,
    gain,
    produces,
    produces_one_of,
    when_buying,
)

deck("advisors")

# age 1: Antiquity
advisor("saint_augustine", 1, 1, stability=1, features=[produces(MOST_STABLE, books=2)])
advisor(
    "hatshepsut",
    1,
    1,
    gold=1,
    features=[Waiting(at.ON_WONDER, gain(books=3), "nations-when-wonder")],
)
advisor("augustus", 1, 1, strength=1, features=[produces(STRONGEST, stone=2)])
advisor("qin_shi_huang", 1, 1, food=3, features=[RemoveIf(LEAST_STABLE)])
advisor("boudica", 1, 2, strength=1, gold=1, food=1, features=[RemoveIf(HasMilitaryWorker())])
advisor("archimedes", 1, 2, stone=1, private=1)
advisor("cyrus_the_great", 1, 2, features=[produces(BoughtColony(), gold=3)])
advisor("sun_tzu", 1, 3, features=[Modifier(at.TWO_ACTIONS, 1, "nations-two-actions")])
advisor(
    "hannibal",
    1,
    3,
    features=[
        Modifier(at.RAID_BONUS, 1, "nations-raid-bonus"),
        ForNations(at.BATTLE_PRICE, 1, "nations-battle-price", others=True),
    ],
)
advisor("buddha", 1, 3, stability=3, features=[Modifier(at.SKIPPED, 1, "nations-skipped")])

# age 2: Medieval
advisor("thomas_aquino", 2, 1, stability=1, features=[produces(MOST_STABLE, books=4)])
advisor("harald_hardrada", 2, 1, gold=4, features=[RemoveIf(WEAKEST)])
advisor(
    "sejong_the_great", 2, 1, food=2, features=[when_buying("golden", [at.GOLDEN_AGE], stone=2)]
)
advisor("anna_komnene", 2, 1, books=1, features=[Modifier(at.NO_UPKEEP, 1, "nations-no-upkeep")])
advisor(
    "mansa_musa",
    2,
    2,
    gold=1,
    features=[Waiting(at.ON_LAST_GOLD, gain(books=2, food=1), "nations-when-last-gold")],
)
advisor("eleanor_of_aquitaine", 2, 2, features=[produces(BoughtColony(), gold=5)])
advisor("abu_bakr", 2, 2, strength=2, features=[when_buying("battle", [at.BATTLE], books=2)])
advisor("alhazen", 2, 3, books=2, does=SwapCards(), once=True)
advisor("genghis_khan", 2, 3, strength=3, features=[ForNations(at.UNREST, -3, "nations-unrest")])
advisor(
    "marco_polo",
    2,
    3,
    does=To(Pay([amounts(food=2), amounts(stone=2)]), gain(gold=4)),
    once=True,
)

# age 3: Renaissance
advisor("montezuma", 3, 1, food=2, features=[when_buying("fight", [at.WAR, at.BATTLE], books=3)])
advisor("galileo_galilei", 3, 1, books=2, does=BuyFree([at.GOLDEN_AGE, at.WONDER]), once=True)
advisor("isabella", 3, 1, food=2, features=[produces(per=Colonies(3), gold=3)])
advisor("elizabeth", 3, 1, stone=2, features=[Modifier(at.WAR_BONUS, 8, "nations-war-bonus")])
advisor(
    "pocahontas",
    3,
    2,
    food=4,
    features=[ForNations(at.COLONY_STRENGTH, 4, "nations-colony-strength")],
)
advisor(
    "martin_luther", 3, 2, gold=4, features=[ForNations(at.DEFEAT_FOOD, 4, "nations-defeat-food")]
)
advisor("tokugawa", 3, 2, strength=2, features=[produces(per=CurrentCards(), stone=2)])
advisor(
    "peter_the_great",
    3,
    3,
    features=[produces_one_of(StrongerThanWar(), [{"stone": 5}, {"gold": 5}, {"books": 5}])],
)
advisor(
    "niccolo_machiavelli", 3, 3, books=4, features=[Modifier(at.SEES_TWO, 1, "nations-sees-two")]
)
advisor("suleiman_i", 3, 3, strength=3, does=If(STRONGEST, TakeWorkers(1)))

# age 4: Industrial
advisor(
    "florence_nightingale",
    4,
    1,
    books=6,
    features=[Modifier(at.NO_SHORTAGE_VP, 1, "nations-no-shortage-vp")],
)
advisor(
    "frederick_the_great", 4, 1, strength=2, features=[Modifier(at.DISCOUNT, 2, "nations-discount")]
)
advisor("marie_antoinette", 4, 1, books=10, stability=-3)
advisor("lin_zexu", 4, 1, food=4, gold=4, features=[produces(WEAKEST, books=-8)])
advisor("marie_curie", 4, 2, stone=4, private=2)
advisor("abraham_lincoln", 4, 2, stability=3, does=TakeWorkers(1))
advisor("benjamin_disraeli", 4, 2, gold=2, features=[produces(BoughtColony(), food=8)])
advisor(
    "alfred_nobel",
    4,
    3,
    features=[
        Modifier(at.NO_WARS, 1, "nations-no-wars"),
        produces(per=BuildingWorkers(4), stone=3),
    ],
)
advisor("simon_bolivar", 4, 3, does=To(GiveUpColony(), gain(gold=4, stone=4)))
advisor(
    "shaka_zulu",
    4,
    3,
    strength=8,
    features=[
        WhenBuying(
            Reward([at.COLONY], -1, amounts(stone=5)), "nations-when-others-colonise", at.OTHERS_BUY
        )
    ],
)
