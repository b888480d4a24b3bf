"""Counters and facts: the round, the stack, the stock of Lurkers, the result to beat in a duel."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.language import _, ngettext, number
from pygames.lost_patrol.board.ambush import ambushes
from pygames.lost_patrol.board.scene import Picture, picture_of
from pygames.lost_patrol.describe import tile_title
from pygames.lost_patrol.position import ALL_SCOUTS, Result
from pygames.lost_patrol.state import State
from pygames.table.board import Sight, Standing
from pygames.table.markup import render

__all__ = ["counters", "facts", "standings"]


def standings(sight: Sight[State], outcome: Outcome) -> Sequence[Standing]:
    """Count the Scouts that got away, and those that were killed; at the end of a duel, the former
    alone.
    """
    state = sight.view
    escaped, killed = outcome.scores, len(ALL_SCOUTS) - len(state.alive)
    return [
        Standing(killed, ngettext("Scout killed", "Scouts killed", killed))
        if state.outcome == outcome and seat == state.lurkers_seat
        else Standing(escaped[seat], ngettext("Scout escaped", "Scouts escaped", escaped[seat]))
        for seat in (0, 1)
    ]


def counters(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Count rounds, tiles in the stack and Lurkers in the stock, for the top bar."""
    state = sight.view
    tiles, stock = len(state.stack), state.stock
    shown = [
        (f"⬢ {number(tiles)}", ngettext("{n} tile in the stack", "{n} tiles in the stack", tiles)),
        (
            f"✺ {number(stock)}",
            ngettext("{n} Lurker in the stock", "{n} Lurkers in the stock", stock),
        ),
    ]
    if state.round:
        shown.insert(0, (_("Round {n}", n=state.round), _("Round {n}", n=state.round)))
    return shown


class _Kind(NamedTuple):
    picture: Picture
    title: str
    number: int


def facts(sight: Sight[State]) -> Markup:
    """Render the latest ambushes, the tiles left in the stack and, in a duel, what to beat."""
    state = sight.view
    sides = None
    if state.scouts_seat is not None:
        sides = (state.scouts_seat, state.lurkers_seat)
    return _facts(
        ambushes(state) if state.clashes else Markup(),
        _kinds(state),
        len(state.discard),
        state.rival,
        sides,
        sight.names,
        language.current(),
    )


def _kinds(state: State) -> tuple[_Kind, ...]:
    tiles = state.options.tiles
    counts = Counter((picture_of(tiles[n], 0), tile_title(tiles[n])) for n in state.stack)
    return tuple(_Kind(picture, title, count) for (picture, title), count in counts.items())


@lru_cache(maxsize=4)
def _facts(
    fought: Markup,
    kinds: tuple[_Kind, ...],
    discarded: int,
    rival: Result | None,
    sides: tuple[int, int] | None,
    names: tuple[str, ...],
    _language: str,
) -> Markup:
    return render(
        "lost_patrol/facts.html",
        fought=fought,
        kinds=kinds,
        discarded=discarded,
        rival=rival,
        sides=sides,
        names=names,
    )
