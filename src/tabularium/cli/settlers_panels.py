"""The parts of the table of Imperial Settlers that all see: players, boards and empires."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.players import (
    beside_badges,
    dim_zero,
    number_rows,
    others,
    seat_line,
    turn_mark,
)
from tabularium.cli.seat_badge import badge
from tabularium.cli.settlers_signs import (
    SORT_SIGNS,
    SORT_STYLES,
    amounts,
    colour_chips,
    deal_letter,
    good_letter,
)
from tabularium.cli.typeset import NOTHING, SEPARATOR, grid, labelled
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.boards import BOARDS, STORED
from tabularium.games.settlers.catalogue import COLOURS_OF, OWNER, SORT, kind_of
from tabularium.games.settlers.gain import goods_words
from tabularium.kernel.offer import Thing
from tabularium.locale.talk import Talk
from tabularium.presentation.settlers_cards import abilities, card_name
from tabularium.presentation.settlers_printed import SORTS

POSSIBLE = "✓"
USED = "×"
BLOCKED = "⊘"
SAMURAI = "♞"
ROUTE = "⇄"
TAKEN = "←"
PENDING = "…"

Entry = dict[str, Any]


# players --------------------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat: points, goods, cards, whether it has passed."""
    talk = look.talk
    titles = [Text(" "), Text(talk.say("cli-settlers-players"), "bold")]
    titles += [Text(talk.say(f"cli-settlers-col-{name}"), "dim") for name in ("vp", "end")]
    titles += [good_letter(talk, good) for good in range(at.HELD)]
    titles += [Text(talk.say(f"cli-settlers-col-{name}"), "dim") for name in ("hand", "deck")]
    rows = [[*titles, Text("")]]
    for player in look.view["players"]:
        seat = player["seat"]
        rows.append(
            [
                turn_mark(look, seat),
                seat_line(look, seat),
                Text(str(player["vp"]), "bold"),
                dim_zero(sum(player["points"].values())),
                *[dim_zero(player["goods"][good]) for good in at.GOODS[: at.HELD]],
                Text(f"{player['common_cards']}+{player['faction_cards']}"),
                Text(str(player["deck_size"]), "dim"),
                _flags(look, player),
            ]
        )
    return number_rows(look, rows, (1, len(titles)), least=2)


def _flags(look: Look, player: Entry) -> Text:
    """Whether a player has passed or holds the first-player marker."""
    talk = look.talk
    flags: list[Text] = []
    if player["passed"]:
        flags.append(Text(talk.say("cli-settlers-passed"), "bold red"))
    if player["seat"] == look.view["first_player"] and look.view["seats"] > 1:
        flags.append(Text(talk.say("cli-settlers-first"), "dim"))
    return Text(SEPARATOR).join(flags)


# locations ------------------------------------------------------------------------------------


def marks(talk: Talk, entry: Entry) -> Text:
    """What lies on a location, in signs."""
    text = Text()
    if entry.get("used"):
        text.append(USED * entry["used"], "bold")
    if entry.get("blocked"):
        text.append(BLOCKED, "bold red")
    if entry.get("defended"):
        text.append("+").append_text(good_letter(talk, at.GOODS.index("defence")))
    if entry.get("samurai"):
        text.append(SAMURAI, "bold")
    for name, sign in (("route", ROUTE), ("taken", TAKEN)):
        if name in entry:
            text.append(sign).append_text(badge(entry[name]))
    if entry.get("holds"):
        text.append(f"({entry['holds']})")
    if entry.get("pending"):
        text.append(PENDING, "yellow")
    return text


def location(talk: Talk, entry: Entry, style: str = "") -> Text:
    """A location: name, colours, what lies on it."""
    kind = kind_of(entry["card"])
    text = Text(card_name(talk, entry["card"]), style)
    if COLOURS_OF[kind]:
        text.append(" ").append_text(colour_chips(talk, kind))
    on_it = marks(talk, entry)
    return text.append(" ").append_text(on_it) if on_it.plain else text


def by_sort(empire: Sequence[Entry]) -> list[list[Entry]]:
    """The locations of an empire in its three rows."""
    return [
        [entry for entry in empire if SORT[kind_of(entry["card"])] == sort]
        for sort in range(len(SORTS))
    ]


def _rows(talk: Talk, empire: Sequence[Entry]) -> Text:
    """The three rows of an empire run into one."""
    parts: list[Text] = []
    for sort, entries in enumerate(by_sort(empire)):
        if entries:
            names = Text(", ").join([location(talk, entry) for entry in entries])
            parts.append(Text.assemble((SORT_SIGNS[sort] + " ", SORT_STYLES[sort]), names))
    return Text("  ").join(parts) if parts else Text(NOTHING, "dim")


