"""The 32 golden ages: two of a resource, or a VP."""

from __future__ import annotations

from tabularium.games.nations.vocabulary import deck, golden_age

deck("golden ages")

# age 1: Antiquity
golden_age("iron_working", 1, 1, stone=2)
golden_age("map_making", 1, 1, stone=2)
golden_age("aeneid", 1, 1, books=2)
golden_age("the_bible", 1, 1, books=2)
golden_age("silk", 1, 2, stone=2)
golden_age("the_odyssey", 1, 2, books=2)
golden_age("mahabharata", 1, 3, books=2)
golden_age("coinage", 1, 3, stone=2)

# age 2: Medieval
golden_age("heavy_plough", 2, 1, stone=2)
golden_age("divina_commedia", 2, 1, books=2)
golden_age("compass", 2, 1, stone=2)
golden_age("magna_carta", 2, 1, books=2)
golden_age("three_kingdoms_golden_age", 2, 2, books=2)
golden_age("spectacles", 2, 2, stone=2)
golden_age("the_quoran", 2, 3, books=2)
golden_age("gunpowder", 2, 3, stone=2)

# age 3: Renaissance
golden_age("romeo_and_juliet", 3, 1, books=2)
golden_age("gutenberg_bible", 3, 1, books=2)
golden_age("microscope", 3, 1, stone=2)
golden_age("clocks", 3, 1, stone=2)
golden_age("telescope", 3, 2, stone=2)
golden_age("don_quixote", 3, 2, books=2)
golden_age("thermometer", 3, 3, stone=2)
golden_age("principia", 3, 3, books=2)

# age 4: Industrial
golden_age("dynamite", 4, 1, stone=2)
golden_age("vaccine", 4, 1, stone=2)
golden_age("origin_of_species", 4, 1, books=2)
golden_age("das_kapital", 4, 1, books=2)
golden_age("candide", 4, 2, books=2)
golden_age("electricity", 4, 2, stone=2)
golden_age("kalevala", 4, 3, books=2)
golden_age("spinning_jenny", 4, 3, stone=2)
