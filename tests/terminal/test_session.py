"""A match at the terminal: who is asked, what can be done beside moving, and how it ends."""

import random
import re
from itertools import takewhile
from pathlib import Path

import pytest

import pygames
from pygames.cli import main
from pygames.terminal import party, screen
from pygames.typed import paint
from tests.strategies import play_some
from tests.terminal.typist import answered

BATTLE = ("play", "battle-line", "--seed", "1", "--bots", "1:random")


def lines(*arguments: str, typing: str = "") -> list[str]:
    """What the screen shows; each typed line is in it behind its prompt."""
    return answered(arguments, typing.split("/")).splitlines()


def link_in(shown: list[str]) -> pygames.Match:
    """The match as it was left."""
    return pygames.Match.from_link(shown[-1])


# --- commands ----------------------------------------------------------------------------------


def test_a_blank_line_shows_the_table_again() -> None:
    shown = lines(*BATTLE, typing="//q")

    assert shown.count("Fronts: you on the left, Player 2 on the right") == 3


def test_what_has_not_changed_is_not_shown_again() -> None:
    shown = lines("play", "null", "--seed", "3", typing="x/q")

    assert shown.count("Your move:") == 1


def test_a_hint_says_what_and_why_and_is_played_by_ok() -> None:
    shown = lines(*BATTLE, typing="hint/ok/q")
    (hint,) = [line for line in shown if line.startswith("Hint: ")]
    typed, _dash, _text = hint.removeprefix("Hint: ").partition(" – ")

    card, front = typed.split()
    assert shown[shown.index(hint) + 1].startswith("  ")
    assert re.search(rf"^ {front}  {card} ", "\n".join(shown), re.MULTILINE)


def test_ok_without_a_hint_says_so() -> None:
    assert "There is no hint to follow: type hint first." in lines(*BATTLE, typing="ok/q")


def test_a_hint_is_forgotten_with_the_next_choice() -> None:
    shown = lines(*BATTLE, typing="hint/r5 1/ok/q")

    assert "There is no hint to follow: type hint first." in shown


def test_history_tells_what_the_news_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygames.terminal.session._NEWS", 3)
    shown = lines("play", "lost-patrol", "--seed", "1", typing="history/q")
    (more,) = [line for line in shown if "lines before that: type history" in line]
    news = [*takewhile(bool, shown[shown.index(more) + 1 :])]
    told = [*takewhile(lambda line: line != "> q", shown[shown.index("> history") + 1 :])]
    left_out = int(re.findall(r"\d+", more)[0])

    assert told[-len(news) :] == news
    assert len(told) - len(news) >= left_out > 1


def test_a_match_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "my match.txt"
    shown = lines(*BATTLE, typing=f"r5 4/save {file}/q".replace("//", "/"))
    assert "Saved." not in shown or not file.exists()  # the slashes of the path were typed apart

    again = answered(BATTLE, ["r5 4", f"save {file}", "q"]).splitlines()
    assert "Saved." in again
    assert file.read_text(encoding="utf-8") == again[-1] + "\n"
    for command in (["play", str(file)], ["play", "--from", again[-1]], ["play", again[-1]]):
        gone_on = answered([*command, "--bots", "1:random"], ["q"]).splitlines()
        assert gone_on[-1] == again[-1]
        assert any(line.startswith(" 4  r5 ") for line in gone_on)
    inside = answered(BATTLE, [f"go on {file}", "q"]).splitlines()
    assert inside[-1] == again[-1]


def test_another_game_can_be_gone_on_with() -> None:
    link = pygames.Match("espionage", rng=random.Random(1)).link()
    shown = lines(*BATTLE, typing=f"go on {link}/q")

    assert link_in(shown).game.id == "espionage"
    assert "Type auto to leave the rest to a bot." in shown


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("save", "Type the name of a file after it, such as save match.txt."),
        ("go on", "Type the name of a file after it, such as go on match.txt."),
        ("go on nowhere", "This is not a link to a match: “nowhere”."),
        ("save .", "“.” cannot be written: Is a directory."),
        ("auto", "There is nothing here to leave to a bot; hint says what it would do."),
    ],
)
def test_what_cannot_be_done_is_answered_with_a_sentence(typed: str, sentence: str) -> None:
    shown = answered(BATTLE, [typed, "q"]).splitlines()

    assert sentence in shown
    assert link_in(shown).decisions


def test_no_other_file_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann", encoding="utf-8")

    shown = " ".join(answered(BATTLE, [f"save {file}", "q"]).split())
    assert "is something else: choose another name." in shown
    assert file.read_text(encoding="utf-8") == "Dear Ann"


def test_a_finished_match_cannot_be_gone_on_with() -> None:
    match = pygames.Match("battle-line", rng=random.Random(5))
    play_some(match, random.Random(5))
    shown = lines(*BATTLE, typing=f"go on {match.link()}/q")

    assert "Nobody can move in this match; show shows it." in shown


@pytest.mark.parametrize("game", ["battle-line", "lost-patrol"])
def test_resigning_ends_the_match(game: str) -> None:
    shown = lines("play", game, "--seed", "1", "--bots", "1:random", typing="resign")

    assert "Player 2 wins." in shown
    assert link_in(shown).outcome


