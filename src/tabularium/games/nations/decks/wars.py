"""The 32 wars: what the defeated lose."""

from __future__ import annotations

from tabularium.games.nations.vocabulary import deck, war

deck("wars")

# age 1: Antiquity
war("hunnic_invasions", 1, 1, food=4)
war("wars_of_alexander", 1, 1, food=2)
war("peloponnesian_war", 1, 1, books=4)
war("warring_states", 1, 1, books=3)
war("three_kingdoms", 1, 2, gold=5)
war("parthian_wars", 1, 2, gold=3)
war("punic_wars", 1, 3, food=6)
war("hyksos_invasion", 1, 3, stone=4)

# age 2: Medieval
war("hundred_years_war", 2, 1, food=5)
war("byzantine_arab_war", 2, 1, books=3)
war("first_crusade", 2, 1, books=6)
war("reconquista", 2, 1, gold=4)
war("war_of_the_roses", 2, 2, gold=7)
war("viking_raids", 2, 2, books=4)
war("mongol_invasions", 2, 3, food=10)
war("vandalic_war", 2, 3, stone=6)

# age 3: Renaissance
war("war_of_jenkins_ear", 3, 1, gold=6)
war("mughal_invasion", 3, 1, books=7)
war("imjin_war", 3, 1, stone=5)
war("great_northern_war", 3, 1, food=8)
war("cortes_expedition", 3, 2, food=6)
war("dutch_liberation_war", 3, 2, gold=9)
war("war_of_cyprus", 3, 3, stone=7)
war("thirty_years_war", 3, 3, food=9)

# age 4: Industrial
war("franco_prussian_war", 4, 1, stone=9)
war("second_boer_war", 4, 1, food=8)
war("opium_war", 4, 1, gold=8)
war("balkan_wars", 4, 1, books=7)
war("napoleonic_war", 4, 2, food=11)
war("anglo_afghan_war", 4, 2, stone=7)
war("american_civil_war", 4, 3, books=12)
war("crimean_war", 4, 3, gold=10)
