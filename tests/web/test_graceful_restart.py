"""The processes of a server are replaced while people play: they notice nothing but a reconnect."""

import signal
import time

from server_support import Started
from web_pilot import PAGE, Pilot, context

SOON = 60  # seconds until all processes are new ones


def play_on(pilots, upto):
    """Whoever is asked moves, until both screens show so many versions."""
    for _ in range(upto):
        newest = max(pilot.version for pilot in pilots)
        if newest >= upto:
            return
        for pilot in pilots:
            if pilot.page.get_attribute(".frame", "data-turn") == "true":
                pilot.move(board=0)
                newest = pilot.version
                break
        for pilot in pilots:
            pilot.page.wait_for_function(
                "version => Number(document.querySelector('.frame').dataset.version) >= version",
                arg=newest,
            )


def test_two_play_on_while_all_processes_are_replaced(browser, postgres):
    words = ("serve", "--port", "0", "--workers", "2", "--pause", "0", "--page", str(PAGE))
    with Started(*words, "--db", postgres.database()) as server:
        with server.connected():
            table = server.create("altay", seats=["human", "human"])
        visitors = [context(browser, server.address) for _ in range(2)]
        pilots = [Pilot(visitor, seed) for seed, visitor in enumerate(visitors)]
        for seat, pilot in enumerate(pilots):
            pilot.sit(table, seat)
        play_on(pilots, 6)
        before = server.children()
        server.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + SOON
        upto = 6
        while server.children() & before:
            assert time.monotonic() < end
            upto += 2
            play_on(pilots, upto)
        play_on(pilots, upto + 6)
        with server.connected():
            assert table.state()["moves"] >= upto + 6
        for pilot in pilots:
            # the line was cut: the browser says so in its console, and the page mends it
            cut = [one for one in pilot.problems if "WebSocket" not in one]
            assert cut == [], cut
            assert pilot.page.locator("[role=alert]:visible").count() == 0
        for visitor in visitors:
            visitor.close()
    assert "Traceback" not in server.told
