"""Common cards that are in both boxes."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, ATTACK, BARBARIAN, CITY, CIVILISED, EMPIRE, FAME, FREE, FROM_DISCARD, FROM_HAND,
    INSTEAD_OF_FAME, IN_HISTORY, IN_PLAY, JUST_DRAWN, KNIGHT, MASK, METROPOLIS, OTHERS, OWNED,
    PINNED, REGION, SCROLL, TO_DECK_TOP, TO_HISTORY, TRIBUTARY, TURNS_OVER, UNCIVILISED, Abandon,
    Acquire, BreakThrough, ByThisEffect, Cards, Choose, Depends, Develop, Discard, Do, Draw, Each,
    Gain, GainAction, GarrisonThis, Give, HostsPlayEffect, Icons, If, InState, May, MoveCards, Pay,
    Per, ReadyToken, Recall, ReturnUnrest, Steal, Steps, TakeUnrest, Tokens, kind, shared,
)  # fmt: skip

shared("common", at.CLASSICS_SET)

kind("drama_and_poetry", CIVILISED, EMPIRE, ATTACK, FREE, worth=2).play(
    Steal(at.PROGRESS, 1), Each(ALL, May(Do(Discard(1), ReturnUnrest(1, FROM_HAND))))
)
kind("education", CIVILISED, EMPIRE, FREE, worth=2).play(
    May(MoveCards(1, ANY, FROM_HAND, TO_HISTORY)), May(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY))
)
kind("moneylenders", CIVILISED, EMPIRE, FREE, worth=Per(1, 10, Tokens(at.MATERIAL))).play(
    Do(Pay(material=3), GainAction())
)
kind("corruption", CIVILISED, EMPIRE, ATTACK, worth=2).play(
    Each(ALL, Gain(at.MATERIAL, 2)), Each(OTHERS, TakeUnrest(1)), Gain(at.PROGRESS, 1)
)
kind("onager", CIVILISED, EMPIRE, ATTACK, worth=2).play(
    Each(OTHERS, Abandon(1, CITY)),
    Gain(at.MATERIAL, 2, ByThisEffect("abandoned-city")),
    May(Acquire(REGION | TRIBUTARY)),
)
kind("metropolis", CIVILISED, EMPIRE, PINNED, METROPOLIS, worth=2).solstice(
    Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))
)
kind("exports", CIVILISED, EMPIRE, ATTACK, worth=Per(1, 10, Cards(OWNED))).play(
    Each(ALL, Gain(at.MATERIAL, 2)), Give(MASK)
)
kind(
    "urban_development", CIVILISED, EMPIRE, worth=Per(2, 1, Icons([CITY, METROPOLIS], OWNED))
).play(
    Gain(at.MATERIAL, 1, Icons([CITY, METROPOLIS], IN_PLAY)),
    Gain(at.POPULATION, 1, Icons([CITY, METROPOLIS], IN_PLAY)),
)
kind("mercenaries", CIVILISED, EMPIRE, FREE, worth=Per(1, 4, Tokens(at.POPULATION))).play(
    Do(Pay(population=1), GainAction())
)
kind("cataphract", CIVILISED, EMPIRE, ATTACK, KNIGHT, worth=2).play(
    Each(OTHERS, Abandon(1, REGION)),
    May(Acquire(REGION | TRIBUTARY)),
    May(Do(GarrisonThis(), HostsPlayEffect())),
)
kind("jade_mask", UNCIVILISED, MASK, worth=Depends({IN_HISTORY: 1})).play(
    Draw(3, up_to=True, reshuffles=False), MoveCards(1, ANY, FROM_HAND, TO_DECK_TOP)
)
kind("elders", UNCIVILISED, worth=1).play(
    Choose(
        Acquire(UNCIVILISED), Steps(BreakThrough(UNCIVILISED), Each(OTHERS, Gain(at.PROGRESS, 1)))
    )
)
kind("invasion", UNCIVILISED, ATTACK, worth=1).play(
    Pay(material=3),
    Each(OTHERS, TakeUnrest(1)),
    Choose(BreakThrough(TRIBUTARY), Steps(BreakThrough(REGION), Each(OTHERS, Recall(1, REGION)))),
)
kind("oracle", UNCIVILISED, BARBARIAN, FREE, worth=Per(2, 1, Cards(OWNED, FAME))).play(
    Draw(2), Discard(1, JUST_DRAWN)
)
kind("rituals_and_ceremonies", UNCIVILISED, BARBARIAN, FREE, worth=1).play(
    Choose(ReturnUnrest(1, FROM_HAND), Steps(Gain(at.PROGRESS, 1), May(ReadyToken())))
)
kind("city", UNCIVILISED | CIVILISED, PINNED, CITY, worth=1).solstice(
    May(Do(Discard(1), Choose(Gain(at.MATERIAL, 1), Gain(at.POPULATION, 1), Draw(1))))
)
kind("diplomacy", UNCIVILISED | CIVILISED, worth=1).play(
    Do(Pay(material=3), BreakThrough(TRIBUTARY))
)
kind("leadership", UNCIVILISED | CIVILISED, FREE, worth=1).play(
    Choose(Draw(1), MoveCards(1, ANY, FROM_HAND | FROM_DISCARD, TO_HISTORY))
)
kind("lost_scroll", UNCIVILISED | CIVILISED, FREE, SCROLL, worth=Depends({IN_HISTORY: 1})).play(
    May(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP)), Each(ALL, May(Draw(1)))
)
kind("king_of_kings_a", FAME, INSTEAD_OF_FAME, TURNS_OVER, title="king_of_kings").play(
    If(InState(BARBARIAN), Gain(at.PROGRESS, 6)),
    If(InState(EMPIRE), Steps(Gain(at.PROGRESS, 3), Develop(True))),
)
kind("king_of_kings_b", FAME, INSTEAD_OF_FAME, title="king_of_kings").play(
    If(InState(BARBARIAN), Gain(at.PROGRESS, 4)), If(InState(EMPIRE), Develop(True))
)
