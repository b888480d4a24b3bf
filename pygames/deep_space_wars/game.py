"""What the shared packages need to know about the rules of Deep Space Wars."""

from collections.abc import Mapping
from typing import Any

from pygames.core.game import Rules
from pygames.deep_space_wars import GAME, MIXED
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.describe import describe, doer, narrate, remind
from pygames.deep_space_wars.options import OPTIONS, PRESET_TITLES, PRESETS, setting_of
from pygames.deep_space_wars.rulings import RULINGS

__all__ = ["RULES", "start"]


def start(seats: int, options: Mapping[str, Any]) -> State:
    """Return the battle before its first move. Raises `BadSetup`."""
    return State(setting_of(seats, options, RULINGS[GAME.version]))


def role(state: State, seat: int) -> str:
    """Say the faction of a seat's army (DSW-85); "" until it is chosen."""
    factions = {card.faction for card, _figures in state.armies[seat]}
    return factions.pop() if len(factions) == 1 else MIXED if factions else ""


RULES = Rules(
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    usual=frozenset(("mission", "layout")),
    start=start,
    role=role,
    sides=lambda seats, options: setting_of(seats, options).sides,
    describe=describe,
    narrate=narrate,
    remind=remind,
    doer=doer,
    made={"layout": lambda view: view.ground},
    quiet=frozenset(("ask",)),
    drafted=frozenset(
        (
            "aim",
            "bomb",
            "build",
            "deploy",
            "flame",
            "ladder",
            "march",
            "muster",
            "place",
            "position",
            "rage",
            "shift",
        )
    ),
    secrets=False,
)
