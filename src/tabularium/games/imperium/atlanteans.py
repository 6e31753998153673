"""The Atlanteans."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import enter_kind, print_cards
from tabularium.games.imperium.conditions import (
    IN_PLAY,
    OWNED,
    Fixed,
    Icons,
    NamedInPlay,
    Per,
    Suited,
)
from tabularium.games.imperium.control import ALL, OTHERS, Choose, Do, Each, If, May, Steps
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import LookAtFame
from tabularium.games.imperium.filters import ANY, Filter
from tabularium.games.imperium.market_verbs import ExileFromMarket
from tabularium.games.imperium.places import FROM_DISCARD, FROM_PLAY, TO_DECK_TOP
from tabularium.games.imperium.playing import FreePlay
from tabularium.games.imperium.reactions import React, Waits
from tabularium.games.imperium.sinking import Sink, SinkIfGone, SinkThis
from tabularium.games.imperium.tokens import Gain, Steal
from tabularium.games.imperium.verbs import Garrison, MoveCards, Recall

enter_kind(
    "atlanteans_a",
    title="atlanteans",
    suits=at.POWER,
    worth=Per(1, 2, [Suited(at.REGION, OWNED)]),
    features=[
        Modifier(at.NO_HISTORY, 1, "imperium-no-history"),
        Waits(at.SINKS, "sinks", React(MoveCards(1, ANY, FROM_DISCARD, TO_DECK_TOP))),
    ],
)
enter_kind(
    "atlanteans_b",
    title="atlanteans",
    suits=at.POWER,
    worth=Per(1, 1, [Suited(at.REGION, OWNED)]),
    features=[Modifier(at.NO_HISTORY, 1, "imperium-no-history")],
)
enter_kind(
    "advanced_culture",
    state=at.EMPIRE,
    cost=[5, 0, 1],
    worth=Per(1, 1, [Suited(at.REGION, OWNED)]),
    play=Acquire(at.UNCIVILISED | at.CIVILISED),
)
enter_kind(
    "palace_of_poseidon",
    pinned=True,
    state=at.EMPIRE,
    free=True,
    cost=[3, 2, 1],
    worth=Fixed(5),
    features=[
        Modifier(at.HAND_SIZE, 1, "imperium-hand-size"),
        Waits(at.LEAVES_PLAY, "", SinkIfGone("mountain_of_atlantis")),
    ],
    needs=[NamedInPlay("mountain_of_atlantis")],
)
enter_kind(
    "spread_of_atlantis",
    attack=True,
    state=at.EMPIRE,
    cost=[4, 2, 0],
    worth=Fixed(4),
    play=Steps([Each(OTHERS, Recall(1, Filter("region"))), BreakThrough(at.REGION | at.TRIBUTARY)]),
)
enter_kind(
    "development_atlanteans",
    title="development",
    state=at.EMPIRE,
    cost=[4, 0, 0],
    worth=Fixed(2),
    play=Choose([Develop(False), Acquire(at.CIVILISED)]),
)
enter_kind(
    "moats_and_walls",
    pinned=True,
    state=at.EMPIRE,
    cost=[2, 1, 1],
    worth=Fixed(2),
    exhaust=FreePlay(Filter("unrest")),
)
enter_kind(
    "myths_and_legends",
    state=at.EMPIRE,
    cost=[0, 0, 2],
    worth=Fixed(2),
    play=Steps([Do(Sink(Filter("region"), FROM_PLAY), LookAtFame(2)), Gain(at.PROGRESS, 1)]),
)
enter_kind(
    "vast_wealth",
    pinned=True,
    state=at.EMPIRE,
    cost=[5, 0, 0],
    worth=Fixed(1),
    features=[
        Modifier(at.CHEAPER + at.MATERIAL, 2, "imperium-cheaper-material"),
        Waits(at.RETURNS_UNREST, "returns-unrest", React(Gain(at.MATERIAL, 3))),
    ],
)
enter_kind(
    "kleito",
    state=at.EMPIRE,
    cost=[3, 0, 2],
    worth=Fixed(3),
    play=Steps(
        [
            Choose(
                [
                    Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY),
                    If(
                        NamedInPlay("palace_of_poseidon"),
                        BreakThrough(
                            at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY, times=2
                        ),
                    ),
                ]
            ),
            SinkThis(),
        ]
    ),
)
enter_kind(
    "mountain_of_atlantis",
    suits=at.REGION,
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 2, 0],
    play=Steps([Gain(at.PROGRESS, 1), May(Garrison())]),
)
enter_kind(
    "themiscyra",
    suits=at.REGION,
    icons={"fertile": 1, "production": 1},
    pinned=True,
    state=at.EMPIRE,
    cost=[0, 2, 0],
    play=Steps([Gain(at.PROGRESS, 1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "flood",
    state=at.EMPIRE,
    play=Do(
        Sink(Filter("region"), FROM_PLAY, with_this=True),
        Acquire(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY),
    ),
)
enter_kind(
    "prosperity_atlanteans",
    title="prosperity",
    state=at.EMPIRE,
    play=Steps(
        [
            Each(ALL, May(Draw(1))),
            Choose(
                [
                    Gain(at.MATERIAL, 1, Icons([at.PRODUCTION], IN_PLAY)),
                    Gain(at.POPULATION, 1, Suited(at.REGION, IN_PLAY)),
                ]
            ),
        ]
    ),
)
enter_kind(
    "thule",
    suits=at.REGION,
    pinned=True,
    state=at.EMPIRE,
    play=Steps([Gain(at.POPULATION, 1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "hesperides",
    suits=at.REGION,
    icons={"production": 1},
    pinned=True,
    state=at.EMPIRE,
    play=Steps([Gain(at.MATERIAL, 1), ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "elysian_fields",
    suits=at.REGION,
    icons={"production": 2},
    pinned=True,
    state=at.EMPIRE,
    play=Steps([ExileFromMarket(), May(Garrison())]),
)
enter_kind(
    "atlantean_fleet",
    attack=True,
    state=at.EMPIRE,
    free=True,
    play=Choose(
        [
            Do(Sink(ANY, FROM_DISCARD), Steal(at.PROGRESS, 1)),
            Steps(
                [BreakThrough(at.UNCIVILISED | at.CIVILISED | at.REGION | at.TRIBUTARY), SinkThis()]
            ),
        ]
    ),
)

# copies, where they start, and for how many players they are
for _key, _copies, _start, _least in (
    ("atlanteans_a", 1, at.IN_PLAY_AT_START, 0),
    ("atlanteans_b", 1, at.IN_PLAY_AT_START, 0),
    ("advanced_culture", 1, at.DEVELOPMENT, 0),
    ("palace_of_poseidon", 1, at.DEVELOPMENT, 0),
    ("spread_of_atlantis", 1, at.DEVELOPMENT, 0),
    ("development_atlanteans", 1, at.DEVELOPMENT, 0),
    ("moats_and_walls", 1, at.DEVELOPMENT, 0),
    ("myths_and_legends", 1, at.DEVELOPMENT, 0),
    ("vast_wealth", 1, at.DEVELOPMENT, 0),
    ("kleito", 1, at.DEVELOPMENT, 0),
    ("mountain_of_atlantis", 1, at.DEVELOPMENT, 0),
    ("themiscyra", 1, at.DEVELOPMENT, 0),
    ("flood", 3, at.IN_DECK, 0),
    ("prosperity_atlanteans", 1, at.IN_DECK, 0),
    ("thule", 1, at.IN_DECK, 0),
    ("hesperides", 1, at.IN_DECK, 0),
    ("elysian_fields", 1, at.IN_DECK, 0),
    ("unrest", 3, at.IN_DECK, 0),
    ("atlantean_fleet", 1, at.IN_DECK, 0),
):
    print_cards(_key, _copies, at.NATIONS.index("atlanteans"), _start, _least)
