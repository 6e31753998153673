"""The 56 buildings: what each worker on them yields."""

from __future__ import annotations

from tabularium.games.nations.vocabulary import building, deck

deck("buildings")

# age 1: Antiquity
building("synagogue", 1, 1, gold=2, books=1)
building("brewery", 1, 1, food=2, books=1)
building("lyceum", 1, 1, books=2, stone=1)
building("ziggurat", 1, 1, stability=2, stone=1)
building("city_wall", 1, 1, stone=2, stability=1)
building("aqueduct", 1, 1, food=2, stability=1)
building("forum", 1, 1, gold=2, food=1)
building("lighthouse", 1, 1, gold=2, stone=1)
building("mine", 1, 2, stone=2, gold=1)
building("pagoda", 1, 2, books=2, stability=1)
building("granary", 1, 2, food=2, stone=1)
building("forge", 1, 3, stone=2, food=1)
building("library", 1, 3, books=2, gold=1)
building("confucian_academy", 1, 3, stability=2, gold=1)

# age 2: Medieval
building("cathedral", 2, 1, stone=2, stability=2)
building("windmill", 2, 1, food=3, gold=1)
building("madrasa", 2, 1, books=2, gold=2)
building("university", 2, 1, stone=2, books=2)
building("market", 2, 1, gold=2, food=2)
building("watermill", 2, 1, stone=3, food=1)
building("monastery", 2, 1, books=3, food=1)
building("mosque", 2, 1, gold=2, stability=2)
building("ball_court", 2, 2, gold=3, food=1)
building("castle", 2, 2, stability=3, stone=1)
building("guild_hall", 2, 2, stone=3, books=1)
building("hippodrome", 2, 3, stability=3, books=1)
building("ocean_fishing", 2, 3, food=2, stone=2)
building("mint", 2, 3, gold=3, stability=1)

# age 3: Renaissance
building("parliament", 3, 1, stone=3, stability=2)
building("dike", 3, 1, stone=3, food=2)
building("sawmill", 3, 1, gold=3, food=2)
building("courthouse", 3, 1, stability=3, books=2)
building("colonial_trading", 3, 1, gold=3, stability=2)
building("theatre", 3, 1, books=3, gold=2)
building("observatory", 3, 1, books=3, stone=2)
building("terrace_farming", 3, 1, food=3, stone=2)
building("shipyard", 3, 2, stone=3, gold=2)
building("sacrificial_altar", 3, 2, stability=3, food=2)
building("bank", 3, 2, gold=3, books=2)
building("hammam", 3, 3, food=3, stability=2)
building("chateau", 3, 3, stability=3, gold=2)
building("printing_press", 3, 3, stone=3, books=2)

# age 4: Industrial
building("hospital", 4, 1, books=4, food=2)
building("urban_center", 4, 1, gold=3, stability=3)
building("zeppelin", 4, 1, books=4, stability=2)
building("voortrekker", 4, 1, food=3, stone=3)
building("railroad", 4, 1, stone=3, stability=3)
building("penal_colony", 4, 1, food=4, stability=2)
building("hydro_plant", 4, 1, food=3, gold=3)
building("factory", 4, 1, gold=3, stone=3)
building("engineering_school", 4, 2, stone=4, books=2)
building("sewer_system", 4, 2, food=4, stability=2)
building("stock_exchange", 4, 2, gold=4, stone=2)
building("radio", 4, 3, gold=2, stability=4)
building("coal_mine", 4, 3, stone=4, gold=2)
building("national_park", 4, 3, books=4, stone=2)
