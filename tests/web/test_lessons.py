"""The guided first games through the real page."""

import pytest
from playwright.sync_api import expect

from web_pilot import Pilot

STEPS = 12


class Learner(Pilot):
    """Somebody who is taught."""

    def begin(self, game):
        self.page.goto("/")
        self.page.locator(f"li:has(a[href='/new/{game}']) .learn").click()
        self.page.wait_for_selector(".coach")

    @property
    def text(self):
        return self.page.locator(".coach .text").inner_text()

    @property
    def step(self):
        """The number of the step that is told; after the last one nothing is counted."""
        told = self.page.locator(".coach .num")
        return int(told.inner_text().split()[0]) if told.count() else None

    def until_step(self, wanted):
        self.page.wait_for_function(
            "n => (document.querySelector('.coach .num')?.innerText ?? '0').startsWith(n)",
            arg=f"{wanted} " if wanted else "0",
        )

    def go(self):
        """Does what the coach says."""
        self.page.locator(".coach .go:enabled").click()


@pytest.mark.parametrize("width, lang", [(1280, "en"), (390, "hu")])
@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_a_lesson_from_the_first_page_to_its_end(visitor, game, width, lang):
    learner = Learner(visitor(width, lang))
    learner.begin(game)
    for number in range(1, STEPS + 1):
        learner.until_step(number)
        learner.go()
    learner.until_step(None)
    learner.go()
    expect(learner.page.locator(".coach")).to_have_count(0)
    learner.page.wait_for_selector(".frame[data-turn='true']")
    learner.check()


def test_another_move_can_be_taken_back(visitor):
    learner = Learner(visitor())
    learner.begin("altay")
    learner.until_step(1)
    learner.go()
    learner.until_step(2)
    told = learner.text
    learner.page.locator(".option:not(.marked)").first.click()
    learner.page.locator(".coach .retract").click()
    learner.page.wait_for_function(
        "told => document.querySelector('.coach .text').innerText === told", arg=told
    )
    learner.page.locator(".option.marked").click()
    learner.until_step(3)
    learner.check()


def test_a_lesson_goes_on_after_a_reload_and_in_another_language(visitor):
    learner = Learner(visitor())
    learner.begin("settlers")
    learner.until_step(1)
    learner.go()
    learner.until_step(2)
    told = learner.text
    learner.page.reload()
    learner.until_step(2)
    learner.page.locator("header select").first.select_option("pl")
    learner.page.wait_for_function(
        "told => document.querySelector('.coach .text').innerText !== told", arg=told
    )
    assert learner.step == 2
    learner.page.locator(".coach .quit").click()
    learner.page.reload()
    learner.page.wait_for_selector(".frame[data-turn='true']")
    expect(learner.page.locator(".coach")).to_have_count(0)
    learner.check()
