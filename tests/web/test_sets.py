"""Several things are one question: ticked by mouse, keys or finger in any order, done at once."""

import json

import pytest
from playwright.sync_api import expect

from web_pilot import PATIENCE, Pilot

# seat 0 attacks with strength 7; seat 1 has a settlement and can add 1, 2 and 3
BATTLE = {
    "game": "altay",
    "seats": ["earthfolk", "smallfolk"],
    "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
    "players": [
        {"hand": ["chariot", "hunter"]},
        {"hand": ["cavalry", "chariot", "warrior", "hunter"]},
    ],
}
STRONGEST_FIRST = ("chariot", "cavalry", "warrior")
WORKER = {
    "game": "altay",
    "seats": ["earthfolk", "smallfolk"],
    "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
    "goods": {"food": 1, "wood": 2, "metal": 1, "stone": 1, "culture": 1},
    "players": [{"hand": ["hunter"]}, {"hand": []}],
}
BARTER = {
    "game": "settlers",
    "seats": ["barbarians", "romans"],
    "players": [
        {
            "hand": [],
            "empire": ["barter"],
            "goods": {"wood": 1, "stone": 1, "food": 1, "gold": 2, "worker": 2},
        }
    ],
}
# what goes on top of the deck first lies deeper
INNOVATION = {
    "game": "imperium",
    "seats": ["greeks", "romans"],
    "players": [
        {"state": "empire", "hand": ["greek_innovation", "glory", "prosperity", "advance"]},
        {"play": []},
    ],
}

# a point for some resources of any kind
GOLDEN_AGE = {
    "game": "nations",
    "seats": ["egypt", "persia"],
    "round": 3,
    "market": [["magna_carta"]],
    "players": [{"goods": {"gold": 3, "stone": 2, "food": 2, "books": 1}}],
}


def attacked(site):
    table = site.create(None, ["human", "human"], position=BATTLE)
    table.play("attack:5:17")
    table.play("fight")
    return table


def asked_to_pay(site, position, *keys):
    table = site.create(None, ["human", "human"], position=position)
    for key in keys:
        table.play(key)
    return table


def innovating(site):
    table = site.create(None, ["human", "human"], position=INNOVATION)
    table.play("play:greek_innovation")
    while table.state(0)["decision"]["kind"] != "move":
        table.play("yes")
    return table


def in_a_golden_age(site):
    table = site.create(None, ["human", "human"], position=GOLDEN_AGE)
    table.play("buy:magna_carta")
    table.play("vp")
    return table


class Chooser(Pilot):
    """Somebody who is asked for several things; what is sent is kept."""

    def __init__(self, visitor):
        super().__init__(visitor)
        self.sent = []
        self.page.on("request", self._sent)

    def _sent(self, request):
        if request.method == "POST" and request.url.partition("?")[0].endswith("/set"):
            self.sent.append(json.loads(request.post_data)["keys"])

    def on_board(self, name):
        return self.page.locator(f".board .hand .card[data-ticks]:visible:has-text('{name}')")

    @property
    def button(self):
        return self.page.locator(".bar .do")

    def leads_to(self, text):
        outcome = self.page.locator(".bar .outcome:not(.old)")
        expect(outcome).to_contain_text(text, timeout=PATIENCE)

    def answered(self, table, moves):
        self.page.wait_for_selector(".bar .do", state="detached")
        assert table.state(0)["moves"] == moves


def by_mouse(chooser, name):
    chooser.on_board(name).click(position={"x": 30, "y": 60})


def by_finger(chooser, name):
    chooser.on_board(name).tap(position={"x": 30, "y": 60})


def by_key(chooser, name):
    numbers = {"Warrior": "1", "Cavalry": "2", "Chariot": "3"}
    chooser.page.keyboard.press(numbers[name])


def by_focus(chooser, name):
    chooser.on_board(name).focus()
    chooser.page.keyboard.press("Enter" if name == "Chariot" else "Space")


WAYS = {"mouse": by_mouse, "finger": by_finger, "key": by_key, "focus": by_focus}


