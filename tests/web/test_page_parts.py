"""The page in parts: languages, keys, text table, reasons, undo, the past, records, access."""

import json
import shutil

import pytest
from playwright.sync_api import expect

from server_support import Running, settings
from web_pilot import PAGE, PATIENCE, ROOT, Pilot, context

GAMES = ["altay", "settlers", "nations", "imperium"]
PAGES = ["/", "/rules", "/tour", "/glossary"]
PAGES += [f"/{page}/{game}" for game in GAMES for page in ("new", "rules", "cards")]


@pytest.mark.parametrize("width, scheme", [(1280, "light"), (390, "dark")])
def test_no_page_shuts_anybody_out(visitor, width, scheme):
    pilot = Pilot(visitor(width, color_scheme=scheme))
    for path in PAGES:
        pilot.page.goto(path)
        pilot.page.wait_for_selector("main h1")
        pilot.page.wait_for_timeout(200)
        assert pilot.barriers() == [], path
    pilot.check()


@pytest.mark.parametrize("width, scheme", [(1280, "dark"), (390, "light")])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_shuts_anybody_out(site, visitor, game, width, scheme):
    table = site.create(game, ["human", "random"])
    pilot = Pilot(visitor(width, color_scheme=scheme))
    pilot.sit(table, 0)
    for _ in range(8):
        pilot.wait_for_turn()
        pilot.move(board=0)
    pilot.wait_for_turn()
    pilot.look_up()
    assert pilot.barriers() == []
    pilot.picture(f"{game}-{width}-{scheme}")
    pilot.sit(table, 0, text=True)
    pilot.page.wait_for_selector("main h1")
    assert pilot.barriers() == []


def test_two_clicks_to_a_game(visitor):
    pilot = Pilot(visitor())
    pilot.page.goto("/")
    pilot.page.locator("button.play").first.click()
    pilot.page.wait_for_selector(".frame[data-version]")
    assert pilot.wait_for_turn()
    pilot.check()


def test_the_language_changes_in_the_middle(site, visitor):
    table = site.create("nations", ["human", "random"])
    pilot = Pilot(visitor())
    pilot.sit(table, 0)
    pilot.wait_for_turn()
    seen = set()
    for lang in ("en", "pl", "hu"):
        pilot.page.locator("header select").select_option(lang)
        pilot.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        wanted = table.state(0, lang=lang)["decision"]["prompt"]
        pilot.page.get_by_text(wanted, exact=True).first.wait_for()
        seen.add(wanted)
    assert len(seen) == 3
    pilot.check()


def test_every_option_has_a_key(site, visitor):
    table = site.create("altay", ["human", "random"], options={"starts": "suggested"})
    pilot = Pilot(visitor())
    pilot.sit(table, 0)
    pilot.wait_for_turn()
    keys = pilot.page.eval_on_selector_all(
        ".bar .option", "all => all.map(one => one.getAttribute('aria-keyshortcuts'))"
    )
    assert None not in keys and len(set(keys)) == len(keys)
    before = pilot.version
    pilot.page.keyboard.press(keys[0])
    pilot.page.wait_for_function(
        "version => Number(document.querySelector('.frame').dataset.version) > version",
        arg=before,
    )


@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_why_not_by_key(site, visitor, game):
    """Nothing but keys: to something unlit, its reason, the rule, and back to the options."""
    table = site.create(game, ["human", "random"])
    pilot = Pilot(visitor())
    pilot.sit(table, 0)
    for _ in range(4):
        pilot.wait_for_turn()
        pilot.move(board=0)
    pilot.wait_for_turn()
    page = pilot.page
    page.keyboard.press("q")
    page.wait_for_selector(".board [data-asks]:focus")
    assert pilot.barriers() == []
    walked = set()
    for key in ["ArrowRight", "ArrowDown", "Tab", "ArrowLeft", "Tab", "Tab"]:
        walked.add(page.evaluate("() => document.activeElement.dataset.thing"))
        page.keyboard.press(key)
    assert len(walked) > 1
    page.locator(".board [data-asks]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar [role=status] .reason")
    if page.locator(".reason a").count():
        page.keyboard.press("Enter")
        assert f"/rules/{game}#" in page.evaluate("() => document.activeElement.href")
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(".board [data-asks]", state="detached")
    expect(pilot.options().first).to_be_attached()
    pilot.check()


