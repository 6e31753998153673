"""The words that cards are written in, gathered from where they are defined."""

from __future__ import annotations

from tabularium.cards.control import ForEach
from tabularium.cards.sequence import To
from tabularium.games.imperium.acquire import Acquire, TakeBonus
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.calm import Calm
from tabularium.games.imperium.catalogue import Goods
from tabularium.games.imperium.conditions import (
    ELSEWHERE, GARRISONED_HERE, IN_GARRISONS, IN_HISTORY, IN_PLAY, OF_OTHERS, OWNED, AtLeast,
    ByThisEffect, Cards, Depends, Exiled, Icons, InState, ItIs, ItLacks, NamedInHistory,
    NamedInPlay, NoActiveQuest, Per, PinnedCards, Poorer, Tokens, VariableCards,
)  # fmt: skip
from tabularium.games.imperium.choose import Choose
from tabularium.games.imperium.control import (
    ALL, GIVEN, OTHERS, SHORT, Do, Each, If, May, Price, Steps,
)  # fmt: skip
from tabularium.games.imperium.deck import again, card, common, kind, nation, shared
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.fame import LookAtFame, TakeTopFame
from tabularium.games.imperium.filters import (
    ANY, JUST_DRAWN, VARIABLE, Both, Either, Hosting, Named, Not, Titled,
)  # fmt: skip
from tabularium.games.imperium.finding import SEARCH_DECK, SEARCH_DISCARD, Find
from tabularium.games.imperium.journey import NextJourney, TurnOver
from tabularium.games.imperium.looking import LookAtNation
from tabularium.games.imperium.market_verbs import (
    ExileFromMarket, Gamble, PlaceOnMarket, SwapExiled,
)  # fmt: skip
from tabularium.games.imperium.masks import DiscardMasks, FewerMasks, InsteadOfMasks
from tabularium.games.imperium.nation_deck import (
    NationToBottom, NationToDiscard, ShuffleNation, SwapWithNation,
)  # fmt: skip
from tabularium.games.imperium.paying import Pay, PayAllProgress, PayProgress
from tabularium.games.imperium.pick_some import ALL_CARDS
from tabularium.games.imperium.places import (
    FROM_ACTIVE_QUEST, FROM_DECK, FROM_DISCARD, FROM_GARRISONS, FROM_HAND, FROM_HERE, FROM_HISTORY,
    FROM_PLAY, FROM_QUESTS, TO_DECK_TOP, TO_DISCARD, TO_EXILE, TO_HAND, TO_HISTORY,
)  # fmt: skip
from tabularium.games.imperium.playing import (
    FreePlay, FreePlayIt, GarrisonThis, HostsPlayEffect, PlayFromDiscard,
)  # fmt: skip
from tabularium.games.imperium.protection import AvoidAttack, AvoidUnlessPaid, Guard
from tabularium.games.imperium.reactions import Adds, IconLost, React, Waits
from tabularium.games.imperium.showing import ShowAll
from tabularium.games.imperium.sinking import Sink, SinkIfGone, SinkThis
from tabularium.games.imperium.specials import (
    CopyExhaust, GainAction, Give, IgnoreIcon, PutProgressHere, ReadyToken, SpendActions,
    TakeProgressHere, TreatIcon, TriggerScoring,
)  # fmt: skip
from tabularium.games.imperium.this_card import AbandonThis, MoveIt, MoveThis, RecallThis
from tabularium.games.imperium.tokens import OTHER_EMPIRES, OTHERS_WITH_REGIONS, Gain, Steal
from tabularium.games.imperium.traits import (
    ANY_SUIT, ATTACK, BARBARIAN, CALMS, CITY, CIVILISED, EMPIRE, FAME, FERTILE, FIXED_IN_PLAY, FREE,
    HOSTS_QUEST, INSTEAD_OF_FAME, KNIGHT, LAST_QUEST, MAKES_EMPIRE, MASK, METROPOLIS,
    NOT_GARRISONED, ON_MARKET, PINNED, POWER, PRODUCTION, QUEST, REGION, RIVER, SCROLL, TRIBUTARY,
    TURNS_OVER, UNCIVILISED, UNPLAYABLE, UNREST,
)  # fmt: skip
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.verbs import Abandon, Discard, Garrison, MoveCards, Recall
