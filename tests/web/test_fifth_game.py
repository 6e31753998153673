"""A game from elsewhere on the page: nothing of it is known there, and it can be played."""

import re
import subprocess
import sys

import httpx
import pytest
from playwright.sync_api import expect

from caravan_installed import install
from web_pilot import PAGE, PATIENCE, SOON, Pilot, context

MOVES = 12


class Table:
    """A table by what the server answered when it was made."""

    def __init__(self, made):
        self.id = made["id"]
        self._tokens = made["tokens"]

    def token(self, seat):
        return self._tokens[str(seat)]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server of its own process, in which Caravan is installed."""
    env = install(tmp_path_factory.mktemp("installed"))
    base = f"sqlite:///{tmp_path_factory.mktemp('site')}/tables.db"
    words = ["-m", "tabularium", "serve", "--port", "0", "--pause", "0", "--db", base]
    server = subprocess.Popen(
        [sys.executable, "-u", *words, "--page", str(PAGE)],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said = server.stdout.readline()
    yield re.search(r"http://\S+", said)[0]
    server.terminate()
    server.communicate(timeout=PATIENCE)


def test_its_rules_and_its_words_are_read_like_ours(browser, address):
    visitor = context(browser, address, 1280, lang="pl")
    pilot = Pilot(visitor)
    pilot.page.goto("/rules/caravan#C5")
    pilot.page.wait_for_selector("article[lang=pl] #C5.here")
    pilot.page.goto("/cards/caravan")
    word = pilot.page.locator(".sentence a").first
    word.click()
    entry = pilot.page.locator(".entry:not(:empty)")
    expect(entry).to_contain_text("Karawana:")
    assert entry.locator("a").get_attribute("href") == "/rules/caravan#C5"
    pilot.page.goto("/glossary#caravan-caravan")
    pilot.page.wait_for_selector("#caravan-caravan.here")
    pilot.page.goto("/")
    card = pilot.page.locator("li.sheet", has_text="Caravan")
    edge = card.evaluate("one => getComputedStyle(one).borderTopColor")
    assert edge == "rgb(160, 98, 45)"
    pilot.check()
    visitor.close()


@pytest.mark.parametrize("width, scheme", [(1280, "light"), (390, "dark")])
def test_it_is_played_without_a_line_of_its_own(browser, address, width, scheme):
    seats = {"game": "caravan", "seats": ["human", "greedy", "random"]}
    table = Table(httpx.post(f"{address}/api/tables", json=seats).raise_for_status().json())
    visitor = context(browser, address, width, color_scheme=scheme)
    pilot = Pilot(visitor)
    pilot.page.goto("/")
    pilot.page.get_by_role("heading", name="Caravan").wait_for()
    pilot.sit(table, 0)
    for _ in range(MOVES):
        if not pilot.wait_for_turn():
            break
        # the question may be here before the board is
        pilot.page.locator(".board [data-lit]").first.wait_for(state="attached", timeout=SOON)
        pilot.move(board=0.8)
    pilot.wait_for_turn()
    assert pilot.barriers() == []
    pilot.picture(f"caravan-{width}-{scheme}")
    pilot.check()
    visitor.close()
