"""Each move has a path of squares and buttons of its own; what is barred is read as a move."""

from itertools import pairwise
from typing import Any

import pytest

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import use
from pygames.espionage.board import BOARD, picks
from pygames.espionage.moves import ACCEPT, DECLINE, END_TURN, OFFER_DRAW, Pair, Step
from tests.espionage.looks import KINDS, moments
from tests.espionage.positions import bare, go, pair, play, position, start


def fit(view: Any, decision: Decision) -> list[tuple[str, ...]]:
    """The paths of a decision, as the table relies on them."""
    paths = [tuple(path) for path in BOARD.paths(view, decision)]
    assert len(decision.moves) == len(paths) == len(set(paths))
    assert all(paths)
    for path, after in pairwise(sorted(paths)):  # one that begins another is just before it
        assert after[: len(path)] != path
    return paths


@pytest.mark.parametrize(("preset", "other"), KINDS)
def test_paths_fit_the_moves_and_none_begins_another(preset: str, other: dict[str, Any]) -> None:
    """ESP-22, ESP-23, ESP-68."""
    kinds = set()
    for state, decision, _recent in moments(preset, other, every=3):
        view = state.view(decision.seat)
        for move, path in zip(decision.moves, fit(view, decision), strict=True):
            squares = tuple(element for element in path if element != picks.LONE)
            assert move == BOARD.read(view, decision, squares)
            kinds.add((move.kind, len(path)))
    batch = other.get("commit_mode") == "batch"
    assert ("pair", 4) in kinds if batch else ("step", 2) in kinds
    if other.get("second_move") == "optional":
        assert (("step", 3) if batch else ("end_turn", 1)) in kinds


def test_the_paths_of_the_set_up_fit_too() -> None:
    """ESP-12: made one by one they are buttons, which the list of all moves picks."""
    state = bare()
    for decision in state.decisions:
        paths = fit(state.view(decision.seat), decision)
        assert ("do:place-0",) == paths[0]
        assert all(BOARD.read(state, decision, path) is None for path in paths)


def test_an_offer_is_answered_by_buttons() -> None:
    """ESP-68."""
    state = position("W3@e4 B3@e9")
    state.apply(OFFER_DRAW, 0)
    (decision,) = state.decisions

    assert [("do:accept",), ("do:decline",)] == fit(state, decision)
    assert ACCEPT == BOARD.read(state, decision, ("do:accept",))
    assert DECLINE == BOARD.read(state, decision, ("do:decline",))
    assert BOARD.label(state, "do:accept") == "Accept the draw"
    assert BOARD.label(state, "do:decline") == "Play on"


def test_a_second_move_that_may_be_left_out_has_a_button() -> None:
    """ESP-22, ESP-68."""
    state = play(position("W3@e4 W2@c2 B3@e9", second_move="optional"), "e4-e5")
    (decision,) = state.decisions

    assert END_TURN in decision.moves
    assert END_TURN == BOARD.read(state, decision, ("do:end-turn",))
    assert BOARD.label(state, "do:end-turn") == "End the turn"


def test_two_moves_chosen_together_are_four_squares() -> None:
    """ESP-23."""
    state = position("W3@e4 W2@c2 B3@e9", commit_mode="batch", second_move="optional")
    (decision,) = state.decisions
    paths = dict(zip(fit(state, decision), decision.moves, strict=True))

    assert paths["sq:e4", "sq:e5", "sq:c2", "sq:c3"] == pair(state, "e4-e5 c2-c3")
    assert paths["sq:e4", "sq:e5", picks.LONE].kind == "step"
    assert BOARD.label(state, picks.LONE) == "Only this move"


def test_a_lone_move_of_a_pair_needs_no_button_where_there_is_no_pair() -> None:
    """ESP-68."""
    state = position("WH@a1 W3@e4 BH@j10 B3@e9", base=False, commit_mode="batch")
    (decision,) = state.decisions

    assert {2} == {len(path) for path in fit(state, decision)}


def test_every_square_has_an_id_of_its_own() -> None:
    state = start("espionage")
    elements = [picks.square_element(state, square) for square in range(100)]

    assert elements[0] == "sq:a1"
    assert elements[-1] == "sq:j10"
    assert [*range(100)] == [picks.square_of(state, element) for element in elements]
    for nonsense in ("", "sq:", "sq:k1", "sq:a11", "sq:a0", "piece:a1", "e4", "sq:A1", "sq:a01"):
        assert picks.square_of(state, nonsense) is None


# --- barred ------------------------------------------------------------------------------