def test_where_nobody_can_resign_it_says_so() -> None:
    shown = lines("play", "not-alone", "--seats", "2", "--seed", "1", typing="resign/q")

    assert "Nobody can resign here; quit leaves the match as it is." in shown


def test_undo_takes_the_answers_of_bots_back_with_it() -> None:
    """Where nothing is hidden: the Lurkers' steps up to the Scouts' last one."""
    shown = lines("play", "null", "--seed", "3", typing="1/1/u/q")
    assert "Someone else has moved since." in shown


def test_leaving_says_how_to_go_on() -> None:
    shown = lines(*BATTLE, typing="q")

    assert shown[-2].startswith("To continue it later: ")
    assert shown[-2].endswith(" play LINK --people 0 --bots 1:random")


# --- several people, and none ------------------------------------------------------------------


def test_nobody_sees_the_hand_of_another() -> None:
    """What Ann holds is gone from the screen before Ben is asked to sit down."""
    text = answered(
        ("play", "battle-line", "--seed", "1", "--people", "all", "--names", "Ann,Ben"),
        ["", "r5 1", "troop", "", "q"],
    )
    _start, _ann, ben = re.split(r"Now it is \w+’s turn", text)

    assert "r2" in ben
    assert "Ann holds 7 troop cards" in ben
    assert not re.search(r"Your hand: .*r9", ben)


def test_without_secrets_the_screen_is_not_hidden() -> None:
    shown = lines("play", "lost-patrol", "--seed", "1", "--people", "0,1", typing="1/q")

    assert "Player 2, it is your turn." in shown
    assert not any("Press Enter" in line for line in shown)


def test_bots_can_be_watched() -> None:
    shown = lines("play", "battle-line", "--seed", "1", "--bots", "0:random,1:random")

    assert not any(line.startswith("> ") for line in shown)
    assert "Fronts: Player 1 on the left, Player 2 on the right" in shown
    assert link_in(shown).outcome


def test_a_person_takes_the_seat_that_no_bot_has() -> None:
    shown = lines("play", "battle-line", "--seed", "1", "--bots", "0:random", typing="q")

    assert "Fronts: you on the left, Player 1 on the right" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--people", "2"), "Write seats as numbers from 0 to 1, all or none, not “2”."),
        (("--people", "0,0"), "not “0,0”."),
        (("--people", "0", "--bots", "0:1"), "Seat 0 cannot be a person’s and a bot’s."),
        (("--bots", "1:6"), "not “1:6”."),
        (("--bots", "x"), "not “x”."),
        (("--names", "Ann"), "There must be one name for each player."),
    ],
)
def test_wrong_seats_are_answered_with_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert main(["play", "battle-line", *arguments]) == 2
    errors = capsys.readouterr().err
    assert sentence in errors
    assert errors.count("\n") == 1


def test_what_one_seat_has_seen_cannot_be_gone_on_with(capsys: pytest.CaptureFixture[str]) -> None:
    link = pygames.Match("battle-line", rng=random.Random(1)).link(0)

    assert main(["play", link]) == 1
    assert "what one seat has seen" in capsys.readouterr().err


# --- the screen --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "word"), [("tr", "Sıra sende"), ("hu", "Te jössz"), ("fa", "نوبت شما")]
)
def test_it_speaks_the_language_that_is_asked_for(code: str, word: str) -> None:
    shown = lines("--lang", code, *BATTLE, typing="?/q")

    assert any(word in line for line in shown)
    assert link_in(shown).decisions
    assert "Battle Line, 2 players" in lines(*BATTLE, typing="q")


def test_the_system_says_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")

    assert any("Te jössz" in line for line in lines(*BATTLE, typing="q"))


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert paint.wants_colour(Terminal())  # type: ignore[arg-type]
    monkeypatch.setenv("NO_COLOR", "1")
    assert not paint.wants_colour(Terminal())  # type: ignore[arg-type]
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not paint.wants_colour(Terminal())  # type: ignore[arg-type]


def test_nothing_is_painted_in_a_file() -> None:
    assert "\x1b" not in answered(BATTLE, ["?", "q"])


def test_the_width_of_a_text_is_that_of_what_is_seen() -> None:
    assert paint.width(paint.paint("r8", paint.RED, paint.BOLD)) == 2
    assert paint.width("می\u200cرود") == 5
    assert paint.fit(paint.paint("r8", paint.RED), 4).endswith("  ")


def test_the_tab_key_completes_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "r5 1")
    asked = screen.Screen()
    asked.ask(["r5 1", "r9 1", "b5 1"])

    assert [asked._complete("R", place) for place in range(3)] == ["r5 1", "r9 1", None]


def test_a_party_says_how_it_is_typed() -> None:
    assert party.Party((1,), {0: 3, 2: 0}).arguments == "--people 1 --bots 0:3,2:random"
    assert party.Party((), {0: 1, 1: 2}).arguments == "--people none --bots 0:1,1:2"
