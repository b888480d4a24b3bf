"""The rope over the table: what each side has left, or has scored, pulled from both ends."""

from markupsafe import Markup

from pygames.core.language import _
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.missions import SCORED
from pygames.deep_space_wars.names import MISSION_NAMES
from pygames.table.markup import render

__all__ = ["rope"]


def rope(view: State) -> Markup | None:
    """Draw how the battle stands, None before its first round; the counters tell it in words."""
    if not view.round:
        return None
    sides, scored = view.setting.sides, view.setting.mission in SCORED
    ends = []
    for side in sorted({*sides}):
        seats = [seat for seat in range(view.seats) if sides[seat] == side]
        strength = sum(map(view.worth_of, seats))
        ends.append((seats[0], view.scores[side] if scored else strength))
    return render(
        "deep_space_wars/rope.html",
        ends=ends,
        least=int(scored),
        round=view.round,
        rounds=view.setting.rounds,
        mission=_(MISSION_NAMES[view.setting.mission]),
    )
