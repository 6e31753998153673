"""The card kept by Writing, when its twin is in hand."""

from support import altay, keys, player, rule

BOARD = {"5": "earthfolk 1", "17": "1", "21": "free", "2": "firefolk 1"}
ME = {"archive": ["warrior"], "achievements": ["writing"]}


@rule("B16")
def test_the_kept_card_is_played_before_its_twin_in_hand():
    g = altay(["warrior", "village"], board=BOARD, me=ME)
    g.play("attack:5:17").play("done").play("end")
    # Writing is free again, and the player chooses what it keeps
    assert keys(g) == ["archive:warrior", "archive:village", "none"]


@rule("B16")
def test_the_twin_can_be_kept_in_its_place():
    g = altay(["warrior", "village"], board=BOARD, me=ME)
    g.play("attack:5:17").play("done").play("end").play("archive:warrior")
    assert player(g)["archive"] == ["warrior"]


@rule("A6", "B16")
def test_the_kept_card_is_no_hand_card_for_a_surrender():
    g = altay(
        ["warrior", "warrior"],
        board={"5": "earthfolk 1", "17": "firefolk 1"},
        rival={"hand": ["hunter"], "archive": ["warrior"], "achievements": ["writing"]},
    )
    g.play("attack:5:17").play("done").play("surrender")
    assert keys(g) == ["discard:hunter", "done"]


@rule("A6", "B16")
def test_it_may_be_discarded_where_players_agree_so():
    """As many cards as the attacker played, one of them the kept one; both are drawn for."""
    g = altay(
        ["warrior", "warrior"],
        board={"5": "earthfolk 1", "17": "firefolk 1"},
        rival={"hand": ["hunter"], "archive": ["warrior"], "achievements": ["writing"]}
        | {"deck": ["shaman", "hunter"]},
        options={"archive_surrenders": True},
    )
    g.play("attack:5:17").play("play:warrior:attack").play("surrender")
    assert keys(g) == ["discard:hunter", "discard:warrior", "done"]
    g.play("discard:hunter").play("discard:warrior")
    rival = player(g, 1)
    assert (rival["archive"], sorted(rival["discard"])) == ([], ["hunter", "warrior"])
    assert len(g.position()["players"][1]["hand"]) == 2
