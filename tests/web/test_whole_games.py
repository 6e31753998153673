"""Complete games through the real page against bots, wide and on a phone, in two languages."""

import pytest

from web_pilot import Pilot

# options that keep a game of random clicks short; what is clicked is the same
GAMES = {
    "altay": {"starts": "suggested", "round_limit": 6},
    "settlers": {},
    "nations": {"ages": 1},
    "imperium": {"factions": "random"},
}


# a game of Imperium from the start takes minutes of clicking: it is done once
FROM_THE_START = (1280, "en")
NEARLY_OVER = {"game": "imperium", "seats": ["romans", "celts"], "unrest": 1}


def start(site, game, width, lang):
    seats = ["human", "random"]
    if game == "imperium" and (width, lang) != FROM_THE_START:
        return site.create(None, seats, position=NEARLY_OVER)
    return site.create(game, seats, options=GAMES[game])


@pytest.mark.parametrize("width, lang", [(1280, "en"), (390, "pl")])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_the_end(site, visitor, game, width, lang):
    table = start(site, game, width, lang)
    pilot = Pilot(visitor(width, lang), seed=width)
    pilot.sit(table, 0)
    for _ in range(12):
        if pilot.wait_for_turn():
            pilot.move()
    pilot.picture(f"{game}-{width}-{lang}")
    pilot.play_to_the_end(board=0.3)
    pilot.picture(f"{game}-{width}-{lang}-end")
    assert pilot.barriers() == []
    state = table.state(0)
    assert state["over"]
    shown = pilot.page.locator(".sheet.end").first.inner_text()
    for score in state["scores"]:
        assert str(score["total"]).replace("-", "−") in shown.replace("-", "−")
    pilot.check()
