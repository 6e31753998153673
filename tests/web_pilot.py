"""A person at the page: clicks what is lit, on the board or in the bar, in a real browser."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

from playwright.sync_api import TimeoutError, expect

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "dist"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "pictures"  # what the tests saw, kept to be looked at
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000  # milliseconds; machines of all kinds run this
SOON = 5_000
WIDTHS = {1366: 768, 1280: 860, 1024: 768, 390: 844}

expect.set_options(timeout=PATIENCE)


def missing() -> str:
    """What the browser tests lack here, or nothing."""
    if not any(shutil.which(name) for name in BROWSERS):
        return "nothing is tried in a browser: no chromium (apt-get install chromium)"
    if not (PAGE / "index.html").is_file():
        return "nothing is tried in a browser: the page is not built (tools/build_page.py)"
    return ""


def launch(playwright):
    program = next(found for found in map(shutil.which, BROWSERS) if found)
    # a container has no user namespaces to build a sandbox from
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=program, args=arguments)


def context(browser, address, width=1280, lang="en", **more):
    """A fresh visitor."""
    visitor = browser.new_context(
        viewport={"width": width, "height": WIDTHS[width]},
        base_url=address,
        locale=lang,
        reduced_motion="reduce",
        **more,
    )
    visitor.set_default_timeout(PATIENCE)
    return visitor


class Pilot:
    """One page, and what went wrong on it."""

    def __init__(self, visitor, seed=0):
        self.page = visitor.new_page()
        self.draw = random.Random(seed)
        self.problems: list[str] = []
        self.outside: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("request", self._asked)

    def _heard(self, message):
        # an answer of 409 or 422 is part of the protocol, and the browser says so too
        if message.type == "error" and "status of 4" not in message.text:
            self.problems.append(message.text)

    def _asked(self, request):
        if not request.url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")):
            self.outside.append(request.url)

    def sit(self, table, seat=None, text=False, general=False):
        """Open a table by its link; on the general board, if one likes."""
        token = table.token(seat)
        how = "/text" if text else "?general" if general else ""
        self.page.goto(f"/t/{table.id}{how}#{token}")
        if not text:
            self.page.wait_for_selector(".frame[data-version]")

    @property
    def version(self):
        return int(self.page.get_attribute(".frame", "data-version"))

    @property
    def over(self):
        return self.page.locator(".sheet.end").count() > 0

    def wait_for_turn(self):
        """Until this seat is asked, or the game is over; gives whether it is asked."""
        self.page.wait_for_function(
            "() => document.querySelector('.frame')?.dataset.turn === 'true'"
            " || document.querySelector('.sheet.end')"
        )
        return not self.over

    def options(self):
        return self.page.locator(".bar .option")

    def use(self, thing):
        """Click something; the middle of a bent shape may be outside it, so it takes a key."""
        if thing.evaluate("element => element instanceof SVGElement", timeout=SOON):
            thing.focus(timeout=SOON)
            self.page.keyboard.press("Enter")
        else:
            # of cards that lie over each other the upper left corner is free
            thing.click(position={"x": 12, "y": 12}, timeout=SOON)

    def tick(self, board):
        """Tick something more of a set; gives whether there was anything."""
        lit = self.page.locator(".board [data-ticks]:not([data-ticked]):visible")
        if self.draw.random() < board and (n := lit.count()):
            try:
                self.use(lit.nth(self.draw.randrange(n)))
                return True
            except TimeoutError:  # another card lies over it
                pass
        boxes = self.page.locator(
            ".bar .member:not(.given):not(.ticked) input, .bar .member .add:enabled"
        )
        if not (n := boxes.count()):
            return False
        boxes.nth(self.draw.randrange(n)).click()
        return True

    def choose_several(self, board=0.5, most=60):
        """Tick until it is an answer, and perhaps more; what cannot be one is unticked again."""
        before = self.version
        for _ in range(most):
            self.page.wait_for_selector(".bar .outcome:not(.old)")
            ready = self.page.locator(".bar .do[aria-disabled=false]").count() > 0
            if ready and self.draw.random() < 0.6:
                self.page.locator(".bar .do").click()
                self.page.wait_for_function(
                    "version => Number(document.querySelector('.frame').dataset.version) > version",
                    arg=before,
                )
                return
            if not self.tick(board) or self.draw.random() < 0.1:
                self.page.keyboard.press("Escape")
        raise AssertionError(self.page.locator(".bar").inner_text())

    def move(self, board=0.5):
        """Take some option: on the board where something is lit there, else in the bar."""
        if self.page.locator(".bar .do").count():
            self.choose_several(board)
            return
        before = self.version
        lit = self.page.locator(".board [data-lit]:visible")
        if self.draw.random() < board and (n := lit.count()):
            # what is lit may have moved on meanwhile; that every option can be clicked on the board
            # is proved where nothing moves, in web/tests
            try:
                self.use(lit.nth(self.draw.randrange(n)))
                # of several options about one thing the bar asks which
                self.page.wait_for_function(
                    "version => Number(document.querySelector('.frame').dataset.version) > version"
                    " || document.querySelector('.bar .wider')",
                    arg=before,
                    timeout=SOON,
                )
            except TimeoutError:
                pass
            if self.version > before:
                return
        options = self.options()
        if not (n := options.count()):
            return  # the click on the board has worked after all
        options.nth(self.draw.randrange(n)).click()
        self.page.wait_for_function(
            "version => Number(document.querySelector('.frame').dataset.version) > version",
            arg=before,
        )

    def look_up(self):
        """Point at nothing."""
        self.page.mouse.move(1, 1)
        self.page.evaluate("() => document.activeElement?.blur()")
        self.page.wait_for_timeout(300)

    def play_to_the_end(self, board=0.5, most=4000):
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.move(board)
        raise AssertionError(f"not over after {most} moves")

    def picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def check(self):
        """Nothing went wrong, and nothing was asked of another machine."""
        assert self.problems == []
        assert self.outside == []

    def barriers(self) -> list[tuple[str, list[str]]]:
        """What axe-core holds for serious or critical. Its script comes past the page's policy."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            (one["id"], [node["html"][:120] for node in one["nodes"]][:3])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
