"""The parts of the table of Imperial Settlers that all see: players, boards and empires."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.players import (
    Column,
    Entry,
    beside_badges,
    entry,
    number_rows,
    others,
    player_rows,
)
from tabularium.cli.seat_badge import badge
from tabularium.cli.settlers_signs import GOODS, colour_chips, deal_letter, sort_sign
from tabularium.cli.typeset import (
    NOTHING,
    SEPARATOR,
    fit,
    grid,
    joined,
    labelled,
    present,
    rest,
    spaced,
)
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.boards import BOARDS, STORED
from tabularium.games.settlers.catalogue import OWNER, SORT, kind_of
from tabularium.games.settlers.gain import goods_words
from tabularium.locale.talk import Talk
from tabularium.presentation.settlers import GUIDE
from tabularium.presentation.settlers_cards import abilities, card_name
from tabularium.presentation.settlers_printed import SORTS

POSSIBLE = "✓"
USED = "×"
BLOCKED = "⊘"
SAMURAI = "♞"
ROUTE = "⇄"
TAKEN = "←"
PENDING = "…"


# players --------------------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat: points, goods, cards, whether it has passed."""
    columns = [
        Column(look.say("cli-settlers-col-vp"), entry("vp", style="bold")),
        Column(look.say("cli-settlers-col-end"), entry("points")),
        *[
            Column(GOODS.sign(look.talk, good), entry("goods", at.GOODS[good]))
            for good in range(at.HELD)
        ],
        Column(
            look.say("cli-settlers-col-hand"),
            lambda it: Text(f"{it['common_cards']}+{it['faction_cards']}"),
        ),
        Column(look.say("cli-settlers-col-deck"), lambda it: Text(str(it["deck_size"]), "dim")),
        Column("", partial(_flags, look), left=True),
    ]
    rows = player_rows(look, look.say("cli-settlers-players"), columns)
    return number_rows(look, rows, columns, least=2)


def _flags(look: Look, player: Entry) -> Text:
    """Whether a player has passed or holds the first-player marker."""
    flags: list[Text] = []
    if player["passed"]:
        flags.append(Text(look.say("cli-settlers-passed"), "bold red"))
    if player["seat"] == look.view["first_player"] and look.view["seats"] > 1:
        flags.append(Text(look.say("cli-settlers-first"), "dim"))
    return joined(flags)


# locations ------------------------------------------------------------------------------------


def marks(talk: Talk, entry: Entry) -> Text:
    """What lies on a location, in signs."""
    lent = [
        Text.assemble(sign, badge(entry[name]))
        for name, sign in (("route", ROUTE), ("taken", TAKEN))
        if name in entry
    ]
    defence = Text.assemble("+", GOODS.sign(talk, at.GOODS.index("defence")))
    return Text.assemble(
        (USED * entry.get("used", 0), "bold"),
        (BLOCKED if entry.get("blocked") else "", "bold red"),
        defence if entry.get("defended") else "",
        (SAMURAI if entry.get("samurai") else "", "bold"),
        *lent,
        f"({entry['holds']})" if entry.get("holds") else "",
        (PENDING if entry.get("pending") else "", "yellow"),
    )


def location(talk: Talk, entry: Entry, style: str = "") -> Text:
    """A location: name, colours, what lies on it."""
    name = Text(card_name(talk, entry["card"]), style)
    return spaced(name, colour_chips(talk, kind_of(entry["card"])), marks(talk, entry))


def by_sort(empire: Sequence[Entry]) -> list[list[Entry]]:
    """The locations of an empire in its three rows."""
    return [
        [entry for entry in empire if SORT[kind_of(entry["card"])] == sort]
        for sort in range(len(SORTS))
    ]


def _rows(talk: Talk, empire: Sequence[Entry]) -> Text:
    """The three rows of an empire run into one."""
    parts = [
        sort_sign(sort, " ") + joined([location(talk, entry) for entry in entries], ", ")
        for sort, entries in enumerate(by_sort(empire))
        if entries
    ]
    return joined(parts, "  ") if parts else Text(NOTHING, "dim")