def test_undo_says_what_it_takes_back(site, visitor):
    table = site.create("altay", ["human", "random"], options={"starts": "suggested"})
    pilot = Pilot(visitor())
    pilot.sit(table, 0)
    while table.to_move() != 0 or not any(key.startswith("play:") for key in table.options()):
        table.play() if table.to_move() == 0 else pilot.page.wait_for_timeout(50)
    playing = next(key for key in table.options() if key.startswith("play:"))
    table.play(playing)
    moves = table.state(0)["moves"]
    button = pilot.page.locator(".undo button:enabled")
    expect(button).to_contain_text(table.state(0)["undo"]["text"])
    button.click()
    for _ in range(50):
        if table.state(0)["moves"] < moves:
            break
        pilot.page.wait_for_timeout(100)
    assert table.state(0)["moves"] == moves - 1


def test_the_past_and_going_on_from_there(site, visitor):
    table = site.create("settlers", ["human", "random"])
    pilot = Pilot(visitor())
    pilot.sit(table, 0)
    for _ in range(5):
        pilot.wait_for_turn()
        pilot.move(board=0)
    pilot.wait_for_turn()
    for _ in range(3):
        pilot.page.keyboard.press("[")
        pilot.page.wait_for_timeout(200)
    pilot.page.wait_for_selector(".history.past")
    address = pilot.page.url
    pilot.page.locator(".history button.plain").last.click()
    pilot.page.wait_for_function("was => location.href !== was", arg=address)
    pilot.page.wait_for_selector(".frame[data-version]")
    assert table.id not in pilot.page.url
    pilot.check()


@pytest.mark.parametrize("width", [1280, 390])
def test_what_the_bot_weighed_is_shown_after_the_game(site, visitor, width):
    options = {"round_limit": 1, "starts": "suggested"}
    table = site.create("altay", ["human", "easy"], options=options)
    pilot = Pilot(visitor(width))
    page = pilot.page
    panel = page.locator("details.weighed")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    pilot.sit(table, 0)
    while pilot.wait_for_turn():
        assert not [url for url in asked if "/weighed?" in url]
        pilot.move(board=0)
    moves = table.state()["moves"]
    told = {
        move: site.get(f"{table.path}/weighed", table.watch, at=move).json()["options"]
        for move in range(1, moves + 1)
    }
    assert any(told.values())
    opened = False
    for move in range(moves - 1, 0, -1):
        page.keyboard.press("[")
        page.get_by_text(f"{move} / {moves}", exact=True).wait_for()
        if not told[move]:
            panel.wait_for(state="detached")
            continue
        if not opened:
            panel.locator("summary").click()
            opened = True
            assert pilot.barriers() == []
            pilot.picture(f"weighed-{width}")
        texts = [one["text"] for one in told[move]]
        expect(panel.locator("tbody th")).to_have_text(texts, timeout=PATIENCE)
        taken = [one["text"] for one in told[move] if one["taken"]]
        expect(panel.locator("tr.taken th")).to_have_text(taken)
        expect(panel.locator("tbody")).to_be_visible()
    assert opened
    pilot.check()


def test_the_text_table_plays(site, visitor):
    table = site.create("altay", ["human", "random"], options={"starts": "suggested"})
    pilot = Pilot(visitor())
    pilot.sit(table, 0, text=True)
    field = pilot.page.locator("form input")
    field.wait_for()
    for _ in range(60):
        if table.to_move() == 0:
            break
        pilot.page.wait_for_timeout(100)
    moves = table.state(0)["moves"]
    field.fill("1")
    field.press("Enter")
    for _ in range(60):
        if table.state(0)["moves"] > moves:
            break
        pilot.page.wait_for_timeout(100)
    assert table.state(0)["moves"] > moves
    assert pilot.barriers() == []


