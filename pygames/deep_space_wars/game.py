"""What the shared packages need to know about the rules of Deep Space Wars."""

from collections.abc import Mapping
from typing import Any

from pygames.core.game import Rules
from pygames.deep_space_wars import MIXED
from pygames.deep_space_wars.describe import describe, doer, narrate, remind
from pygames.deep_space_wars.engine.moves import Move
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.setting_up import made_ground
from pygames.deep_space_wars.options import options_under, setting_of
from pygames.deep_space_wars.presets import PRESET_TITLES, preset_note, presets_under
from pygames.deep_space_wars.rulings import NEWEST, RULINGS, Rulings

__all__ = ["EARLIER", "RULES", "start"]


def start(seats: int, options: Mapping[str, Any], rulings: Rulings = NEWEST) -> State:
    """Return the battle before its first move. Raises `BadSetup`."""
    return State(setting_of(seats, options, rulings))


def role(state: State, seat: int) -> str:
    """Say the faction of a seat's army (DSW-85); "" until it is chosen."""
    factions = {card.faction for card, _figures in state.armies[seat]}
    return factions.pop() if len(factions) == 1 else MIXED if factions else ""


def _rules_under(rulings: Rulings) -> Rules[State, Move]:
    """Return the rules of the version that decides like this."""
    return Rules(
        options=options_under(rulings),
        presets=presets_under(rulings),
        preset_titles=PRESET_TITLES,
        preset_note=preset_note,
        usual=frozenset(("mission", "layout")),
        start=lambda seats, options: start(seats, options, rulings),
        role=role,
        sides=lambda seats, options: setting_of(seats, options, rulings).sides,
        describe=describe,
        narrate=narrate,
        remind=remind,
        doer=doer,
        made={"layout": made_ground},
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


EARLIER = {version: _rules_under(rulings) for version, rulings in RULINGS.items()}
RULES = EARLIER.pop(max(RULINGS))
