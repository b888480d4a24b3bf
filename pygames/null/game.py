"""What the shared packages need to know about Null's rules."""

from pygames.core.game import Rules
from pygames.null.describe import describe, narrate, remind
from pygames.null.options import OPTIONS, PRESET_TITLES, PRESETS
from pygames.null.series import start

RULES = Rules(
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    start=start,
    describe=describe,
    narrate=narrate,
    remind=remind,
)
