"""The Arthurians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ANY_SUIT, ATTACK, CITY, CIVILISED, EMPIRE, FERTILE, FIXED_IN_PLAY, FREE,
    FROM_ACTIVE_QUEST, FROM_DISCARD, FROM_GARRISONS, FROM_HAND, FROM_HERE, FROM_HISTORY, FROM_PLAY,
    FROM_QUESTS, HOSTS_QUEST, IN_GARRISONS, IN_HISTORY, KNIGHT, LAST_QUEST, OTHERS, OWNED, PINNED,
    POWER, QUEST, REGION, RIVER, SEARCH_DECK, SEARCH_DISCARD, TO_DECK_TOP, TO_DISCARD, TO_EXILE,
    TO_HAND, TO_HISTORY, TRIBUTARY, UNCIVILISED, Abandon, Acquire, Both, BreakThrough, Cards,
    Choose, Depends, Discard, Do, Draw, Each, Either, Find, FreePlay, Gain, Garrison, GarrisonThis,
    Hosting, HostsPlayEffect, Icons, If, LookAtFame, May, MoveCards, MoveIt, MoveThis, Named,
    NamedInPlay, NationToDiscard, NoActiveQuest, Not, Pay, Per, Recall, RecallThis, ReturnUnrest,
    Steps, TakeTopFame, TakeUnrest, TriggerScoring, again, card, nation,
)  # fmt: skip

nation("arthurians", at.LEGENDS_SET)

card("arthurians_a", at.IN_PLAY_AT_START, POWER, title="arthurians").exhaust(
    Do(Discard(1), MoveCards(1, KNIGHT, FROM_DISCARD, TO_HAND))
).solstice(Discard(1), Gain(at.PROGRESS, 1))
card("arthurians_b", at.IN_PLAY_AT_START, POWER, title="arthurians", worth=6).solstice(
    Discard(1), Gain(at.PROGRESS, 1)
)
card(
    "king_arthurs_court",
    at.IN_PLAY_AT_START,
    HOSTS_QUEST,
    worth=Per(1, 1, Cards(OWNED, CIVILISED)),
).exhaust(If(NamedInPlay("city_of_camelot"), Do(Discard(1), ReturnUnrest(1, FROM_HAND)))).solstice(
    If(NoActiveQuest(), May(Do(TakeUnrest(1), Garrison(QUEST, FROM_QUESTS))))
)
card("graal", at.DEVELOPMENT, FREE, QUEST, LAST_QUEST, worth=8).play(
    TriggerScoring(),
    May(MoveCards(1, ANY, FROM_HISTORY, TO_HAND)),
    May(Acquire(ANY_SUIT, exile=True, market=False, fitting=Not(KNIGHT))),
)
card("lawnslot_llyn_sir_lancelot", at.DEVELOPMENT, QUEST, KNIGHT, worth=2).play(
    Steps(Find(Named("guennuvar")), MoveIt(TO_HISTORY)), TakeTopFame(), MoveThis(TO_EXILE)
)
card("twrch_trwyth", at.DEVELOPMENT, PINNED, QUEST, worth=-4).exhaust(
    Do(Pay(progress=1), FreePlay(EMPIRE, any_icon=True))
).solstice(
    May(
        Do(
            Discard(1, KNIGHT),
            Choose(
                MoveCards(1, Both(QUEST, Not(Named("graal"))), FROM_QUESTS, TO_EXILE),
                ReturnUnrest(2, FROM_HAND | FROM_DISCARD, up_to=True),
            ),
        )
    )
)
card("taliesin_the_bard", at.DEVELOPMENT, EMPIRE, QUEST, worth=1).play(
    Do(Steps(Find(KNIGHT), MoveIt(TO_HISTORY)), LookAtFame(2))
)
card("excalibur", at.DEVELOPMENT, QUEST, worth=2).play(
    Do(
        Abandon(1, Either(Named("viviane_of_the_lake"), Named("ynys_afallach_avalon"))),
        BreakThrough(TRIBUTARY | CIVILISED),
    )
)
card("gwaith_camlan", at.ACCESSION, PINNED, FIXED_IN_PLAY, worth=2).solstice(
    Choose(
        MoveCards(1, KNIGHT, FROM_HAND | FROM_GARRISONS, TO_HISTORY), TakeUnrest(2), or_else=True
    )
)
card("bedwyr", at.IN_NATION, KNIGHT).play(
    May(MoveCards(1, Named("excalibur"), FROM_DISCARD, TO_DECK_TOP)),
    May(Do(GarrisonThis(), HostsPlayEffect())),
)
card("viviane_of_the_lake", at.IN_NATION, REGION, PINNED, RIVER).play(
    Gain(at.PROGRESS, 1)
).solstice(Choose(Recall(1, KNIGHT, FROM_HERE), Draw(1)))
card("city_of_camelot", at.IN_NATION, PINNED, CITY).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
card("britannia_flavia", at.IN_NATION, REGION, PINNED).play(Draw(1), May(Garrison()))
card("ynys_afallach_avalon", at.IN_NATION, REGION, PINNED).play(
    MoveCards(1, KNIGHT, FROM_DISCARD, TO_HAND), May(Garrison())
).solstice(May(Do(Pay(progress=1), RecallThis())))
card("gwalchmei_sir_gawain", at.IN_NATION, KNIGHT).play(
    Do(TakeUnrest(1), Gain(at.PROGRESS, 1, Icons([KNIGHT], IN_GARRISONS))),
    May(Do(GarrisonThis(), HostsPlayEffect())),
)
card("lady_bertilak", at.IN_NATION, ATTACK, FREE, worth=Depends({IN_HISTORY: 2})).play(
    Abandon(1, Both(REGION, Hosting(KNIGHT))), Draw(2), Each(OTHERS, Discard(2))
)
card("morigena", at.IN_DECK, ATTACK, worth=Depends({IN_HISTORY: 2})).play(
    Each(ALL, TakeUnrest(1)),
    May(
        Do(
            Abandon(1, Both(REGION, Hosting(Named("myrddin_wyllt_merlin")))),
            MoveCards(1, QUEST, FROM_ACTIVE_QUEST, TO_DISCARD),
            NationToDiscard(),
        )
    ),
)
card("peredur_sir_percival", at.IN_DECK, KNIGHT).play(
    Choose(
        Steps(ReturnUnrest(1, FROM_HAND), May(Do(GarrisonThis(), HostsPlayEffect()))),
        Steps(
            Find(Named("graal"), SEARCH_DISCARD | SEARCH_DECK), MoveIt(TO_HAND), MoveThis(TO_EXILE)
        ),
    )
)
card("cai_sir_kay", at.IN_DECK, KNIGHT).play(
    May(MoveCards(1, REGION, FROM_DISCARD, TO_DECK_TOP)), May(Do(GarrisonThis(), HostsPlayEffect()))
)
card("king_arthur", at.IN_DECK, KNIGHT).play(
    Do(Abandon(1, Both(REGION, Hosting(KNIGHT))), Acquire(REGION | TRIBUTARY))
)
card("uthyr_pendragon", at.IN_DECK).play(BreakThrough(UNCIVILISED), MoveThis(TO_HISTORY))
card("britannia_prima", at.IN_DECK, REGION, PINNED, FERTILE).play(Draw(1), May(Garrison()))
card("britannia_secunda", at.IN_DECK, REGION, PINNED).play(Draw(1), May(Garrison()))
card("myrddin_wyllt_merlin", at.IN_DECK, KNIGHT).play(
    Do(
        Abandon(3, KNIGHT, FROM_GARRISONS, in_regions=True),
        MoveCards(1, QUEST, FROM_ACTIVE_QUEST, TO_HAND),
    )
)
card("guennuvar", at.IN_DECK).play(
    Each(OTHERS, Gain(at.PROGRESS, 1)),
    Choose(
        Acquire(UNCIVILISED | CIVILISED),
        Do(Abandon(1, Named("king_arthur"), FROM_GARRISONS), FreePlay(EMPIRE, any_icon=True)),
    ),
)
card("cafall", at.IN_DECK, FREE).play(
    Steps(Draw(2), MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP)),
    May(MoveCards(1, Named("twrch_trwyth"), FROM_PLAY | FROM_ACTIVE_QUEST, TO_EXILE)),
)
again("unrest", at.SUPPLY, 2)
again("unrest", at.SUPPLY, players=3)
again("unrest", at.SUPPLY, players=4)
