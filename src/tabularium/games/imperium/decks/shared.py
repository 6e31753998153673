"""Cards that several nations have in common."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    ALL, ANY, BARBARIAN, CIVILISED, FROM_DISCARD, IN_PLAY, NOT_GARRISONED, PINNED, PRODUCTION,
    REGION, TO_HISTORY, TRIBUTARY, UNCIVILISED, UNREST, Abandon, Acquire, BreakThrough, Calm, Cards,
    Choose, Do, Draw, Each, Gain, Icons, LookAtFame, May, MoveCards, Pay, kind, shared,
)  # fmt: skip

shared("shared", at.CLASSICS_SET)

kind("unrest", UNREST, worth=-2).play(Calm())
kind("prosperity").play(
    Each(ALL, May(Draw(1))),
    Choose(
        Gain(at.MATERIAL, 1, Icons([PRODUCTION], IN_PLAY)),
        Gain(at.POPULATION, 1, Cards(IN_PLAY, REGION)),
    ),
)
kind("advance", BARBARIAN).play(
    Choose(
        Do(Pay(material=3), Acquire(UNCIVILISED | CIVILISED)),
        Do(Pay(material=5), BreakThrough(UNCIVILISED | CIVILISED)),
    )
)
kind("glory", NOT_GARRISONED).play(Do(Abandon(3, REGION), LookAtFame(2)))
kind("conquer", BARBARIAN).play(
    Choose(
        Do(Pay(population=2), Acquire(REGION | TRIBUTARY)),
        Do(Pay(population=3), BreakThrough(REGION | TRIBUTARY)),
    )
)
kind("writing_systems", PINNED).exhaust(Do(MoveCards(1, ANY, FROM_DISCARD, TO_HISTORY), Draw(1)))
