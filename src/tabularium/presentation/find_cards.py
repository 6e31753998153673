"""The cards of a game, found by their words and by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any, Final

from tabularium.cards.kind import Kind
from tabularium.cards.rules import CardRules
from tabularium.kernel.errors import BadFilter
from tabularium.plugins import rules_of
from tabularium.presentation.card_info import CardInfo
from tabularium.presentation.folded import folded
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Card

OWN: Final = ("key", "title", "number")  # of a kind; its name and its place are no facts
PLAIN: Final = (bool, int, str, type(None))


def all_cards(game: str, lang: str) -> tuple[CardInfo, ...]:
    """Every card of a game, as its guide says it, with what its catalogue knows of it."""
    return _given_out(_every_card(*_checked(game, lang)))


def _checked(game: str, lang: str) -> tuple[str, str]:
    """A game and a language that there are."""
    rules = rules_of(game)
    # compiled code would refuse a wrong type with a bare TypeError
    return rules.info.id, rules.talk(lang if isinstance(lang, str) else repr(lang)).lang


@cache
def _every_card(game: str, lang: str) -> tuple[CardInfo, ...]:
    """All of them are put into words once: with many cards it takes a tenth of a second."""
    guide = guide_of(game)
    rules = guide.rules
    words = guide.cards(rules.talk(lang))
    if not isinstance(rules, CardRules):
        return tuple([_info(card, None, 0) for card in words])
    catalogue = rules.catalogue
    copies = [0] * len(catalogue.kinds)
    for kind in catalogue.cards:
        copies[kind] += 1
    numbers = [catalogue.number(card.key) for card in words]
    return tuple(
        [
            _info(card, catalogue.kinds[number], copies[number])
            for card, number in zip(words, numbers, strict=True)
        ]
    )


def _given_out(cards: Sequence[CardInfo]) -> tuple[CardInfo, ...]:
    """Cards whose facts their receiver may change."""
    return tuple([replace(card, facts=deepcopy(card.facts)) for card in cards])


def find_cards(
    game: str,
    *,
    text: str = "",
    name: str = "",
    lang: str = "en",
    facts: Mapping[str, object] | None = None,
) -> tuple[CardInfo, ...]:
    """The cards of a game that all of this holds for; see ``tabularium.cards``."""
    everywhere = found = _every_card(*_checked(game, lang))
    for what, given in (("text", text), ("name", name)):
        if not isinstance(given, str):
            raise BadFilter("error-card-words", name=what, given=given)
    for word in folded(text).split():
        found = tuple([card for card in found if word in folded(_words(card))])
    if name:
        found = _named(game, name, found, everywhere)
    for fact, wanted in (facts or {}).items():
        stands = _fact(game, fact, everywhere)
        _known(game, stands, wanted, everywhere)
        found = tuple([card for card in found if _matches(card.facts.get(stands), wanted)])
    return _given_out(found)


def _info(card: Card, kind: Kind | None, copies: int) -> CardInfo:
    deck, card_set = (kind.deck, kind.set) if kind is not None else ("", "")
    printed = card.printed or (_plain(kind) if kind is not None else {})
    return CardInfo(
        key=card.key,
        name=card.name,
        group=card.group,
        cost=card.cost,
        points=card.points,
        effects=card.effects,
        note=card.note,
        deck=deck,
        set=card_set,
        copies=copies,
        facts={"deck": deck, "set": card_set, "copies": copies, **printed},
    )


def _plain(kind: Kind) -> dict[str, Any]:
    """The facts of a card of which no guide says them: whatever is plain among its attributes."""
    # what is compiled has no dictionary; what derives from it and is interpreted has both
    names = [*getattr(kind, "__mypyc_attrs__", ()), *getattr(kind, "__dict__", ())]
    values = {name: getattr(kind, name, None) for name in names}
    return {
        name: value
        for name, value in values.items()
        if not name.startswith("_") and name not in OWN and _told(value)
    }


def _told(value: object) -> bool:
    """Whether a fact can be asked for: a word, a number, yes or no, or several of them."""
    if isinstance(value, Mapping):
        return all(isinstance(key, str) for key in value)
    if isinstance(value, (list, tuple)):
        return all(isinstance(each, PLAIN) for each in value)
    return isinstance(value, PLAIN)


def _words(card: CardInfo) -> str:
    """What the gallery of the page searches, too."""
    return " ".join([card.name, card.group, card.cost, card.note, *card.effects])


def _named(
    game: str, name: str, found: Sequence[CardInfo], everywhere: Sequence[CardInfo]
) -> tuple[CardInfo, ...]:
    wanted = folded(name).replace("_", " ")

    def fits(card: CardInfo) -> bool:
        names = (card.key, card.name, str(card.facts.get("title", "")))
        return wanted in [folded(one).replace("_", " ") for one in names]

    if not any(fits(card) for card in everywhere):
        possible = [card.key for card in everywhere]
        raise BadFilter("error-card-value", game=game, name="name", given=name, possible=possible)
    return tuple([card for card in found if fits(card)])


def _fact(game: str, name: str, cards: Sequence[CardInfo]) -> str:
    """The fact of this name; one of several things may be asked for in the singular."""
    facts = [pair for card in cards for pair in card.facts.items()]
    untold = {fact for fact, value in facts if not _told(value)}
    known = [fact for fact in dict.fromkeys(fact for fact, _ in facts) if fact not in untold]
    for fact in (name, f"{name}s"):
        if fact in known:
            return fact
    raise BadFilter("error-card-fact", game=game, given=name, possible=known)


def _known(game: str, fact: str, wanted: object, cards: Sequence[CardInfo]) -> None:
    """BadFilter where no card has such a value."""
    values: list[object] = []
    for card in cards:
        values += [value for value in _values(card.facts.get(fact)) if not _among(value, values)]
    for value in _values(wanted):
        if not _among(value, values):
            numbers = [one for one in values if type(one) is int]
            possible = sorted(numbers) + [one for one in values if type(one) is not int]
            raise BadFilter(
                "error-card-value", game=game, name=fact, given=value, possible=possible
            )


def _values(fact: object) -> Iterator[object]:
    """The single values of a fact: of amounts, what there are amounts of."""
    if isinstance(fact, (Mapping, list, tuple, set, frozenset)):
        yield from fact
    else:
        yield fact


def _matches(fact: object, wanted: object) -> bool:
    """Whether a fact is, or holds, what is wanted: of several values any, of amounts all."""
    if isinstance(wanted, Mapping):
        return isinstance(fact, Mapping) and all(fact.get(of) == n for of, n in wanted.items())
    own = list(_values(fact))
    return any(_among(value, own) for value in _values(wanted))


def _among(value: object, values: Sequence[object]) -> bool:
    """Whether a value is among others; 1 is not True."""
    return any(type(value) is type(one) and value == one for one in values)
