"""The players at the table of Nations: a line of numbers each, and their cards in short."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_signs import ARCHITECT, GOODS, WORKER, card_text, sections
from tabularium.cli.players import (
    Column,
    Entry,
    beside_badges,
    dim_zero,
    entry,
    number_rows,
    player_rows,
    seat_line,
)
from tabularium.cli.typeset import spaced
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import kind_of
from tabularium.locale.talk import Talk
from tabularium.presentation.figures import number

USED = "×"
SHORT = "!"
MOST_DOTS = 5  # workers on a card that are drawn one by one

# the table of numbers -------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat, in player order."""
    talk, view = look.talk, look.view
    worker = Text(WORKER, "dim")
    columns = [
        Column(look.say("cli-nations-col-vp"), entry("vp", style="bold")),
        Column(look.say("cli-nations-col-end"), entry("points")),
        *[_stock(talk, good) for good in range(at.RESOURCES)],
        Column(GOODS.sign(talk, at.STRENGTH), _strength),
        Column(GOODS.sign(talk, at.STABILITY), _stability),
        Column(worker, entry("workers")),
        Column(Text.assemble(worker, GOODS.sign(talk, at.FOOD)), entry("food_section")),
        Column(Text.assemble(worker, GOODS.sign(talk, at.STABILITY)), _stability_section),
        Column("", partial(_flags, look), left=True),
    ]
    players = [view["players"][seat] for seat in view["order"]]
    rows = player_rows(look, look.say("cli-nations-players"), columns, players)
    rival = view["rival"]
    if rival is not None:
        rows.insert(1 if rival["first"] else len(rows), _rival(look, rival))
    return number_rows(look, rows, columns)


def _rival(look: Look, rival: Entry) -> list[Text]:
    """The virtual opponent has strength, stability and books only."""
    empty = Text("")
    name = seat_line(look, len(look.view["players"]))
    strength = Text(_capped(rival["strength"], at.MOST_STRENGTH))
    numbers = [Text(str(rival["books"])), strength, _stability(rival)]
    return [Text(" "), name, *[empty] * 5, *numbers, *[empty] * 4]


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else number(n)


def _stock(talk: Talk, good: int) -> Column:
    """What there is of a good, and what production will add or take: 6+3."""
    name = at.GOODS[good]

    def cell(player: Entry) -> Text:
        more = player["production"][name]
        text = dim_zero(player["goods"][name])
        text.append(signed(more) if more else "", "green" if more > 0 else "red")
        return text.append(SHORT if player["outlook"][name] < 0 else "", "bold red")

    return Column(GOODS.sign(talk, good), cell)


def _strength(player: Entry) -> Text:
    """The strength, with a warning when the war is stronger."""
    if player["defeat"] is not None:
        return Text(f"{number(player['strength'])}{SHORT}", "bold red")
    return Text(_capped(player["strength"], at.MOST_STRENGTH))


def _stability(player: Entry) -> Text:
    n = player["stability"]
    return Text(_capped(n, at.MOST_STABILITY), "bold red" if n < 0 else "")


def _capped(n: int, most: int) -> str:
    """A value as the cards add up; above its cap with what it counts for (N11, N12): 44=40."""
    return number(n) if n <= most else f"{n}={most}"


def _stability_section(player: Entry) -> Text:
    above = player["above"]
    return dim_zero(player["stability_section"]).append(f"+{above}" if above else "")


def _flags(look: Look, player: Entry) -> Text:
    """When a player has passed."""
    if not player["passed"]:
        return Text("")
    return Text(look.say("cli-nations-passed", {"n": player["passed"]}), "bold red")


# boards in short ------------------------------------------------------------------------------


def workers(n: int) -> str:
    return WORKER * n if n <= MOST_DOTS else f"{n}{WORKER}"


def cards_in(player: Entry, *places: str) -> list[Entry]:
    """The cards that lie in some places of a board, each with what lies on it."""
    found = [card for place in places for card in player[place]]
    return [{"card": card} if isinstance(card, str) else card for card in found]


def laid(talk: Talk, card: Entry, style: str, site: bool = False) -> Text:
    """A card on a board with its workers, private architects, used marker; sections of a site."""
    on_it = workers(card.get("workers", 0))
    if card.get("private"):
        on_it += f"{card['private']}{ARCHITECT}"
    on_it += USED if card.get("used") else ""
    built = sections(talk, kind_of(card["card"]), card.get("built", 0)) if site else Text()
    return spaced(card_text(talk, card["card"], style), Text(on_it), built)


def in_short(talk: Talk, player: Entry) -> list[Text]:
    """A player's cards, those without workers and the wonder being built dimmed."""
    parts = [
        laid(talk, card, "" if card.get("workers") else "dim") for card in cards_in(player, "cards")
    ]
    parts += [laid(talk, card, "") for card in cards_in(player, "advisor", "tower", "colonies")]
    parts += [laid(talk, card, "dim", site=True) for card in cards_in(player, "site")]
    return parts + [laid(talk, card, "") for card in cards_in(player, "wonders")]


def rivals(look: Look) -> RenderableType:
    """The boards of the others."""
    view = look.view
    others = [seat for seat in view["order"] if seat != view["seat"]]
    return beside_badges(
        look, [(seat, in_short(look.talk, view["players"][seat])) for seat in others]
    )
