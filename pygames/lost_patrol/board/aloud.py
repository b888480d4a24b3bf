"""The position in sentences, for screen readers."""

from pygames.core.language import _
from pygames.lost_patrol.board.panel import counters
from pygames.lost_patrol.board.words import cell_name, tile_label
from pygames.lost_patrol.describe import exits_text, scout_title
from pygames.lost_patrol.state import State
from pygames.table.board import Sight

__all__ = ["tell"]


def tell(sight: Sight[State]) -> list[str]:
    """Tell the round and the stocks, each Scout, and each tile with its paths and who is on it."""
    state = sight.view
    sentences = [meaning for _text, meaning in counters(sight)]
    for scout, where in enumerate(state.scouts):
        values = {"scout": scout_title(scout)}
        if where is None:
            sentences.append(_("{scout}: dead", **values))
        else:
            sentences.append(_("{scout}: on {cell}", **values, cell=cell_name(where)))
    for where in sorted(state.jungle.laid):
        paths = exits_text(state.jungle.grounds[where])
        label = tile_label(state, where)
        sentences.append(_("{tile}; paths to: {directions}", tile=label, directions=paths))
    return [f"{sentence}." for sentence in sentences]
