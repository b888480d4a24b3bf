"""The puzzles of the repository: each is a position of a match with one best answer."""

import json
from functools import cache
from pathlib import Path

import pytest

from pygames import GAMES
from pygames.bots.puzzling import seeking_of
from pygames.core.game import Decision, State
from pygames.core.links import move_of
from pygames.core.match import Match
from pygames.not_alone.puzzle import EMPTY
from pygames.not_alone.whereabouts import possible
from pygames.puzzles import CYCLE, FORTNIGHT
from pygames.puzzles.making.cutting import cut_from, holds
from pygames.puzzles.making.proving import SEEDS
from pygames.puzzles.making.shelves import file_of, fortnights, puzzles_in
from pygames.puzzles.quiz import quiz_of
from pygames.puzzles.record import Puzzle
from tests.effort import WILD, sampled

ASKING = [key for key, game in GAMES.items() if game.puzzle]
FOLDER = Path(__file__).parents[2] / "web/puzzles"


@cache
def kept(game: str) -> tuple[Puzzle, ...]:
    return tuple(puzzles_in(file_of(FOLDER, game)))


EVERY = [(game, number) for game in ASKING for number in range(len(kept(game)))]


def asked(puzzle: Puzzle) -> tuple[Match, Decision, State]:
    match = Match.from_link(puzzle.link)
    (decision,) = (it for it in match.decisions if it.seat == puzzle.seat)
    return match, decision, match.view(puzzle.seat)


@pytest.mark.parametrize("game", ASKING)
def test_there_are_whole_fortnights_of_different_puzzles(game: str) -> None:
    puzzles = kept(game)

    assert len(puzzles) == CYCLE or not len(puzzles) % FORTNIGHT
    assert len(puzzles) >= FORTNIGHT
    assert len({it.link for it in puzzles}) == len(puzzles)


@pytest.mark.parametrize(("game", "number"), sampled(EVERY, 9))
def test_the_answer_is_among_the_moves_and_costs_nothing(game: str, number: int) -> None:
    puzzle = kept(game)[number]
    match, decision, _view = asked(puzzle)
    quiz, seeking = quiz_of(GAMES[game]), seeking_of(GAMES[game])
    moves = quiz.offered(decision, puzzle.theme) if quiz.offered else decision.moves

    assert match.link() == puzzle.link, "it is what a match was, to the letter"
    assert match.outcome is None
    assert move_of(decision, puzzle.answer) in moves
    assert len(moves) >= 4
    assert (puzzle.theme or decision.name) in quiz.questions
    if not puzzle.theme:
        costs = [puzzle.cost(index) for index in range(len(decision.moves))]
        others = [cost for index, cost in enumerate(costs) if (index,) != puzzle.answer]
        assert puzzle.cost(puzzle.answer[0]) == 0
        assert min(others) >= round(100 * seeking.margin)
        assert 0 < puzzle.chance < 100


@pytest.mark.parametrize(("game", "number"), sampled(EVERY, 150, first=3))
def test_a_search_ten_times_as_deep_prefers_it_by_a_clear_margin(game: str, number: int) -> None:
    assert holds(GAMES[game], kept(game)[number], SEEDS if WILD else SEEDS[:1])


@pytest.mark.parametrize("number", range(len(kept("not-alone"))))
def test_what_lies_open_tells_where_the_hunted_are(number: int) -> None:
    puzzle = kept("not-alone")[number]
    _match, _decision, view = asked(puzzle)
    places = range(1, 6) if puzzle.theme == EMPTY else range(1, 11)
    empty = [place for place in places if not possible(view, place)]
    (answer,) = move_of(_decision, puzzle.answer).where

    if puzzle.theme == EMPTY:
        assert empty == [answer]
    else:
        assert answer not in empty


def test_a_fortnight_is_small() -> None:
    files = fortnights(FOLDER, GAMES)

    assert max(map(len, files)) <= 30_000
    assert sum(len(day) for text in files for day in json.loads(text).values()) == len(EVERY)


def test_the_same_match_gives_the_same_puzzles() -> None:
    game = GAMES["lost-patrol"]
    lines = file_of(FOLDER, game.id).read_text(encoding="utf-8").splitlines()
    first = json.loads(lines[0])[0]

    again = [(it.link, it.answer) for it in cut_from(game, first)]

    assert again
    assert {*again} <= {(it.link, it.answer) for it in kept(game.id)}
