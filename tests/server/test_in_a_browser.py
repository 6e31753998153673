"""A real browser comes in through the same doors, at the rates that everybody has."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

from server_support import Running
from tabularium.server.settings import Settings
from web_pilot import BROWSERS, launch

# what the page does: a table, a socket, moves as quickly as they are answered
PLAY = """async () => {
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const wanted = { game: 'altay', seats: ['human', 'human'] };
  const answer = await fetch('/api/tables', { ...json, body: JSON.stringify(wanted) });
  const made = await answer.json();
  const tokens = Object.values(made.tokens);
  const at = location.origin.replace('http', 'ws') + `/api/tables/${made.id}/live`;
  const socket = new WebSocket(at);
  await new Promise((opened) => (socket.onopen = opened));
  let state;
  let wake = () => {};
  socket.onmessage = (message) => { state = JSON.parse(message.data); wake(); };
  socket.send(JSON.stringify({ tokens, lang: 'en' }));
  const until = async (enough) => {
    while (!enough()) await new Promise((woken) => (wake = woken));
  };
  await until(() => state);
  const statuses = [];
  for (let n = 0; n < 30; n++) {
    const { version, decision } = state;
    const { seat, options } = decision;
    const move = { version, request: crypto.randomUUID(), seat, key: options[0].key };
    const headers = { Authorization: 'Bearer ' + tokens.join(',') };
    const moved = await fetch(`/api/tables/${made.id}/moves`, {
      method: 'POST', headers, body: JSON.stringify(move),
    });
    statuses.push(moved.status);
    await until(() => state.version > version);
  }
  return statuses;
}"""


@pytest.mark.slow
@pytest.mark.skipif(
    not any(shutil.which(name) for name in BROWSERS),
    reason="no chromium (apt-get install chromium)",
)
def test_a_browser_plays_at_the_usual_rates(tmp_path):
    chosen = Settings(db=f"sqlite:///{tmp_path}/tables.db", thinkers=1)
    with Running(chosen) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.goto(f"{server.address}/api/site")
        assert page.evaluate(PLAY) == [200] * 30
        browser.close()
