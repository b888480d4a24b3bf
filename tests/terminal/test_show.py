"""A link told in the terminal: at some moment, by what one seat has seen, or as JSON."""

import json
import random
from typing import Any

import pytest

import pygames
from pygames.cli import main
from tests.strategies import play_some
from tests.terminal.typist import answered


def match(game: str = "battle-line", moves: int = 12) -> pygames.Match:
    """A match in its middle."""
    found = pygames.Match(game, rng=random.Random(5))
    play_some(found, random.Random(5), moves)
    return found


def shown(*arguments: str) -> list[str]:
    """What the screen shows."""
    return answered(("show", *arguments), []).splitlines()


def as_json(*arguments: str) -> dict[str, Any]:
    """The same, read by a program."""
    found: dict[str, Any] = json.loads(answered(("show", *arguments, "--json"), []))
    return found


@pytest.mark.parametrize("game", sorted(it.id for it in pygames.GAMES.values() if it.sketch))
def test_the_table_is_shown_after_any_move(game: str) -> None:
    played = match(game, 6)
    for at in (0, 3, len(played.choices)):
        assert len(shown(played.link(), "--at", str(at))) > 6


def test_it_is_the_table_of_that_moment() -> None:
    """Seven cards each, then one front after the other."""
    link = match().link()

    assert not any(
        " 1  . . .  " not in line for line in shown(link, "--at", "0") if "\n1  " in line
    )
    full = sum(line.count(". . .") for line in shown(link, "--at", "0"))
    later = sum(line.count(". . .") for line in shown(link, "--at", "6"))
    assert full == 18
    assert later < full


def test_all_hands_are_shown_or_those_of_one_seat() -> None:
    link = match().link()
    everything = "\n".join(shown(link, "--at", "2"))
    mine = "\n".join(shown(link, "--at", "2", "--seat", "1"))

    assert "Player 1 holds 7 troop cards, 0 tactics cards, including" in everything
    assert "Your hand: " in mine
    assert "including" not in mine


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--at", "9999"), "moves: choose from 0 to "),
        (("--at", "-1"), "moves: choose from 0 to "),
        (("--seat", "2"), "This match can be shown to these seats: 0, 1."),
    ],
)
def test_wrong_numbers_are_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert main(["show", match().link(), *arguments]) == 2
    errors = capsys.readouterr().err
    assert sentence in errors
    assert errors.count("\n") == 1


def test_the_link_of_one_seat_shows_that_seat_only(capsys: pytest.CaptureFixture[str]) -> None:
    link = match().link(1)

    assert "Your hand: " in "\n".join(shown(link, "--at", "2"))
    assert main(["show", link, "--seat", "0"]) == 2
    assert "these seats: 1." in capsys.readouterr().err


def test_json_holds_set_up_entries_decisions_and_outcome() -> None:
    played = pygames.Match("battle-line", rng=random.Random(5))
    found = as_json(played.link())

    assert found["game"] == "battle-line"
    assert found["seats"] == 2
    assert len(found["entries"]) == len(played.log)
    assert found["entries"][0].keys() == {"type", "seat", "move", "text"}
    (decision,) = found["decisions"]
    assert decision["seat"] == played.decisions[0].seat
    assert decision["moves"][0]["text"]
    assert found["outcome"] is None


def test_json_ends_where_it_is_asked_to() -> None:
    played = match()
    found = as_json(played.link(), "--at", "4")

    assert len(found["entries"]) == played.choices[4]


def test_json_of_one_seat_tells_what_it_saw() -> None:
    found = as_json(match().link(), "--seat", "0")
    drawn = [entry["move"] for entry in found["entries"] if entry["move"]["kind"] == "drawn"]

    assert all((move["card"] is None) == (move["seat"] == 1) for move in drawn)


@pytest.mark.parametrize("game", sorted(pygames.GAMES))
def test_a_finished_match_has_an_outcome(game: str) -> None:
    played = pygames.Match(game, rng=random.Random(2))
    play_some(played, random.Random(2))

    assert played.outcome
    assert as_json(played.link())["outcome"]["winners"] == [*played.outcome.winners]
