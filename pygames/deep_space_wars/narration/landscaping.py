"""Battlefields of one's own, in words: start areas, and the terrain that is brought and placed."""

from pygames.core.language import N_, _, ngettext
from pygames.deep_space_wars.engine import land_moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import EAST, INCH, WEST
from pygames.deep_space_wars.names import SHAPE_NAMES
from pygames.deep_space_wars.narration.directions import distance_in_words, side_name
from pygames.deep_space_wars.narration.line import Sentences, Telling, filled

__all__ = ["SENTENCES"]

_TAKES_SIDE = (
    N_("Start in the {side}"),
    N_("Starts in the {side}"),
    N_("You start in the {side}"),
)
_STAYS = (
    N_("Leave the start area where it is"),
    N_("Leaves the start area in the middle"),
    N_("You leave your start area in the middle"),
)
_SHIFTS = (
    N_("Shift the start area {way}"),
    N_("Shifts the start area {way}"),
    N_("You shift your start area {way}"),
)
_BRINGS = N_("Bring: {piece}"), N_("Brings terrain: {piece}"), N_("You bring terrain: {piece}")
_PLACES = (
    N_("{piece}: {across}″ from the left, {down}″ from the top"),
    N_("Places terrain: {piece}"),
    N_("You place terrain: {piece}"),
)
_SETS_ASIDE = (
    N_("Set aside: {piece}"),
    N_("Sets terrain aside, for there is no room: {piece}"),
    N_("You set terrain aside, for there is no room: {piece}"),
)


def _take_side(move: land_moves.TakeSide, _state: State) -> Telling:
    return filled(_TAKES_SIDE, side=side_name(move.edge))


def _shift(move: land_moves.Shift, state: State) -> Telling:
    if not move.by:
        return filled(_STAYS)
    step = state.steps[-1]
    upright = state.edge_of(step[0]) in (WEST, EAST)
    return filled(_SHIFTS, way=distance_in_words((0, 0), (0, move.by) if upright else (move.by, 0)))


def _build(move: land_moves.Build, _state: State) -> Telling:
    n = len(move.walls)
    return Telling(
        ngettext("Build a base of {n} wall", "Build a base of {n} walls", n),
        ngettext("Builds a base of {n} wall", "Builds a base of {n} walls", n),
        ngettext("You build a base of {n} wall", "You build a base of {n} walls", n),
    )


def _prepare(move: land_moves.Prepare, _state: State) -> Telling:
    return filled(_BRINGS, piece=_(SHAPE_NAMES[move.shape]))


def _place(move: land_moves.Place, _state: State) -> Telling:
    x, y = move.middle
    piece = _(SHAPE_NAMES[move.shape])
    return filled(_PLACES, piece=piece, across=x // INCH, down=y // INCH)


def _set_aside(move: land_moves.SetAside, _state: State) -> Telling:
    return filled(_SETS_ASIDE, piece=_(SHAPE_NAMES[move.shape]))


SENTENCES: Sentences = {
    land_moves.TakeSide: _take_side,
    land_moves.Shift: _shift,
    land_moves.Build: _build,
    land_moves.Prepare: _prepare,
    land_moves.Place: _place,
    land_moves.SetAside: _set_aside,
}
