"""The 32 battles, alike but for their names."""

from __future__ import annotations

from tabularium.games.nations.deck import battle, deck

deck("battles")

# age 1: Antiquity
battle("battle_of_cannae", 1, 1)
battle("battle_of_kadesh", 1, 1)
battle("siege_of_troy", 1, 1)
battle("siege_of_alesia", 1, 1)
battle("battle_of_thermopylae", 1, 2)
battle("milvian_bridge", 1, 2)
battle("crossing_the_alps", 1, 3)
battle("battle_of_issus", 1, 3)

# age 2: Medieval
battle("battle_of_poitiers", 2, 1)
battle("battle_of_hastings", 2, 1)
battle("battle_of_tannenberg", 2, 1)
battle("battle_of_agincourt", 2, 1)
battle("the_horns_of_hattin", 2, 2)
battle("battle_of_manzikert", 2, 2)
battle("siege_of_constantinople", 2, 3)
battle("battle_of_ain_jalut", 2, 3)

# age 3: Renaissance
battle("siege_of_rhodes", 3, 1)
battle("fall_of_constantinople", 3, 1)
battle("la_noche_triste", 3, 1)
battle("battle_of_poltava", 3, 1)
battle("battle_of_noryang", 3, 2)
battle("battle_of_cajamarca", 3, 2)
battle("fall_of_louisburg", 3, 3)
battle("siege_of_vienna", 3, 3)

# age 4: Industrial
battle("battle_of_waterloo", 4, 1)
battle("surrender_at_yorktown", 4, 1)
battle("battle_of_tsushima", 4, 1)
battle("fashoda_incident", 4, 1)
battle("battle_of_austerlitz", 4, 2)
battle("battle_of_borodino", 4, 2)
battle("battle_of_balaclava", 4, 3)
battle("battle_of_trafalgar", 4, 3)
