"""A real terminal: the program runs on a pseudo-terminal and is typed at."""

import json
import os
import pty
import re
import select
import subprocess
import time

import pytest

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A program on a pseudo-terminal."""

    def __init__(self, command):
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(theirs)
        self.seen = ""

    def expect(self, text, seconds=20):
        """Everything shown until a text appears, without colours."""
        end = time.monotonic() + seconds
        while text not in ESCAPE.sub("", self.seen):
            ready, _, _ = select.select([self.ours], [], [], max(0, end - time.monotonic()))
            assert ready, self.seen
            try:
                self.seen += os.read(self.ours, 65536).decode(errors="replace")
            except OSError:
                break
        plain = ESCAPE.sub("", self.seen)
        assert text in plain, plain
        before, _, after = plain.partition(text)
        self.seen = after
        return before

    def interrupt(self, text):
        """Ctrl-C until a text appears.

        Python misses a signal that comes between showing the prompt and waiting for a key; it is
        heard with the next one.
        """
        for _ in range(20):
            self.type("\x03")
            ready, _, _ = select.select([self.ours], [], [], 1)
            if ready:
                break
        return self.expect(text)

    def type(self, keys):
        os.write(self.ours, keys.encode())

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)


def take_terminal():
    """Make the terminal the controlling one, so that Ctrl-C is a signal."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminal(command):
    opened = []

    def open_terminal(*words):
        opened.append(Terminal([*command, *words]))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


WORDS = ("play", "altay", "--seed", "5", "--option", "starts=suggested", "--lang", "en")
WORDS += ("--factions", "earthfolk,firefolk", "--option", "first_player=first_seat")


@pytest.mark.slow
def test_a_person_plays_completes_undoes_and_leaves_by_ctrl_c(terminal, saves):
    screen = terminal(*WORDS, "--seats", "me,random")
    table = screen.expect("> ")
    assert "Your turn: what will you do?" in table
    assert "Market" in table
    screen.type("play:hun\t\r")  # Tab completes the key
    screen.expect("u undo (Hunter: produce 1 food)")
    screen.expect("> ")
    screen.type("u\r")
    screen.expect("Undone: Hunter: produce 1 food")
    screen.expect("> ")
    screen.type("play:digger:stone\r")
    screen.expect("u undo (Digger: produce 1 stone)")
    screen.expect("> ")
    screen.interrupt("The game is saved in")
    assert screen.process.wait(timeout=20) == 130
    keys = json.loads(saves()[0].read_text())["record"]["keys"]
    assert keys == ["play:digger:stone"]


@pytest.mark.slow
def test_ctrl_d_leaves_politely(terminal):
    screen = terminal(*WORDS, "--seats", "me,random")
    screen.expect("> ")
    screen.type("\x04")
    screen.expect("tabularium play --resume")
    assert screen.process.wait(timeout=20) == 0
