"""Links that open seats: out of the address at once, replaced when somebody wants it."""

import pytest
from playwright.sync_api import expect

from web_pilot import WIDTHS, Pilot

# a browser that lets pages keep nothing
REFUSE = """
Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('refused', 'SecurityError'); },
});
"""


def addresses(visitor, page):
    """All that back and forward lead to."""
    session = visitor.new_cdp_session(page)
    return [entry["url"] for entry in session.send("Page.getNavigationHistory")["entries"]]


def opened(page):
    page.wait_for_selector(".frame[data-version]")


def open_seat_link(pilot, seat="Link to this seat", mine=0):
    pilot.page.locator(".strip li").nth(mine).get_by_role("button").click()
    pilot.page.get_by_role("button", name=seat).click()
    return pilot.page.get_by_role("dialog", name=seat)


def test_a_link_leaves_the_address_at_once(site, visitor):
    table = site.create("altay", ["human", "human"])
    bare = f"{site.address}/t/{table.id}"
    one = visitor()
    pilot = Pilot(one)
    page = pilot.page
    pilot.sit(table, 0)
    assert page.url == bare
    page.reload()
    opened(page)
    page.locator("header a.home").click()
    page.get_by_role("button", name="Altay").first.wait_for()
    page.go_back()
    opened(page)
    assert page.url == bare
    # what the page itself leads to says nothing either
    page.keyboard.press("?")
    page.locator(".keys a").first.click()
    page.wait_for_selector("#line")
    assert page.url == f"{bare}/text"
    for address in addresses(one, page):
        assert not [token for token in table.tokens.values() if token in address], address
    # a bookmark opens it in another window of this browser
    again = one.new_page()
    again.goto(f"/t/{table.id}")
    opened(again)
    assert again.locator(".strip").get_by_text("(you)").count() == 1
    # and nowhere else
    other = Pilot(visitor())
    sockets = []
    other.page.on("websocket", lambda socket: sockets.append(socket))
    other.page.goto(f"/t/{table.id}")
    expect(other.page.get_by_role("heading")).to_have_text("This table opens by a link")
    assert other.barriers() == []
    assert sockets == []
    # a link opened there is taken at once, although only what stands behind the # is new
    other.sit(table, 1)
    assert other.page.url == bare
    for one in (pilot, other):
        one.check()


