"""What the shared rooms need to know of Battle Line's rules."""

from pygames.battle_line.describe import describe, narrate
from pygames.battle_line.options import OPTIONS, PRESET_TITLES, PRESETS
from pygames.battle_line.series import start
from pygames.core.game import Rules

RULES = Rules(
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    usual=frozenset(("series",)),
    start=lambda _seats, options: start(dict(options)),
    describe=describe,
    narrate=narrate,
    public=frozenset(("claim", "draw", "scout_draw", "excess")),
)
