"""The guided first games over the network: what is told, and a table that can be taught at."""

import pytest

from server_support import heard
from tabularium.locale import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])


def lesson(server, game, lang="en"):
    answer = server.get(f"/api/games/{game}/lesson", lang=lang)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.slow
@EVERY_GAME
def test_a_lesson_can_be_followed_at_a_table(shared, game):
    told = lesson(shared, game)
    assert told["seats"] == ["human", "greedy"]
    table = shared.create(game=None, seats=told["seats"], position=told["position"])

    def learner_decides(state):
        return state["decision"] is not None and "options" in state["decision"]

    with table.live(0) as socket:
        state = heard(socket, learner_decides)
        for step in told["steps"]:
            if not step["play"]:
                continue
            asked, version = state["decision"], state["version"]
            keys = [option["key"] for option in asked["options"]]
            if "set" in asked:
                members = [member["key"] for member in asked["set"]["members"]]
                wanted = [key for key in step["play"].split() if key in members]
                assert wanted or step["play"] in keys
                answer = table.send("set", 0, keys=wanted, version=version)
            else:
                assert step["play"] in keys
                answer = table.send("moves", 0, key=step["play"], version=version)
            assert answer.status_code == 200, answer.text
            state = heard(
                socket, lambda new, old=version: new["version"] > old and learner_decides(new)
            )
    assert not state["over"]


@EVERY_GAME
def test_only_the_words_depend_on_the_language(shared, game):
    told = [lesson(shared, game, lang) for lang in LANGUAGES]
    said = [[step.pop("say") for step in one["steps"]] for one in told]
    assert told[0] == told[1] == told[2]
    assert len({tuple(texts) for texts in said}) == len(LANGUAGES)
    assert all("‹" not in text for texts in said for text in texts)


def test_a_game_without_a_lesson(shared):
    answer = shared.get("/api/games/chess/lesson")
    assert answer.status_code == 404
    assert answer.json()["error"] == "UnknownGame"
