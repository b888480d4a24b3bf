"""The rules of Battle Line as the rest of the program uses them: `RULES`."""

from pygames.battle_line.describe import describe, narrate, remind
from pygames.battle_line.options import OPTIONS, PRESET_TITLES, PRESETS
from pygames.battle_line.series import start
from pygames.core.game import Rules

RULES = Rules(
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    usual=frozenset(("series",)),
    start=lambda _seats, options: start(options),
    describe=describe,
    narrate=narrate,
    remind=remind,
    public=frozenset(("claim", "draw", "scout_draw", "excess")),
)