def test_a_new_link_puts_out_whoever_has_the_old_one(site, visitor):
    table = site.create("altay", ["human", "human"])
    mine, thief, friend = (Pilot(visitor()) for _ in range(3))
    sockets = []
    thief.page.on("websocket", lambda socket: sockets.append(socket))
    for pilot in (mine, thief):
        pilot.sit(table, 0)
    friend.sit(table, 1)
    page = mine.page
    # with nothing but the keyboard
    page.locator(".strip button").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Link to this seat").focus()
    page.keyboard.press("Enter")
    field = page.get_by_role("dialog", name="Link to this seat").get_by_role("textbox")
    expect(field).to_have_value(f"{site.address}/t/{table.id}#{table.tokens[0]}")
    page.get_by_role("button", name="Make a new link").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep the old link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Make a new link")).to_be_focused()
    assert table.state(0)["version"] == 0
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_text("This is the new link.").wait_for()
    page.keyboard.press("e")  # no key in here is meant for the table
    page.keyboard.press("1")
    # whoever had it is told, and does not ask for ever
    expect(thief.page.get_by_role("alert")).to_contain_text("This link has been replaced")
    assert thief.page.locator(".frame").count() == 0
    tried = len(sockets)
    thief.page.wait_for_timeout(3000)
    assert len(sockets) == tried
    thief.page.reload()
    expect(thief.page.get_by_role("alert")).to_contain_text("This link has been replaced")
    assert thief.barriers() == []
    # I play on, here and on another device
    link = field.input_value()
    table.tokens[0] = link.split("#")[1]
    assert (table.state(0)["open"], table.state()["version"]) == ([0], 1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Link to this seat")).to_be_focused()
    phone = Pilot(visitor(390))
    phone.page.goto(link)
    opened(phone.page)
    while table.to_move() != 0:
        table.play()
    for pilot in (phone, mine):
        pilot.wait_for_turn()
        pilot.page.reload()
        pilot.wait_for_turn()
    mine.move(board=0)
    friend.page.wait_for_function(
        "version => Number(document.querySelector('.frame').dataset.version) >= version",
        arg=table.state()["version"],
    )
    for pilot in (mine, phone, friend, thief):
        pilot.check()


def test_another_window_of_the_browser_goes_on(site, visitor):
    """It shares what the browser keeps, so it has the new link, too."""
    table = site.create("altay", ["human", "human"])
    one = visitor()
    mine, second = Pilot(one), Pilot(one)
    for pilot in (mine, second):
        pilot.sit(table, 0)
    open_seat_link(mine).get_by_role("button", name="Make a new link").click()
    mine.page.get_by_role("button", name="Replace the old link").click()
    mine.page.get_by_text("This is the new link.").wait_for()
    table.tokens[0] = mine.page.get_by_role("textbox", name="Copy the link").input_value()[-32:]
    table.play()
    for pilot in (mine, second):
        pilot.page.wait_for_selector(".frame[data-version='2']")
        pilot.check()


def test_people_who_share_a_screen(site, visitor):
    """Two links in one browser; a new one for one seat leaves the other alone."""
    table = site.create("settlers", ["human", "human"])
    both = Pilot(visitor())
    for seat in (0, 1):
        both.sit(table, seat)
    both.page.wait_for_function("() => document.querySelectorAll('.strip .soft').length > 1")
    expect(both.page.locator(".strip").get_by_text("(you)")).to_have_count(2)
    dialog = open_seat_link(both, mine=1)
    field = dialog.get_by_role("textbox")
    expect(field).to_have_value(f"{site.address}/t/{table.id}#{table.tokens[1]}")
    dialog.get_by_role("button", name="Make a new link").click()
    dialog.get_by_role("button", name="Replace the old link").click()
    dialog.get_by_text("This is the new link.").wait_for()
    table.tokens[1] = field.input_value()[-32:]
    assert [table.state(seat)["open"] for seat in (0, 1)] == [[0], [1]]
    both.page.reload()
    expect(both.page.locator(".strip").get_by_text("(you)")).to_have_count(2)
    both.check()


def test_a_browser_that_keeps_nothing(site, visitor):
    """Then the link stays in the address, and all works as long as that is kept."""
    table = site.create("altay", ["human", "human"])
    one = visitor()
    one.add_init_script(REFUSE)
    pilot = Pilot(one)
    pilot.sit(table, 0)
    page = pilot.page
    assert page.url.endswith(f"#{table.tokens[0]}")
    page.reload()
    opened(page)
    open_seat_link(pilot).get_by_role("button", name="Make a new link").click()
    page.get_by_role("button", name="Replace the old link").click()
    page.get_by_text("This is the new link.").wait_for()
    page.wait_for_function("old => !location.hash.includes(old)", arg=table.tokens[0])
    page.reload()
    opened(page)
    page.locator("header a.home").click()
    page.get_by_role("button", name="Altay").first.click()  # continue
    opened(page)
    pilot.check()


def test_spectators(site, visitor):
    table = site.create("altay", ["human", "human"])
    pilot = Pilot(visitor())
    pilot.sit(table, None)
    assert "#" not in pilot.page.url
    pilot.page.reload()
    opened(pilot.page)
    pilot.page.locator(".strip li").first.get_by_role("button").click()
    assert pilot.page.get_by_role("button", name="Link to this seat").count() == 0
    pilot.check()


@pytest.mark.parametrize(
    "width, lang, words",
    [
        (1366, "en", ("Link to this seat", "Make a new link", "Replace the old link")),
        (390, "pl", ("Link do tego miejsca", "Utwórz nowy link", "Zastąp stary link")),
        (390, "hu", ("Link ehhez a helyhez", "Új link készítése", "A régi link lecserélése")),
    ],
)
def test_how_it_looks(site, visitor, width, lang, words):
    seat, new, replace = words
    table = site.create("altay", ["human", "human"])
    touch = {"has_touch": True, "is_mobile": True} if width < 900 else {}
    pilot = Pilot(visitor(width, lang, **touch))
    pilot.sit(table, 0)
    dialog = open_seat_link(pilot, seat)
    dialog.get_by_role("button", name=new).wait_for()
    pilot.picture(f"seat-link-{width}-{lang}")
    assert pilot.barriers() == []
    dialog.get_by_role("button", name=new).click()
    pilot.picture(f"seat-link-question-{width}-{lang}")
    assert pilot.barriers() == []
    dialog.get_by_role("button", name=replace).click()
    dialog.get_by_role("status").filter(has_text="link").wait_for()
    pilot.picture(f"seat-link-made-{width}-{lang}")
    assert pilot.barriers() == []
    # nothing hangs out of the window, and the question can still be reached
    assert pilot.page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert pilot.page.locator(".bar").bounding_box()["y"] < WIDTHS[width]
    pilot.check()
    stranger = Pilot(visitor(width, lang, **touch))
    stranger.page.goto(f"/t/{table.id}")
    stranger.page.get_by_role("alert").wait_for()
    stranger.picture(f"no-link-{width}-{lang}")
    assert stranger.barriers() == []
