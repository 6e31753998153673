"""Where everything of an Imperium game lies in the flat state."""

from __future__ import annotations

from typing import Final

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

# zones --------------------------------------------------------------------------------------
MARKET: Final = 0  # five cards, blanks where it is empty
UNDER: Final = 1  # unrest under market cards, as many as UNDER_SLOTS says
PILE: Final = 2  # unrest
MAIN: Final = 3
SMALL: Final = 4  # + 0 to 2
FAME_DECK: Final = 7  # the top is the end; King of Kings lies apart
KING: Final = 8
EXILE: Final = 9
GONE: Final = 10
LOOKED_AT: Final = 11
HAND: Final = 12  # per seat, as all that follow
DECK: Final = 16
DISCARD: Final = 20
PLAY: Final = 24  # cards in play, each followed by what is garrisoned under it
HISTORY: Final = 28
NATION: Final = 32  # the top is the end, the accession card the first
AREA: Final = 36  # development cards, or impending quests
POWERS: Final = 40  # the power card, and the journey card on top
BELOW: Final = 44  # the journey card beneath
PLAYED: Final = 48  # being resolved
ZONES: Final = 52

# numbers ------------------------------------------------------------------------------------
POOL: Final = 0  # seat * 3 + token
ACTIONS: Final = 12  # tokens on the state card, per seat
EXHAUSTS: Final = 16
STATE: Final = 20  # BARBARIAN or EMPIRE
FACTION: Final = 24  # per seat, -1 before it is picked
SIDE: Final = 28  # of the power card: 0 for A, 1 for B
NATION_TOKEN: Final = 32  # an exhaust token on the nation deck
AREA_TOKEN: Final = 36
KING_DONE: Final = 40  # has resolved King of Kings
IGNORED: Final = 44  # Combs: the next card's empire icon does not matter
ROUND: Final = 48
TURN: Final = 49
FIRST: Final = 50
ACTIVATING: Final = 51  # 1 while the player whose turn it is takes actions
ENDING: Final = 52  # 0, 1 once scoring is triggered, 2 in the last round
COLLAPSED: Final = 53
UNDER_SLOTS: Final = 54  # a bit for each market card with an unrest under it
KNOWN_TOP: Final = 55  # cards on top of the own deck its owner knows, per seat
NUMS: Final = 59

# what lies on a card, packed into its mark --------------------------------------------------
EXHAUSTED: Final = 0x1
GARRISONED: Final = 0x2  # lies under the card before it
FREE_USED: Final = 0x4  # played free this turn (I144)
JUST_DRAWN: Final = 0x8
KNOWN: Final = 0x10  # everybody knows this card in a hand
SOLSTICE_DUE: Final = 0x20  # lay there when the solstice began, and is still to be resolved
UNSEEN: Final = 0x40  # in a history: nobody else knows which card it is
SECRET: Final = 0x80  # only its owner has seen it, out of the fame deck or a small deck
LASTING: Final = FREE_USED | SECRET  # what stays on a card while it is hidden
# who knows a card that lies hidden in a deck, a bit for each seat
SEEN_SHIFT: Final = 12
SEEN: Final = 0xF000
# knowledge, and what a draw leaves for the rest of its effect: two cards are alike without it
HIDDEN_MARKS: Final = KNOWN | UNSEEN | SECRET | JUST_DRAWN | SEEN
# Icons that count as production this turn, of rivers and of fertile land. A card has no more of
# them than are printed on it, and no card bears more than three (``enter_kind`` sees to it).
TREATED_SHIFT: Final = 8  # + 2 for fertile land
TREATED_MASK: Final = 3
TREATED: Final = 0xF00
FLAGS: Final = (1 << 16) - 1  # everything that is no token
# Tokens are unlimited (I26). A position names a thousand million at most, and the three thousand
# million that fit besides come one or two to a turn: no game could be kept that long.
TOKEN_SHIFT: Final[list[int]] = [80, 48, 16]  # material, population, progress
TOKEN_MASK: Final = (1 << 32) - 1

# hooks: what cards wait for -----------------------------------------------------------------
PLAYS_REGION: Final = 0
PLAYS_ATTACK: Final = 1
RETURNS_UNREST: Final = 2
TAKES_UNREST: Final = 3
ACQUIRES_REGION: Final = 4
ACQUIRES_UNCIVILISED: Final = 5
ACQUIRES_EXILED_REGION: Final = 6
GETS_MATERIAL_CARD: Final = 7
GETS_POPULATION_CARD: Final = 8
MATERIAL_FROM_RIVER: Final = 9
MATERIAL_FROM_FERTILE: Final = 10
PAYS_POPULATION: Final = 11
PLAYS_FROM_DISCARD: Final = 12
SINKS: Final = 13
LOOKS_AT_FAME: Final = 14
DECK_EMPTY: Final = 15
ATTACKED: Final = 16  # another player plays an attack
LEAVES_PLAY: Final = 17
FEWER_MASKS: Final = 18  # may lower the masks asked for
INSTEAD_OF_MASKS: Final = 19  # its garrison may be abandoned instead
ICON_LOST: Final = 20  # some cards have lost their barbarian icon
HOOKS: Final = 21

# modifiers ----------------------------------------------------------------------------------
HAND_SIZE: Final = 0
NO_HISTORY: Final = 1
MARKET_TOKEN: Final = 2  # + token: how many are placed at clean-up instead of 1 progress
CHEAPER: Final = 5  # + token: development cards cost less
EXILE_REGIONS: Final = 8  # may acquire regions from exile
EXILE_TRIBUTARIES: Final = 9
UNREST_MATERIAL: Final = 10  # the unrest option of material costs less
UNREST_CARDS: Final = 11
FREE_CITIES: Final = 12
MORE_FAME: Final = 13
SPLENDOUR: Final = 14  # Shangri-la: gains of material are replaced
MODS: Final = 15

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
