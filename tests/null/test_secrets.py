"""What each seat of Null knows, at the moments for which the game was made."""

import random
from typing import Any

from pygames import Match
from pygames.core.game import REFEREE
from pygames.null.moves import KEEP, PASS, TAKE_BACK, Drawn, Lay, Put, Stake
from pygames.null.state import State


def playing(match: Match) -> State:
    """The play of a match that is no series."""
    assert isinstance(match.state, State)
    return match.state


def view(match: Match, seat: int) -> State:
    """The view of a match that is no series."""
    state = match.view(seat)
    assert isinstance(state, State)
    return state


def match(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match in which the lead is asked for the first time."""
    return Match("null", seats, options, rng=random.Random(seed))


def everybody_passes(game: Match) -> None:
    """Nobody doubles the stake."""
    while (decision := game.decisions[0]).name == "double":
        game.play(PASS, decision.seat)


def test_nothing_is_hidden_before_a_card_is_put_away() -> None:
    """Not who holds a card makes it a secret, but the first move that is half seen."""
    game = match()
    assert all(view(game, seat) == game.state for seat in range(3))

    hands = [[*hand] for hand in playing(game).hands]
    game.play(Put(hands[0][0]), 0)
    assert view(game, 0) == game.state
    for seat in (1, 2):
        seen = view(game, seat)
        assert (len(seen.hands[0]), seen.hidden[0]) == (0, 2)
        assert [[*hand] for hand in seen.hands[1:]] == hands[1:]
        assert seen.top == (None, frozenset((0,)))
        assert set(hands[0]) <= seen.unseen


def test_a_card_taken_back_is_known_to_nobody_else_any_more() -> None:
    game = match()
    game.play(KEEP, 0)
    game.play(Stake(1), 0)
    card = min(playing(game).hands[1])
    game.play(Lay(card), 1)
    game.play(TAKE_BACK, 1)
    assert playing(game).hands[1].keys() == view(game, 1).hands[1].keys()
    assert (view(game, 0).hands[1], view(game, 0).hidden[1]) == ({}, 3)
    assert [Lay(None), TAKE_BACK] == [entry.move for entry in game.seen(0)[-2:]]


def test_each_is_told_something_and_then_all_of_them_something_else() -> None:
    game = match()
    game.play(KEEP, 0)
    game.play(Stake(1), 0)
    for seat in range(3):
        game.play(Lay(min(playing(game).hands[seat])), seat)
    everybody_passes(game)
    answers = [entry.known_to for entry in game.log if entry.seat == REFEREE]
    assert answers == [frozenset((1, 2)), frozenset((2, 0)), frozenset((0, 1)), None]


def test_two_seats_know_the_card_that_one_put_back_and_the_other_drew() -> None:
    game = match()
    card = min(playing(game).hands[0])
    game.play(Put(card), 0)
    game.play(Stake(1), 0)
    for seat in range(3):
        game.play(Lay(min(playing(game).hands[seat])), seat)
    everybody_passes(game)
    drawn = next(e for e in game.log if e.move.kind == "drawn" and e.known_to is not None)
    assert drawn == (-1, Drawn(1, card), frozenset((0, 1)))
    assert [card in view(game, seat).hands[1] for seat in range(3)] == [True, True, False]


def test_a_sample_is_drawn_from_what_the_view_cannot_tell() -> None:
    game = match()
    game.play(Put(min(playing(game).hands[0])), 0)
    samples = [view(game, 1).sample(random.Random(seed)) for seed in range(40)]
    hands = {frozenset(sample.hands[0]) for sample in samples}
    assert len(hands) > 5
    assert frozenset(playing(game).hands[0]) <= set().union(*hands)


def test_two_worlds_that_a_seat_cannot_tell_apart_look_alike() -> None:
    """Other cards put away, laid and shown: the third seat's log has the same shape."""
    logs = []
    for pick in (min, max):
        game = match(seed=5)
        game.play(Put(pick(playing(game).hands[0])), 0)
        game.play(Stake(1), 0)
        game.play(Lay(pick(playing(game).hands[0])), 0)
        logs.append((game.seen(2), game.link(2), view(game, 2)))
    assert logs[0] == logs[1]
