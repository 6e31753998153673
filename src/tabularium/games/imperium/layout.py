"""What a game of Imperium is made of, and where it lies in the flat state."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import (
    ASKED,
    EVERYWHERE,
    IN_POSITIONS,
    IN_ROWS,
    IN_VIEWS,
    NOBODY,
    NOT_TOLD,
    OWN,
    OWNER_SEES,
)
from tabularium.declare.known import Known
from tabularium.declare.layout import Layout
from tabularium.declare.marks import AmountMarks, FlagMark, Mark
from tabularium.declare.numbers import Amounts, Bits, Flag, Number, OneOf, SeatOf
from tabularium.declare.schema import TEXT, Schema, array, record
from tabularium.declare.zones import Zone
from tabularium.kernel.machine import State
from tabularium.kernel.sight import Layer

SEATS: Final = 4
NATIONS: Final[list[str]] = [
    "carthaginians",
    "celts",
    "greeks",
    "macedonians",
    "persians",
    "romans",
    "scythians",
    "vikings",
    "arthurians",
    "atlanteans",
    "egyptians",
    "mauryans",
    "minoans",
    "olmecs",
    "qin",
    "utopians",
]
CLASSICS: Final = 0
LEGENDS: Final = 1
CLASSICS_SET: Final = "classics"  # with what is in both boxes
LEGENDS_SET: Final = "legends"
BOX_SETS: Final[list[str]] = [CLASSICS_SET, LEGENDS_SET]  # in the order of the boxes

# tokens
MATERIAL: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
KINDS_OF_TOKEN: Final = 3
TOKENS_NAMES: Final[list[str]] = ["material", "population", "progress"]

# suits, a bit each (I7, I8)
POWER: Final = 1
REGION: Final = 2
UNCIVILISED: Final = 4
CIVILISED: Final = 8
TRIBUTARY: Final = 16
FAME: Final = 32
UNREST: Final = 64
ANY_SUIT: Final = 127
SUIT_NAMES: Final[list[str]] = [
    "power",
    "region",
    "uncivilised",
    "civilised",
    "tributary",
    "fame",
    "unrest",
]
WITH_UNREST: Final = UNCIVILISED | CIVILISED | TRIBUTARY  # an unrest lies under these (I39)

# icons
CITY: Final = 0
METROPOLIS: Final = 1
SCROLL: Final = 2
KNIGHT: Final = 3
MASK: Final = 4
PRODUCTION: Final = 5
RIVER: Final = 6
FERTILE: Final = 7
ICON_NAMES: Final[list[str]] = [
    "city",
    "metropolis",
    "scroll",
    "knight",
    "mask",
    "production",
    "river",
    "fertile",
]

# state icons and the state card
NO_STATE: Final = 0
BARBARIAN: Final = 1
EMPIRE: Final = 2
STATE_NAMES: Final[list[str]] = ["none", "barbarian", "empire"]

# where a card starts (I9)
IN_DECK: Final = 0
IN_NATION: Final = 1
ACCESSION: Final = 2
DEVELOPMENT: Final = 3
IN_PLAY_AT_START: Final = 4
SUPPLY: Final = 5
NOWHERE: Final = 6  # the other face of a two-sided card

SLOTS: Final = 5  # of the market: three at the small decks, two at the main deck
SMALL_DECKS: Final = 3
SMALL_SUITS: Final[list[int]] = [REGION, UNCIVILISED, CIVILISED]

# which cards may lie somewhere, see positions.py
ANY_CARDS: Final = 0
OWN_CARDS: Final = 1  # any, of the own nation first
NATION_CARDS: Final = 2  # of the own nation
COMMON_CARDS: Final = 3
MARKET_CARDS: Final = 4
NATION_DECK_CARDS: Final = 5

# what lies on a card, packed into its mark --------------------------------------------------
EXHAUSTED: Final = 0x1
GARRISONED: Final = 0x2  # lies under the card before it
FREE_USED: Final = 0x4  # played free this turn (I144)
JUST_DRAWN: Final = 0x8
KNOWN: Final = 0x10  # everybody knows this card in a hand
SOLSTICE_DUE: Final = 0x20  # lay there when the solstice began, and is still to be resolved
# in a history: nobody else knows which card it is; in a hand: everybody knows that it came from the
# fame deck or a small deck, and is still there
UNSEEN: Final = 0x40
SECRET: Final = 0x80  # only its owner has seen it, out of the fame deck or a small deck
LASTING: Final = FREE_USED | SECRET  # what stays on a card while it is hidden
# who knows a card that lies hidden in a deck, a bit for each seat
SEEN_SHIFT: Final = 12
SEEN: Final = 0xF000
# knowledge, and what a draw leaves for the rest of its effect: two cards are alike without it
HIDDEN_MARKS: Final = KNOWN | UNSEEN | SECRET | JUST_DRAWN | SEEN
# Icons that count as production this turn, of rivers and of fertile land. A card has no more of
# them than are printed on it, and no card bears more than three (see ``ImperiumKind.fault``).
TREATED_SHIFT: Final = 8  # + 2 for fertile land
TREATED_MASK: Final = 3
TREATED: Final = 0xF00
FLAGS: Final = (1 << 16) - 1  # everything that is no token
# Tokens are unlimited (I26). A position names a thousand million at most, and the three thousand
# million that fit besides come one or two to a turn: no game could be kept that long.
TOKEN_SHIFT: Final[list[int]] = [80, 48, 16]  # material, population, progress
TOKEN_MASK: Final = (1 << 32) - 1

TOKENS_ON_CARDS: Final[AmountMarks] = AmountMarks("tokens", TOKENS_NAMES, TOKEN_SHIFT, TOKEN_MASK)
# icons that count as production this turn (I152)
TREATED_ON_CARDS: Final[AmountMarks] = AmountMarks(
    "treated",
    [ICON_NAMES[RIVER], ICON_NAMES[FERTILE]],
    [TREATED_SHIFT, TREATED_SHIFT + 2],
    TREATED_MASK,
    label="as production",
)
IN_PLAY: Final[list[Mark]] = [
    FlagMark("exhausted", EXHAUSTED, turns=True),
    TOKENS_ON_CARDS,
    TREATED_ON_CARDS,
]


class GarrisonNumber(Layer):
    """A card and what is garrisoned under it bear the same number, counted along the row."""

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        garrisoned = g.marks[cards[i]] & GARRISONED
        if not garrisoned and (i + 1 == len(cards) or not g.marks[cards[i + 1]] & GARRISONED):
            return 0
        number = 0
        for j in range(i + 1):
            if not g.marks[cards[j]] & GARRISONED:
                number += 1
        return number


class Garrisons(Mark):
    """In rows: which cards are garrisoned, and under which."""

    def layers(self) -> list[Layer]:
        return [
            Layer("garrisoned", GARRISONED.bit_length() - 1, 1),
            GarrisonNumber("garrison number", 0, 0),
        ]


class CardRow(Zone):
    """Cards in play, each with what is garrisoned under it."""

    def __init__(self, name: str, says: str = "", told: int = EVERYWHERE) -> None:
        super().__init__(name, OWN, says=says, marks=IN_PLAY, row_marks=[GARRISONS], told=told)

    def listed(self, g: State, zone: int) -> list[Any]:
        out: list[Any] = []
        for card in g.zones[zone]:
            if g.marks[card] & GARRISONED:
                out[-1].setdefault("garrison", []).append(self.names[card])
            else:
                out.append(self.one(g, card))
        return out

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        cards = g.zones[self.start + player]
        return [self.names[card] for card in cards if not g.marks[card] & GARRISONED]

    def known_entries(self) -> list[str]:
        return [*super().known_entries(), "garrison"]

    def schema(self) -> Schema:
        entries = {mark.name: mark.schema() for mark in self.marks}
        return array(record({"card": TEXT, **entries, "garrison": array(TEXT)}, ["card"]))


class KnownToAll(Known):
    """Cards that everybody has seen come to a hand."""

    def knows(self, g: State, viewer: int, player: int, i: int) -> bool:
        return g.marks[g.zones[HAND + player][i]] & KNOWN > 0

    def known(self, g: State, viewer: int, player: int, cards: list[int]) -> list[int]:
        marks = g.marks
        return [card for card in cards if marks[card] & KNOWN]


GARRISONS: Final[Garrisons] = Garrisons("garrisons", 0, 0)

LAYOUT: Final[Layout] = Layout(SEATS)

# zones; what is not told here entries.py speaks of --------------------------------------------
# five cards, blanks where it is empty
MARKET: Final[int] = LAYOUT.add(
    Zone("market", row_marks=[TOKENS_ON_CARDS], spread=SLOTS, told=IN_ROWS)
)
UNDER: Final[int] = LAYOUT.add(Zone("under", told=NOT_TOLD))  # as many as UNDER_SLOTS says
PILE: Final[int] = LAYOUT.add(Zone("unrest", size="unrest_pile", told=NOT_TOLD))  # all alike
MAIN: Final[int] = LAYOUT.add(Zone("main", seen=NOBODY, size="main_deck", told=NOT_TOLD))
SMALL: Final[int] = LAYOUT.add(
    Zone("small", seen=NOBODY, size="small_decks", count=SMALL_DECKS, told=NOT_TOLD)
)
# the top is the end; King of Kings lies apart
FAME_DECK: Final[int] = LAYOUT.add(Zone("fame", seen=NOBODY, size="fame_deck", told=NOT_TOLD))
KING: Final[int] = LAYOUT.add(Zone("king", in_order=True, told=IN_VIEWS | IN_ROWS))
EXILE: Final[int] = LAYOUT.add(Zone("exile"))
GONE: Final[int] = LAYOUT.add(Zone("gone", says="out of the game"))
LOOKED_AT: Final[int] = LAYOUT.add(
    Zone("looked_at", seen=ASKED, says="cards to choose from", in_order=True)
)
HAND: Final[int] = LAYOUT.add(
    Zone(
        "hand",
        OWN,
        OWNER_SEES,
        size="hand_size",
        row_marks=[FlagMark("played_free", FREE_USED)],
        known=KnownToAll(),
        fits=OWN_CARDS,
    )
)
DECK: Final[int] = LAYOUT.add(
    Zone("deck", OWN, OWNER_SEES, size="deck_size", pile=True, fits=OWN_CARDS)
)
DISCARD: Final[int] = LAYOUT.add(Zone("discard", OWN, fits=OWN_CARDS))
# each followed by what is garrisoned under it
PLAY: Final[int] = LAYOUT.add(CardRow("play", told=IN_VIEWS | IN_ROWS))
HISTORY: Final[int] = LAYOUT.add(
    Zone("history", OWN, OWNER_SEES, size="history_size", fits=OWN_CARDS)
)
# the top is the end, the accession card the first
NATION: Final[int] = LAYOUT.add(
    Zone(
        "nation",
        OWN,
        OWNER_SEES,
        size="nation_size",
        shown_as="nation_deck",
        pile=True,
        fits=NATION_DECK_CARDS,
    )
)
AREA: Final[int] = LAYOUT.add(
    Zone("development", OWN, says="or impending quests", in_order=True, fits=OWN_CARDS)
)
POWERS: Final[int] = LAYOUT.add(
    CardRow("powers", "the power card, and the journey card on top", IN_VIEWS | IN_ROWS)
)
BELOW: Final[int] = LAYOUT.add(
    Zone("below", OWN, says="the journey card beneath", in_order=True, told=IN_VIEWS | IN_ROWS)
)
PLAYED: Final[int] = LAYOUT.add(
    Zone("played", OWN, says="being resolved", in_order=True, fits=OWN_CARDS)
)

# numbers ------------------------------------------------------------------------------------
POOL: Final[int] = LAYOUT.add(Amounts("tokens", TOKENS_NAMES, OWN, in_full=True))
ACTIONS: Final[int] = LAYOUT.add(Number("actions", OWN, "tokens on the state card"))
EXHAUSTS: Final[int] = LAYOUT.add(Number("exhausts", OWN))
STATE: Final[int] = LAYOUT.add(OneOf("state", STATE_NAMES, OWN))
FACTION: Final[int] = LAYOUT.add(OneOf("faction", NATIONS, OWN, blank=-1))
SIDE: Final[int] = LAYOUT.add(OneOf("side", ["A", "B"], OWN, "of the power card"))
NATION_TOKEN: Final[int] = LAYOUT.add(Flag("nation_token", OWN, "an exhaust token on the deck"))
AREA_TOKEN: Final[int] = LAYOUT.add(Flag("development_token", OWN))
KING_DONE: Final[int] = LAYOUT.add(Flag("king_resolved", OWN, "has resolved King of Kings"))
# Combs: the next card's empire icon does not matter
IGNORED: Final[int] = LAYOUT.add(Number("ignored", OWN, told=IN_POSITIONS))
ROUND: Final[int] = LAYOUT.add(Number("round"))
TURN: Final[int] = LAYOUT.add(SeatOf("turn", nobody=True))
FIRST: Final[int] = LAYOUT.add(SeatOf("first_player"))
ACTIVATING: Final[int] = LAYOUT.add(Flag("activating", says="actions are being taken"))
ENDING: Final[int] = LAYOUT.add(
    Number("ending", says="1 once scoring is triggered, 2 in the last round", most=2)
)
COLLAPSED: Final[int] = LAYOUT.add(Flag("collapsed"))
UNDER_SLOTS: Final[int] = LAYOUT.add(Bits("unrest_under_market", size=SLOTS, told=IN_ROWS))
KNOWN_TOP: Final[int] = LAYOUT.add(
    Number("known_top", OWN, "cards on top of the own deck its owner knows", told=IN_POSITIONS)
)

# hooks: what cards wait for -----------------------------------------------------------------
HOOK_WORDS: Final[list[str]] = []


def hook(word: str = "") -> int:
    """Something to wait for: "imperium-when-<word>"; what has no word is always so."""
    HOOK_WORDS.append(word)
    return len(HOOK_WORDS) - 1


PLAYS_REGION: Final[int] = hook("plays-region")
PLAYS_ATTACK: Final[int] = hook("plays-attack")
RETURNS_UNREST: Final[int] = hook("returns-unrest")
TAKES_UNREST: Final[int] = hook("takes-unrest")
ACQUIRES_REGION: Final[int] = hook("acquires-region")
ACQUIRES_UNCIVILISED: Final[int] = hook("gets-uncivilised")
ACQUIRES_EXILED_REGION: Final[int] = hook("acquires-exiled-region")
GETS_MATERIAL_CARD: Final[int] = hook("gets-material-card")
GETS_POPULATION_CARD: Final[int] = hook("gets-population-card")
MATERIAL_FROM_RIVER: Final[int] = hook("material-from-river")
MATERIAL_FROM_FERTILE: Final[int] = hook("material-from-fertile")
PAYS_POPULATION: Final[int] = hook("pays-population")
PLAYS_FROM_DISCARD: Final[int] = hook("plays-from-discard")
SINKS: Final[int] = hook("sinks")
LOOKS_AT_FAME: Final[int] = hook("looks-at-fame")
DECK_EMPTY: Final[int] = hook("deck-empty")
ATTACKED: Final[int] = hook("attacked")  # another player plays an attack
LEAVES_PLAY: Final[int] = hook()
FEWER_MASKS: Final[int] = hook("masks")  # may lower the masks asked for
INSTEAD_OF_MASKS: Final[int] = hook("masks")  # its garrison may be abandoned instead
ICON_LOST: Final[int] = hook()  # some cards have lost their barbarian icon
HOOKS: Final[int] = len(HOOK_WORDS)

# modifiers ----------------------------------------------------------------------------------
MOD_WORDS: Final[list[str]] = []


def mod(*words: str) -> int:
    """A number that cards add to, "imperium-<word>"; of several the first."""
    MOD_WORDS.extend(words)
    return len(MOD_WORDS) - len(words)


HAND_SIZE: Final[int] = mod("hand-size")
NO_HISTORY: Final[int] = mod("no-history")
# + token: how many are placed at clean-up instead of 1 progress
MARKET_TOKEN: Final[int] = mod(*[f"market-{token}" for token in TOKENS_NAMES])
# + token: development cards cost less
CHEAPER: Final[int] = mod(*[f"cheaper-{token}" for token in TOKENS_NAMES])
EXILE_REGIONS: Final[int] = mod("exile-regions")  # may acquire regions from exile
EXILE_TRIBUTARIES: Final[int] = mod("exile-tributaries")
UNREST_MATERIAL: Final[int] = mod("unrest-material")  # the unrest option of material costs less
UNREST_CARDS: Final[int] = mod("unrest-cards")
FREE_CITIES: Final[int] = mod("free-cities")
MORE_FAME: Final[int] = mod("more-fame")
SPLENDOUR: Final[int] = mod("splendour")  # Shangri-la: gains of material are replaced
MODS: Final[int] = len(MOD_WORDS)

HAND_AT_START: Final = 5
TOKENS_AT_START: Final[list[int]] = [3, 2, 1]
SMALL_DECK: Final[list[int]] = [0, 0, 6, 7, 8]  # by players (I36)
FAME_REMOVED: Final[list[int]] = [0, 0, 2, 1, 0]
ACTIONS_A_TURN: Final = 3
EXHAUSTS_A_TURN: Final = 5
UTOPIAN_EXHAUSTS: Final = 3
MOST_VARIABLE: Final = 10  # VP of a card with variable points (I74)

# game options, as numbers -------------------------------------------------------------------
COMMON_SET: Final = 0
SIDES: Final = 1
RANDOM_NATIONS: Final = 2
FIRST_SEAT_STARTS: Final = 3
UNLIMITED_FREE_PLAYS: Final = 4
ICONS_ONCE_A_CARD: Final = 5
GIVEN_TO_DISCARD: Final = 6
ACTIVE_QUEST_SCORES: Final = 7
NARROW_COLLAPSE: Final = 8
ANY_CHOICE: Final = 9
EXILE_UNREST: Final = 10
