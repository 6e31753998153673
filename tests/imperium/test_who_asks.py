"""Who is asked sees which card asks; nobody else does."""

from imperium_keywords import me, table
from imperium_table import play


def test_the_card_that_asks_is_told_to_who_is_asked():
    g = table(me("prosperity", "glory"))
    assert g.view(0)["source"] is None, "on a turn it is no card that asks"
    play(g, "play:prosperity")
    assert g.decision.kind == "may"
    assert g.view(0)["source"] == "prosperity"
    assert g.view(1)["source"] is None
    assert "source" not in g.view(None)
    play(g, "no")
    assert g.view(0)["source"] is None
