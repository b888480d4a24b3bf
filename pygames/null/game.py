"""What the shared packages need to know about Null's rules."""

from collections.abc import Sequence

from pygames.core.game import Decision, Rules
from pygames.null.describe import describe, narrate, remind
from pygames.null.moves import PASS, REST, Pass, Rest
from pygames.null.options import OPTIONS, PRESET_TITLES, PRESETS
from pygames.null.series import start
from pygames.null.state import State


def openly(decision: Decision) -> Sequence[Pass | Rest]:
    """Return the moves that are made without a look at one's cards: passing (N-12)."""
    if decision.name != "double":
        return ()
    return [move for move in decision.moves if move in (PASS, REST)]


def order(view: State, seats: Sequence[int]) -> Sequence[int]:
    """Return the order in which bots that choose at once are heard: the lead last, as in N-8."""
    return sorted(seats, key=lambda seat: (seat - view.lead - 1) % view.seats)


def role(_state: object, seat: int) -> str:
    """Say who leads the first round (N-3)."""
    return "follower" if seat else "lead"


RULES = Rules(
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    start=start,
    describe=describe,
    narrate=narrate,
    remind=remind,
    open=openly,
    order=order,
    role=role,
    quiet=frozenset(("pass", "rest")),
    lasting=frozenset(("rest",)),
    drafted=frozenset(("walk",)),
)
