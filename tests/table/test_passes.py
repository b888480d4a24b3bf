"""Passes are nothing to tell: not in the log, not in a replay, not in a count."""

import random

import pytest

from pygames import Match
from pygames.core.game import NOBODY
from pygames.null.moves import PASS, REST, Double
from pygames.null.state import State
from pygames.table.board_loader import board_of
from pygames.table.news import news, recent
from pygames.table.playback import Playback
from pygames.table.saves import Save
from pygames.table.story import Story

QUIET = {"pass", "rest"}


def playing(match: Match) -> State:
    """The state of a match that is no series."""
    assert isinstance(match.state, State)
    return match.state


def match_with_passes(seed: int = 3) -> Match:
    """A round of Null in which everybody passes and nobody puts a card back."""
    match = Match("null", 3, {"plays": 1}, rng=random.Random(seed))
    while not any(entry.move.kind == "wins" for entry in match.log):
        decision = next(d for d in match.decisions if d.moves)
        match.play(decision.moves[0], decision.seat)
    return match


def test_they_are_no_lines_of_the_log() -> None:
    match = match_with_passes()
    assert {entry.move.kind for entry in match.log} > {"pass", "wins"}
    told = Story(match, 0, board_of(match.game), lambda outcome: outcome.reason).deeds()

    assert not {match.log[deed.entry].move.kind for deed in told} & QUIET
    assert "Passes" not in " ".join(deed.text for deed in told)


def test_they_are_no_stops_of_a_replay() -> None:
    match = match_with_passes()
    playback = Playback("m", match)
    passes = [i for i, entry in enumerate(match.log) if entry.move.kind in QUIET]

    assert passes
    assert not {stop.entries for stop in playback.stops} & {*passes}


def test_they_do_not_count_as_moves() -> None:
    match = match_with_passes()
    made = [e for e in match.log if e.seat >= 0 and e.move.kind not in QUIET]
    assert Save.of("m", match, 0, (0, 0, 0)).moves == len(made)


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_what_is_new_does_not_end_with_the_own_pass(seat: int) -> None:
    match = Match("null", 3, rng=random.Random(3))
    while match.decisions[0].name != "double":
        decision = next(d for d in match.decisions if d.moves)
        match.play(decision.moves[0], decision.seat)
    doubler = next(d for d in match.decisions if len(d.moves) > 2)
    match.play(doubler.moves[2], doubler.seat)
    (double,) = (i for i, entry in enumerate(match.log) if isinstance(entry.move, Double))
    for decision in match.decisions:
        if decision.seat == seat:
            match.play(PASS, decision.seat)
    told = Story(match, seat, board_of(match.game), lambda outcome: outcome.reason).deeds()

    if seat != doubler.seat:
        assert double in {deed.entry for deed in news(match, seat, told)}
    assert match.log[double] in recent(match, seat)


def test_one_that_hidden_cards_force_is_never_made_by_itself() -> None:
    """Not even where all can see that there is nothing else: with a target of 12."""
    for seed in range(400):
        match = Match("null", 2, {"hand": 2}, rng=random.Random(seed))
        for name in ("put", "stake", "lay", "lay"):
            decision = next(d for d in match.decisions if d.moves)
            assert decision.name == name
            match.play(decision.moves[0], decision.seat)
        if playing(match).target == 12:
            break
    first, _second = match.decisions
    match.play(REST, first.seat)
    (last,) = match.decisions
    assert [*last.moves] == [PASS]
    assert all([*match.view(seat).decisions[0].moves] == [PASS] for seat in (0, 1))
