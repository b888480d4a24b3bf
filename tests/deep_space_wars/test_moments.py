"""What is shown until it is understood: one account of dice, and who falls or flees."""

from typing import Any

import pytest

from pygames.core.game import CHANCE
from pygames.core.log import Entry
from pygames.core.players import mention, named
from pygames.core.term_marks import unmarked
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drawing.fallen import fallen
from pygames.deep_space_wars.board.drawing.traces import traces
from pygames.deep_space_wars.board.moments import moment
from pygames.deep_space_wars.describe import doer, narrate
from pygames.deep_space_wars.engine import steps as to
from pygames.deep_space_wars.engine.moves import LINE_UP, Act, Dice, Snap
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.attacks import begin_attack
from pygames.deep_space_wars.narration.dice_rows import Row, rows
from pygames.table.board import Moment, Sight
from tests.deep_space_wars.told import HALCYON, NAMES, battle, fresh


def shot_at() -> State:
    """Two squads of Line Rifles, six inches apart: one fires snap shots at the other."""
    state = fresh()
    for seat in (0, 1):
        state.apply(HALCYON, seat)
    state.apply(Dice((5, 3)), CHANCE)
    for seat in (0, 1):
        state.apply(LINE_UP, seat)
    for n in range(7):
        state.places[n], state.places[17 + n] = (200 + 20 * n, 400), (200 + 20 * n, 304)
    begin_attack(state, 3)
    state.steps.append(to.Volley(3, 0, True, False, tuple(range(17, 23))))
    return state


def thrown(state: State, *dice: int) -> tuple[str, Moment | None]:
    """Throw dice: what is told and shown of them."""
    move = Dice(dice)
    said = (
        unmarked(named(narrate(move, state, mention(1)), NAMES)),
        moment(state, Entry(CHANCE, move, None)),
    )
    state.apply(move, CHANCE)
    return said


def test_a_volley_with_its_saves_is_one_sentence() -> None:
    """Nothing is told before the last save."""
    state = shot_at()

    assert thrown(state, 1, 1, 2, 3, 4, 5) == ("", None)
    assert isinstance(state.steps[-1], to.SaveRoll)
    assert thrown(state, 1) == ("", None)
    said, shown = thrown(state, 6)

    assert said == (
        "Ben fires snap shots at Line Rifles (1) with Line Rifles (4). "
        "2 of 6 dice hit, on 1 or less. 1 of 2 saves succeeds. 1 figure falls"
    )
    assert state.roll_group is None
    assert shown is not None
    assert shown.picture.count("dw-die-") == 8
    assert shown.sound == "shot"
    assert shown.cost == "1 figure of Line Rifles (1) falls", (
        "with that the news begin, not with dice"
    )
    assert {"squad:0", "squad:3"} < {*shown.places}
    assert len([place for place in shown.places if place.startswith("fallen:")]) == 1


def test_dice_are_the_deed_of_who_shoots() -> None:
    state = shot_at()

    assert doer(Dice((6, 6, 6, 6, 6, 6)), state) == 1
    state.steps[-1] = to.Test(0, 1)
    assert doer(Dice((6,)), state) is None


def test_two_volleys_are_two_sentences() -> None:
    """DSW-144: a group at another target is another volley."""
    state = shot_at()
    step = state.steps[-1]
    state.steps.append(step)

    assert thrown(state, 6, 5, 5, 5, 5, 5)[0].endswith("No hits with 6 dice: each needs 1 or less")


def test_rows_show_what_each_die_needs_and_does() -> None:
    state = shot_at()
    (shots,) = rows(state.roll_group_with((1, 2, 2, 2, 2, 1)))
    assert shots == Row(
        "Shots",
        "≤ 1",
        ((1, True), (2, False), (2, False), (2, False), (2, False), (1, True)),
    )
    assert shots.faces[:3] == [(1, True, 0), (1, True, 0), (2, False, 0)]
    state.apply(Dice((1, 2, 2, 2, 2, 1)), CHANCE)
    saves = rows(state.roll_group_with((6,)))[1]
    assert (saves.what, saves.dice) == ("Saves", ((6, False),))


def test_many_dice_are_counted() -> None:
    row = Row("Shots", "≤ 3", ((2, True),) * 12 + ((5, False),) * 8)

    assert row.faces == [(2, True, 12), (5, False, 8)]


def sight(state: State, *places: str) -> Sight[State]:
    """The table while a moment is shown there."""
    return Sight(state, 0, NAMES[:2], None, (), frozenset(), (), frozenset(places))


def test_who_falls_and_who_flees_is_seen() -> None:
    state = battle()
    assert traces(sight(state)) == ""
    state.lives[20] = 0
    state.take_off([20, 21])

    drawn: Any = traces(sight(state, "fallen:20", "fled:21", "fire:0,200,400,200,304,1"))
    assert drawn.count("dw-fleeing") == 1
    assert 'id="fire:0,200,400,200,304,1"' in drawn
    assert drawn in BOARD.scene(sight(state, "fallen:20", "fled:21", "fire:0,200,400,200,304,1"))


def test_who_has_been_healed_does_not_lie_there() -> None:
    """DSW-151."""
    assert "fallen:20" not in fallen(sight(battle(), "fallen:20"))


@pytest.mark.parametrize("move", [Snap(3), Act(0, "walk")])
def test_moves_without_dice_are_no_moments(move: Any) -> None:
    assert moment(battle(), Entry(0, move, None)) is None
