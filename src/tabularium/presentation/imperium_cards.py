"""The cards of Imperium in words: what they do, and all of them for the gallery."""

from __future__ import annotations

from collections import Counter

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    AS_REGIONS,
    ATTACK,
    BOX,
    CALMS,
    COST,
    EXHAUST,
    FEATURES,
    FIXED_IN_PLAY,
    FREE,
    HOSTS_QUEST,
    ICONS,
    INSTEAD_OF_FAME,
    KEY,
    KINDS,
    LAST_QUEST,
    LEAST_PLAYERS,
    MAKES_EMPIRE,
    NEEDS,
    NOT_GARRISONED,
    OWNER,
    PINNED,
    QUEST,
    SOLSTICE,
    START,
    STATE_ICON,
    SUITS,
    TURNS_OVER,
    UNPLAYABLE,
    WHEN_PLAYED,
    WORTH,
)
from tabularium.games.imperium.control import sentences
from tabularium.games.imperium.nations import NADIR, NATURE, USUAL, ZENITH
from tabularium.games.imperium.words import (
    capital,
    card_words,
    one_and_another,
    title_words,
    tokens_words,
)
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.figures import MINUS
from tabularium.presentation.guide import Card
from tabularium.presentation.imperium_printed import copies_of, fixed_points, printed

BOXES = ("classics", "legends")
BOTH, SEVERAL = 200, 201  # groups: cards that everybody has, and those of several nations
PLACES = {
    at.IN_DECK: "deck",
    at.IN_NATION: "nation",
    at.DEVELOPMENT: "development",
    at.IN_PLAY_AT_START: "in-play",
    at.SUPPLY: "supply",
    at.NOWHERE: "other-face",
}
ACCESSIONS = {USUAL: "accession", NADIR: "nadir", ZENITH: "zenith"}
SIDES = {"_a": "A", "_b": "B"}


def sentence(text: str) -> str:
    return capital(text) + "."


# effects --------------------------------------------------------------------------------------


def nature_of(kind: int) -> int:
    """What happens when a card comes off its nation deck as the last of it (I63)."""
    for card in copies_of(kind):
        if START[card] == at.ACCESSION:
            return NATURE.get(at.NATIONS[OWNER[card]], USUAL)
    return USUAL


def flag_words(talk: Talk, flags: list[tuple[str, bool]]) -> list[str]:
    return [talk.say(f"cli-imperium-{word}") for word, holds in flags if holds]


def needs_text(talk: Talk, kind: int) -> list[str]:
    """What must be so for a card to be played, in one clause."""
    needs = [need.text(talk, ".also" if i else "") for i, need in enumerate(NEEDS[kind])]
    if not needs:
        return []
    what = one_and_another(talk, needs, "and")
    return [talk.say("cli-imperium-needs", {"what": what})]


def played_text(talk: Talk, kind: int, headed: bool = False) -> list[str]:
    """How a card comes to be played or resolved, and what it does then."""
    nature = nature_of(kind)
    clauses = flag_words(talk, [("nadir", nature == NADIR), ("zenith", nature == ZENITH)])
    clauses += flag_words(talk, [("makes-empire", MAKES_EMPIRE[kind])])
    clauses += needs_text(talk, kind)
    clauses += flag_words(talk, [("unplayable", UNPLAYABLE[kind])])
    effect = WHEN_PLAYED[kind]
    if effect is not None:
        text = sentences(talk, effect)
        if INSTEAD_OF_FAME[kind]:
            text = talk.say("cli-imperium-instead", {"effect": text})
        elif headed:
            text = talk.say("cli-imperium-play", {"effect": text})
        clauses.append(text)
    clauses += flag_words(
        talk,
        [
            ("turns-over", TURNS_OVER[kind]),
            ("once-each", INSTEAD_OF_FAME[kind]),
            ("not-garrisoned", NOT_GARRISONED[kind]),
            ("last-quest", LAST_QUEST[kind]),
        ],
    )
    return [sentence(clause) for clause in clauses]


def lasting_text(talk: Talk, kind: int) -> list[str]:
    """What a card does while it is in play."""
    clauses: list[str] = []
    for word, effect in (("exhaust", EXHAUST[kind]), ("solstice", SOLSTICE[kind])):
        if effect is not None:
            clauses.append(talk.say(f"cli-imperium-{word}", {"effect": sentences(talk, effect)}))
    clauses += [feature.text(talk) for feature in FEATURES[kind]]
    clauses += flag_words(
        talk,
        [
            ("fixed", FIXED_IN_PLAY[kind]),
            ("hosts-quest", HOSTS_QUEST[kind]),
            ("two-regions", AS_REGIONS[kind] > 1),
            ("calms", CALMS[kind]),
        ],
    )
    return [sentence(clause) for clause in clauses]


def worth_text(talk: Talk, kind: int) -> list[str]:
    """The points of a card, where they are more than a number."""
    worth = WORTH[kind]
    if worth is None or fixed_points(kind) is not None:
        return []
    return [sentence(worth.text(talk))]