def test_the_text_table_is_played_in_polish(site, visitor):
    """Commands, unknown words and options by some of their letters, all typed in Polish."""
    table = site.create("nations", ["human", "human"])
    pilot = Pilot(visitor(lang="pl"))
    pilot.page.goto(f"/t/{table.id}/text#{table.token(0)},{table.token(1)}")
    field = pilot.page.locator("form input")
    said = pilot.page.locator(".output")
    field.wait_for()

    def enter(line, answer):
        field.fill(line)
        field.press("Enter")
        said.get_by_text(answer, exact=False).last.wait_for()

    def until(reached):
        for _ in range(200):
            if reached(table.state(0)):
                return
            pilot.page.wait_for_timeout(50)
        raise AssertionError(said.inner_text())

    def prompt():
        return table.state(table.to_move(), lang="pl")["decision"]["prompt"]

    said.get_by_text(prompt()).first.wait_for()
    enter("pomoc", "dziennik, log, l: co się wydarzyło")
    enter("smok", "„smok” nie pasuje do żadnej możliwości ani polecenia.")
    enter("karta", "karta, card, ? NAZWA: co robi karta")
    enter("stół", "kolejność:")
    for moves in (1, 2, 3):
        text = table.state(table.to_move(), lang="pl")["decision"]["options"][-1]["text"].lower()
        enter(text, f"> {text}")
        until(lambda state, moves=moves: state["moves"] == moves)
    said.get_by_text(prompt()).last.wait_for()
    enter("cofnij", "> cofnij")
    until(lambda state: state["moves"] < 3)
    enter("dziennik", table.state(0, lang="pl")["log"]["lines"][-1]["text"])
    enter("powiedz dzień dobry", "> powiedz dzień dobry")
    until(lambda state: [line["text"] for line in state["chat"]["lines"]] == ["dzień dobry"])
    pilot.check()


def test_the_text_table_is_passed_on(site, visitor):
    """People who share the screen do not read what the other one was shown."""
    table = site.create("altay", ["human", "human"], options={"starts": "suggested"})
    pilot = Pilot(visitor())
    page = pilot.page
    page.goto(f"/t/{table.id}/text#{table.token(0)},{table.token(1)}")
    said = page.locator(".output")
    for _ in range(2):
        asked = table.to_move()
        page.get_by_role("status").filter(has_text="AB"[asked]).wait_for()
        expect(said).to_be_empty()
        page.get_by_role("button", name="Show my side of the table").click()
        said.get_by_text(table.state(asked)["decision"]["prompt"]).wait_for()
        page.locator("form input").fill("1")
        page.locator("form input").press("Enter")
        page.get_by_role("button", name="Show my side of the table").wait_for()
    pilot.check()


def test_the_lobby_puts_a_deck_together(site, visitor):
    """A deck that does not fit is refused beside it, in words; mended, it is played."""
    pilot = Pilot(visitor(390, lang="pl"))
    page = pilot.page
    page.goto("/new/settlers")
    page.get_by_label("Miejsce B").select_option("random")
    page.get_by_label("Frakcja").first.select_option("japanese")
    page.get_by_text("Talie frakcji").click()
    deck = page.get_by_role("group", name="Talia Japończyków")
    deck.get_by_role("checkbox").check()
    expect(deck.get_by_role("status")).to_have_text("Talia jest gotowa.")
    deck.get_by_role("button", name="Farma: o jedną kopię mniej").click()
    expect(deck.get_by_role("status")).to_contain_text("potrójne: 2 z 3")
    page.locator("button.primary.big").click()
    told = deck.get_by_role("alert").inner_text()
    assert "„Talia Japończyków”" in told and "ta ma 2, 7 i 9" in told
    assert pilot.barriers() == []
    deck.get_by_role("button", name="Pola ryżowe: o jedną kopię więcej").click()
    expect(deck.get_by_role("alert")).to_have_count(0)
    page.locator("button.primary.big").click()
    page.wait_for_selector(".frame[data-version]")
    pilot.check()


