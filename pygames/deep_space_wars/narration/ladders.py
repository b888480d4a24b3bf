"""Ladders in words: where they are set, and who takes them away."""

from pygames.core.language import N_
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Fetching, Raising
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.land.ladders import ladder_at
from pygames.deep_space_wars.narration.line import Sentences, Texts, Voice
from pygames.deep_space_wars.wording import squad_name
from pygames.geometry.plane import Point

__all__ = ["SENTENCES"]

_SETS = (
    N_("Set the ladder {across}″ from the left and {down}″ from the top"),
    N_("{who} sets a [bases-and-ladders|ladder] against the base with {squad}"),
    N_("You set a [bases-and-ladders|ladder] against the base with {squad}"),
)
_TAKES = (
    N_("Take the ladder {across}″ from the left and {down}″ from the top"),
    N_("{who} takes a [bases-and-ladders|ladder] off the wall with {squad}"),
    N_("You take a [bases-and-ladders|ladder] off the wall with {squad}"),
)


def _set_ladder(move: moves.SetLadder, state: State, voice: Voice) -> str:
    ladder = ladder_at(state.field, move.wall, move.at)
    assert ladder is not None
    return _told(_SETS, state, ladder.feet, voice)


def _fetch(move: moves.Fetch, state: State, voice: Voice) -> str:
    return _told(_TAKES, state, state.ladders[move.ladder].feet, voice)


def _told(texts: Texts, state: State, feet: tuple[Point, Point], voice: Voice) -> str:
    step = state.steps[-1]
    assert isinstance(step, Raising | Fetching)
    across, down = ((one + other) // (2 * INCH) for one, other in zip(*feet, strict=True))
    return voice.say(texts, squad=squad_name(state, step.squad), across=across, down=down)


SENTENCES: Sentences = {moves.SetLadder: _set_ladder, moves.Fetch: _fetch}
