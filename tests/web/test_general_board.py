"""Games on the board that knows nothing of them: what a game installed beside ours is played on."""

import pytest

from web_pilot import Pilot

MOVES = 12


@pytest.mark.parametrize("width, scheme", [(1280, "light"), (390, "dark")])
@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_any_game_is_played_on_the_general_board(site, visitor, game, width, scheme):
    table = site.create(game, ["human", "random"])
    pilot = Pilot(visitor(width, color_scheme=scheme))
    pilot.sit(table, 0, general=True)
    pilot.page.wait_for_selector(".board .sheet")
    board = lit = 0
    for _ in range(MOVES):
        if not pilot.wait_for_turn():
            break
        board += 1
        lit += pilot.page.locator(".board [data-lit]").count() > 0
        pilot.move(board=0.8)
    pilot.wait_for_turn()
    # all that options are about is on the board; only who leads what is asked in the bar alone
    assert lit >= board - 2
    assert pilot.page.evaluate(
        "() => document.querySelector('.board').scrollWidth"
        " <= document.querySelector('.board').clientWidth"
    )
    assert pilot.barriers() == []
    pilot.picture(f"general-{game}-{width}-{scheme}")
    pilot.check()
