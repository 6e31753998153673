"""What ``?`` answers: what can be typed, or a card by its name in any language we have."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import SEPARATOR, fit, grid, rest
from tabularium.kernel.game import Game, Option
from tabularium.locale import LANGUAGES
from tabularium.locale import talk as texts
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.folded import folded
from tabularium.presentation.guide import Card
from tabularium.presentation.why import Said, card_reasons, why_not_button

INDENT = 3
SHOWN = 6  # cards explained at once; of more only the names are given


def keys_help(table: TerminalTable, talk: Talk, options: Sequence[Option]) -> RenderableType:
    """The help: how to choose, and the commands (lines of "key | what it does").

    The examples are options of this moment, and a card of this game.
    """
    key = max([option.key for option in options], key=len)
    examples: Args = {
        "key": key,
        "start": key[: len(key) * 2 // 3],
        "card": table.guide.cards(talk)[0].name.lower(),
        "does": talk.say(f"{table.whole}.does"),
    }
    commands = grid(fit(style="bold yellow"), rest(), padding=2)
    for line in talk.say("cli-help-commands", examples).splitlines():
        key, _, does = line.partition(" | ")
        commands.add_row(key, does)
    return Group(Text(talk.say("cli-help-choose", examples)), "", commands, "")


# cards ----------------------------------------------------------------------------------------

EXACT, BEGINS, WORD, INSIDE, NOWHERE = range(5)  # how words fit a name, the best first
LETTERS = 3  # fewer occur inside too many words
HAND, TABLE, ELSEWHERE = range(3)


class Found(NamedTuple):
    """A card that words may mean."""

    card: Card
    fit: int


def find_cards(words: str, table: TerminalTable, talk: Talk) -> list[Found]:
    """The cards in whose names words occur, in any language we have."""
    wanted = folded(words).replace("_", " ").strip()
    cards = table.guide.cards(talk)
    named = [{folded(card.key.replace("_", " ")), folded(card.name)} for card in cards]
    # the names of other languages count too: the box on the shelf may be in one of them
    for lang in LANGUAGES:
        for names, card in zip(named, table.guide.cards(texts(lang)), strict=True):
            names.add(folded(card.name))
    return [
        Found(card, fit)
        for card, names in zip(cards, named, strict=True)
        if (fit := min(how_it_fits(wanted, name) for name in names)) < NOWHERE
    ]


def how_it_fits(wanted: str, name: str) -> int:
    """Where in a name words occur."""
    if name.startswith(wanted):
        return EXACT if name == wanted else BEGINS
    if re.search(rf"(?<!\w){re.escape(wanted)}", name):
        return WORD
    return INSIDE if len(wanted) >= LETTERS and wanted in name else NOWHERE


def nearest(found: Sequence[Found], game: Game, seat: int) -> list[Card]:
    """One's own cards first, then what lies on the table, then the rest; of many a few.

    What stands in the middle of a word counts only in the hand, or where nothing fits better.
    """
    mine, seen = Counter(strings(game.view(seat))), Counter(strings(game.view(None)))

    def where(one: Found) -> int:
        if mine[one.card.key] > seen[one.card.key]:
            return HAND
        return TABLE if one.card.key in seen else ELSEWHERE

    order = sorted(found, key=lambda one: (where(one), one.fit))
    order = [one for one in order if one.fit < INSIDE or where(one) == HAND] or order
    few = order
    if len(order) > SHOWN:
        # whoever types a whole name means that card, wherever it is
        near = [[o for o in order if where(o) <= at or o.fit == EXACT] for at in (HAND, TABLE)]
        best = [[o for o in order if o.fit <= fit] for fit in (BEGINS, EXACT)]
        few = next((some for some in [*near, *best] if 0 < len(some) <= SHOWN), order)
    return [one.card for one in few]


def strings(data: object) -> Iterator[str]:
    """All words in a view: keys of cards among them."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def explained(
    words: str, table: TerminalTable, talk: Talk, game: Game, seat: int
) -> RenderableType:
    """What ``? words`` answers: the cards, and why a seat cannot use them now."""
    named = find_cards(words, table, talk)
    if all(one.fit > BEGINS for one in named):
        refused = why_not_button(game, seat, words.strip(), talk.lang)
        if refused is not None:
            return not_now(refused, talk)
    found = nearest(named, game, seat)
    if not found:
        return Text(talk.say("cli-no-card", {"given": words[:40]}), "yellow")
    if len(found) > SHOWN:
        names = ", ".join(dict.fromkeys(card.name for card in found))
        return Text(talk.say("cli-many-cards", {"given": words[:40], "possible": names}), "yellow")
    return Group(
        *[card_text(card, card_reasons(game, seat, card.key, talk.lang), talk) for card in found]
    )


def not_now(reason: Said, talk: Talk) -> Text:
    """Why something cannot be done now."""
    said = f"{reason.text} ({reason.rule})" if reason.rule else reason.text
    return Text(talk.say("cli-card-why", {"text": said}), "yellow")


def card_text(card: Card, reasons: Sequence[Said], talk: Talk) -> RenderableType:
    """A card in a few lines, and why it cannot be used."""
    title = Text.assemble((card.name, "bold"), (f"  {card.group} · {card.note}", "dim"))
    facts = [talk.say("cli-card-cost", {"cost": card.cost})] if card.cost else []
    if card.points not in ("", "0"):
        facts.append(talk.say("cli-card-points", {"points": card.points}))
    below: list[RenderableType] = [SEPARATOR.join(facts)] if facts else []
    bullets = grid(fit(), rest())
    for effect in card.effects:
        bullets.add_row("•", effect)
    below += [bullets] if card.effects else []
    below += [not_now(reason, talk) for reason in reasons]
    return Group(title, Padding(Group(*below), (0, 0, 0, INDENT), expand=False))
