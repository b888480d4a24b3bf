"""The figures on the map: Scouts and groups of Lurkers, side by side on their tiles."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.core.language import _, ngettext
from pygames.lost_patrol.board.art import place
from pygames.lost_patrol.board.picks import hex_element, scout_element
from pygames.lost_patrol.legal import can_act
from pygames.lost_patrol.position import ALL_SCOUTS
from pygames.lost_patrol.state import State
from pygames.table.board import Sight

__all__ = ["figures", "groups"]


class _Figure(NamedTuple):
    key: str
    x: str
    y: str
    scout: int
    element: str
    """The element that a touch picks; "" if the touch goes through to the tile."""
    chosen: bool
    """Whether it is picked, or about to be pushed."""
    done: bool
    """Whether it has no action left."""


class _Group(NamedTuple):
    key: str
    x: str
    y: str
    fresh: int
    spent: int
    label: str


_SPOTS: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-0.3, 0), (0.3, 0)),
    3: ((0, -0.3), (-0.31, 0.22), (0.31, 0.22)),
    4: ((-0.3, -0.27), (0.3, -0.27), (-0.3, 0.29), (0.3, 0.29)),
    5: ((-0.34, -0.4), (0.34, -0.4), (0, 0), (-0.34, 0.4), (0.34, 0.4)),
}
"""Number of Scouts on a tile -> where each stands, in edges from the centre."""
_CROWDED: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0.34),),
    2: ((-0.28, 0.34), (0.28, 0.34)),
    3: ((-0.52, 0.3), (0, 0.42), (0.52, 0.3)),
    4: ((-0.5, 0.12), (0.5, 0.12), (-0.25, 0.56), (0.25, 0.56)),
    5: ((-0.55, 0.06), (0.55, 0.06), (0, 0.26), (-0.28, 0.62), (0.28, 0.62)),
}
"""The same on a tile with a group of Lurkers, which stands above."""


def figures(sight: Sight[State], state: State) -> list[_Figure]:
    """Return the living Scouts as they are drawn."""
    found = []
    asked = sight.decision.name if sight.decision else ""
    choosing = asked in ("scout_act", "casualty", "swamp")
    pushed = state.queue[0] if state.phase == "push_scout" else None
    for scout in ALL_SCOUTS:
        where = state.scouts[scout]
        if where is None:
            continue
        crowd = state.scouts_on(where)
        right, down = (_CROWDED if where in state.tokens else _SPOTS)[len(crowd)][
            crowd.index(scout)
        ]
        element = scout_element(scout)
        touched = choosing and hex_element(where) not in sight.next
        found.append(
            _Figure(
                f"scout-{scout}",
                *place(where, right, down),
                scout,
                element if touched else "",
                element in sight.picked or scout == pushed,
                asked == "scout_act" and not can_act(state, scout),
            )
        )
    return found


def groups(state: State) -> list[_Group]:
    """Return the Lurkers as they are drawn, one group per tile."""
    found = []
    for where in sorted(state.tokens):
        spent = state.spent.get(where, 0)
        down = -0.42 if state.scouts_on(where) else 0.0
        fresh = state.tokens[where] - spent
        text = ngettext("{n} Lurker", "{n} Lurkers", fresh)
        if spent:
            text = _("{lurkers}, {n} spent", lurkers=text, n=spent)
        found.append(
            _Group(f"group-{hex_element(where)}", *place(where, 0, down), fresh, spent, text)
        )
    return found
