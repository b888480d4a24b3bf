"""Espionage: two hidden armies, spies that recognise, volcanoes between them."""

from pygames.core.game import Game
from pygames.core.language import N_
from pygames.espionage.describe import describe
from pygames.espionage.options import OPTIONS, PRESET_TITLES, PRESETS, read_options
from pygames.espionage.sketch import sketch
from pygames.espionage.state import State

GAME = Game(
    id="espionage",
    code="e",
    version=1,
    title=N_("Espionage"),
    seats=(2,),
    options=OPTIONS,
    presets=PRESETS,
    preset_titles=PRESET_TITLES,
    start=lambda _seats, options: State(read_options(options)),
    describe=describe,
    sketch=sketch,
    laid_out=frozenset(("place",)),
    bot="pygames.espionage.bot",
    board="pygames.espionage.board",
    lesson="pygames.espionage.lesson",
)
