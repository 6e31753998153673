"""A tone and a browser notice when it becomes your turn."""

from web_pilot import Pilot

# browsers play no sound in a test, and chromium shows no notice without a desktop: what the page
# asks for is written down instead
EARS = """
window.tones = [];
window.AudioContext = class {
  constructor() { this.currentTime = 0; this.destination = {}; this.state = 'suspended'; }
  resume() { if (!window.mute) this.state = 'running'; return Promise.resolve(); }
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: (to) => to, stop() {} };
    tone.start = () => window.tones.push(tone.frequency.value);
    return tone;
  }
  createGain() {
    const gain = {
      setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {},
    };
    return { gain, connect: (to) => to };
  }
};
window.mute = false;
window.notices = [];
const Given = window.Notification;
window.Notification = class {
  static get permission() { return Given.permission; }
  static requestPermission() { return Given.requestPermission(); }
  constructor(title, more) { window.notices.push({ title, ...more }); }
  close() {}
};
window.away = false;
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away });
"""
TURN = [587.33, 880]
# settling down is over at once, so that turns alternate
ALTAY = {"starts": "suggested"}


class Listener(Pilot):
    """Somebody who has gone to another tab and listens."""

    def __init__(self, visitor, site, notify=False, sounds=None):
        visitor.grant_permissions(["notifications"], origin=site.address)
        visitor.add_init_script(EARS)
        super().__init__(visitor)
        if notify or sounds is not None:
            self.page.goto("/")
            self.page.locator("header button").click()
            if notify:
                self.box("browser notice").check()
            if sounds is not None:
                self.box("tone when it is your turn").set_checked(sounds)
            self.page.wait_for_timeout(100)
            self.page.evaluate("() => (window.tones.length = 0)")

    def box(self, words):
        return self.page.locator(".settings label").filter(has_text=words).locator("input")

    def go_away(self):
        self.page.evaluate("() => { window.away = true; }")

    @property
    def tones(self):
        return self.page.evaluate("() => window.tones")

    @property
    def notices(self):
        return self.page.evaluate("() => window.notices")


def until_turn_of(table, seat):
    """Plays at once for whoever else is to move; gives how many moves that took."""
    moves = 0
    while table.to_move() != seat:
        table.play()
        moves += 1
    return moves


def rounds(table, listener, times):
    """The turn comes to seat 0 so often; the page hears of each before the next."""
    for _ in range(times):
        until_turn_of(table, 1)
        seen(listener, table)
        assert until_turn_of(table, 0) > 0
        seen(listener, table)


def seen(listener, table):
    listener.page.wait_for_function(
        "version => Number(document.querySelector('.frame').dataset.version) >= version",
        arg=table.state(0)["version"],
    )
    listener.page.wait_for_timeout(100)


def at_a_table(site, listener):
    table = site.create("altay", ["human", "human"], options=ALTAY)
    until_turn_of(table, 0)
    listener.sit(table, 0)
    listener.wait_for_turn()
    return table


def test_a_tone_for_each_turn_and_nothing_else_by_default(site, visitor):
    listener = Listener(visitor(), site)
    table = at_a_table(site, listener)
    assert listener.tones == []  # sitting down is no news
    listener.go_away()
    rounds(table, listener, 2)
    assert listener.tones == TURN * 2
    assert listener.notices == []  # nobody has asked for notices
    listener.check()


def test_one_notice_for_each_turn_while_the_page_is_hidden(site, visitor):
    listener = Listener(visitor(), site, notify=True)
    table = at_a_table(site, listener)
    rounds(table, listener, 1)
    assert listener.notices == []  # who looks at the table sees it there
    listener.go_away()
    rounds(table, listener, 2)
    state = table.state(0)
    assert [one["title"] for one in listener.notices] == ["your turn"] * 2
    assert listener.notices[-1]["body"] == f"{state['title']}: {state['decision']['prompt']}"
    assert listener.notices[-1]["tag"] == table.id
    listener.check()


def test_the_tone_can_be_turned_off(site, visitor):
    listener = Listener(visitor(), site, sounds=False)
    table = at_a_table(site, listener)
    rounds(table, listener, 1)
    assert listener.tones == []


def test_the_second_decision_of_a_turn_is_no_news(site, visitor):
    listener = Listener(visitor(), site, notify=True)
    table = at_a_table(site, listener)
    rounds(table, listener, 1)
    listener.go_away()
    heard = len(listener.tones)
    playing = next(key for key in table.options() if key.startswith("play:"))
    table.play(playing)
    assert table.to_move() == 0
    seen(listener, table)
    assert len(listener.tones) == heard
    assert listener.notices == []


def test_what_could_not_sound_is_not_made_up_for_later(site, visitor):
    """Browsers are silent until somebody has touched the page."""
    listener = Listener(visitor(), site)
    table = at_a_table(site, listener)
    listener.page.evaluate("() => { window.mute = true; }")
    rounds(table, listener, 1)
    listener.page.evaluate("() => { window.mute = false; }")
    rounds(table, listener, 1)
    assert listener.tones == TURN
    listener.check()
