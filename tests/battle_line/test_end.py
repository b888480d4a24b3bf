"""How the game ends: three adjacent fronts, any five, a dead end, resigning (BL-62..BL-65)."""

import pytest

from pygames.battle_line.moves import END_CLAIMS, PASS, RESIGN
from pygames.core.game import IllegalMove, Outcome
from tests.battle_line.positions import (
    DRAW_TROOP,
    asked,
    claim,
    drawn,
    go,
    legal,
    play,
    position,
    won,
)

WEDGE = "R10 R9 R8"


def claiming(front, mine, theirs=(), **options):
    """Seat 0 owns these fronts and makes one more claim."""
    table = {"fronts": {front: (WEDGE, "")}, "won": (mine, theirs), "step": "claim"}
    return go(position(hands=("B1", "G1"), **table, **options), claim(front))


@pytest.mark.parametrize(
    ("front", "mine", "theirs", "expected"),
    [
        pytest.param(6, [4, 5], [1, 9], Outcome((0,), (5, 2), "three"), id="BT-66"),
        pytest.param(9, [1, 3, 5, 7], [2], Outcome((0,), (5, 1), "five"), id="BT-67"),
        pytest.param(2, [1, 3], [], Outcome((0,), (5, 0), "three"), id="the one between"),
        pytest.param(1, [2, 3], [4], Outcome((0,), (5, 1), "three"), id="the left end"),
        pytest.param(9, [7, 8], [], Outcome((0,), (5, 0), "three"), id="the right end"),
        pytest.param(5, [1, 2, 4, 8], [], Outcome((0,), (5, 0), "five"), id="five, not adjacent"),
    ],
)
def test_the_winning_claim(front, mine, theirs, expected):
    """BL-62, BL-76: at once, with no draw of a card; the winner scores five."""
    state = claiming(front, mine, theirs)

    assert expected == state.outcome
    assert () == state.decisions
    assert 1 == state.hand_count(0)


@pytest.mark.parametrize(
    ("front", "mine", "theirs"),
    [
        pytest.param(4, [1, 2], [3], id="BT-68"),
        pytest.param(9, [1, 2], [8], id="the row does not close to a ring"),
        pytest.param(7, [1, 3, 5], [2, 4], id="four"),
        pytest.param(6, [5], [4, 7], id="two adjacent"),
    ],
)
def test_a_claim_that_does_not_win(front, mine, theirs):
    """BL-59, BL-62: the game goes on with the draw."""
    state = claiming(front, mine, theirs)

    assert state.outcome is None
    assert sorted([*mine, front]) == won(state, 0)
    assert (0, "draw") == asked(state)


def test_the_game_ends_before_other_claims():
    """BL-62: tested after each single claim."""
    fronts = {3: (WEDGE, ""), 8: ("G10 G9 G8", "")}
    state = position(hands=("", ""), fronts=fronts, won=([1, 2], []), step="claim")

    assert [claim(3), claim(8), END_CLAIMS] == legal(state)

    go(state, claim(3))

    assert [1, 2, 3] == won(state, 0)
    assert () == state.decisions


def test_nothing_can_be_done_after_the_end():
    """BL-62: the game is over for both."""
    state = claiming(6, [4, 5])
    before = state.copy()

    for seat in (0, 1):
        for move in (PASS, RESIGN, END_CLAIMS, play("B1", 1), claim(1)):
            with pytest.raises(IllegalMove):
                state.apply(move, seat)

    assert before == state


# --- dead ends ---------------------------------------------------------------------------

FOUR_FOUR = ([1, 2, 5, 6], [3, 4, 7, 8])
"""Four fronts each, no three adjacent; the ninth is open."""


def settle(fronts, fronts_won, hands=("", ""), **options):
    """Both players pass and claim nothing, the decks being empty."""
    state = position(fronts=fronts, won=fronts_won, hands=hands, decks=("", ""), **options)
    while state.decisions:
        assert state.turn < 40
        go(state, PASS if PASS in legal(state) else END_CLAIMS)
    return state


def test_a_complete_side_takes_its_front():
    """BL-57, BL-63, BT-74: what could never be proved; five to four."""
    state = settle({9: ("R1 G2 B4", "")}, FOUR_FOUR, hands=("B10 B9 B8", ""))

    assert [1, 2, 5, 6, 9] == won(state, 0)
    assert Outcome((0,), (5, 4), "settled") == state.outcome


@pytest.mark.parametrize("fronts", [{}, {9: ("R1", "G1 G2")}])
def test_equal_numbers_of_fronts_are_a_draw(fronts):
    """BL-63, BL-77, BT-75: nobody takes a front without a complete side."""
    state = settle(fronts, FOUR_FOUR)

    assert [None] == state.flags[8:]
    assert Outcome((), (4, 4), "settled") == state.outcome


