"""A battlefield of one's own at the table: areas and pieces are dragged, and inches are missing."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.core.language import _
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drafts.landscaping import ASIDE, TURN
from pygames.deep_space_wars.describe import describe
from pygames.deep_space_wars.engine.moves import Place, Prepare, SetAside, Shift
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of
from pygames.deep_space_wars.names import SHAPE_NAMES
from pygames.table.board import READY, spot
from tests.deep_space_wars.state_machine import asked
from tests.deep_space_wars.tables import DRAFTING, decision_of, sight
from tests.deep_space_wars.test_own_battlefield import begun, prepared
from tests.deep_space_wars.told import told
from tests.markup import Page

CROWD = tuple(piece_of("lake", (x, y), 0, x + y) for x in (104, 254, 404, 520) for y in (200, 424))


def laid(state, layout, *picks):
    """The draft after some picks, each on its own, and the moves that it comes to."""
    decision = decision_of(state)
    for pick in picks:
        layout = DRAFTING.arranged(state, decision, layout, (pick,))
        assert layout is not None
        assert layout == DRAFTING.fitted(state, decision, layout)
    return layout, DRAFTING.moves(state, decision, layout)


def begin(state):
    return DRAFTING.begin(state, decision_of(state), random.Random(1))


# --- start areas -------------------------------------------------------------------------------


def test_dsw92_a_start_area_is_dragged_along_its_edge():
    state = begun()
    assert ("s0", [Shift(0)]) == laid(state, begin(state))
    assert [Shift(40)] == laid(state, begin(state), spot(352, 300))[1]
    assert [Shift(-72)] == laid(state, begin(state), spot(0, 300))[1]
    decision = decision_of(state)
    assert DRAFTING.fitted(state, decision, "s73") is None
    assert DRAFTING.laid(state, decision, Shift(40)) == "s40"
    aim = BOARD.aim(sight(state), "template", 352, 300)
    assert (spot(352, 584), "2.5″ aside") == (aim.at, aim.told)
    assert "Drag your start area" in BOARD.prompt(sight(state))
    drawn = Page(BOARD.scene(sight(state, layout="s40")))
    assert "352,584" in drawn.having("data-held")
    assert {"72", "112"} <= {*drawn.having("x")}


def test_dsw100_the_base_is_drawn_where_it_goes():
    state = begun(base="south")
    assert BOARD.scene(sight(state, layout="s0")) != BOARD.scene(sight(state, layout="s40"))
    assert "M208 560" in BOARD.scene(sight(state, layout="s40"))


# --- pieces ------------------------------------------------------------------------------------


def test_dsw93_pieces_are_chosen_in_the_tray():
    state = begun()
    for seat in (0, 1):
        state.apply(Shift(0), seat)
    assert [(f"shape:{shape}",) for shape in SHAPES] == [*BOARD.paths(state, decision_of(state))]
    tray = Page(BOARD.hand(sight(state)))
    assert [f"shape:{shape}" for shape in SHAPES] == [*tray.having("data-pick")]
    assert [*SHAPE_NAMES] == sorted(SHAPE_NAMES, key=[*SHAPE_NAMES].index)
    assert {*SHAPE_NAMES} == {*SHAPES}
    for shape in SHAPES:
        assert BOARD.label(state, f"shape:{shape}") == _(SHAPE_NAMES[shape])
        assert BOARD.sheet(sight(state)._replace(opened=f"shape:{shape}"))


def test_section_4_4_each_shape_is_drawn_like_no_other():
    """Section 4.4: told apart without colour."""
    state = begun()
    for seat in (0, 1):
        state.apply(Shift(0), seat)
    tray = BOARD.hand(sight(state))
    pictures = [it.split("</svg>")[0] for it in tray.split('class="dw-piece-of"')[1:]]
    assert 15 == len(pictures)
    plain = {picture.replace(f"dw-{kind}", "") for picture in pictures for kind in SHAPES}
    assert len(plain) >= 15


def test_dsw93_a_piece_is_dragged_and_turned():
    state = prepared("wire", "woods")
    layout = begin(state)
    _layout, (move,) = laid(state, layout)
    assert isinstance(move, Place)
    layout, moves = laid(state, "pwire:312,312,0", spot(300, 250))
    assert [Place("wire", (300, 250), 0)] == moves
    assert [Place("wire", (300, 250), 1)] == laid(state, layout, TURN)[1]
    assert [Place("wire", (300, 250), 0)] == laid(state, layout, TURN, TURN)[1]
    assert [Place("woods", (300, 250), 0)] == laid(state, layout, TURN, "shape:woods")[1]
    following = DRAFTING.following(state, decision_of(state), layout, ())
    assert {"at:", "shape:woods", TURN} == {*following}
    round_ = DRAFTING.following(state, decision_of(state), "pwoods:312,312,0", ())
    assert {"at:", "shape:wire"} == {*round_}
    assert DRAFTING.fitted(state, decision_of(state), "pwire:312,20,0") is None
    assert DRAFTING.fitted(state, decision_of(state), "prock:312,312,0") is None
    assert DRAFTING.laid(state, decision_of(state), move) == begin(state)
    assert "Place" == BOARD.label(state, READY)
    assert BOARD.reckoned(sight(state, layout="pwire:312,312,0"), 3, 10) == spot(328, 312)


def test_dsw94_what_is_a_little_too_near_moves_aside():
    """DSW-94: the nearest place that has room."""
    state = prepared("woods", "rocks")
    state.apply(Place("woods", (312, 312), 0), 0)
    layout, (move,) = laid(state, "procks:450,250,0", spot(430, 312))
    assert move.middle[0] >= 438
    with pytest.raises(IllegalMove, match="Too near another piece of terrain"):
        laid(state, layout, spot(320, 312))


def test_dsw94_the_inches_that_are_missing_are_shown():
    """DSW-94: on the table, beside what is too near, and in words."""
    state = prepared("woods", "rocks")
    state.apply(Place("woods", (312, 312), 0), 0)
    seen = sight(state, layout="procks:450,250,0")
    aim = BOARD.aim(seen, "template", 320, 320)
    assert aim.barred
    assert ", by 3.0″" in str(aim.barred)
    assert "−3.0″" in aim.markup
    assert "dw-in-the-way" in aim.markup
    aim = BOARD.aim(seen, "template", 440, 320)
    assert not aim.barred
    assert spot(440, 320) == aim.at
    assert "450,250" in Page(BOARD.scene(seen)).having("data-held")
    assert "dw-keep-off" in BOARD.scene(seen)
    hinted = sight(state, layout="procks:450,250,0")._replace(ghost="procks:450,400,0")
    assert "dw-advised" in BOARD.scene(hinted)


def test_dsw94_what_has_no_room_is_set_aside():
    state = prepared("lake", "barricade")
    state.field = Field(CROWD)
    decision = decision_of(state)
    layout = begin(state)
    assert ASIDE in DRAFTING.following(state, decision, layout, ())
    assert SetAside("lake") == DRAFTING.outright(state, decision, layout, (ASIDE,))
    assert DRAFTING.outright(state, decision, layout, (TURN,)) is None
    with pytest.raises(IllegalMove, match="no room"):
        laid(state, layout, "shape:lake")
    assert (ASIDE, "shape:lake") in BOARD.paths(state, decision)
    state = prepared("lake", "lake")
    state.field = Field(CROWD)
    assert [SetAside("lake")] == laid(state, begin(state))[1]
    assert "Set it aside" == BOARD.label(state, READY)
    assert not DRAFTING.following(state, decision_of(state), begin(state), ())
    assert BOARD.scene(sight(state))
    assert (0, "place") == asked(state)


# --- in words ----------------------------------------------------------------------------------


def test_dsw92_dsw93_what_is_shifted_and_placed_is_told():
    state = begun(4)
    assert told(Shift(48), state)[1] == "Ada shifts the start area 3 inches east"
    assert told(Shift(0), state)[2] == "You leave your start area in the middle"
    state.apply(Shift(0), 0)
    assert told(Shift(-48), state)[1] == "Ben shifts the start area 3 inches north"
    assert told(Prepare("lake"), state)[1] == "Ben chooses Lake for the battlefield"
    assert told(Place("lake", (312, 160), 0), state)[2] == "You place Lake on the battlefield"
    assert "19″ from the left and 10″ from the top" in describe(Place("lake", (312, 160), 0), state)
    assert "sets Bunker aside, for there is no room" in told(SetAside("bunker"), state)[1]
