"""What views reckon for the players: prices, defence, attack, what wonders are worth."""

from support import altay, on_table, rule


def pile(g, title):
    return next(pile for pile in g.view(0, forecasts=True)["market"] if pile["title"] == title)


@rule("A37")
def test_whether_the_goods_can_pay_a_card():
    market = {"worker": 1, "merchant": 1, "city": 0}
    g = altay(["hunter"], goods={"food": 1, "wood": 2}, market=market)
    assert pile(g, "worker")["payable"]
    assert not pile(g, "merchant")["payable"]  # two food
    assert not pile(g, "city")["payable"]  # there is none
    poor = altay(["hunter"], goods={"food": 1, "wood": 1}, market=market)
    assert not pile(poor, "worker")["payable"]


@rule("A51")
def test_the_most_a_rival_can_defend_with_is_that_of_the_best_unknown_cards():
    rival = {"hand": ["hunter", "warrior"], "deck": ["cavalry", "chariot"], "known_hand": 1}
    rival |= {"achievements": ["strategy"]}
    g = altay(["hunter"], rival=rival)
    assert g.view(0, forecasts=True)["players"][1]["most_defence"] == 4  # a chariot and Strategy
    assert g.view(1, forecasts=True)["players"][1]["most_defence"] == 2  # the warrior and Strategy


def test_a_card_kept_by_writing_defends_unless_it_is_said_otherwise():
    rival = {"hand": [], "deck": [], "achievements": ["writing"], "archive": ["chariot"]}
    g = altay(["hunter"], rival=rival)
    assert g.view(0, forecasts=True)["players"][1]["most_defence"] == 3
    g = altay(["hunter"], rival=rival, options={"archive_defends": False})
    assert g.view(0, forecasts=True)["players"][1]["most_defence"] == 0


@rule("A47")
def test_what_can_be_added_to_an_attack_is_told_to_its_owner():
    g = altay(["warrior", "cavalry"], me={"achievements": ["masonry", "leadership"]})
    assert g.view(0, forecasts=True)["attack_at_hand"] == 4
    assert "attack_at_hand" not in g.view(None, forecasts=True)


@rule("A52")
def test_what_an_attack_meets_before_any_card():
    board = {"11": "2:wood", "17": "firefolk 2", "21": "free"}
    g = altay(["warrior"], board=board, rival={"achievements": ["strategy"]})
    against = {spot["territory"]: spot["against"] for spot in g.view(0, forecasts=True)["board"]}
    assert (against[11], against[17], against[21]) == (2, 3, 0)


@rule("A66")
def test_what_the_wonders_in_sight_are_worth():
    me = {"achievements": ["masonry", "writing", "commerce"], "secret": "academy"}
    me |= {"progress": on_table("ark", wood=1)}
    g = altay(["hunter"], me=me, displays=[[], [], ["colossus"]], achievement_decks=[[], [], []])
    worth = g.view(0, forecasts=True)["players"][0]["worth"]
    assert worth == {"colossus": 0, "ark": 1, "academy": 3}
    assert g.view(1, forecasts=True)["players"][0]["worth"] == {"ark": 1}
    assert g.view(1, forecasts=True)["players"][1]["worth"] == {
        "colossus": 0
    } | secret_of_the_rival(g)


def secret_of_the_rival(g):
    secret = g.view(1, forecasts=True)["secret"][0]
    return {secret: g.view(1, forecasts=True)["players"][1]["worth"][secret]}
