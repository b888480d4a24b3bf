"""Two games with sides swapped, compared (section 7.3, `duel`)."""

import random

import pytest

from pygames import Match
from pygames.core.series import Series
from pygames.lost_patrol.duel import _then
from pygames.lost_patrol.position import Result
from tests.lost_patrol.positions import (
    BOARD_E,
    asked,
    do,
    ended,
    position,
    start,
    where,
)

SHIP = "(0,0) dead_end@0, (1,0) straight@0, (2,0) dropship@3"


def duel_from(state):
    """A duel whose first game stands like this."""
    return Series(state, _then)


def second(duel, state):
    """The same, the second game standing like this; what there is to beat stays."""
    rival, seat = duel.play.rival, duel.play.scouts_seat
    state.rival, state.scouts_seat = rival, seat
    state._decisions = None
    duel.play = state
    return duel


def test_the_sides_change():
    """Section 7.3: who led the Scouts leads the Lurkers; everything else is as before."""
    duel = start(duel=True, dropship_exits=2)

    assert (1, "place_end") == asked(duel)

    first = duel.play
    do(duel, "concede")

    assert duel.outcome is None
    assert (0, "place_end") == asked(duel)
    assert (0, 1) == (first.scouts_seat, duel.play.scouts_seat)
    assert first.options == duel.play.options
    assert ["(0,0)"] * 5 == [where(duel.play, scout) for scout in range(5)]
    assert 0 == duel.play.round


def test_dice_decide_once():
    """LP-48: in the second game the sides are known."""
    duel = do(start(duel=True, scouts="dice"), "roles 1 5")

    assert 1 == duel.play.scouts_seat

    do(duel, "concede")

    assert 0 == duel.play.scouts_seat
    assert (1, "place_end") == asked(duel)


def escaping(number, drawn=3, seat=0):
    """A game in which so many Scouts escape when phase 5 ends, so many tiles having been drawn."""
    scouts = ",".join(map(str, range(number)))
    return _drawn(position(SHIP, f"{scouts}@(2,0)", phase="ambush", stack=""), drawn, seat)


def dying(drawn, found=False, seat=0):
    """A game whose last Scout dies when the dice show 6, 1 and 1."""
    board = SHIP if found else BOARD_E
    state = position(board, "4@(0,0)", "6@(0,0)", phase="ambush", stack="" if found else "sharp")
    return _drawn(state, drawn, seat)


def _drawn(state, drawn, seat):
    """The same when so many tiles have been drawn: the rest are in the stack."""
    state.stack = tuple(range(len(state.options.tiles) - 1 - drawn))
    state.scouts_seat = seat
    state._decisions = None
    return state


ESCAPE = ["end"]
DIE = ["ambush (0,0)", "dice 6 1 1", "lose 4"]


@pytest.mark.parametrize(
    ("first", "then", "winners", "reason"),
    [
        ((escaping(2), ESCAPE), (escaping(1), ESCAPE), (0,), "duel"),
        ((escaping(1), ESCAPE), (escaping(3), ESCAPE), (1,), "duel"),
        ((escaping(1), ESCAPE), (dying(2, found=True), DIE), (0,), "duel"),
        ((dying(2, found=True), DIE), (escaping(1, drawn=0), ESCAPE), (1,), "duel"),
        ((dying(1, found=True), DIE), (dying(3), DIE), (0,), "duel"),
        ((dying(3), DIE), (dying(1, found=True), DIE), (1,), "duel"),
        ((dying(3), DIE), (dying(2), DIE), (0,), "duel"),
        ((dying(2), DIE), (dying(3), DIE), (1,), "duel"),
        ((dying(3), DIE), (dying(3), DIE), (), "duel_even"),
        ((escaping(2), ESCAPE), (escaping(2), ESCAPE), (), "duel_even"),
        ((escaping(2, drawn=1), ESCAPE), (escaping(2, drawn=2), ESCAPE), (1,), "duel"),
    ],
)
def test_how_two_games_compare(first, then, winners, reason):
    """Section 7.3: Scouts escaped, then the Dropship found, then tiles drawn."""
    duel = duel_from(first[0].copy())
    do(duel, *first[1])

    assert duel.outcome is None
    assert 1 == duel.play.scouts_seat

    second(duel, then[0].copy())
    do(duel, *then[1])

    assert (winners, reason) == ended(duel)
    assert () == duel.decisions


def test_the_scores_are_scouts_escaped():
    """Section 7.3: of each seat, in the game in which it led them."""
    duel = do(duel_from(escaping(2)), "end")
    second(duel, escaping(3))
    do(duel, "end")

    assert (2, 3) == duel.outcome.scores


def test_what_a_game_is_compared_by():
    """Section 7.3: those who did not escape do not count; a found Dropship and tiles do."""
    assert (3, True, 3) == do(escaping(3), *ESCAPE).result
    assert (0, False, 2) == do(dying(2), *DIE).result
    assert (0, True, 1) == do(dying(1, found=True), *DIE).result
    assert Result(1, False, 0) > Result(0, True, 9) > Result(0, False, 30)


def test_a_tile_drawn_counts_the_dropship_too():
    """Section 7.3: all that came from the stack, not the Clearing."""
    state = start(mix="1-0-0-0-0-0-0-0")

    assert 0 == state.result.drawn

    do(state, "name (0,0) 0", "draw straight", "rotate 0", "name (0,0) 3", "draw dropship")
    do(state, "rotate 0")

    assert (0, True, 2) == state.result


@pytest.mark.parametrize("who", ["first", "second"])
def test_a_duel_to_its_end(who):
    """Section 7.3: as a match, with a link that brings it back."""
    options = {"duel": True, "scouts": who, "mix": "3+1-2+1-2-2-1-1+1-0-2", "max_rounds": 20}
    rng = random.Random(4)
    match = Match("lost-patrol", options=options, rng=random.Random(3))
    while match.decisions:
        (decision,) = match.decisions
        match.play(rng.choice(decision.moves), decision.seat)

    assert 2 == len(match.state.results)
    assert match.outcome.reason in ("duel", "duel_even")
    assert match.log == Match.from_link(match.link()).log


def test_without_a_duel_one_game_is_all():
    """Section 7.3: it is off by default."""
    state = start()

    assert not isinstance(state, Series)
    assert () == do(state, "concede").decisions