def text_line(talk: Talk, kind: int, *, in_play: bool = False) -> str:
    """A card's text in a line; what it did when it was played is left out once it lies there."""
    clauses = [] if in_play else played_text(talk, kind)
    return " ".join([*clauses, *lasting_text(talk, kind), *worth_text(talk, kind)])


def effects(talk: Talk, kind: int) -> list[str]:
    """Everything a card says, clause by clause."""
    clauses = played_text(talk, kind, headed=True)
    return [*clauses, *lasting_text(talk, kind), *worth_text(talk, kind)]


# the gallery ----------------------------------------------------------------------------------


def card_name(talk: Talk, kind: int) -> str:
    """The name of a card; of one whose two sides are named alike the side as well."""
    side = SIDES.get(KEY[kind][-2:])
    name = card_words(talk, kind)
    return talk.say("cli-imperium-face", {"card": name, "side": side}) if side else name


def owners(kind: int) -> Counter[int]:
    """How many copies each nation or box has."""
    return Counter(OWNER[card] for card in copies_of(kind))


def home(kind: int) -> int:
    """The nation or box a card belongs to."""
    found = sorted(owners(kind))
    if len(found) == 1:
        return found[0]
    return BOTH if found[-1] >= BOX else SEVERAL


def owner_words(talk: Talk, owner: int) -> str:
    if owner >= BOX:
        return talk.say(f"cli-imperium-box-{BOXES[owner - BOX]}")
    return title_words(talk, at.NATIONS[owner])


def group_words(talk: Talk, kind: int) -> str:
    """The heading a card stands under."""
    where = home(kind)
    if where in (SEVERAL, BOTH):
        return talk.say("cli-imperium-cards-" + ("several" if where == SEVERAL else "everybody"))
    if where >= BOX:
        return talk.say(f"cli-imperium-cards-{BOXES[where - BOX]}")
    return owner_words(talk, where)


def _kind_words(talk: Talk, kind: int) -> list[str]:
    """Suits, state icon, what is printed on the card."""
    parts = [
        talk.say(f"cli-imperium-suit-{name}")
        for bit, name in enumerate(at.SUIT_NAMES)
        if SUITS[kind] >> bit & 1
    ]
    if STATE_ICON[kind] != at.NO_STATE:
        parts.append(talk.say(f"cli-imperium-state-{at.STATE_NAMES[STATE_ICON[kind]]}"))
    flags = [("attack", ATTACK), ("pinned", PINNED), ("free", FREE), ("quest", QUEST)]
    parts += flag_words(talk, [(word, holds[kind]) for word, holds in flags])
    parts += [
        talk.say(f"cli-imperium-icon-{at.ICON_NAMES[icon]}") + (f" ×{n}" if n > 1 else "")
        for icon, n in enumerate(ICONS[kind])
        if n
    ]
    return parts


def _place(card: int) -> str:
    """Where a card starts: the last card of a nation deck has a name of its own (I19)."""
    if START[card] == at.ACCESSION:
        return ACCESSIONS[nature_of(KINDS[card])]
    return PLACES[START[card]]


def _copies(talk: Talk, kind: int) -> list[str]:
    """How often a card exists, where, and for how many players."""
    cards = copies_of(kind)
    parts = [talk.say("cli-imperium-copies", {"n": len(cards)})]
    if home(kind) in (SEVERAL, BOTH):
        found = owners(kind)
        parts.append(", ".join(f"{owner_words(talk, owner)} {found[owner]}" for owner in found))
    elif home(kind) < BOX:
        places = dict.fromkeys(_place(card) for card in cards)
        parts += [talk.say(f"cli-imperium-starts-{place}") for place in places]
    players = Counter(LEAST_PLAYERS[card] for card in cards if LEAST_PLAYERS[card])
    for least, n in sorted(players.items()):
        args: Args = {"n": n, "players": least}
        word = "players-from" if n == len(cards) else "players-some"
        parts.append(talk.say(f"cli-imperium-{word}", args))
    return parts


def all_cards(talk: Talk) -> list[Card]:
    """Every card: the common cards by suit, what nations share, then nation by nation."""
    kinds = [kind for kind in range(len(KEY)) if OWNER[KINDS.index(kind)] >= 0]
    kinds.sort(key=_order)
    return [
        Card(
            key=KEY[kind],
            name=card_name(talk, kind),
            group=group_words(talk, kind),
            cost=tokens_words(talk, COST[kind]) if any(COST[kind]) else "",
            points=str(fixed_points(kind) or 0).replace("-", MINUS),
            effects=tuple(effects(talk, kind)),
            note=", ".join([*_kind_words(talk, kind), *_copies(talk, kind)]),
            printed=printed(kind),
        )
        for kind in kinds
    ]


def _order(kind: int) -> tuple[int, int, int]:
    """Classics, Legends, shared cards, nations."""
    where = home(kind)
    place = where if where >= BOX else where + SEVERAL + 1
    suits = SUITS[kind] if BOX <= where < BOTH else 0
    return place, suits, KINDS.index(kind)
