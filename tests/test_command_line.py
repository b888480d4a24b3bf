"""The command line: a match at the terminal, a link told, and one clear sentence when it cannot."""

import io
import random
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import pygames
from pygames.cli import main
from pygames.terminal.screen import Screen
from pygames.terminal.session import WORDS
from tests.folders import GAMES
from tests.strategies import play_some

ROOT = Path(pygames.__file__).parent.parent


class Terminal:
    """A person who types, and what the screen shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("COLUMNS", "80")
        self.status: int | None = None
        self.errors = ""

    def run(self, *arguments: str, typing: str = "") -> list[str]:
        """The lines on the screen; `status` and `errors` tell the rest."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typing))
        try:
            self.status = main(arguments)
        except SystemExit as leaving:  # argparse leaves by itself
            self.status = leaving.code if isinstance(leaving.code, int) else None
        screen = self._capsys.readouterr()
        self.errors = screen.err
        return screen.out.splitlines()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A terminal of 80 columns."""
    return Terminal(monkeypatch, capsys)


# --- play ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_can_be_played_to_its_end(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """By the first move that the tab key offers, or else the first number."""

    def first(_screen: Screen, completed: Iterable[str] = ()) -> str:
        return next((typed for typed in completed if typed and typed not in WORDS), "1")

    monkeypatch.setattr(Screen, "ask", first)
    lines = terminal.run("play", game, "--seed", "1", "--bots", "1:random")
    assert (terminal.status, terminal.errors) == (0, "")
    assert any(line.endswith((" win.", " wins.")) or line == "A draw." for line in lines)
    assert pygames.Match.from_link(lines[-1]).outcome


def test_it_tells_what_happened_and_what_can_be_chosen(terminal: Terminal) -> None:
    lines = terminal.run("play", "null", "--seed", "3", typing="1\nq\n")
    assert terminal.status == 0
    assert lines[0] == "Null, 2 players"
    assert "You draw 7" in lines
    assert "The dice show 1 and 1" in lines
    assert "Your move:" in lines
    assert " 1  keep    Keep all cards       4          Put 9 on the deck" in lines
    assert " 2          Put 1 on the deck    5  resign  Resign" in lines
    assert "Type any other move like this: stake amount" in lines
    assert "The match is not over yet." in lines


def test_what_is_hidden_is_not_told(terminal: Terminal) -> None:
    bots = ("--bots", "1:random")
    lines = terminal.run("play", "null", "--seed", "3", *bots, typing="1\n1\nq\n")
    assert "Player 2 lays a card face down" in lines


def test_bots_are_called_as_at_the_table(terminal: Terminal) -> None:
    typing = "1\n1\nq\n"
    lines = terminal.run("play", "null", "--seed", "3", "--bots", "1:2", typing=typing)
    assert "Medium bot lays a card face down" in lines


def test_bots_of_one_level_are_told_apart(terminal: Terminal) -> None:
    bots = "1:2,2:2,3:1"
    choices = ("--seats", "4", "--seed", "3", "--bots", bots)
    lines = terminal.run("play", "not-alone", *choices, typing="1\n1\n1\n1\n1\n1\nq\n")
    told = "\n".join(lines)
    assert all(f"\n{name} draws a card" in told for name in ("Bo", "Cleo", "Easy bot"))
    assert "Medium bot" not in told
    assert "Player 2" not in told
    assert all(line.isprintable() for line in lines)


def test_a_move_that_is_not_listed_can_be_typed(terminal: Terminal) -> None:
    lines = terminal.run("play", "null", "--seed", "3", typing="1\nStake 37\nq\n")
    assert "You name a stake of 37" in lines


@pytest.mark.parametrize(
    "answer", ["0", "99", "-1", "x", "stake", "stake x", "stake 1 2", "9" * 9999]
)
def test_an_answer_that_makes_no_sense_is_asked_again(terminal: Terminal, answer: str) -> None:
    lines = terminal.run("play", "null", "--seed", "3", typing=f"1\n{answer}\n\nq\n")
    told = [line for line in lines if "is no move that can be made now. Try 1, resign," in line]
    assert len(told) == 1
    assert terminal.status == 0


def test_an_illegal_move_says_why(terminal: Terminal) -> None:
    lines = terminal.run("play", "null", "--seed", "3", typing="1\nstake 101\nq\n")
    assert "> The stake is a number from 1 to 100." in lines


def test_a_choice_can_be_taken_back(terminal: Terminal) -> None:
    lines = terminal.run("play", "null", "--seed", "3", typing="u\n1\nu\n2\nq\n")
    assert "> Something has been revealed since." in lines
    assert lines.count(" 2          Put 1 on the deck    5  resign  Resign") == 2
    assert "You put 1 on the deck" in lines


def test_the_link_so_far_is_shown_and_can_be_opened(terminal: Terminal) -> None:
    lines = terminal.run("play", "null", "--seed", "3", typing="1\nl\nq\n")
    (shown,) = (line for line in lines if line.startswith("> n2"))
    assert shown == f"> {lines[-1]}"
    assert len(pygames.Match.from_link(lines[-1]).log) == 8


def test_the_same_seed_plays_the_same(terminal: Terminal) -> None:
    runs = [terminal.run("play", "battle-line", "--seed", s, typing="1\n" * 9) for s in "778"]
    assert runs[0] == runs[1] != runs[2]


def test_the_set_up_is_chosen_by_arguments(terminal: Terminal) -> None:
    arguments = ("--seats", "3", "--preset", "short", "--option", "plays=2", "--option", "limit=10")
    lines = terminal.run("play", "null", *arguments, typing="q\n")
    assert lines[0] == "Null, 3 players, hand=1, limit=10, plays=2"
    lines = terminal.run("play", "battle-line", "--option", "use_tactics=off", typing="q\n")
    assert lines[0] == "Battle Line, 2 players, use_tactics=off"
    army = ("--preset", "small_fast", "--option", "piece_set=12-0-0-0-0-0-4-7-1")
    lines = terminal.run("play", "espionage", *army, typing="q\n")
    assert " ".join(lines[:2]).endswith("piece_set=12-0-0-0-0-0-4-7-1,   volcano_count=2")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "required: play | show"),
        (("fly",), "invalid choice: 'fly'"),
        (("play",), "Name a game: battle-line, espionage"),
        (("play", "chess"), "There is no game called “chess”. Choose from: battle-line"),
        (("play", "null", "--seats", "4"), "cannot be played with 4 players"),
        (("play", "null", "--seats", "two"), "invalid int value: 'two'"),
        (("play", "null", "--seed"), "expected one argument"),
        (("play", "null", "--option", "hand"), "name=value, not “hand”"),
        (
            ("play", "null", "--option", "feet=2"),
            "no option called “feet”. Choose from: hand, limit",
        ),
        (
            ("play", "null", "--option", "hand=True"),
            "“hand” cannot be “True”. Choose from: 1, 2, 3, 4.",
        ),
        (
            ("play", "espionage", "--option", "max_turns=-1"),
            "cannot be “-1”. Choose from: 0, 1, 2, …, 5000.",
        ),
        (("play", "null", "--preset", ""), "no preset called “”. Choose from: standard, short"),
        (("play", "null", "more"), "unrecognized arguments: more"),
        (("show",), "required: link"),
    ],
)
def test_wrong_arguments_are_answered_with_one_line(
    terminal: Terminal, arguments: tuple[str, ...], sentence: str
) -> None:
    assert terminal.run(*arguments) == []
    assert terminal.status == 2
    assert sentence in terminal.errors
    assert terminal.errors.count("\n") == 1


def test_when_the_input_ends_the_match_so_far_is_not_lost(terminal: Terminal) -> None:
    lines = terminal.run("play", "null", "--seed", "3", typing="1\n")
    assert terminal.status == 1
    assert terminal.errors.strip() == "The input ended before the match did."
    assert pygames.Match.from_link(lines[-1]).decisions


def test_nor_when_it_is_interrupted(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    lines = terminal.run("play", "null", "--seed", "3")
    assert terminal.status == 130
    assert terminal.errors.strip() == "The match was interrupted."
    assert pygames.Match.from_link(lines[-1]).decisions


# --- show ------------------------------------------------------------------------------------


def played(**setup: object) -> pygames.Match:
    """A match that is over."""
    match = pygames.Match("null", rng=random.Random(5), **setup)  # type: ignore[arg-type]
    play_some(match, random.Random(5))
    return match


def test_a_link_is_told_from_beginning_to_end(terminal: Terminal) -> None:
    match = played(names=("Ann", "Bé"), options={"hand": 2})
    lines = terminal.run("show", match.link())
    assert (terminal.status, terminal.errors) == (0, "")
    assert lines[0] == "Null, 2 players, hand=2"
    assert len(match.log) == len(lines) - 5
    assert any(line.startswith("Bé lays ") for line in lines)
    assert match.outcome
    winner = match.setup.names[match.outcome.winners[0]]
    assert lines[-2:] == [f"{winner} wins.", "Ann {}, Bé {}".format(*match.outcome.scores)]


def test_the_link_of_one_seat_is_told_as_it_saw_it(terminal: Terminal) -> None:
    match = played()
    lines = terminal.run("show", f"https://x.example/#m={match.link(1)}")
    assert lines[1] == "As seen by: Player 2"
    assert "Player 1 lays a card face down" in lines
    assert not any(line.startswith("Player 2 lays a card") for line in lines)


def test_a_match_that_goes_on_says_so(terminal: Terminal) -> None:
    lines = terminal.run("show", pygames.Match("battle-line").link())
    assert lines[-1] == "The match is not over yet."


@pytest.mark.parametrize(
    ("link", "sentence"),
    [("", "not a link"), ("hello", "not a link"), ("n1", "not a link"), ("x" * 70_000, "too long")],
)
def test_what_is_no_link_is_answered_with_one_sentence(
    terminal: Terminal, link: str, sentence: str
) -> None:
    assert terminal.run("show", link) == []
    assert terminal.status == 1
    assert sentence in terminal.errors
    assert terminal.errors.count("\n") == 1


# --- as a program of its own -----------------------------------------------------------------


COMMAND = [sys.executable, "-S", "-X", "utf8", "-m", "pygames"]
"""With nothing but the standard library."""


def program(*arguments: str, typing: str = "") -> tuple[int, str, str]:
    """Run it: the exit status, its output, its complaints."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typing,
        capture_output=True,
        check=False,
        cwd=ROOT,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr


def test_the_program_needs_python_alone() -> None:
    status, screen, errors = program("play", "battle-line", "--seed", "1", typing="1\nq\n")
    assert (status, errors) == (0, "")
    assert screen.startswith("Battle Line, 2 players\n")
    assert program("show", screen.splitlines()[-1])[0] == 0


def test_help_is_given() -> None:
    for arguments in (("--help",), ("play", "--help"), ("show", "--help")):
        status, screen, _errors = program(*arguments)
        assert status == 0
        assert screen.startswith("usage: python -m pygames")


def test_a_reader_that_leaves_is_no_reason_to_complain() -> None:
    match = pygames.Match("battle-line", rng=random.Random(5))
    play_some(match, random.Random(5))
    with subprocess.Popen(
        [*COMMAND, "show", match.link()],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 1
