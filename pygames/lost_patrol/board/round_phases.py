"""A round: its four phases, and what happens in the one that it has come to."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.core.language import N_, _, ngettext
from pygames.lost_patrol.state import State

__all__ = ["Stage", "explained", "phases_of_round"]

_STAGES = (N_("Scouts"), N_("Jungle", context="phase"), N_("Lurkers"), N_("Ambushes"))
"""The phases of a round by who or what acts in them (LP-56)."""

_STAGE_OF: Mapping[str, int] = {
    **dict.fromkeys(("scout_act", "thorns", "fire_dice"), 0),
    **dict.fromkeys(("place_end", "draw", "place_rot", "split"), 1),
    **dict.fromkeys(("lurker_act", "lurker_step"), 2),
    **dict.fromkeys(
        ("ambush", "ambush_dice", "casualty", "push_scout", "push_lurkers", "swamp"), 3
    ),
}


class Stage(NamedTuple):
    """A phase of the round."""

    title: str
    now: bool
    """Whether the round has come to it."""


def phases_of_round(state: State) -> list[Stage]:
    """Return the phases of the round; none before the first round and after the last."""
    now = _STAGE_OF.get(state.phase)
    if not state.round or now is None:
        return []
    return [Stage(_(title), n == now) for n, title in enumerate(_STAGES)]


def explained(state: State) -> str:
    """Explain in a sentence what happens now."""
    if not state.round:
        return _("Set-up: the jungle grows until no path in sight is open.")
    match _STAGE_OF.get(state.phase):
        case 0:
            return ngettext(
                "Each Scout has {n} action: walk or fire.",
                "Each Scout has {n} actions: walk or fire.",
                state.options.scout_actions,
            )
        case 1:
            return _("Where the Scouts see a path end, a new tile is placed.")
        case 2:
            return _("Lurkers appear where paths end; groups grow and move.")
        case 3:
            return _("Lurkers attack the Scouts on their own tile.")
    return ""
