"""The Utopians."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ALL_CARDS, ANY, ATTACK, CIVILISED, FAME, FREE, FROM_DISCARD, FROM_HAND, FROM_HERE,
    GARRISONED_HERE, IN_HISTORY, MAKES_EMPIRE, OTHERS, OWNED, PINNED, POWER, REGION, SCROLL,
    TO_DECK_TOP, TO_EXILE, TO_HAND, TO_HISTORY, TRIBUTARY, UNCIVILISED, UNREST, Abandon,
    AbandonThis, Acquire, Adds, AtLeast, AvoidAttack, ByThisEffect, Cards, Choose, Depends, Discard,
    Do, Draw, Each, Exiled, Gain, Garrison, Guard, Icons, If, ItIs, May, MoveCards, NextJourney,
    Not, Pay, PayAllProgress, Per, React, Recall, ReturnUnrest, SpendActions, Steps, TakeTopFame,
    TakeUnrest, Tokens, TriggerScoring, TurnOver, Waits, again, card, nation,
)  # fmt: skip

nation("utopians", at.LEGENDS_SET)

card(
    "utopians_a",
    at.IN_PLAY_AT_START,
    POWER,
    title="utopians",
    worth=Per(1, 4, Tokens(at.POPULATION)),
).solstice(
    Each(OTHERS, May(ReturnUnrest(1, FROM_HAND))), Gain(at.POPULATION, 1, ByThisEffect("returned"))
).always(Waits(at.DECK_EMPTY, TakeUnrest(1)))
card(
    "utopians_b",
    at.IN_PLAY_AT_START,
    POWER,
    title="utopians",
    worth=Per(1, 3, Tokens(at.POPULATION)),
).always(Waits(at.DECK_EMPTY, TakeUnrest(1)))
card("visions_of_shangri_la", at.IN_PLAY_AT_START).solstice(
    Choose(Do(PayAllProgress(5), TurnOver()), Steps(Discard(1), Draw(1)))
).always(Waits(at.RETURNS_UNREST, React(Do(SpendActions(1), Gain(at.PROGRESS, 1)))))
card("path_to_shangri_la", at.NOWHERE).exhaust(
    Do(Abandon(1, REGION), Gain(at.POPULATION, 1), Gain(at.PROGRESS, 1))
).solstice(
    Choose(
        Do(PayAllProgress(5), NextJourney("gates_of_shangri_la")),
        May(MoveCards(1, REGION, FROM_DISCARD, TO_HAND)),
    )
)
card("gates_of_shangri_la", at.IN_PLAY_AT_START, MAKES_EMPIRE).exhaust(
    Do(MoveCards(1, ANY, FROM_HAND, TO_HISTORY), Gain(at.PROGRESS, 1))
).solstice(Choose(Do(PayAllProgress(5), TurnOver()), Draw(1)))
card("shangri_la", at.NOWHERE).exhaust(Gain(at.MATERIAL, 1)).solstice(
    If(AtLeast(Tokens(at.POPULATION), 24), TriggerScoring())
).always(Adds(at.SPLENDOUR))
card("monastery", at.IN_DECK, PINNED, worth=Per(1, 4, Exiled())).exhaust(
    Do(
        Garrison(SCROLL),
        MoveCards(1, Not(UNREST), FROM_HAND, TO_EXILE),
        Gain(at.POPULATION, 2),
        If(ItIs(ATTACK), Gain(at.PROGRESS, 1)),
    )
).solstice(Choose(Draw(1), Steps(AbandonThis(), ReturnUnrest(1, FROM_HAND)), or_else=True))
card("portals", at.IN_DECK, PINNED, worth=Per(1, 1, Cards(OWNED, REGION))).exhaust(
    Do(Garrison(SCROLL), Acquire(REGION))
).solstice(Choose(Recall(1, REGION), Steps(AbandonThis(), Gain(at.POPULATION, 1))))
card("daochang", at.IN_DECK, PINNED, worth=Per(1, 1, Cards(OWNED, TRIBUTARY))).exhaust(
    Do(Garrison(SCROLL), Acquire(TRIBUTARY))
).solstice(Choose(TakeUnrest(1), Steps(AbandonThis(), Gain(at.MATERIAL, 1)))).always(
    Waits(at.ATTACKED, Guard(May(Do(Pay(population=1), AvoidAttack()))))
)
card("lost_tomes", at.IN_DECK, PINNED, worth=Per(2, 1, Cards(OWNED, FAME))).exhaust(
    Do(Garrison(SCROLL), MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY))
).solstice(If(AtLeast(Icons([SCROLL], GARRISONED_HERE), 2), May(Do(AbandonThis(), TakeTopFame()))))
card("tree_of_knowledge", at.IN_DECK, PINNED, worth=Per(1, 1, Cards(OWNED, CIVILISED))).exhaust(
    Do(Garrison(SCROLL), Acquire(UNCIVILISED | CIVILISED))
).solstice(Choose(Discard(1), Steps(AbandonThis(), Draw(1))))
card("charity", at.IN_DECK).play(Gain(at.PROGRESS, 1), Each(OTHERS, May(Gain(at.MATERIAL, 2))))
card("meditation", at.IN_DECK, FREE).play(
    MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP), Each(OTHERS, May(Draw(1)))
)
card("mountain_retreat", at.IN_DECK, PINNED, worth=Per(1, 1, Cards(OWNED, UNCIVILISED))).exhaust(
    Do(Garrison(UNREST), MoveCards(1, SCROLL, FROM_DISCARD, TO_HAND))
).solstice(Choose(Draw(1), Steps(ReturnUnrest(ALL_CARDS, FROM_HERE), AbandonThis()), or_else=True))
card("sacred_scroll", at.IN_DECK, FREE, SCROLL, copies=5, worth=Depends({IN_HISTORY: 1})).play(
    Each(ALL, May(Draw(1)))
)
again("unrest", at.SUPPLY, 3)
again("unrest", at.SUPPLY, players=3)
again("unrest", at.SUPPLY, players=4)
