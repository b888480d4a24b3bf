"""Laws that sealed matches stand on: what all views have in common, and what no length tells."""

import random

import pytest

from pygames import GAMES
from pygames.core.game import NOBODY, Decision, State, decision_of, half_seen, is_asked, is_open
from pygames.core.match import Match
from pygames.fair.spelling import form_size, read_move, size_of, written_move
from tests import strategies
from tests.effort import effort
from tests.fair.couriers import at_any
from tests.fair.matches import KINDS, Kind

MATCHES = effort(1, 12)
LOOKS = effort(6, 40)
"""How often a match is looked at."""
SEATS = [(game, seats) for game in GAMES for seats in (GAMES[game].load().seats)]


def moments(game: str, seats: int) -> list[State]:
    """States in the course of random matches."""
    found = []
    for seed in range(MATCHES):
        rng = random.Random(seed)
        match = Match(game, seats, rng=rng)
        for _look in range(LOOKS):
            found.append(match.state.copy())
            strategies.play_some(match, rng, 15)
    return found


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_view_of_a_view_is_the_view(game: str, seats: int) -> None:
    for state in moments(game, seats):
        nobody = state.view(NOBODY)
        for seat in range(seats):
            view = state.view(seat)
            assert view.view(seat) == view
            assert view.view(NOBODY) == nobody
            assert [it[:2] for it in view.decisions] == [it[:2] for it in nobody.decisions]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_moves_of_a_seat_are_among_those_that_nobody_rules_out(game: str, seats: int) -> None:
    for state in moments(game, seats):
        seen = state.view(NOBODY).decisions
        for seat in range(seats):
            for own in state.view(seat).decisions:
                openly = decision_of(own.seat, seen)
                mine = own.seat == seat or own.seat < 0
                for move in (*own.moves, *own.also) if mine and not is_open(own.moves) else ():
                    if not half_seen(move):
                        assert move in openly.moves or move in openly.also


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_length_tells_what_was_chosen(kind: Kind) -> None:
    table = kind.table(12)
    table.player = lambda view, decision, rng: _measured(table.devices, decision, view, rng)
    table.play(80)


def _measured(devices, decision: Decision, view: State, rng: random.Random):  # type: ignore[no-untyped-def]
    """Choose, after whatever could be chosen has been written and has come out as long."""
    seen = decision_of(decision.seat, view.view(NOBODY).decisions)
    if decision.known_to is not None and is_asked(decision):
        device = devices[decision.seat]
        moves = [*decision.moves, *decision.also]
        written = [device.choices.written(b"..", decision, seen, move) for move in moves]
        assert len({*map(len, written)}) == 1
        assert all(read_move(seen, written_move(seen, move)) == move for move in moves)
        assert {len(written_move(seen, move)) for move in moves} == {size_of(seen)}
        assert form_size(seen) <= size_of(seen)
    return at_any(view, decision, rng)