def test_the_lobby_sets_an_option_for_each_seat(site, visitor):
    pilot = Pilot(visitor(lang="hu"))
    page = pilot.page
    page.goto("/new/imperium")
    page.get_by_label("B hely").select_option("random")
    sides = page.locator("[data-option=sides]")
    sides.get_by_role("checkbox").check()
    sides.get_by_label("A hely").select_option(label="A oldal")
    with page.expect_request("**/api/tables?*") as asked:
        page.locator("button.primary.big").click()
    assert json.loads(asked.value.post_data)["options"] == {"sides": ["A", "B"]}
    page.wait_for_selector(".frame[data-version]")
    pilot.check()


def test_a_record_can_be_taken_along_and_opened_again(site, visitor, tmp_path):
    table = site.create(
        "altay", ["human", "random"], options={"round_limit": 1, "starts": "suggested"}
    )
    pilot = Pilot(visitor(accept_downloads=True))
    pilot.sit(table, 0)
    pilot.play_to_the_end(board=0)
    with pilot.page.expect_download() as download:
        pilot.page.locator(".sheet.end:visible button").filter(has_text="record").first.click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "altay"
    pilot.page.goto("/")
    pilot.page.locator("input[type=file]").set_input_files(file)
    pilot.page.wait_for_selector(".frame[data-version]")
    pilot.page.wait_for_selector(".sheet.end", state="attached")
    pilot.check()


@pytest.mark.parametrize(
    "lang, rule", [("en", "Rulings"), ("pl", "Rozstrzygnięcia"), ("hu", "Döntések")]
)
def test_the_rules_are_read_in_the_language_of_the_page(visitor, lang, rule):
    pilot = Pilot(visitor(lang=lang))
    asked = []
    pilot.page.on("request", lambda request: asked.append(request.url))
    pilot.page.goto("/rules/altay#B1")
    pilot.page.wait_for_selector(f"article[lang={lang}] #B1.here")
    expect(pilot.page.locator("article h2").last).to_have_text(rule)
    # nobody fetches the rules of the other games or languages
    fetched = [one.partition("/api/games/")[2] for one in asked if "/api/games/" in one]
    assert fetched == [f"altay/rules?lang={lang}"]
    pilot.page.locator("header select").first.select_option("en" if lang != "en" else "pl")
    other = "en" if lang != "en" else "pl"
    pilot.page.wait_for_selector(f"article[lang={other}] #B1")
    pilot.check()


def test_the_documents_are_found_where_the_server_has_them(browser, tmp_path, monkeypatch):
    head = '<!doctype html><html lang="en"><title>How to</title><b class="md-header__title">How</b>'
    (tmp_path / "index.html").write_text(f'{head}<p>documents<script src="tables.js"></script>')
    shutil.copy(ROOT / "docs" / "tables.js", tmp_path)
    for documents in (tmp_path, None):
        monkeypatch.setattr("tabularium.server.page.find_documents", lambda at=documents: at)
        chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", page=PAGE)
        with Running(chosen) as server:
            visitor = context(browser, server.address, lang="pl")
            pilot = Pilot(visitor)
            pilot.page.goto("/")
            pilot.page.get_by_role("link", name="Słowniczek").wait_for()
            pilot.page.wait_for_load_state("networkidle")
            link = pilot.page.get_by_role("link", name="Dokumentacja")
            expect(link).to_have_count(int(documents is not None))
            pilot.sit(server.create("altay", ["human", "human"]), 0)
            pilot.page.keyboard.press("?")
            pilot.page.locator(".keys dl").wait_for()
            expect(link).to_have_count(int(documents is not None))
            if documents is not None:
                assert pilot.barriers() == []
                pilot.page.goto("/")
                link.click()
                pilot.page.get_by_text("documents", exact=True).wait_for()
                assert pilot.page.url == f"{server.address}/docs/"
                pilot.page.get_by_role("link", name="Tables").click()
                pilot.page.locator("button.play").first.wait_for()
            pilot.check()
            visitor.close()
