"""The 32 military cards: strength and upkeep for each worker."""

from __future__ import annotations

from tabularium.games.nations.vocabulary import deck, military

deck("military")

# age 1: Antiquity
military("chariot", 1, 1, strength=3, gold=-1)
military("hoplite", 1, 1, strength=3, stone=-1)
military("immortal", 1, 1, strength=3, stability=-1)
military("legionary", 1, 1, strength=3, food=-1)
military("archer", 1, 2, strength=2, raid=4)
military("trireme", 1, 2, strength=3, deploy=2)
military("elephant", 1, 3, strength=4, food=-2)
military("phalanx", 1, 3, strength=4, stone=-2)

# age 2: Medieval
military("camel_archer", 2, 1, strength=5, stability=-1)
military("cho_ko_nu", 2, 1, strength=5, gold=-1)
military("horse_archer", 2, 1, strength=5, food=-1)
military("longships", 2, 1, strength=5, books=-1)
military("knight", 2, 2, strength=5, stone=-1)
military("longbowman", 2, 2, strength=4)
military("cataphract", 2, 3, strength=6, stone=-2)
military("greek_fire_galley", 2, 3, strength=6, food=-2)

# age 3: Renaissance
military("samurai", 3, 1, strength=7, gold=-1)
military("conquistador", 3, 1, strength=7, books=-1)
military("jaguar_warrior", 3, 1, strength=7, stability=-1)
military("redcoat", 3, 1, strength=7, food=-1)
military("ranger", 3, 2, strength=6)
military("frigate", 3, 2, strength=8, stone=-1, deploy=4, raid=6)
military("hakkapeliitta", 3, 3, strength=8, stability=-2)
military("mercenary", 3, 3, strength=8, gold=-2, deploy=2, raid=4)

# age 4: Industrial
military("hussar", 4, 1, strength=9, gold=-1)
military("rifleman", 4, 1, strength=9, food=-1)
military("cossack", 4, 1, strength=9, stability=-1)
military("cavalry", 4, 1, strength=9, books=-1)
military("conscript", 4, 2, strength=7, deploy=2, raid=4, slots=[1, 1, 1, 1])
military("submarine", 4, 2, strength=8, deploy=3, raid=5)
military("dreadnought", 4, 3, strength=14, stone=-3, deploy=6, raid=7, slots=[1, 2, 3])
military("machine_gunner", 4, 3, strength=10, gold=-2)
