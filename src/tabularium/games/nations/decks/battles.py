"""The 32 battles, alike but for their names."""

from __future__ import annotations

from tabularium.games.nations.vocabulary import battles, deck

deck("battles")

# age 1: Antiquity
battles(1, 1, "battle_of_cannae", "battle_of_kadesh", "siege_of_troy", "siege_of_alesia")
battles(1, 2, "battle_of_thermopylae", "milvian_bridge")
battles(1, 3, "crossing_the_alps", "battle_of_issus")

# age 2: Medieval
battles(
    2, 1, "battle_of_poitiers", "battle_of_hastings", "battle_of_tannenberg", "battle_of_agincourt"
)
battles(2, 2, "the_horns_of_hattin", "battle_of_manzikert")
battles(2, 3, "siege_of_constantinople", "battle_of_ain_jalut")

# age 3: Renaissance
battles(3, 1, "siege_of_rhodes", "fall_of_constantinople", "la_noche_triste", "battle_of_poltava")
battles(3, 2, "battle_of_noryang", "battle_of_cajamarca")
battles(3, 3, "fall_of_louisburg", "siege_of_vienna")

# age 4: Industrial
battles(
    4, 1, "battle_of_waterloo", "surrender_at_yorktown", "battle_of_tsushima", "fashoda_incident"
)
battles(4, 2, "battle_of_austerlitz", "battle_of_borodino")
battles(4, 3, "battle_of_balaclava", "battle_of_trafalgar")
