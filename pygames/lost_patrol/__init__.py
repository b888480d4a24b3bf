"""Lost Patrol: five Scouts in a jungle that grows before them and closes behind them."""

from pygames.core.game import Game
from pygames.core.language import N_
from pygames.lost_patrol.describe import describe
from pygames.lost_patrol.duel import start
from pygames.lost_patrol.legal import ASKED
from pygames.lost_patrol.options import OPTIONS, PRESET_TITLES, PRESETS, preset_note
from pygames.lost_patrol.sketch import sketch

GAME = Game(
    id="lost-patrol",
    code="l",
    version=1,
    title=N_("Lost Patrol"),
    seats=(2,),
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    preset_note=preset_note,
    usual=frozenset(("scouts",)),
    start=lambda _seats, options: start(options),
    describe=describe,
    sketch=sketch,
    public=frozenset(ASKED),
    secrets=False,
    bot="pygames.lost_patrol.bot",
    board="pygames.lost_patrol.board",
    lesson="pygames.lost_patrol.lesson",
)
