"""The rules that a game names are in its rulebook, and reasons have all the words they need."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tabularium.kernel.machine import Rules
from tabularium.kernel.reason import Reason
from tabularium.locale import LANGUAGES
from tabularium.plugins import plugin_of, plugins
from tabularium.presentation.rulebook import rulebook_of
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.messages import reasons
from tabularium.testing.moment import Moment, is_said

NUMBER: Final = re.compile(r"^\*\*(\S+?)\.\*\*", re.M)  # a paragraph begins with it: **A7.**


def paragraphs(game: str) -> list[str]:
    """The numbers of the rules of a game that brings a rulebook."""
    book = rulebook_of(game, LANGUAGES[0]) if game in plugins() else None
    return NUMBER.findall(book.text) if book is not None else []


def cited(rules: Rules) -> Iterator[tuple[str, str]]:
    """Everything that names a rule, and the rule; "" where none says it."""
    of = rules.info.cited
    for name, rule in (("over", of.over), ("turns", of.turns), ("rivals", of.rivals)):
        yield f"Cited {name}", rule
    for reason in reasons(rules):
        if reason.message.startswith(f"why-{rules.info.id}-"):  # not what is imported from others
            yield reason.message, reason.rule
    if rules.info.id in plugins():
        for word, rule in plugin_of(rules.info.id).terms.items():
            yield f"terms {word}", rule


def check_cited(rules: Rules) -> None:
    """BrokenPromise names what leads to a rule that there is not."""
    known = paragraphs(rules.info.id)
    for name, rule in cited(rules):
        if known and rule and rule not in known:
            raise BrokenPromise("promise-rule", game=rules.info.id, name=name, given=rule)


class Reasons:
    """Of one game: those that refuse something while it is played. Each message is said once."""

    def __init__(self, rules: Rules) -> None:
        self.known: list[str] = paragraphs(rules.info.id)
        self.met: set[str] = set()

    def check(self, now: Moment, reason: Reason) -> None:
        """BrokenPromise says what is wrong with it."""
        if reason.message in self.met:
            return
        self.met.add(reason.message)
        for lang in LANGUAGES:
            text = reason.text(now.rules.talk(lang))
            if not is_said(text):
                raise now.broken("promise-reason", name=reason.message, lang=lang, given=text)
        if self.known and reason.rule and reason.rule not in self.known:
            game = now.rules.info.id
            raise BrokenPromise("promise-rule", game=game, name=reason.message, given=reason.rule)