@pytest.mark.parametrize(
    ("fronts", "owner"),
    [
        pytest.param({9: ("R1 R2 R3", "G10 B10 Y10")}, 0, id="the better formation"),
        pytest.param({9: ("R1 R2 R4", "G10 B10 Y10")}, 1, id="the other seat's"),
        pytest.param({9: ("R1@1 R2@3 R3@9", "G1@2 G2@4 G3@8")}, 1, id="the first of equal ones"),
        pytest.param({9: ("R1@1 R2@3 R3@7", "G1@2 G2@4 G3@8")}, 0, id="the first, seat 0"),
    ],
)
def test_of_two_complete_sides_the_better_takes_the_front(fronts, owner):
    """BL-42, BL-44, BL-63: as for claims."""
    state = settle(fronts, FOUR_FOUR)

    assert owner == state.flags[8]
    assert (owner,) == state.outcome.winners


def test_a_side_of_three_is_not_complete_in_mud():
    """BL-48, BL-63: four are needed there, also when the game is settled."""
    state = settle({9: ("R1 R2 R3", "")}, FOUR_FOUR, mud=(9, 0))

    assert None is state.flags[8]


SIMULTANEOUS = [
    pytest.param(
        {3: (WEDGE, ""), 7: ("", "G10 G9 G8")},
        ([1, 2], [8, 9]),
        Outcome((), (3, 3), "settled"),
        id="both three adjacent, equal",
    ),
    pytest.param(
        {3: (WEDGE, ""), 7: ("", "G10 G9 G8")},
        ([1, 2, 5], [8, 9]),
        Outcome((0,), (5, 3), "settled"),
        id="both three adjacent, one has more",
    ),
    pytest.param(
        {3: (WEDGE, "")},
        ([1, 2], [5, 6, 8, 9]),
        Outcome((0,), (5, 4), "settled"),
        id="three adjacent against four",
    ),
    pytest.param(
        {3: ("", WEDGE)},
        ([1, 2, 6, 8], [4]),
        Outcome((0,), (5, 2), "settled"),
        id="more fronts",
    ),
]


@pytest.mark.parametrize(("fronts", "fronts_won", "expected"), SIMULTANEOUS)
def test_all_awards_are_made_at_once(fronts, fronts_won, expected):
    """BL-63: then one player who fulfils BL-62 wins, else who has more fronts."""
    assert expected == settle(fronts, fronts_won).outcome


def test_one_pass_does_not_settle():
    """BL-63: two turns in a row, one a player."""
    state = position(hands=("", "G1"), decks=("", ""), won=FOUR_FOUR)
    go(state, PASS, play("G1", 9), PASS)

    assert state.outcome is None
    assert (1, "play") == asked(state)
    assert () == go(state, PASS).decisions


@pytest.mark.parametrize("first", [True, False])
def test_a_pass_with_a_draw_does_not_settle(first):
    """BL-63, BL-64: neither as the first nor as the second of two."""
    deck = "B1" if first else "B1 B2"
    state = position(hands=("", ""), decks=(deck, ""), won=FOUR_FOUR)
    go(state, PASS, DRAW_TROOP, drawn(0, "B1"), PASS)
    if not first:
        go(state, DRAW_TROOP, drawn(1, "B2"))

    assert state.outcome is None
    assert (0, "play") == asked(state)


def test_claims_of_the_second_pass_come_first():
    """BL-63: the game is settled at the end of that turn, after its claims."""
    fronts = {9: ("", WEDGE)}
    state = position(hands=("", ""), fronts=fronts, won=FOUR_FOUR, decks=("", ""))
    go(state, PASS, PASS)

    assert (1, "claim") == asked(state)
    assert "five" == go(state.copy(), claim(9)).outcome.reason
    assert "settled" == go(state.copy(), END_CLAIMS).outcome.reason


# --- resigning ---------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["play", "claim", "draw"])
@pytest.mark.parametrize("seat", [0, 1])
def test_resigning(step, seat):
    """BL-65: whenever one is asked; the opponent wins, the resigner scores the fronts owned."""
    fronts = {1: (WEDGE, "G10 G9 G8"), 2: ("B10 B9 B8", "P1")}
    state = position(fronts=fronts, won=([4, 5], [7]), player=seat, step=step)

    assert [RESIGN] == list(state.decisions[0].also)
    assert RESIGN not in legal(state)

    go(state, RESIGN)

    assert Outcome((1 - seat,), (2, 5) if seat == 0 else (5, 1), "resign") == state.outcome
    assert () == state.decisions


def test_only_who_is_asked_resigns():
    """BL-65: the other player has to wait, and so has everybody while cards are dealt."""
    state = position(hands=("R1", "G1"))

    with pytest.raises(IllegalMove):
        state.apply(RESIGN, 1)

    go(state, play("R1", 1), DRAW_TROOP)

    for seat in (0, 1):
        with pytest.raises(IllegalMove):
            state.apply(RESIGN, seat)
