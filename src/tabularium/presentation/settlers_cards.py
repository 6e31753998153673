"""The cards of Imperial Settlers in words."""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import (
    BONUS,
    COLOURS_OF,
    COPIES,
    DEAL,
    DOES,
    FEATURES,
    GATE,
    KEY,
    OWNER,
    PRODUCES,
    SHRINE,
    SORT,
    USES_OF,
    kind_of,
)
from tabularium.games.settlers.gain import cost_words, gain_words, raze_field
from tabularium.games.settlers.words import card_words
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Card
from tabularium.presentation.settlers_printed import SORTS, printed


def card_name(talk: Talk, key: str) -> str:
    return card_words(talk, kind_of(key))


def abilities(talk: Talk, kind: int, say_when: bool = False) -> list[str]:
    """What a location does once it stands, without its building bonus."""
    clauses: list[str] = []
    produces, does = PRODUCES[kind], DOES[kind]
    if produces is not None:
        text = produces.text(talk)
        clauses.append(talk.say("cli-settlers-produces", {"effect": text}) if say_when else text)
    if does is not None:
        twice = talk.say("cli-settlers-uses", {"n": USES_OF[kind]}) if USES_OF[kind] > 1 else ""
        clauses.append(does.text(talk) + twice)
    clauses += [feature.text(talk) for feature in FEATURES[kind]]
    if GATE[kind]:
        clauses.append(talk.say("settlers-gate"))
    if SHRINE[kind]:
        clauses.append(talk.say("settlers-shrine"))
    return [clause for clause in clauses if clause]


def bonus(talk: Talk, kind: int) -> list[str]:
    """What building a location gives once."""
    node = BONUS[kind]
    if node is None:
        return []
    return [talk.say("cli-settlers-bonus", {"effect": node.text(talk)})]


def effect_line(talk: Talk, kind: int) -> str:
    """What a card that is not built yet would do, in one line."""
    return " / ".join([*abilities(talk, kind), *bonus(talk, kind)])


def effects(talk: Talk, kind: int) -> tuple[str, ...]:
    """Everything about a card, clause by clause."""
    clauses = [*abilities(talk, kind, say_when=True), *bonus(talk, kind)]
    deal = DEAL[kind]
    if deal >= 0:
        effect = gain_words(talk, [(deal, 1)])
        clauses.append(talk.say("cli-settlers-as-deal", {"effect": effect}))
    field = raze_field(kind)
    if field:
        effect = gain_words(talk, field)
        clauses.append(talk.say("cli-settlers-when-razed", {"effect": effect}))
    return tuple(clauses)


def colour_words(talk: Talk, kind: int) -> str:
    names = [talk.say(f"cli-settlers-colour-{at.COLOURS[colour]}") for colour in COLOURS_OF[kind]]
    return talk.join(names) if names else talk.say("cli-settlers-colourless")


def note(talk: Talk, kind: int) -> str:
    """Sort, colour, and how often a card exists."""
    sort = talk.say(f"cli-settlers-sort-{SORTS[SORT[kind]]}")
    copies = talk.say("cli-settlers-copies", {"n": COPIES[kind]})
    return f"{sort}, {colour_words(talk, kind)}, {copies}"


def group_words(talk: Talk, kind: int) -> str:
    """The deck a card belongs to."""
    if OWNER[kind] == at.COMMON:
        return talk.say("cli-settlers-common-cards")
    return talk.say("settlers-" + at.FACTIONS[OWNER[kind]])


def all_cards(talk: Talk) -> list[Card]:
    """Every card that can be built, deck by deck."""
    kinds = [kind for kind in range(len(KEY)) if OWNER[kind] >= at.COMMON]
    return [
        Card(
            key=KEY[kind],
            name=card_words(talk, kind),
            group=group_words(talk, kind),
            cost=cost_words(talk, kind),
            points="1" if OWNER[kind] == at.COMMON else "2",
            effects=effects(talk, kind),
            note=note(talk, kind),
            printed=printed(kind),
        )
        for kind in sorted(kinds, key=lambda kind: OWNER[kind])
    ]
