"""The battle as text, for a terminal."""

import re
from collections.abc import Iterator

import pytest

from pygames.core import language
from pygames.core.players import named
from pygames.deep_space_wars.engine.moves import END_TURN, Act, March
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.leaders import name_leaders
from pygames.deep_space_wars.positions.position import DEMORALISED
from pygames.deep_space_wars.sketch.battlefield import legend, table
from pygames.typed.paint import plain
from tests.deep_space_wars.playouts import SEEDS, playout
from tests.deep_space_wars.told import NAMES, battle, fresh

MAP = re.compile(r"[ 0-9]{2} ([.#%~:+*=1-9A-Z]{39}| {39})")
RULER = "   0    5    10   15   20   25   30   35"


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    yield
    language.use("en")


def lines(state: State) -> list[str]:
    """What the terminal shows to Ada."""
    return [plain(named(line, NAMES)) for line in (*table(state, 0), *legend(state))]


def ground(state: State) -> list[str]:
    """The lines of the map, without the ruler."""
    return [found[1] for line in lines(state) if (found := MAP.fullmatch(line))]


def test_before_the_battle_there_is_only_the_table() -> None:
    shown = lines(fresh())

    assert shown[:3] == [
        "Annihilation: the armies are set up",
        "Ada: 0 for the mission, 0 victory points",
        "Ben: 0 for the mission, 0 victory points",
    ]
    assert shown[3] == RULER
    assert len([*map(MAP.fullmatch, shown[4:-1])]) == 20
    assert all(map(MAP.fullmatch, shown[4:-1]))


def test_squads_are_told_with_their_places_and_what_they_have_done() -> None:
    state = battle()
    state.apply(Act(1, "walk"), 0)
    state.apply(March(1, ()), 0)
    state.take_off([0, 1])
    state.conditions[2] = DEMORALISED
    name_leaders(state)

    shown = lines(state)
    assert shown[0] == "Annihilation: round 1 of 8; to act: Ada"
    x, y = ((at + 8) // 16 for at in state.places[state.leaders[0]])
    rifles = f"infantry, 5 of 7 figures, leader at {x}, {y}, 1 demoralised"
    assert shown[3] == f"1 Line Rifles (1), Ada: {rifles}"
    assert shown[4].startswith("2 Field Medics (2), Ada: infantry, 3 of 3 figures, leader at ")
    assert shown[4].endswith(", has acted")
    state.apply(END_TURN, 0)
    assert lines(state)[0].endswith("to act: Ben")


def test_who_is_gone_has_no_place() -> None:
    state = battle()
    state.take_off(state.roster.squads[1].figures)

    assert lines(state)[4] == "2 Field Medics (2), Ada: infantry, 0 of 3 figures"
    assert "2" not in "".join(ground(state))


def test_the_map_shows_the_ground_and_who_stands_where() -> None:
    """GEO-1: x to the east, y to the south, 1 inch a column and 2 a line."""
    state = battle()
    table = ground(state)

    assert len(table) == 20
    assert lines(state)[-2].startswith("38 ")
    for figure, (x, y) in enumerate(state.places):
        assert table[y // 32][x // 16] == str(state.roster.squad_of[figure] + 1)
    assert table[9][12] == "#"  # a building
    assert table[13][10] == "%"  # a barricade, thinner than a line
    assert table[0][0] == "."


def test_lakes_are_shallow_at_the_shore_and_closed_in_the_middle() -> None:
    """DSW-38, DSW-40: where zones overlap, the greatest hindrance is seen."""
    table = "".join(ground(fresh(layout="lakes")))

    assert "~#" in table
    assert "#~" in table


def test_markers_lie_on_the_map() -> None:
    """M2: three of them between two players."""
    assert sum(line.count("+") for line in ground(fresh("hold"))) == 3


@pytest.mark.parametrize("code", ["en", "tr", "hu", "fa"])
def test_every_state_can_be_shown(code: str) -> None:
    language.use(code)
    for seed in SEEDS:
        for state in playout(seed).states[::5]:
            shown = lines(state)
            assert not [line for line in shown if re.search("[{}]", line)]
            assert len([line for line in shown if MAP.fullmatch(line)]) == 20


def test_in_the_made_up_language_nothing_is_bare() -> None:
    language.use(language.MIRROR)
    for line in lines(playout(SEEDS[0]).states[-9]):
        assert line.endswith("⟧") or "⟧" in line or MAP.fullmatch(line) or line == RULER
