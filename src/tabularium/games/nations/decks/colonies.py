"""The 32 colonies: the strength they need, what they are worth and give."""

from __future__ import annotations

from tabularium.games.nations.vocabulary import colony, deck

deck("colonies")

# age 1: Antiquity
colony("macedonia", 1, 1, needs=4, strength=2)
colony("nubia", 1, 1, needs=3, gold=2)
colony("israel", 1, 1, needs=5, books=2)
colony("hispania", 1, 1, needs=4, food=2)
colony("babylonia", 1, 2, needs=5, gold=2)
colony("gaul", 1, 2, needs=7, food=2)
colony("armenia", 1, 3, needs=6, stone=2)
colony("hindu_kush", 1, 3, needs=9, stone=3)

# age 2: Medieval
colony("greenland", 2, 1, needs=7, worth=1, food=3)
colony("tibet", 2, 1, needs=8, worth=1, stability=3)
colony("lombardy", 2, 1, needs=9, worth=1, books=3)
colony("sicily", 2, 1, needs=12, worth=1, food=3)
colony("prussia", 2, 2, needs=12, worth=1, books=3)
colony("england", 2, 2, needs=11, worth=1, gold=3)
colony("saharan_trade", 2, 3, needs=15, worth=1, stone=4)
colony("crusader_states", 2, 3, needs=13, worth=2, strength=3)

# age 3: Renaissance
colony("quebec", 3, 1, needs=12, worth=1, books=4)
colony("incan_empire", 3, 1, needs=17, worth=1, gold=4)
colony("south_africa", 3, 1, needs=13, worth=1, food=4)
colony("aztec_empire", 3, 1, needs=15, worth=1, gold=4)
colony("brazil", 3, 2, needs=14, worth=1, stone=4)
colony("philippines", 3, 2, needs=18, worth=1, stone=4)
colony("virginia", 3, 3, needs=21, worth=1, stone=5)
colony("the_caribbean", 3, 3, needs=15, worth=1, stability=4)

# age 4: Industrial
colony("india", 4, 1, needs=25, worth=2, books=5)
colony("ostafrika", 4, 1, needs=22, worth=2, food=5)
colony("nigeria", 4, 1, needs=20, worth=2, books=5)
colony("congo", 4, 1, needs=23, worth=2, gold=5)
colony("algeria", 4, 2, needs=25, worth=2, strength=5)
colony("hong_kong", 4, 2, needs=27, worth=2, books=5)
colony("libya", 4, 3, needs=30, worth=2, stone=6)
colony("australia", 4, 3, needs=24, worth=2, stability=5)
