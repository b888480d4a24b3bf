"""Maps of more than ten squares a side on a phone: large enough to hit, and they scroll."""

import pytest

from e2e.devices import CELL, TARGET, low, phone
from e2e.pages import Shown, Table, tap
from tests.effort import sampled

SIZES = """() => [...document.querySelectorAll(".es-square")]
    .map(square => square.getBoundingClientRect().width)"""
SEEN = """id => {
    const scene = document.querySelector(".es-scene").getBoundingClientRect();
    const {left, right, top, bottom} = document.getElementById(id).getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > scene.left && x < scene.right && y > scene.top && y < scene.bottom;
}"""


def begun(table: Table, board: str) -> Shown:
    """The two armies stand, as they were offered first."""
    table.touch = tap
    table.play("espionage", seed=3, board=board)
    for _player in range(2):
        table.pick("do:ready")
        table.take(table.now.seats[0])
    assert table.now.decision == "move"
    return table.now


def fits(table: Table) -> None:
    given = [["table", "handover"], TARGET, CELL]
    assert table.page.evaluate("given => driver.misfits(...given)", given) == []
    assert min(table.page.evaluate(SIZES)) >= CELL


@pytest.mark.parametrize(
    "board", sampled([pytest.param(board, id=board) for board in ("12x12", "12x8", "6x12")], 3)
)
@phone
def test_upright(table: Table, board: str) -> None:
    plays_to_the_edges(table, board)


@pytest.mark.parametrize("board", sampled(["12x12", "6x12"], 2))
@low
def test_sideways(table: Table, board: str) -> None:
    plays_to_the_edges(table, board)


def plays_to_the_edges(table: Table, board: str) -> None:
    shown = begun(table, board)
    fits(table)
    own = [pick for pick in shown.picks if pick.startswith("sq:")]
    assert table.page.evaluate(SEEN, own[0]) or table.page.evaluate(SEEN, own[-1])
    assert own[-1] in table.pick(own[-1]).picked
    width, height = map(int, board.split("x"))
    for corner in (f"a{height}", f"{'abcdefghijkl'[width - 1]}1", "a1"):
        square = table.page.locator(f"[id='sq:{corner}']")
        square.scroll_into_view_if_needed()
        assert table.page.evaluate(SEEN, f"sq:{corner}")
    fits(table)


@phone
def test_a_fight_out_of_sight_comes_into_sight(table: Table) -> None:
    begun(table, "12x12")
    scene = table.page.locator(".es-scene")
    before = scene.evaluate("scene => [scene.scrollTop, scene.scrollLeft]")

    table.page.locator("[id='sq:l12']").evaluate(
        "square => square.scrollIntoView({block: 'nearest', inline: 'nearest'})"
    )

    assert scene.evaluate("scene => [scene.scrollTop, scene.scrollLeft]") != before
    shown = table.pick(table.now.picks[0])
    assert shown.picked or shown.picks
    assert scene.evaluate("scene => scene.scrollLeft") != before[1], "a move scrolls nothing back"
