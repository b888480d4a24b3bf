"""A great moment takes the whole board: the reveal of Not Alone."""

from pygames.not_alone.dealer_moves import Caught, Reveal
from tests.table.test_moments import moments, on, tap, until, visitor
from tests.table.visitor import Visitor

ALONE = "#/play/not-alone?seats=4&bots=0:1,2:1,3:1&seed=3"


def stages(visitor: Visitor) -> list[str]:
    """The ids of what takes the whole board."""
    return [key for key in visitor.shown.values("id") if key.startswith("stage-")]


def test_it_takes_the_place_of_the_moments_until_it_is_tapped_away() -> None:
    table = visitor(ALONE)
    until(table, Reveal)

    (stage,) = stages(table)
    assert moments(table) == []
    assert "The Creature" in table.shown.text(stage)
    assert table.question is None
    tap(table)

    assert stages(table) == []


def test_it_stays_long_enough_to_be_read() -> None:
    """What lasts longer than another moment is not cut short."""
    table = visitor(ALONE)
    until(table, Reveal)

    (after,) = [effect["after"] for effect in table.effects if effect["type"] == "later"]
    assert 4000 <= after <= 6000


def test_the_next_one_is_drawn_anew() -> None:
    table = visitor(ALONE)
    until(table, Reveal)
    first = stages(table)
    until(table, Caught)
    while not stages(table):
        until(table, Caught)

    assert stages(table) != first


def test_where_several_look_at_one_device_nobody_is_you() -> None:
    table = visitor("#/play/not-alone?seats=3&seed=4")
    while not stages(table):
        if table.shown.has("pass-pass"):
            table.send("nobody", how="pass")
        elif table.shown.has("take-1"):
            table.take()
        else:
            on(table)

    (stage,) = stages(table)
    text = table.shown.text(stage)
    assert not {"You", "you", "your"} & {*text.split()}
    assert not table.shown.all("data-own")


def test_the_end_waits_until_it_is_over() -> None:
    table = visitor("#/play/not-alone?seats=2&bots=0:1&seed=2")
    while table.match.outcome is None:
        on(table)

    assert stages(table)
    assert not table.shown.has("ending")
    tap(table)

    assert stages(table) == []
    assert table.shown.has("ending")
