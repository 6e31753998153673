"""Two browsers at one table, and everything that can come between."""

from server_support import Running, settings
from web_pilot import PAGE, Pilot, context

ALTAY = {"starts": "suggested", "round_limit": 4}


def take_turns(pilots, moves):
    """Whoever is asked moves; both screens see it."""
    for _ in range(moves):
        for pilot in pilots:
            if pilot.over:
                return
            if pilot.page.get_attribute(".frame", "data-turn") == "true":
                pilot.move()
                break
        newest = max(pilot.version for pilot in pilots)
        for pilot in pilots:
            pilot.page.wait_for_function(
                "version => Number(document.querySelector('.frame').dataset.version) >= version",
                arg=newest,
            )


def test_two_browsers_play_each_other(site, visitor):
    table = site.create("altay", ["human", "human"], options=ALTAY)
    pilots = [Pilot(visitor(width), seed=width) for width in (1280, 390)]
    for seat, pilot in enumerate(pilots):
        pilot.sit(table, seat)
    take_turns(pilots, 400)
    assert table.state()["over"]
    for pilot in pilots:
        pilot.page.wait_for_selector(".sheet.end", state="attached")
        pilot.check()


def test_a_reload_loses_nothing(site, visitor):
    table = site.create("settlers", ["human", "random"])
    pilot = Pilot(visitor())
    pilot.sit(table, 0)
    for _ in range(6):
        pilot.wait_for_turn()
        pilot.move(board=0)
    before = table.state(0)
    pilot.page.reload()
    pilot.wait_for_turn()
    assert pilot.version >= before["version"]
    assert table.state(0)["moves"] >= before["moves"]
    pilot.move(board=0)
    pilot.check()


def test_a_restart_of_the_server_loses_nothing(browser, tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", page=PAGE)
    first = Running(chosen)
    table = first.create("altay", ["human", "random"], options=ALTAY)
    visitor = context(browser, first.address)
    pilot = Pilot(visitor)
    pilot.sit(table, 0)
    for _ in range(4):
        pilot.wait_for_turn()
        pilot.move(board=0)
    pilot.wait_for_turn()
    moves = table.state(0)["moves"]
    port = int(first.address.rsplit(":", 1)[1])
    first.stop()
    with Running(chosen, port=port) as second:
        table = table.on(second)
        assert table.state(0)["moves"] == moves
        # the page finds the server again by itself, and the game goes on
        pilot.wait_for_turn()
        pilot.move(board=0)
        assert table.state(0)["moves"] > moves
        visitor.close()


def test_a_lost_line_is_found_again(site, visitor):
    table = site.create("altay", ["human", "human"], options=ALTAY)
    away = visitor()
    mine, other = Pilot(away, seed=1), Pilot(visitor(), seed=2)
    mine.sit(table, 0)
    other.sit(table, 1)
    away.set_offline(True)
    while (seat := table.to_move()) == 0:
        table.play()
    other.wait_for_turn()
    other.move(board=0)
    assert seat == 1
    away.set_offline(False)
    mine.page.wait_for_function(
        "version => Number(document.querySelector('.frame').dataset.version) >= version",
        arg=other.version,
    )


def test_what_is_hidden_never_reaches_the_other_browser(site, visitor):
    """Names of cards in the hand of one seat are in no message to the other."""
    doc = {
        "game": "imperium",
        "seats": ["romans", "celts"],
        "players": [{"hand": ["roman_expansion", "triumvirate", "city_of_rome", "conquer"]}],
    }
    table = site.create(None, ["human", "human"], position=doc)
    heard = []
    visiting = visitor()
    pilot = Pilot(visiting)
    pilot.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame))
    )
    pilot.page.on(
        "response",
        lambda answer: heard.append(answer.text()) if "/api/tables" in answer.url else None,
    )
    pilot.sit(table, 1)
    table.play("play:conquer")
    hidden = set(table.state(0)["view"]["hand"]) - set(str(table.state(1)["view"]).split("'"))
    pilot.page.wait_for_timeout(300)
    assert heard and hidden
    for name in hidden:
        assert not [frame for frame in heard if f'"{name}"' in str(frame)]
