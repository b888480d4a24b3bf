"""The rules of Espionage as the core uses them."""

from pygames.core.game import Rules
from pygames.espionage.describe import describe, doer, narrate, remind
from pygames.espionage.options import OPTIONS, PRESET_TITLES, PRESETS, read_options
from pygames.espionage.state import State

RULES = Rules(
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    start=lambda _seats, options: State(read_options(options)),
    describe=describe,
    doer=doer,
    narrate=narrate,
    remind=remind,
    laid_out=frozenset(("place",)),
)