@pytest.mark.parametrize("way", WAYS)
def test_the_strongest_card_first_and_the_battle_is_a_tie(site, visitor, way):
    table = attacked(site)
    finger = way == "finger"
    chooser = Chooser(visitor(390 if finger else 1280, has_touch=finger))
    chooser.sit(table, 1)
    tick = WAYS[way]
    chooser.leads_to("Strength 1 against 7")
    for name in ("Chariot", "Cavalry", "Warrior"):
        tick(chooser, name)
        expect(chooser.on_board(name)).to_have_attribute("aria-pressed", "true")
    chooser.leads_to("Strength 7 against 7: a tie")
    tick(chooser, "Cavalry")
    expect(chooser.on_board("Cavalry")).to_have_attribute("aria-pressed", "false")
    chooser.leads_to("Strength 5 against 7: the attacker wins")
    chooser.picture(f"set-{way}")
    tick(chooser, "Cavalry")
    chooser.leads_to("Strength 7 against 7: a tie")
    expect(chooser.button).to_contain_text("Defend with Warrior, Cavalry and Chariot")
    assert chooser.sent == []
    if finger:
        chooser.button.tap()
    elif way == "mouse":
        chooser.button.click()
    elif way == "key":
        chooser.page.keyboard.press("0")
    else:
        chooser.button.focus()
        chooser.page.keyboard.press("Enter")
    chooser.answered(table, moves=5)
    # the order of ticking is what is sent; the one unticked came last
    assert chooser.sent == [[f"play:{name}:defence" for name in ("chariot", "warrior", "cavalry")]]
    lines = [line["text"] for line in table.state(1)["log"]["lines"]]
    assert "The battle is a tie; nothing happens." in lines
    chooser.check()


@pytest.mark.parametrize("width", [1280, 390])
def test_goods_that_pay_are_clicked_where_they_lie(site, visitor, width):
    table = asked_to_pay(site, BARTER, "use:barter", "enough")
    chooser = Chooser(visitor(width))
    chooser.sit(table, 0)
    supply = chooser.page.locator(".board .supply .cell[data-ticks]:visible")
    expect(supply).to_have_count(4)
    gold = supply.filter(has_text="gold")
    wood = supply.filter(has_text="wood")
    chooser.leads_to("0 of 2 chosen")
    expect(chooser.button).to_be_disabled()
    gold.click()
    wood.click()
    expect(chooser.button).to_have_text("0 Pay 1 wood and 1 gold")
    gold.click()  # the second one
    expect(gold.locator(".tick")).to_have_text("2")
    chooser.leads_to("3 of 2 chosen")
    chooser.leads_to("3 chosen, but it must be 2.")
    expect(chooser.button).to_be_disabled()
    gold.click()  # there is no third one: none
    expect(gold.locator(".tick")).to_have_count(0)
    gold.click()
    expect(chooser.button).to_be_enabled()
    chooser.button.click()
    chooser.answered(table, moves=4)
    assert chooser.sent == [["wood", "gold"]]
    held = table.state(0)["view"]["players"][0]["goods"]
    assert (held["wood"], held["stone"], held["food"], held["gold"]) == (0, 1, 1, 1)
    chooser.check()


def test_a_wrong_set_is_never_sent_by_the_button(site, visitor):
    table = asked_to_pay(site, WORKER, "buy:worker")
    chooser = Chooser(visitor())
    page = chooser.page
    chooser.sit(table, 0)
    goods = page.locator(".board .mine .good[data-ticks]")
    expect(goods).to_have_count(3)

    def try_all():
        chooser.button.click(force=True)
        page.keyboard.press("0")
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)

    chooser.leads_to("0 chosen, but it must be 2.")
    try_all()
    for n, good in enumerate(("stone", "wood", "metal"), start=1):
        goods.filter(has_text=good).click()
        chooser.leads_to(f"{n} of 2 chosen")
        if n != 2:
            try_all()
    assert chooser.sent == []
    assert table.state(0)["moves"] == 1
    page.keyboard.press("Escape")
    expect(page.locator("[data-ticked]")).to_have_count(0)
    for good in ("stone", "wood"):
        goods.filter(has_text=good).click()
    chooser.button.click()
    chooser.answered(table, moves=3)
    assert table.state(0)["view"]["goods"]["metal"] == 1
    chooser.check()


def test_the_first_one_ticked_goes_on_top_of_the_deck_first(site, visitor):
    table = innovating(site)
    chooser = Chooser(visitor())
    chooser.sit(table, 0)
    for name in ("Glory", "Advance"):
        chooser.on_board(name).click(position={"x": 30, "y": 60})
    expect(chooser.on_board("Advance").locator(".tick")).to_have_text("2")
    chooser.on_board("Glory").click(position={"x": 30, "y": 60})
    expect(chooser.on_board("Advance").locator(".tick")).to_have_text("1")
    chooser.on_board("Glory").click(position={"x": 30, "y": 60})
    expect(chooser.on_board("Glory").locator(".tick")).to_have_text("2")
    chooser.picture("set-ordered")
    chooser.button.click()
    chooser.page.wait_for_selector(".bar .do", state="detached")
    assert chooser.sent == [["advance", "glory"]]
    chooser.check()


QUESTIONS = {
    "altay": lambda site: (attacked(site), 1),
    "settlers": lambda site: (asked_to_pay(site, BARTER, "use:barter", "enough"), 0),
    "nations": lambda site: (in_a_golden_age(site), 0),
    "imperium": lambda site: (innovating(site), 0),
}


