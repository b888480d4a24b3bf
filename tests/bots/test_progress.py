"""The line that says how far a long run is: on a terminal, and nowhere else."""

from io import StringIO
from types import SimpleNamespace

import pytest

from pygames.commands import progress
from pygames.commands.progress import Progress


class Terminal(StringIO):
    """Standard error that somebody watches."""

    def isatty(self):
        return True

    @property
    def lines(self):
        return [line.rstrip() for line in self.getvalue().split("\r")]


@pytest.fixture
def terminal(monkeypatch):
    screen = Terminal()  # only there: pytest puts its own into `sys` after this
    monkeypatch.setattr(progress, "sys", SimpleNamespace(stderr=screen))
    monkeypatch.setenv("COLUMNS", "80")
    return screen


@pytest.fixture
def clock():
    """A clock that is moved by hand: a list with its seconds."""
    return [100.0]


def test_it_tells_how_much_is_done_how_fast_and_how_long_it_takes(terminal, clock):
    with Progress(400, clock=lambda: clock[0]) as bar:
        assert terminal.lines[-1] == "[....................] 0%: 0 of 400"
        clock[0] += 60
        bar.advance(100)
        assert terminal.lines[-1] == (
            "[#####...............] 25%: 100 of 400, 100 a minute, 0:03:00 left"
        )


def test_what_was_done_before_takes_no_time(terminal, clock):
    with Progress(400, 200, clock=lambda: clock[0]) as bar:
        clock[0] += 60
        bar.advance(20)
        assert terminal.lines[-1].endswith("55%: 220 of 400, 20 a minute, 0:09:00 left")


def test_it_is_not_drawn_too_often(terminal, clock):
    with Progress(400, clock=lambda: clock[0]) as bar:
        before = len(terminal.lines)
        for _step in range(100):
            clock[0] += 0.01
            bar.advance()
        assert 8 <= len(terminal.lines) - before <= 12


def test_lines_are_printed_above_it_and_nothing_stays(terminal, capsys, clock):
    with Progress(400, clock=lambda: clock[0]) as bar:
        bar.print("a line")
        assert terminal.lines[-1].endswith("0 of 400")
    assert capsys.readouterr().out == "a line\n"
    assert terminal.getvalue().endswith(" \r")


def test_it_is_as_wide_as_the_terminal_at_most(terminal, clock, monkeypatch):
    monkeypatch.setenv("COLUMNS", "30")
    with Progress(400, clock=lambda: clock[0]) as bar:
        clock[0] += 60
        bar.advance(100)
    assert max(map(len, terminal.lines)) == 29


def test_elsewhere_there_is_nothing(capsys):
    with Progress(2, clock=lambda: 0.0) as bar:
        bar.advance(2)
        bar.print("a line")
    assert capsys.readouterr() == ("a line\n", "")
