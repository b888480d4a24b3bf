"""Layouts that are kept on the device for other matches."""

from typing import Any

import pytest

from pygames.table.board import READY
from tests.table.armies import ARMY_TEXT, GAME, arranging, kept, layout, offered, swapped
from tests.table.visitor import Visitor

# --- kept on the device ------------------------------------------------------------------


def test_a_layout_is_kept_for_the_next_match(visitor: Visitor) -> None:
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("keep_layout")
    assert "Saved" in visitor.notice
    assert [ARMY_TEXT] == kept(visitor)

    visitor.start("#/")
    visitor.play(GAME, seed=2)
    visitor.take()

    assert [ARMY_TEXT] == kept(visitor)
    assert offered(visitor)[0] == ARMY_TEXT
    assert "Your formation 1" in visitor.shown.text("sheet")
    visitor.send("lay", layout=ARMY_TEXT)
    assert ARMY_TEXT == layout(visitor)


def test_the_other_player_of_this_device_is_offered_it_too(visitor: Visitor) -> None:
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("keep_layout")
    visitor.pick(READY)
    visitor.take()

    assert [ARMY_TEXT] == kept(visitor)


def test_the_same_is_kept_once(visitor: Visitor) -> None:
    for _time in range(2):
        visitor.send("keep_layout")

    assert [layout(visitor)] == kept(visitor)


def test_at_most_twelve_are_kept(visitor: Visitor) -> None:
    armies = [swapped(ARMY_TEXT, 0, place) for place in range(5, 17)]
    for army in armies:
        visitor.send("lay", layout=army)
        visitor.send("keep_layout")
        assert "Saved" in visitor.notice
    assert armies == kept(visitor)

    visitor.send("lay", layout=ARMY_TEXT)
    visitor.send("keep_layout")
    assert "12" in visitor.notice
    assert armies == kept(visitor)
    assert ARMY_TEXT == layout(visitor)

    visitor.send("lay", layout=armies[3])
    visitor.send("keep_layout")  # which is kept already
    assert "Saved" in visitor.notice


def test_a_file_brings_those_of_another_device_besides(visitor: Visitor) -> None:
    mine, theirs = (swapped(ARMY_TEXT, 0, place) for place in (10, 20))
    other = arranging()
    for who, army in ((visitor, mine), (other, theirs)):
        who.send("lay", layout=army)
        who.send("keep_layout")
    other.send("export")
    (file,) = (effect["text"] for effect in other.effects if effect["type"] == "download")

    visitor.send("import", text=file)

    assert [mine, theirs] == kept(visitor)


def test_one_can_be_let_go(visitor: Visitor) -> None:
    armies = [swapped(ARMY_TEXT, 0, place) for place in (10, 20, 29)]
    for army in armies:
        visitor.send("lay", layout=army)
        visitor.send("keep_layout")
    visitor.send("drop_layout", layout=armies[1])
    assert [armies[0], armies[2]] == kept(visitor)

    visitor.send("drop_layout", layout="what was never kept")

    visitor.start()
    assert [armies[0], armies[2]] == kept(visitor)


def test_only_layouts_that_fit_the_army_are_offered() -> None:
    large, small = arranging(), arranging(preset="small")
    large.send("keep_layout")
    army = layout(large)
    small.settings = large.settings
    small.start()

    assert kept(small) == []
    assert army not in offered(small)
    small.send("keep_layout")
    (other,) = kept(small)
    assert len(other) == 24
    large.settings = small.settings
    large.start()
    assert [army] == kept(large)


@pytest.mark.parametrize(
    "nonsense",
    [7, None, [], {GAME: 7}, {GAME: [7, None, "<b>", ""]}, {GAME: {"a": 1}}, {"chess": ["e4"]}],
)
def test_nonsense_that_is_kept_does_no_harm(nonsense: Any) -> None:
    visitor = Visitor()
    visitor.settings = {"layouts": nonsense}
    visitor.start(f"#/play/{GAME}?seed=1")
    visitor.take()
    assert kept(visitor) == []

    visitor.send("keep_layout")

    assert [layout(visitor)] == kept(visitor)


def test_layouts_of_other_games_stay(visitor: Visitor) -> None:
    visitor.settings = {"layouts": {"another": ["abc"]}}
    visitor.start()
    visitor.send("keep_layout")
    visitor.send("drop_layout", layout=layout(visitor))

    assert {"another": ["abc"], GAME: []} == visitor.settings["layouts"]
