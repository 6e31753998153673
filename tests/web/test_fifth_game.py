"""A game from elsewhere on the page: nothing of it is known there, and it can be played."""

import re
import subprocess
import sys
import uuid

import httpx
import pytest
from playwright.sync_api import expect

from caravan_installed import install
from web_pilot import PAGE, PATIENCE, SOON, Pilot, context

MOVES = 12
NAMES = ["Zsófia", "Łucja", "Ben", ""]
PEOPLE = [{"who": "human", "name": name} for name in NAMES]
# the options of the bar that can be read now: nothing lies over them
SEEN = """() => [...document.querySelectorAll('.bar .option')].filter((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return [top + 3, top + height - 3].every(
        (y) => document.elementFromPoint(left + width / 2, y)?.closest('.option') === one);
}).map((one) => one.innerText)"""


class Table:
    """A table of Caravan at a server, and all its seats."""

    def __init__(self, address, *seats):
        self._address = f"{address}/api/tables"
        self._headers = {}
        made = self._asked("POST", "", json={"game": "caravan", "seats": seats})
        self.id = made["id"]
        self._tokens = made["tokens"]
        self._headers = {"Authorization": f"Bearer {','.join(self._tokens.values())}"}

    def _asked(self, method, path, **more):
        answer = httpx.request(method, self._address + path, headers=self._headers, **more)
        return answer.raise_for_status().json()

    def token(self, seat):
        return self._tokens[str(seat)]

    def state(self):
        return self._asked("GET", f"/{self.id}")

    def play(self, wanted, enough):
        """Whoever is asked takes the first option of the first verb there is; gives the state."""
        while not enough(state := self.state()):
            asked = state["decision"]
            keys = [option["key"] for option in asked["options"]]
            key = next(key for verb in [*wanted, ""] for key in keys if key.startswith(verb))
            body = {"version": state["version"], "request": str(uuid.uuid4())}
            self._asked(
                "POST", f"/{self.id}/moves", json={**body, "seat": asked["seat"], "key": key}
            )
        return state


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server of its own process, in which Caravan is installed."""
    env = install(tmp_path_factory.mktemp("installed"))
    # the tests play faster than people
    env |= {"TABULARIUM_TOKEN_RATE": "10000", "TABULARIUM_ADDRESS_RATE": "10000"}
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
    table = Table(address, "human", "greedy", "random")
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


@pytest.mark.parametrize("width", [1366, 1024, 390])
def test_all_of_many_options_can_be_come_by(browser, address, width):
    table = Table(address, *PEOPLE)
    asked = table.play(
        ["take"], lambda state: state["moves"] >= 4 and len(state["decision"]["options"]) >= 11
    )
    texts = {option["text"] for option in asked["decision"]["options"]}
    visitor = context(browser, address, width)
    pilot = Pilot(visitor)
    pilot.sit(table, asked["decision"]["seat"])
    expect(pilot.options()).to_have_count(len(texts))
    more = pilot.page.locator(".bar .below button")
    seen = set()
    for _ in range(len(texts)):
        seen |= {text.partition("\n")[2] or text for text in pilot.page.evaluate(SEEN)}
        if not more.count():
            break
        left = int(re.search(r"\d+", more.inner_text())[0])
        assert 0 < left <= len(texts)
        more.click()
        pilot.page.wait_for_timeout(200)
    assert seen == texts
    # what is new since one's last turn is read below its heading, however little room there is
    if width > 900:
        news = pilot.page.locator(".news")
        first = news.locator(".line").first.bounding_box()
        box = news.bounding_box()
        assert first["y"] + first["height"] <= box["y"] + box["height"]
    assert pilot.barriers() == []
    pilot.check()
    visitor.close()


def test_people_are_called_by_their_names_and_nobody_is_on_turn_in_the_end(browser, address):
    table = Table(address, *PEOPLE)
    asked = table.play(["load", "take"], lambda state: state["moves"] >= 6)
    visitor = context(browser, address, 1280)
    pilot = Pilot(visitor)
    pilot.sit(table, asked["decision"]["seat"])
    log = pilot.page.locator(".log .list")
    for seat, name in enumerate(NAMES):
        expect(log).to_contain_text(f"{name or 'Player D'}, round 1.")
        assert "ABC"[seat : seat + 1] == "" or f"Player {'ABC'[seat]}" not in log.inner_text()
    expect(pilot.page.get_by_text("on turn", exact=True)).to_have_count(1)
    table.play(["load", "take"], lambda state: state["over"])
    pilot.page.wait_for_selector(".sheet.end", state="attached")
    expect(pilot.page.get_by_text("on turn", exact=True)).to_have_count(0)
    assert pilot.barriers() == []
    pilot.check()
    visitor.close()


def test_what_the_game_has_not_is_not_asked_when_a_table_is_made(browser, address):
    visitor = context(browser, address, 1280)
    pilot = Pilot(visitor)
    pilot.page.goto("/new/caravan")
    expect(pilot.page.get_by_label("Name")).to_have_count(2)
    expect(pilot.page.get_by_text("Options", exact=True)).to_have_count(0)
    expect(pilot.page.get_by_label("Faction")).to_have_count(0)
    pilot.page.goto("/new/altay")
    expect(pilot.page.get_by_text("Options", exact=True)).to_have_count(1)
    pilot.check()
    visitor.close()
