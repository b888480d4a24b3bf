"""Each move has a path of elements of its own, and reads back as itself."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from pygames.battle_line.board import BOARD, picks
from pygames.battle_line.moves import CLAIM, DESERT, DRAW, PASS, SCOUT, Betray, Play, Redeploy
from pygames.battle_line.pieces import TACTICS, TACTICS_CARDS, TROOPS, card_of
from pygames.core.game import Decision, IllegalMove
from pygames.core.language import use
from pygames.core.series import current_play
from tests.battle_line.playouts import OPTION_VALUES, playout
from tests.battle_line.positions import position
from tests.strategies import Moment


def choices(name: str, value: object) -> Iterator[Moment]:
    """The moments of a match at which a player chooses."""
    return (moment for moment in playout(name, value).moments if moment.decision.seat >= 0)


@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
def test_paths_are_distinct_none_begins_another_and_all_read_back(name: str, value: object) -> None:
    for moment in choices(name, value):
        view, decision = current_play(moment.views[moment.decision.seat]), moment.decision
        paths = BOARD.paths(view, decision)

        assert len(decision.moves) == len(paths) == len(set(paths))
        assert all(paths)
        for path, after in pairwise(sorted(paths)):  # one that begins another is just before it
            assert after[: len(path)] != path
        for move, path in zip(decision.moves, paths, strict=True):
            assert move == BOARD.read(view, decision, path)
            assert all(BOARD.read(view, decision, path[:n]) is None for n in range(len(path)))


def test_every_card_and_front_has_an_id_of_its_own() -> None:
    cards = [*TROOPS, *TACTICS_CARDS]
    assert cards == [picks.card_of_element(picks.card_element(card)) for card in cards]
    assert [*range(9)] == [picks.front_of_element(f"front:{number}") for number in range(1, 10)]
    for nonsense in ("", "card:", "card:R11", "card:r7", "front:", "front:0", "front:10", "x:1"):
        assert picks.card_of_element(nonsense) is None
        assert picks.front_of_element(nonsense) is None


@pytest.mark.parametrize(
    ("move", "path"),
    [
        (Play(card_of("R7"), 2), ("card:R7", "front:3")),
        (Play(card_of("FO"), 8), ("card:FO", "front:9")),
        (SCOUT, ("card:GO", "do:scout")),
        (Redeploy(card_of("R5"), 3), ("card:TB", "card:R5", "front:4")),
        (Redeploy(card_of("R5"), None), ("card:TB", "card:R5", "do:discard")),
        (DESERT[card_of("B8")], ("card:FI", "card:B8")),
        (Betray(card_of("B8"), 1), ("card:HA", "card:B8", "front:2")),
        (CLAIM[2], ("front:3",)),
        (DRAW[TACTICS], ("deck:tactics",)),
        (PASS, ("do:pass",)),
    ],
)
def test_paths_as_the_page_knows_them(move: object, path: tuple[str, ...]) -> None:
    assert path == picks.path_of(move)


def reason(decision: Decision, state: object, *path: str) -> str:
    """What the rules say to a run of picks that they bar."""
    use("en")
    move = BOARD.read(state, decision, path)
    assert move is not None
    with pytest.raises(IllegalMove) as refusal:
        current_play(state).copy().apply(move, decision.seat)
    return str(refusal.value)


def test_a_barred_path_is_read_so_that_the_rules_can_say_why() -> None:
    state = position(
        hands=("R7 LA GO TB FI HA", "B1"),
        fronts={1: ("R1 R2 R3", ""), 2: ("", "G1 G2 G3"), 3: ("R4", "B8")},
        won=((), (2,)),
        played=(1, 0),
    )
    (decision,) = state.decisions

    assert "full" in reason(decision, state, "card:R7", "front:1")
    assert "closed" in reason(decision, state, "card:R7", "front:2")
    for tactics in ("LA", "GO", "TB", "FI", "HA"):
        assert "one tactics card ahead" in reason(decision, state, f"card:{tactics}")
    assert "troop" in reason(decision, state, "do:pass")
    assert "time to draw" in reason(decision, state, "deck:troop")


def test_a_card_without_any_place_is_barred_by_the_first_front_it_cannot_go_to() -> None:
    full = {front: (f"R{front} O{front} Y{front}", "") for front in range(2, 10)}
    state = position(hands=("R10 FO", ""), fronts=full, won=((1,), ()))
    (decision,) = state.decisions
    assert "full" in reason(decision, state, "card:R10")


def test_a_claim_that_cannot_be_proved_is_read_as_a_claim() -> None:
    state = position(
        hands=("R7", ""), fronts={1: ("R8 R9 R10", ""), 2: ("R1 G2 B5", "")}, step="claim"
    )
    (decision,) = state.decisions
    assert "still beat" in reason(decision, state, "front:2")
    assert "complete" in reason(decision, state, "front:3")
    assert "time to play" in reason(decision, state, "card:R7")


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("front:3",),
        ("card:R7",),
        ("card:B1",),
        ("card:R7", "card:R4"),
        ("card:R7", "deck:troop"),
        ("card:R7", "front:1", "front:2"),
        ("card:GO", "front:1"),
        ("card:TB", "front:1", "front:2"),
        ("card:TB", "card:R4", "do:scout"),
        ("card:HA", "card:B8", "do:discard"),
        ("card:FI", "card:GO"),
        ("do:pass", "do:pass"),
        ("deck:troop", "front:1"),
        ("hand:1",),
    ],
)
def test_a_path_that_means_nothing_is_no_move(path: tuple[str, ...]) -> None:
    state = position(hands=("R7 GO TB FI HA", "B1"), fronts={3: ("R4", "B8")})
    assert BOARD.read(state, state.decisions[0], path) is None
