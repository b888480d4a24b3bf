"""What is seen of attacks is what has happened: who hits, who is struck, how far one gets."""

from typing import Any

import pytest

from pygames.core.game import CHANCE
from pygames.core.log import Entry
from pygames.deep_space_wars.board.drawing.effects import (
    BLASTS,
    HITS,
    MISSES,
    Shot,
    bomb_element,
    charge_element,
    drawn_dashes,
    drawn_effects,
    fire_element,
    flame_element,
)
from pygames.deep_space_wars.board.drawing.traces import traces
from pygames.deep_space_wars.board.moments import moment
from pygames.deep_space_wars.engine import steps as to
from pygames.deep_space_wars.engine.moves import Act, Dice, Flame
from pygames.deep_space_wars.engine.state import State
from pygames.table.board import Moment
from tests.deep_space_wars.playouts import playout
from tests.deep_space_wars.scripted import A
from tests.deep_space_wars.tables import lined_up, sight
from tests.deep_space_wars.test_bursting import POINT, bombed
from tests.deep_space_wars.test_moments import shot_at, thrown
from tests.markup import Page


def numbers(shown: Moment, kind: str) -> list[int]:
    """What the element of an effect says."""
    (found,) = (it for it in shown.places if it.startswith(f"{kind}:"))
    return [*map(int, found.partition(":")[2].split(","))]


def test_each_die_of_a_volley_is_a_shot_that_hits_or_misses() -> None:
    state = shot_at()
    starts = [state.places[it] for it in range(17, 23)]
    assert thrown(state, 1, 2, 3, 1, 4, 5) == ("", None)
    assert thrown(state, 1) == ("", None)
    shown = thrown(state, 6)[1]
    assert shown is not None
    seat, *rest = numbers(shown, "fire")
    shots = [rest[at : at + 5] for at in range(0, len(rest), 5)]
    assert seat == 1
    assert [(x, y) for x, y, *_rest in shots] == starts
    assert [it[4] for it in shots] == [HITS, MISSES, MISSES, HITS, MISSES, MISSES]
    fallen = [int(it.removeprefix("fallen:")) for it in shown.places if it.startswith("fallen")]
    assert [tuple(it[2:4]) for it in shots if it[4]][-1] == state.places[fallen[0]]
    assert "1 falls" in Page(shown.picture).texts


def test_a_volley_in_vain_says_so_at_the_edge_farther_from_it() -> None:
    for up, edge in ((0, "top"), (-290, "bottom")):
        state = shot_at()
        for figure, (x, y) in enumerate(state.places):
            state.places[figure] = (x, y + up)
        shown = thrown(state, 6, 5, 5, 5, 5, 5)[1]
        assert shown is not None
        assert "no hit" in Page(shown.picture).texts
        assert f'data-edge="{edge}"' in shown.picture


def charged(*dice: int) -> Moment:
    """A squad charges another over open ground."""
    state = shot_at()
    for figure, (x, y) in enumerate(state.places):
        state.places[figure] = (x - 60, y - 80)
    state.steps.pop()
    state.steps.append(to.ChargeRoll(3, 0))
    shown = thrown(state, *dice)[1]
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    ("dice", "said"), [((1, 2), "Falls short"), ((2, 3), "Contact"), ((6, 6), "Contact")]
)
def test_a_charge_says_whether_it_gets_there(dice: tuple[int, int], said: str) -> None:
    """The bases are five inches apart."""
    shown = charged(*dice)
    assert said in Page(shown.picture).texts
    assert f"{sum(dice)} of 5 inches" in Page(shown.picture).texts
    assert numbers(shown, "charge")[-1] == sum(dice)


def test_a_bomb_is_seen_where_it_bursts() -> None:
    state: Any = bombed((332, 100), (379, 100))
    state.apply(Act(A, "bombard"), 0)
    state.apply(POINT, 0)
    found = [thrown(state, die)[1] for die in (2, 2, 3, 2)]
    shown = next(it for it in found if it)
    assert numbers(shown, "bomb") == [0, 100, 100, 332, 100]


def test_a_flame_is_seen_even_if_it_reaches_nobody() -> None:
    state: State = shot_at()
    state.steps.append(to.Flaming(17))
    entry = Entry(state.active, Flame((0, 1)), None)
    shown = moment(state, entry)
    assert shown is not None
    assert flame_element(1, state.places[17], (0, 1)) in shown.places


def test_effects_are_drawn_as_their_elements_say() -> None:
    shots = [Shot((100, 100), (200, 100), it) for it in (MISSES, HITS, BLASTS)]
    places = [fire_element(0, shots), flame_element(1, (50, 50), (3, 4)), "fallen:3", "squad:1"]
    page = Page(drawn_effects([*places, charge_element(0, (0, 0), (160, 0), 4)]))
    assert [it for it in page.having("href") if it != "#dw-flash"] == [
        "#dw-puff",
        "#dw-spark",
        "#dw-boom",
    ]
    assert page.having("class").count("dw-burning") == 7
    assert {"dw-band", "dw-gap", "dw-target"} <= {*page.having("class")}


def test_thin_dashes_of_shots_stay_when_their_moment_is_over() -> None:
    fire = fire_element(0, [Shot((100, 100), (200, 100), HITS)])
    seen = sight(lined_up(points=500, armies="drawn"))._replace(
        lasting=frozenset((fire, bomb_element(0, (9, 9), (90, 90))))
    )
    (dashes,) = (it for it in Page(traces(seen)).having("class") if it.startswith("dw-shots"))
    assert dashes
    assert traces(seen) == drawn_dashes([fire])
    shown = seen._replace(moments=frozenset((fire,)))
    assert traces(shown) == drawn_effects([fire])


def test_all_moments_of_a_battle_can_be_drawn() -> None:
    seen = [
        moment(at.state, Entry(CHANCE, at.move, None))
        for at in playout(1).moments
        if isinstance(at.move, Dice | Flame)
    ]
    assert drawn_effects(place for shown in seen if shown for place in shown.places)