@pytest.mark.parametrize("width, scheme", [(1280, "light"), (390, "dark")])
@pytest.mark.parametrize("game", QUESTIONS)
def test_a_set_shuts_nobody_out(site, visitor, game, width, scheme):
    table, seat = QUESTIONS[game](site)
    chooser = Chooser(visitor(width, color_scheme=scheme))
    chooser.sit(table, seat)
    page = chooser.page
    question = table.state(seat)["decision"]["set"]["prompt"]
    expect(page.get_by_role("group", name=question)).to_be_visible()
    lit = page.locator(".board [data-ticks]:visible")
    lit.first.wait_for()
    assert chooser.barriers() == []
    lit.first.click(position={"x": 10, "y": 10})
    lit.last.click(position={"x": 10, "y": 10})
    expect(page.locator(".board [data-ticked]:visible")).not_to_have_count(0)
    page.wait_for_selector(".bar .outcome:not(.old)")
    chooser.look_up()
    assert chooser.barriers() == []
    chooser.picture(f"set-{game}-{width}")
    if width == 390:
        targets = ".board [data-ticks], .bar .member, .bar .steps button, .bar .verbs button"
        small = page.eval_on_selector_all(
            targets,
            "all => all.filter(one => one.checkVisibility())"
            ".map(one => [one.className, one.offsetWidth, one.offsetHeight])"
            ".filter(([, width, height]) => width < 44 || height < 44)",
        )
        assert small == []
    # nothing is cut off at the side
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    chooser.check()


def test_a_move_that_came_in_meanwhile_drops_the_ticks(site, visitor):
    """Two tabs of one seat have ticked; one of them answers."""
    table = attacked(site)
    one, other = (Chooser(visitor()) for _ in range(2))
    for chooser in (one, other):
        chooser.sit(table, 1)
        by_mouse(chooser, "Warrior")
    one.page.keyboard.press("0")
    one.answered(table, moves=4)  # the Warrior, and no more
    other.page.wait_for_selector(".bar .do", state="detached")
    expect(other.page.locator("[data-ticked]")).to_have_count(0)
    assert other.sent == []
    for chooser in (one, other):
        chooser.check()


def test_the_screen_is_passed_on_without_ticks(site, visitor):
    table = site.create(None, ["human", "human"], position=BATTLE)
    table.play("attack:5:17")
    table.play("fight")
    chooser = Chooser(visitor())
    page = chooser.page
    page.goto(f"/t/{table.id}#{table.token(0)},{table.token(1)}")
    show = page.get_by_role("button", name="Show my side of the table")
    show.click()
    by_mouse(chooser, "Chariot")
    chooser.leads_to("Strength 4 against 7")
    chooser.button.click()
    show.wait_for()
    expect(page.locator("[data-ticks], [data-ticked], .member")).to_have_count(0)
    show.click()
    page.wait_for_selector(".frame[data-turn='true']")
    expect(page.locator("[data-ticked]")).to_have_count(0)
    page.locator(".undo button:enabled").first.click()
    show.click()
    on_board = page.locator(".board .hand .card[data-ticks]")
    expect(on_board).to_have_count(3)
    expect(page.locator("[data-ticked]")).to_have_count(0)
    chooser.check()


def test_a_word_or_another_language_leaves_the_ticks(site, visitor):
    table = attacked(site)
    chooser = Chooser(visitor())
    chooser.sit(table, 1)
    by_mouse(chooser, "Chariot")
    chooser.leads_to("Strength 4 against 7")
    table.send("chat", 0, text="Hello!")
    chooser.page.wait_for_function(
        "version => Number(document.querySelector('.frame').dataset.version) === version",
        arg=table.state(1)["version"],
    )
    expect(chooser.page.locator("[data-ticked]")).to_have_count(1)
    chooser.page.locator("header select").select_option("pl")
    chooser.leads_to("Siła 4 przeciwko 7")
    expect(chooser.page.locator("[data-ticked]")).to_have_count(1)
    chooser.page.keyboard.press("0")
    chooser.answered(table, moves=3)
    chooser.check()


def test_the_text_table_chooses_several(site, visitor):
    table = attacked(site)
    chooser = Chooser(visitor())
    chooser.sit(table, 1, text=True)
    field = chooser.page.locator("form input")
    said = chooser.page.locator(".output")
    said.get_by_text("3. Chariot").wait_for()

    def enter(line, answer):
        field.fill(line)
        field.press("Enter")
        said.get_by_text(answer).last.wait_for()

    enter("help", "1 3 4: several things at once")
    enter("3 2 ?", "Strength 6 against 7: the attacker wins")
    enter("1 1", "Warrior: no more than 1.")
    enter("1 9", "“1 9” fits no option and no command.")
    assert chooser.sent == []
    enter("3 2 1", "The battle is a tie; nothing happens.")
    assert chooser.sent == [[f"play:{name}:defence" for name in STRONGEST_FIRST]]
    chooser.check()
