"""The site lists, from the sources, every card, option, key of a view and event there is."""

import random
import re
import runpy
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import mkdocs_gen_files
import pytest

import tabularium as tb
from tabularium.kernel.info import SeatOption
from tabularium.plugins import rules_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ["altay", "settlers", "nations", "imperium"]
NO_CARDS = {"empty"}  # an empty place of a market
SOLO = "attack_"  # what the solo opponent of Settlers attacks: cards with nothing on them but that
IN_EVERY_EVENT = {"event", "seat", "moved", "because"}


@pytest.fixture(scope="module")
def pages():
    """The pages that tools/docs_pages.py writes, by their paths."""
    written = {}

    @contextmanager
    def into(path, mode):
        file = StringIO()
        yield file
        written[path] = file.getvalue()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mkdocs_gen_files, "open", into)
        runpy.run_path(str(ROOT / "tools" / "docs_pages.py"))
    return written


def rows(page):
    """The rows of the tables of a page, by the code in their first cell."""
    cells = [re.split(r"(?<!\\) \| ", line[2:-2]) for line in page.splitlines() if line[:2] == "| "]
    return {one[0].strip("`"): one[1:] for one in cells}


def info_of(game):
    return next(info for info in tb.games() if info.id == game)


def moments(game):
    """A few moments of some random games, with every number of players."""
    info = info_of(game)
    for seats in range(info.min_seats, info.max_seats + 1):
        draw = random.Random(seats)
        g = tb.new(game, seats, seed=seats)
        while not g.over:
            if draw.random() < 0.03:
                yield g
            g.apply(draw.randrange(g.n_options))
        yield g


def keys_of(value, path=""):
    """The paths of all keys of a view."""
    if isinstance(value, dict):
        for key, inner in value.items():
            inside = f"{path}.{key}" if path else key
            yield inside
            yield from keys_of(inner, inside)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_of(inner, path + "[]")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_of_it(pages, game):
    listed = rows(pages[f"games/{game}.md"])
    info = info_of(game)
    assert set(listed) - {"option"} == {option.name for option in info.options}
    for option in info.options:
        values = listed[option.name][2]
        assert all(f'`"{choice}"`' in values for choice in option.choices), option.name
        assert ("a list with one of these for each seat" in values) == isinstance(
            option, SeatOption
        )
        # what is said to be the default is
        tb.new(game, 2, options={option.name: eval(listed[option.name][0].strip("`"))})


def test_an_option_of_seats_takes_a_list():
    """As the pages say of those of which they say so."""
    g = tb.new("nations", ["rome", "egypt"], options={"sides": ["A", "B"]})
    assert [player["side"] for player in g.view(None)["players"]] == ["A", "B"]


@pytest.mark.parametrize("game", GAMES)
def test_every_faction(pages, game):
    text = pages[f"games/{game}.md"]
    assert all(f"`{faction}` (" in text for faction in info_of(game).factions)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_every_view(pages, game):
    patterns = [
        re.escape(key).replace(r"\*", r"[^.\[]+") for key in rows(pages[f"games/{game}-view.md"])
    ]
    listed = re.compile("|".join(patterns))
    met = set()
    for g in moments(game):
        for seat in [None, *range(g.seats)]:
            met |= set(keys_of(g.view(seat, forecasts=True)))
    assert {key for key in met if not listed.fullmatch(key)} == set()
    assert len(met) > 60


@pytest.mark.parametrize("game", GAMES)
def test_every_event_with_what_it_tells(pages, game):
    title = pages[f"games/{game}.md"].splitlines()[0].removeprefix("# ")
    (part,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", pages["games/events.md"], re.M | re.S)
    listed = {name: set(re.findall(r"`(\w+)`", row[0])) for name, row in rows(part).items()}
    assert set(listed) - {"event"} == set(rules_of(game).log.names)
    met = {}
    for g in moments(game):
        if g.over:
            for seat in range(g.seats):
                for event in g.feed(seat):
                    met.setdefault(event["event"], set()).update(event)
    assert "is an event `moved`" in pages["games/events.md"]
    assert not met.pop("moved", set()) - IN_EVERY_EVENT
    assert len(met) > 20
    for name, keys in met.items():
        assert keys - IN_EVERY_EVENT == listed[name], name


@pytest.mark.parametrize("game", GAMES)
def test_every_card(pages, game):
    text = pages[f"games/{game}-cards.md"]
    listed = set(re.findall(r"^\| [^|]* \| `(\w+(?:\+\d)?)` \|", text, re.M))
    cards = {key for key in rules_of(game).card_keys() if not key.startswith(SOLO)}
    assert cards - listed == cards & NO_CARDS
