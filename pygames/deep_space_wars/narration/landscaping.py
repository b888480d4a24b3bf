"""Battlefields of one's own, in words: start areas, and the terrain that is brought and placed."""

from pygames.core.language import N_, Name, ngettext
from pygames.deep_space_wars.engine import land_moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import EAST, INCH, WEST
from pygames.deep_space_wars.names import SHAPE_NAMES
from pygames.deep_space_wars.narration.directions import distance_in_words, side_name
from pygames.deep_space_wars.narration.line import Job, Sentences, Voice

__all__ = ["SENTENCES"]

_TAKES_SIDE = (
    N_("Start in the {side}"),
    N_("{who} starts in the {side}"),
    N_("You start in the {side}"),
)
_STAYS = (
    N_("Leave the start area in the middle"),
    N_("{who} leaves the start area in the middle"),
    N_("You leave your start area in the middle"),
)
_SHIFTS = (
    N_("Shift the start area {way}"),
    N_("{who} shifts the start area {way}"),
    N_("You shift your start area {way}"),
)
_BRINGS = (
    N_("Choose {piece} for the battlefield"),
    N_("{who} chooses {piece} for the battlefield"),
    N_("You choose {piece} for the battlefield"),
)
_PLACES = (
    N_("Place {piece} {across}″ from the left and {down}″ from the top"),
    N_("{who} places {piece} on the battlefield"),
    N_("You place {piece} on the battlefield"),
)
_SETS_ASIDE = (
    N_("Set {piece} aside"),
    N_("{who} sets {piece} aside, for there is no room"),
    N_("You set {piece} aside, for there is no room"),
)


def _take_side(move: land_moves.TakeSide, _state: State, voice: Voice) -> str:
    return voice.say(_TAKES_SIDE, side=side_name(move.edge))


def _shift(move: land_moves.Shift, state: State, voice: Voice) -> str:
    if not move.by:
        return voice.say(_STAYS)
    step = state.steps[-1]
    upright = state.edge_of(step[0]) in (WEST, EAST)
    way = distance_in_words((0, 0), (0, move.by) if upright else (move.by, 0))
    return voice.say(_SHIFTS, way=way)


def _build(move: land_moves.Build, _state: State, voice: Voice) -> str:
    n = len(move.walls)
    if voice.job == Job.ORDER:
        return ngettext("Build a base of {n} wall", "Build a base of {n} walls", n)
    if voice.job == Job.REMINDER:
        return ngettext(
            "You build a [bases-and-ladders|base] of {n} wall",
            "You build a [bases-and-ladders|base] of {n} walls",
            n,
        )
    return ngettext(
        "{who} builds a [bases-and-ladders|base] of {n} wall",
        "{who} builds a [bases-and-ladders|base] of {n} walls",
        n,
        who=voice.who,
    )


def _prepare(move: land_moves.Prepare, _state: State, voice: Voice) -> str:
    return voice.say(_BRINGS, piece=Name.of(SHAPE_NAMES[move.shape]))


def _place(move: land_moves.Place, _state: State, voice: Voice) -> str:
    x, y = move.middle
    piece = Name.of(SHAPE_NAMES[move.shape])
    return voice.say(_PLACES, piece=piece, across=x // INCH, down=y // INCH)


def _set_aside(move: land_moves.SetAside, _state: State, voice: Voice) -> str:
    return voice.say(_SETS_ASIDE, piece=Name.of(SHAPE_NAMES[move.shape]))


SENTENCES: Sentences = {
    land_moves.TakeSide: _take_side,
    land_moves.Shift: _shift,
    land_moves.Build: _build,
    land_moves.Prepare: _prepare,
    land_moves.Place: _place,
    land_moves.SetAside: _set_aside,
}
