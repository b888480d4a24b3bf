"""Battle Line: nine fronts, sixty troops, ten tactics cards, two players."""

from pygames.battle_line.describe import describe
from pygames.battle_line.options import OPTIONS, PRESET_TITLES, PRESETS
from pygames.battle_line.series import start
from pygames.core.game import Game
from pygames.core.language import N_

GAME = Game(
    id="battle-line",
    code="b",
    version=1,
    title=N_("Battle Line"),
    seats=(2,),
    options=OPTIONS,
    presets=PRESETS,
    usual=frozenset(("series",)),
    preset_titles=PRESET_TITLES,
    start=lambda _seats, options: start(dict(options)),
    describe=describe,
    public=frozenset(("claim", "draw", "scout_draw", "excess")),
    board="pygames.battle_line.board",
    bot="pygames.battle_line.bot",
    lesson="pygames.battle_line.lesson",
)
