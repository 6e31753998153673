"""The report is one page with everything in it, made from the stored games alone."""

import re
from html.parser import HTMLParser

import pytest

import tabularium as tb
from arena_bots import short_plan
from support import one_quick
from tabularium.arena import page
from tabularium.arena.match import Played, failed, play_match
from tabularium.arena.plan import make_plan
from tabularium.arena.report import write_report
from tabularium.arena.words import opening_words
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.games import guide_of

VOID = {"meta"}


class Tags(HTMLParser):
    """The elements of a page, which must be closed in order."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.found = []
        self.ids = []

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        self.ids += [value for name, value in attrs if name == "id"]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def parsed(text):
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    return tags


@pytest.fixture(scope="module")
def games():
    """A tournament with two and three players."""
    return {m.number: play_match(m) for m in short_plan(games=15, seats=(2, 3)).matches()}


@pytest.fixture
def written(tmp_path, games, monkeypatch):
    """Write the report in a language; gives the text of the page."""
    monkeypatch.setattr(page, "FEWEST_SEATS", 3)

    def write(lang="en", games=games):
        write_report(tmp_path, short_plan(games=15, seats=(2, 3)), games, 1.0, talk(lang))
        return (tmp_path / "report.html").read_text()

    return write


@pytest.mark.slow
@pytest.mark.parametrize("lang", one_quick(*LANGUAGES))
def test_the_page_says_everything_in_every_language(written, lang):
    text = written(lang)
    tags = parsed(text)
    assert ("html", {"lang": lang}) in tags.found
    assert "‹" not in text
    assert ("50.0%" in text) == (lang == "en")
    say = talk(lang).say
    for name in ("standings", "factions", "seats", "categories", "curves", "length", "openings"):
        assert f"<h2>{say('arena-' + name)}</h2>" in text
    guide = guide_of("altay")
    for faction in next(info.factions for info in tb.games() if info.id == "altay"):
        assert guide.faction(faction, talk(lang)) in text
    hunter = next(card.name for card in guide.cards(talk(lang)) if card.key == "hunter")
    assert hunter in text


def test_the_page_needs_nothing_else(written):
    text = written()
    tags = parsed(text)
    assert len([tag for tag, _ in tags.found if tag == "svg"]) == 6
    assert not {tag for tag, _ in tags.found} & {"script", "link", "img", "iframe", "image"}
    for _, attrs in tags.found:
        assert not [name for name in attrs if name.startswith("on")]
        for name in ("href", "xlink:href", "src"):
            assert attrs.get(name, "#").startswith("#")
    assert "default-src 'none'" in text
    assert not re.findall(r"url\((?!#)", text)
    assert "@import" not in text


@pytest.mark.slow
def test_names_in_the_plots_are_unique_and_lead_somewhere(written):
    text = written()
    tags = parsed(text)
    assert len(tags.ids) == len(set(tags.ids))
    used = re.findall(r"url\(#([^)]+)\)", text) + re.findall(r'href="#([^"]+)"', text)
    assert used
    assert set(used) <= set(tags.ids)


def test_plots_can_be_heard(written):
    for tag, attrs in parsed(written()).found:
        if tag == "svg":
            assert attrs["role"] == "img"
            assert attrs["aria-label"]


@pytest.mark.slow
def test_the_same_games_make_the_same_page(written):
    assert written() == written()


def test_what_a_bot_says_stays_text(written, games):
    match = next(iter(short_plan().matches()))
    bad = failed(match, "<script>alert(1)</script>")
    text = written(games={**games, 0: bad})
    assert "<script>" not in text
    assert "&lt;script&gt;alert(1)" in text


def test_a_report_without_a_single_good_game(written):
    match = next(iter(short_plan().matches()))
    text = written(games={0: failed(match, "broken")})
    parsed(text)
    assert "broken" in text


@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_openings_are_said_in_words(game):
    match = next(iter(make_plan(game, ["random"], 1, [2], 2, {}).matches()))
    played = play_match(match)
    words = opening_words([played], played.openings, "en")
    assert set(words) == set(played.openings)
    for key, text in words.items():
        assert text
        assert text != key
        assert "‹" not in text


def test_few_games_have_no_useful_cards_yet(tmp_path, games):
    few = {0: games[0], 1: games[1]}
    assert isinstance(few[0], Played)
    write_report(tmp_path, short_plan(games=2), few, 1.0, talk("en"))
    text = (tmp_path / "report.html").read_text()
    assert "Not enough games yet" in text
