"""Choosing several things at once: what is shown, and what a typed line means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, product

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.choices import Entry, in_columns
from tabularium.cli.prompt import ASKS_HELP, Command, Misheard, command, the_one
from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.game import Option
from tabularium.kernel.sets import SetMember, SetQuestion
from tabularium.locale.talk import Talk
from tabularium.presentation.folded import folded

NUMBER = re.compile(r"(\d+)(?:[x×*]([1-9]\d*))?")  # 3, or 3x2 for two of the third
NOTHING = "0"
FIRST = "*"
MOST = 200  # things typed at once; more are a mistake
TRIED = 2000  # ways to choose that are looked at for "the first that are enough"


@dataclass(frozen=True)
class Chosen:
    """Members by their keys, to be taken or only to be weighed."""

    keys: list[str]
    weigh: bool = False


def members(question: SetQuestion, talk: Talk, width: int) -> RenderableType:
    """The numbered members, what stands so far, and how to choose."""
    how = "cli-set-how-nothing" if question.least == 0 else "cli-set-how"
    return Group(listed(question, talk, width), Text(talk.say(how), "dim"))


def listed(question: SetQuestion, talk: Talk, width: int) -> RenderableType:
    """The numbered members, and what stands so far."""
    entries = []
    for number, member in enumerate(question.members, 1):
        times = f" ×{member.most}" if member.most > 1 else ""
        entries.append(Entry(number, Text(member.text(talk.lang)).append(times, "dim")))
    parts: list[RenderableType] = [in_columns(entries, width)] if entries else []
    if question.given:
        given = talk.join(question.given_text(talk.lang))
        parts.append(Text(talk.say("cli-set-given", {"things": given}), "dim"))
    return Group(*parts)


def understand_set(
    line: str, question: SetQuestion, options: Sequence[Option], lang: str
) -> Chosen | Command | Misheard:
    """What a typed line means where several things can be chosen."""
    found = command(line)
    if found is not None:
        return found
    text = " ".join(line.replace(",", " ").split()).lower()
    weigh = text.endswith("?")
    words = text.rstrip("? ").split()
    if text == ASKS_HELP:
        return Command("help")
    if words == [NOTHING] or (len(words) == 1 and _ends(words[0], question, options)):
        return Chosen([], weigh)
    if words == [FIRST]:
        return Chosen(first_of(question), weigh)
    keys: list[str] = []
    for word in words:
        if len(words) > 1 and command(word) is not None:  # "u u" is no way to say "unrest" twice
            return Misheard("cli-wrong-unknown", {"given": word, "most": len(question.members)})
        meant = _member(word, question.members, lang)
        if isinstance(meant, Misheard):
            return meant
        keys += meant
        if len(keys) > MOST:
            return Misheard("cli-wrong-many", {"most": question.most})
    return Chosen(keys, weigh)


def first_of(question: SetQuestion) -> list[str]:
    """From the first member on as many as are needed; all where none is."""
    first = _greedy(question)
    if _fits(question, first):
        return first
    most = min(question.most, MOST)  # a position may name any number
    counts = [range(min(member.most, most), -1, -1) for member in question.members]
    for n in range(question.least, most + 1):
        for ways in islice(product(*counts), TRIED):
            if sum(ways) == n:
                pairs = zip(question.members, ways, strict=True)
                keys = [member.key for member, times in pairs for _ in range(times)]
                if _fits(question, keys):
                    return keys
    return first


def _fits(question: SetQuestion, keys: list[str]) -> bool:
    try:
        question.check(keys)
    except IllegalMove:
        return False
    return True


def _greedy(question: SetQuestion) -> list[str]:
    wanted = question.least or question.most
    keys: list[str] = []
    worth = 0
    for member in question.members:
        for _ in range(min(member.most, MOST)):
            if len(keys) < wanted or worth < question.need:
                keys.append(member.key)
                worth += member.worth
    return keys[: question.most]


def _ends(word: str, question: SetQuestion, options: Sequence[Option]) -> bool:
    """Whether a word is the option that takes no more."""
    taken = {member.key for member in question.members}
    ends = {option.key for option in options} & {"done", "none"}
    return word in ends - taken


def _member(word: str, members: Sequence[SetMember], lang: str) -> list[str] | Misheard:
    """The keys that a word stands for."""
    number = NUMBER.fullmatch(word)
    if number is not None:
        which, times = int(number[1]), int(number[2] or 1)
        if not 1 <= which <= len(members):
            return Misheard("cli-wrong-number", {"given": word[:20], "most": len(members)})
        return [members[which - 1].key] * min(times, MOST + 1)
    given = folded(word)
    exact = [member for member in members if member.key == word]
    begins = [member for member in members if folded(member.text(lang)).startswith(given)]
    inside = [member for member in members if given in folded(f"{member.key} {member.text(lang)}")]
    named = {member.key: member.text(lang) for member in members}
    meant = [[member.key for member in found] for found in (exact, begins, inside)]
    key = the_one(word, meant, named)
    return key if isinstance(key, Misheard) else [key]


def weighed_set(question: SetQuestion, keys: list[str], talk: Talk) -> str:
    """What a choice would do, what it leads to, or why it cannot be made."""
    try:
        question.check(keys)
    except IllegalMove as problem:
        return refusal(problem, question, talk)
    told = (question.label(keys, talk.lang), question.outcome(keys, talk.lang))
    return talk.say("cli-set-weighed", {"do": told[0], "outcome": told[1]})


def refusal(problem: IllegalMove, question: SetQuestion, talk: Talk) -> str:
    """Why a choice cannot be made, with things by their names instead of their keys."""
    names = {member.key: member.text(talk.lang) for member in question.members}
    said = dict(problem.arguments)
    if said.get("given") in names:
        said["given"] = names[said["given"]]
    return type(problem)(problem.message, **said).text(talk.lang)
