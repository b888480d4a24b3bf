"""What the shared packages need to know about the rules of Lost Patrol."""

from pygames.core.game import Rules
from pygames.core.series import Series
from pygames.lost_patrol.describe import describe
from pygames.lost_patrol.duel import start
from pygames.lost_patrol.legal import ASKED
from pygames.lost_patrol.narration import doer, narrate, remind
from pygames.lost_patrol.options import OPTIONS, PRESET_TITLES, PRESETS, preset_note
from pygames.lost_patrol.state import State


def role(state: State | Series, seat: int) -> str:
    """Say who leads the Scouts; "" while dice decide (LP-48), and in a duel each does once."""
    if isinstance(state, Series) or state.scouts_seat is None:
        return ""
    return "scouts" if seat == state.scouts_seat else "lurkers"


RULES = Rules(
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    preset_note=preset_note,
    usual=frozenset(("scouts",)),
    start=lambda _seats, options: start(options),
    describe=describe,
    narrate=narrate,
    remind=remind,
    doer=doer,
    role=role,
    public=frozenset(ASKED),
    resigning="concede",
    secrets=False,
)
