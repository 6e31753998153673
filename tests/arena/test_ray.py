"""The same tournament on a Ray cluster."""

import json

import pytest

WORDS = ["altay", "--option", "round_limit=2", "--games", "4"]


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_also_when_a_worker_dies(
    tmp_path, monkeypatch, started, results
):
    monkeypatch.setenv("ARENA_MARK", str(tmp_path / "died"))
    words = [*WORDS, "--bots", "random,arena_bots:DiesOnce", "--workers", "2"]
    on_cluster = results(*words, "--ray", "--out", tmp_path / "ray")
    assert (tmp_path / "died").exists()
    here = results(*words, "--out", tmp_path / "here")
    assert on_cluster["games"] == 4
    assert untimed(on_cluster) == untimed(here)


@pytest.mark.slow
def test_a_cluster_gives_up_a_game_that_does_not_end(tmp_path, monkeypatch, started):
    monkeypatch.setenv("ARENA_MARK", str(tmp_path / "asked"))
    words = [*WORDS, "--bots", "random,arena_bots:Sleeper", "--games", "1", "--limit", "4"]
    process = started(*words, "--ray", "--workers", "1", "--out", tmp_path / "ray", "--json")
    out, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert json.loads(out)["failed"][0]["error"]["message"] == "arena-error-late"
    assert "It was not over after 4 seconds." in err


def untimed(printed):
    for bot in printed["results"]:
        del bot["seconds_per_decision"]
    return {name: value for name, value in printed.items() if name != "seconds"}