def collapsed(talk: Talk, player: Entry) -> Text:
    """An empire in short: its rows, foundations, deals."""
    return Text("  ").join([_rows(talk, player["empire"]), *besides(talk, player)])


def besides(talk: Talk, player: Entry) -> list[Text]:
    """Deals, foundations and cards under a Gate."""
    parts: list[Text] = []
    if player["deals"]:
        parts.append(labelled(talk.say("cli-settlers-deals"), deals(talk, player["deals"])))
    if player["route_markers"]:
        number = Text(f"{ROUTE}{player['route_markers']}")
        parts.append(labelled(talk.say("cli-settlers-routes"), number))
    if player["foundations"]:
        number = Text(str(len(player["foundations"])))
        parts.append(labelled(talk.say("cli-settlers-foundations"), number))
    if player["under_gates"]:
        names = Text(", ".join(card_name(talk, key) for key in player["under_gates"]))
        parts.append(labelled(talk.say("cli-settlers-under-gate"), names))
    return parts


def deals(talk: Talk, keys: Sequence[str]) -> Text:
    return Text(", ").join(
        [Text.assemble(card_name(talk, key), " ", deal_letter(talk, kind_of(key))) for key in keys]
    )


def rivals(look: Look) -> RenderableType:
    """The empires of the others, in short."""
    shown = [(player["seat"], collapsed(look.talk, player)) for player in others(look)]
    return beside_badges(look, shown)


def virtual(look: Look) -> RenderableType:
    """The virtual player of a solo game: locations, attack cards, and what is to be beaten."""
    view, talk = look.view, look.talk
    rival = view.get("virtual")
    if rival is None:
        return Group()
    own = sum(1 for entry in view["players"][0]["empire"] if OWNER[kind_of(entry["card"])] >= 0)
    attacks = Text(" ").join([deal_letter(talk, kind_of(key)) for key in rival["attacks"]])
    race = talk.say("cli-settlers-collection", {"n": len(view["collection"]), "own": own})
    parts = [
        Text.assemble((talk.say("settlers-virtual") + "  ", "bold"), _rows(talk, rival["empire"])),
        labelled(talk.say("cli-settlers-attacks"), attacks),
        Text(race),
    ]
    return beside_badges(look, [(at.VIRTUAL, Text(SEPARATOR).join(parts))])


def usable(look: Look, seat: int, entry: Entry) -> bool:
    """Whether a location can be activated now. Options name it with what lies on it."""
    name = entry["card"]
    for on_it, n in entry.items():
        if on_it not in ("card", "pending"):
            name += f".{on_it}" if n is True else f".{on_it}{n}"
    place = Thing("empire", seat, name).place
    using = [option for option in look.options if option.key.startswith("use:")]
    return any(it.place == place for option in using for it in option.about)


def full_rows(look: Look, player: Entry, *, lines: bool) -> RenderableType:
    """An empire in its three rows, with what every location does; one to a line if wanted."""
    talk = look.talk
    mine = player["seat"] == look.view["seat"]
    table = grid()
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for sort, entries in enumerate(by_sort(player["empire"])):
        label = Text.assemble(
            (SORT_SIGNS[sort] + " ", SORT_STYLES[sort]),
            (talk.say(f"cli-settlers-row-{SORTS[sort]}"), "dim"),
        )
        shown = [_with_effect(look, entry, mine) for entry in entries]
        if not shown:
            shown = [Text(NOTHING, "dim")]
        table.add_row(label, Text("\n" if lines else SEPARATOR).join(shown))
    return table


def _with_effect(look: Look, entry: Entry, mine: bool) -> Text:
    talk = look.talk
    ready = mine and usable(look, look.view["seat"], entry)
    text = Text(POSSIBLE, "bold green") if ready else Text()
    spent = entry.get("used") or entry.get("blocked")
    text.append_text(location(talk, entry, "" if spent else "bold"))
    effect = " / ".join(abilities(talk, kind_of(entry["card"])))
    return text.append(f" {effect}", "dim") if effect else text


def board(talk: Talk, player: Entry) -> Text:
    """A faction board: what it makes each round, what it keeps, the deals above it."""
    parts: list[Text] = []
    if player["faction"]:
        faction = at.FACTIONS.index(player["faction"])
        kept = Text(goods_words(talk, [(STORED[faction], 0)]))
        parts.append(amounts(talk, BOARDS[faction]))
        parts.append(labelled(talk.say("cli-settlers-keeps"), kept))
    return Text(SEPARATOR).join([*parts, *besides(talk, player)])
