"""A puzzle at the table: it is opened by its day, tried, solved, and marked as solved."""

import json
from pathlib import Path

import pytest

from pygames import GAMES, Match
from pygames.core.links import move_of
from pygames.puzzles.quiz import quiz_of
from pygames.puzzles.record import Puzzle, from_plain
from pygames.puzzles.table.days import file_of
from pygames.table import solved_days
from pygames.table.board_loader import board_of
from pygames.table.puzzle_days import FIRST, day_called, name_of, place_of
from tests.effort import LANGUAGES
from tests.table.visitor import ADDRESS, Visitor

ASKING = [key for key, game in GAMES.items() if game.puzzle]
TODAY = "2027-01-15"
"""The day of a `Visitor`."""
EARLIER = "2026-11-20"


def puzzle_of(fetched: Path, game: str, name: str) -> Puzzle:
    day = day_called(name)
    assert day is not None
    place = place_of(day)
    assert place is not None
    text = (fetched / file_of(place.fortnight)).read_text(encoding="utf-8")
    return from_plain(json.loads(text)[game][place.number])


def path_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The picks that lead to the answer."""
    match = Match.from_link(puzzle.link)
    (decision,) = (it for it in match.decisions if it.seat == puzzle.seat)
    best = move_of(decision, puzzle.answer)
    only = decision._replace(moves=(best,), also=())
    (path,) = board_of(match.game).paths(match.view(puzzle.seat), only)
    return tuple(path)


def wrong(puzzle: Puzzle) -> int:
    """The place of a wrong answer among those that can be given."""
    match = Match.from_link(puzzle.link)
    (decision,) = (it for it in match.decisions if it.seat == puzzle.seat)
    offered = quiz_of(match.game).offered
    moves = offered(decision, puzzle.theme) if offered else decision.moves
    best = move_of(decision, puzzle.answer)
    return next(place for place, move in enumerate(moves) if move != best)


def answered(visitor: Visitor, puzzle: Puzzle) -> None:
    for element in path_of(puzzle):
        if element in visitor.picks:
            visitor.pick(element)


@pytest.mark.parametrize("game", ASKING)
def test_whoever_finds_the_best_move_has_the_day_marked(game: str, fetched: Path) -> None:
    visitor = Visitor(f"#/puzzle/{game}/{EARLIER}")
    puzzle = puzzle_of(fetched, game, EARLIER)
    assert (visitor.screen, visitor.notice) == ("table", "")
    assert not visitor.shown.has("undo")
    assert not visitor.shown.has("hint")

    answered(visitor, puzzle)

    assert "Right!" in visitor.shown.text("prompt")
    assert visitor.picks == []
    assert solved_days.days(visitor.settings, game) == {day_called(EARLIER)}
    assert not visitor.saves
    visitor.go("#/")
    assert "solved today" not in str(visitor.shown.element(f"puzzle-{game}"))


@pytest.mark.parametrize("game", ASKING)
def test_a_wrong_answer_says_what_it_costs_and_another_may_be_tried(
    game: str, fetched: Path
) -> None:
    visitor = Visitor(f"#/puzzle/{game}/{EARLIER}")
    puzzle = puzzle_of(fetched, game, EARLIER)

    visitor.send("move", index=str(wrong(puzzle)))

    said = visitor.shown.text("prompt")
    assert "Right!" not in said
    assert said.startswith("No.") if puzzle.theme else "times in a hundred" in said
    assert solved_days.days(visitor.settings, game) == frozenset()
    again = visitor.start()
    assert again.text("prompt") == said, "it is still there after a reload"
    answered(visitor, puzzle)
    assert "Right!" in visitor.shown.text("prompt")


def test_todays_puzzle_needs_no_date_and_is_marked_at_home(fetched: Path) -> None:
    visitor = Visitor("#/puzzle/battle-line")
    (address,) = [it["url"] for it in visitor.effects if it["type"] == "address"]
    assert address == f"#/puzzle/battle-line/{TODAY}"

    answered(visitor, puzzle_of(fetched, "battle-line", TODAY))
    visitor.go("#/")

    assert "solved" in visitor.shown.element("puzzle-battle-line").attributes["class"]
    assert "class" not in visitor.shown.element("puzzle-espionage").attributes


def test_the_solution_is_shown_on_request_and_marks_no_day(fetched: Path) -> None:
    visitor = Visitor(f"#/puzzle/battle-line/{EARLIER}")

    visitor.send("solve")

    assert "The solution" in visitor.shown.text("prompt")
    assert visitor.question is not None
    assert visitor.question["explain"] == [[*puzzle_of(fetched, "battle-line", EARLIER).answer]]
    question, visitor.question = visitor.question, None
    visitor.send("thought", question=question, answer={"why": [["Because it is red."]]})
    assert "Because it is red." in visitor.shown.text("prompt")
    answered(visitor, puzzle_of(fetched, "battle-line", EARLIER))
    assert solved_days.days(visitor.settings, "battle-line") == frozenset()


def test_the_address_of_a_puzzle_can_be_sent(fetched: Path) -> None:
    visitor = Visitor(f"#/puzzle/espionage/{EARLIER}")

    visitor.send("send_puzzle")

    sent = next(it for it in visitor.effects if it["type"] == "copy")
    assert sent["text"] == f"{ADDRESS}#/puzzle/espionage/{EARLIER}"


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("battle-line/2026-02-30", "its day is missing or damaged"),
        ("battle-line/soon", "its day is missing or damaged"),
        ("battle-line/2001-01-01", "There was no puzzle yet on that day."),
        ("battle-line/2027-01-18", "is not out yet"),
        ("chess/2027-01-15", "There is no game called “chess”."),
    ],
)
def test_an_address_that_leads_nowhere_says_so(address: str, sentence: str, fetched: Path) -> None:
    visitor = Visitor(f"#/puzzle/{address}")

    assert visitor.screen == "home"
    assert sentence in visitor.notice


def test_what_is_damaged_or_missing_in_a_fortnight_says_so(fetched: Path) -> None:
    (fetched / file_of(0)).write_text("{}", encoding="utf-8")
    visitor = Visitor(f"#/puzzle/battle-line/{name_of(FIRST)}")
    assert "This version has no puzzle for that day." in visitor.notice


def test_a_fortnight_that_cannot_be_fetched_says_so() -> None:
    visitor = Visitor(f"#/puzzle/battle-line/{EARLIER}")

    assert visitor.screen == "home"
    assert visitor.notice == (
        "The puzzle could not be downloaded. Check your connection and try again."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ASKING)
def test_it_is_asked_in_every_language(game: str, language: str, fetched: Path) -> None:
    visitor = Visitor(f"#/puzzle/{game}/{EARLIER}?lang={language}")
    asked = visitor.shown.text("prompt")
    visitor.send("solve")

    assert asked
    assert visitor.shown.text("prompt") != asked
    assert "{" not in visitor.shown.text()


def test_the_table_does_not_give_the_answer_away(fetched: Path) -> None:
    visitor = Visitor(f"#/puzzle/not-alone/{EARLIER}")
    assert "could be here" not in visitor.shown.html

    visitor.send("solve")
    assert "could be here" in visitor.shown.html
