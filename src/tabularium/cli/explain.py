"""What ``?`` answers: what can be typed, or a card by its name in any language we have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
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

SHOWN = 6  # cards explained at once; of more only the names are given


def keys_help(talk: Talk, options: Sequence[Option], card: str) -> RenderableType:
    """The help: how to choose, and the commands (lines of "key | what it does").

    The examples are options of this moment, and a card of this game.
    """
    key = max([option.key for option in options], key=len)
    examples: Args = {"key": key, "start": key[: len(key) * 2 // 3], "card": card.lower()}
    table = grid(fit(style="bold yellow"), rest(), padding=2)
    for line in talk.say("cli-help-commands", examples).splitlines():
        key, _, does = line.partition(" | ")
        table.add_row(key, does)
    return Group(Text(talk.say("cli-help-choose", examples)), "", table, "")


# cards ----------------------------------------------------------------------------------------


def find_cards(words: str, table: TerminalTable, talk: Talk) -> list[Card]:
    """The cards that words may mean: exactly, else those that begin so."""
    wanted = folded(words).replace("_", " ")
    cards = table.guide.cards(talk)
    named: list[tuple[Card, set[str]]] = [
        (card, {folded(card.key.replace("_", " ")), folded(card.name)}) for card in cards
    ]
    # the names of other languages count too: the box on the shelf may be in one of them
    for lang in LANGUAGES:
        for (_, names), card in zip(named, table.guide.cards(texts(lang)), strict=True):
            names.add(folded(card.name))
    exact = [card for card, names in named if wanted in names]
    begins = [card for card, names in named if any(name.startswith(wanted) for name in names)]
    return begins if len(begins) <= SHOWN else exact or begins


def nearest(found: list[Card], game: Game, seat: int) -> list[Card]:
    """One's own cards first, then those in sight; of many, those that are nearest alone."""
    mine, seen = set(strings(game.view(seat))), set(strings(game.view(None)))
    order = [[card for card in found if card.key in mine - seen]]
    order.append([card for card in found if card.key in mine & seen])
    order.append([card for card in found if card.key not in mine])
    if len(found) <= SHOWN:
        return [card for cards in order for card in cards]
    near = next(cards for cards in order if cards)
    return near if len(near) <= SHOWN else found


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
    found = nearest(find_cards(words, table, talk), game, seat)
    if not found:
        refused = why_not_button(game, seat, words.strip(), talk.lang)
        if refused is not None:
            return not_now(refused, talk)
        return Text(talk.say("cli-no-card", {"given": words[:40]}), "yellow")
    if len(found) > SHOWN:
        names = ", ".join(dict.fromkeys(card.name for card in found))
        return Text(talk.say("cli-many-cards", {"given": words[:40], "possible": names}), "yellow")
    lines = [card_text(card, talk) for card in found]
    for card, text in zip(found, lines, strict=True):
        for reason in card_reasons(game, seat, card.key, talk.lang):
            text.append("\n   ").append_text(not_now(reason, talk))
    return Group(*lines)


def not_now(reason: Said, talk: Talk) -> Text:
    """Why something cannot be done now."""
    said = f"{reason.text} ({reason.rule})" if reason.rule else reason.text
    return Text(talk.say("cli-card-why", {"text": said}), "yellow")


def card_text(card: Card, talk: Talk) -> Text:
    """A card in a few lines."""
    text = Text.assemble((card.name, "bold"), (f"  {card.group} · {card.note}", "dim"))
    facts = [talk.say("cli-card-cost", {"cost": card.cost})] if card.cost else []
    if card.points not in ("", "0"):
        facts.append(talk.say("cli-card-points", {"points": card.points}))
    if facts:
        text.append("\n   " + SEPARATOR.join(facts))
    for effect in card.effects:
        text.append(f"\n   • {effect}")
    return text
