"""The position as text, for a terminal."""

from collections.abc import Iterator

from pygames.core.hexes import axial
from pygames.core.language import _, ngettext
from pygames.lost_patrol.describe import exits_text, scout_title, tile_title
from pygames.lost_patrol.state import State

__all__ = ["sketch"]


def sketch(state: State, _seat: int) -> Iterator[str]:
    """Yield the round and the stocks, then each tile with its paths and who is on it.

    Tiles are located by their steps east and south-east of the Clearing.
    """
    tiles, stock = len(state.stack), state.stock
    yield _(", ").join(
        (
            _("Round {n}", n=state.round),
            ngettext("{n} tile in the stack", "{n} tiles in the stack", tiles),
            ngettext("{n} Lurker in the stock", "{n} Lurkers in the stock", stock),
        )
    )
    for where in sorted(state.jungle.laid):
        yield _tile(state, where)


def _tile(state: State, where: int) -> str:
    q, r = axial(where)
    title = tile_title(state.options.tiles[state.jungle.laid[where].tile])
    paths = exits_text(state.jungle.grounds[where])
    there = [scout_title(scout) for scout in state.scouts_on(where)]
    if lurkers := state.tokens.get(where, 0):
        there.append(ngettext("{n} Lurker", "{n} Lurkers", lurkers))
    line = f"{q:>3},{r:<3} {_('{tile}; paths to: {directions}', tile=title, directions=paths)}"
    return f"{line}: {_(', ').join(there)}" if there else line
