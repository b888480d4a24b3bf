"""The tray: the patrol, the dice and the drawn tile."""

from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import _, ngettext, number
from pygames.lost_patrol.board.ambush import AMBUSHES, ambush, sum_up, winner
from pygames.lost_patrol.board.picks import scout_element, turn_element
from pygames.lost_patrol.board.round_phases import explained, phases_of_round
from pygames.lost_patrol.board.scene import Picture, picture_of
from pygames.lost_patrol.board.words import SHORT_NAMES
from pygames.lost_patrol.describe import exits_text, scout_title
from pygames.lost_patrol.legal import can_act
from pygames.lost_patrol.position import ALL_SCOUTS, Clash
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import distinct_rotations
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["tray"]


class _Member(NamedTuple):
    attrs: Markup
    scout: int
    name: str
    actions: int
    """Actions left, drawn as dots."""
    dead: bool


class _Choice(NamedTuple):
    attrs: Markup
    picture: Picture
    barred: bool


class _Fought(NamedTuple):
    """An ambush in a few characters."""

    won: str
    scores: tuple[str, str]
    lost: int
    told: str


def tray(sight: Sight[State]) -> Markup:
    """Render the tray: the rotations of a drawn tile, or the patrol; above it the phase, and the
    latest dice, the ambushes of the round before, or what the phase is about.
    """
    state = sight.view
    choices = _choices(sight, state)
    clash = state.clash
    throw = None if state.phase in ("lurker_act", "lurker_step", "ambush") else state.throw
    return render(
        "lost_patrol/tray.html",
        choices=choices,
        members=() if choices else [_member(sight, state, scout) for scout in ALL_SCOUTS],
        stages=phases_of_round(state),
        clash=ambush(clash) if clash else "",
        clash_said=f"{clash.round} {clash.cell}" if clash else "",
        throw=throw,
        thrower=scout_title(throw.scout) if throw else "",
        fought=[_fought(one) for one in state.clashes],
        explained=explained(state),
        opens=AMBUSHES,
    )


def _fought(clash: Clash) -> _Fought:
    scores = (number(clash.lurker_score), number(clash.scout_score))
    return _Fought(winner(clash), scores, clash.lost, sum_up(clash))


def _member(sight: Sight[State], state: State, scout: int) -> _Member:
    dead = state.scouts[scout] is None
    acting = state.phase == "scout_act" and can_act(state, scout)
    left = state.left if scout == state.active else state.options.scout_actions
    text: str = scout_title(scout)
    if dead:
        text = _("{scout}: dead", scout=text)
    elif acting:
        text = ngettext("{scout}: {n} action left", "{scout}: {n} actions left", left, scout=text)
    return _Member(
        sight.attrs(scout_element(scout), text),
        scout,
        _(SHORT_NAMES[scout]) if scout < 2 else number(scout - 1),
        left if acting else 0,
        dead,
    )


def _choices(sight: Sight[State], state: State) -> list[_Choice]:
    """Return every rotation of the drawn tile; touching a barred one tells why it is."""
    if sight.decision is None or sight.decision.name != "place_rot":
        return []
    tile = state.options.tiles[state.drawn]
    legal = {move.rotation for move in sight.decision.moves}
    return [
        _Choice(
            sight.attrs(
                turn_element(rotation),
                _("Paths to: {directions}", directions=exits_text(tile.grounds[rotation])),
            ),
            picture_of(tile, rotation),
            rotation not in legal,
        )
        for rotation in distinct_rotations(tile)
    ]