def besides(look: Look, player: Entry) -> list[Text]:
    """Deals, foundations and cards under a Gate."""
    talk = look.talk
    deals = [
        spaced(Text(card_name(talk, key)), deal_letter(talk, kind_of(key)))
        for key in player["deals"]
    ]
    routes, foundations = player["route_markers"], len(player["foundations"])
    under = [card_name(talk, key) for key in player["under_gates"]]
    return present(
        [
            (look.say("cli-settlers-deals"), joined(deals, ", ")),
            (look.say("cli-settlers-routes"), Text(f"{ROUTE}{routes}" if routes else "")),
            (look.say("cli-settlers-foundations"), Text(str(foundations or ""))),
            (look.say("cli-settlers-under-gate"), Text(", ".join(under))),
        ]
    )


def rivals(look: Look) -> RenderableType:
    """The empires of the others in short: rows, deals, foundations."""

    def in_short(player: Entry) -> Text:
        return joined([_rows(look.talk, player["empire"]), *besides(look, player)], "  ")

    return beside_badges(look, [(it["seat"], in_short(it)) for it in others(look)])


def virtual(look: Look) -> RenderableType:
    """The virtual player of a solo game: locations, attack cards, and what is to be beaten."""
    view, talk = look.view, look.talk
    rival = view.get("virtual")
    if rival is None:
        return Group()
    own = sum(1 for entry in view["players"][0]["empire"] if OWNER[kind_of(entry["card"])] >= 0)
    attacks = [deal_letter(talk, kind_of(key)) for key in rival["attacks"]]
    race = look.say("cli-settlers-collection", {"n": len(view["collection"]), "own": own})
    parts = [
        Text.assemble((look.say("settlers-virtual") + "  ", "bold"), _rows(talk, rival["empire"])),
        labelled(look.say("cli-settlers-attacks"), joined(attacks, " ")),
        Text(race),
    ]
    return beside_badges(look, [(at.VIRTUAL, joined(parts))])


def possible(look: Look, does: str, zone: str) -> set[str]:
    """The own things of a zone that something can be done with now."""
    doing = [option for option in look.options if GUIDE.does(option.key) == does]
    return {it.name for option in doing for it in option.about if it.zone == zone}


def full_rows(look: Look, player: Entry, *, lines: bool) -> RenderableType:
    """An empire in its three rows, with what every location does; one to a line if wanted."""
    table = grid(fit(), rest())
    mine = player["seat"] == look.view["seat"]
    usable = possible(look, "use", "empire") if mine else set()
    for sort, entries in enumerate(by_sort(player["empire"])):
        label = sort_sign(sort, " ").append(look.say(f"cli-settlers-row-{SORTS[sort]}"), "dim")
        shown = [_with_effect(look.talk, entry, entry["name"] in usable) for entry in entries]
        table.add_row(label, joined(shown or [Text(NOTHING, "dim")], "\n" if lines else SEPARATOR))
    return table


def _with_effect(talk: Talk, entry: Entry, ready: bool) -> Text:
    spent = entry.get("used") or entry.get("blocked")
    # all of a location that can be used is green
    text = Text(POSSIBLE, "bold green") if ready else Text()
    text.append_text(location(talk, entry, "" if spent else "bold"))
    effect = " / ".join(abilities(talk, kind_of(entry["card"])))
    return spaced(text, Text(effect, "dim"))


def board(look: Look, player: Entry) -> Text:
    """A faction board: what it makes each round, what it keeps, the deals above it."""
    parts: list[Text] = []
    if player["faction"]:
        faction = at.FACTIONS.index(player["faction"])
        makes = [GOODS.amount(look.talk, n, good) for good, n in BOARDS[faction]]
        kept = goods_words(look.talk, [(STORED[faction], 0)])
        parts = [joined(makes, " "), labelled(look.say("cli-settlers-keeps"), kept)]
    return joined([*parts, *besides(look, player)])