def reason(state: Any, *names: str) -> str:
    """What the rules say to a run of squares that they bar."""
    use("en")
    (decision,) = state.decisions
    view = state.view(decision.seat)
    move = BOARD.read(view, decision, tuple(f"sq:{name}" for name in names))
    assert move is not None
    with pytest.raises(IllegalMove) as refusal:
        view.apply(move, decision.seat)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("squares", "words"),
    [
        ("e4 f4", "volcano"),
        ("e4 d4", "your own pieces"),
        ("e4 f5", "not diagonally"),
        ("e4 e6", "one square"),
        ("e4 e4", "one square"),
        ("c2", "Mines never move"),
        ("c2 c3", "Mines never move"),
        ("a1", "headquarters never moves"),
        ("a1 a2", "headquarters never moves"),
        ("e9 e8", "None of your pieces"),
        ("g7 g8", "None of your pieces"),
        ("b5", "This Corporal is boxed in."),
    ],
)
def test_a_barred_path_is_read_so_that_the_rules_can_say_why(squares: str, words: str) -> None:
    """ESP-24, ESP-25, ESP-27."""
    state = position("W3@e4 W4@d4 WM@c2 B3@e9 W1@b5 W1@b6 W1@b4 W2@a5 W2@c5", volcanoes="f4 g4")
    assert words in reason(state, *squares.split())


def test_why_a_square_is_barred_is_said() -> None:
    """ESP-29, ET-16."""
    state = play(position("W3@e4 W4@h4 B3@e9 B4@h9"), "e4-e5 h4-h5; e9-e8 h9-h8")
    assert "straight back" in reason(state, "e5", "e4")
    play(state, "h5-g5")
    assert "straight back" in reason(state, "e5", "e4")


def test_a_piece_that_could_only_return_is_barred_for_that() -> None:
    """ESP-33: of all that is in its way the return is named."""
    for pieces, step in (("WH@c1 W1@a2 WM@b1", "a2-a1"), ("WH@c1 WM@a2 W1@b1", "b1-a1")):
        state = position(f"{pieces} W3@h4 BH@j10 B2@a9 B4@c9", "fast", base=False)
        play(state, f"{step}; c9-c8")

        assert "straight back" in reason(state, "a1")


def test_a_piece_that_has_moved_says_so() -> None:
    """ESP-20, ET-2."""
    state = play(position("W5@e3 WS@f3 B4@e9"), "e3-e4")
    assert "has already moved this turn" in reason(state, "e4")
    assert "has already moved this turn" in reason(state, "e4", "e5")


@pytest.mark.parametrize(
    ("squares", "words"),
    [
        ("e4 f4", "volcano"),
        ("e4 e5 c2", "Mines never move"),
        ("e4 e5 a1", "headquarters never moves"),
        ("e4 e5 e9", "None of your pieces"),
        ("e4 e5 e4", "has already moved this turn"),
        ("e4 e5 d4 e6", "one square"),
        ("e4 e5 d4 c5", "not diagonally"),
        ("e4 f4 d4 d5", "volcano"),
    ],
)
def test_a_barred_pair_is_read_too(squares: str, words: str) -> None:
    """ESP-23, ESP-68."""
    state = position("W3@e4 W4@d4 WM@c2 B3@e9", volcanoes="f4", commit_mode="batch")
    assert words in reason(state, *squares.split())


def test_a_lone_move_where_two_are_to_be_chosen_is_barred() -> None:
    """ESP-68."""
    state = position("W3@e4 W4@d4 B3@e9", commit_mode="batch")
    assert "two moves of different pieces" in reason(state, "e4", "e5")


def test_a_refusal_does_not_rest_on_what_is_hidden() -> None:
    """ESP-28, ET-44."""
    for rank in "M5HS":
        other = "" if rank == "H" else " BH@j10"
        state = position(f"WH@a1 W3@e4 W2@c2 B{rank}@e5 B2@a10{other}", base=False)
        (decision,) = state.decisions
        assert Step(34, 44) in decision.moves
        assert "one square" in reason(state, "c2", "e5")


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("sq:e9",),
        ("sq:g7",),
        ("sq:f4",),
        ("sq:z9",),
        ("piece:e9",),
        ("do:lone",),
        ("do:ready",),
        ("sq:e4", "do:lone"),
        ("sq:e4", "piece:e9"),
        ("sq:e4", "sq:e5", "do:end-turn"),
        ("do:accept", "do:accept"),
        ("sq:e4", "sq:e5", "sq:d4", "sq:d5", "sq:d6"),
    ],
)
def test_a_path_that_means_nothing_is_no_move(path: tuple[str, ...]) -> None:
    state = position("W3@e4 W4@d4 B3@e9", volcanoes="f4")
    assert BOARD.read(state, state.decisions[0], path) is None


def test_in_the_set_up_no_square_is_a_move() -> None:
    """ESP-12: pieces are arranged, not moved."""
    state = bare()
    for decision in state.decisions:
        for path in (("sq:a1",), ("sq:a1", "sq:a2"), ("sq:e5",)):
            assert BOARD.read(state, decision, path) is None


def test_a_move_that_is_read_can_be_made() -> None:
    state = position("W3@e4 W4@d4 B3@e9", commit_mode="batch")
    path = ("sq:e4", "sq:e5", "sq:d4", "sq:e4")
    move = BOARD.read(state, state.decisions[0], path)

    assert isinstance(move, Pair)
    go(state, move)
    assert state.player == 1
