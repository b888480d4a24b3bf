"""The position in sentences, for screen readers."""

from pygames.core.language import _, listed, ngettext
from pygames.core.players import is_you
from pygames.espionage.board.drafting import ranks_of
from pygames.espionage.board.scene import lost_pieces
from pygames.espionage.board.words import counted, square_label
from pygames.espionage.pieces import title
from pygames.espionage.state import State
from pygames.table.board import Sight

__all__ = ["tell"]


def tell(sight: Sight[State]) -> list[str]:
    """Describe the volcanoes, each side's pieces and what is known of them, and the losses."""
    state, near = sight.view, sight.seat or 0
    names = state.field.names
    sentences = []
    if state.volcanoes:
        volcanoes = listed(names[square] for square in sorted(state.volcanoes))
        sentences.append(_("There are volcanoes on {squares}", squares=volcanoes))
    if sight.layout and sight.decision is not None:
        home = state.field.home(sight.decision.seat, state.options.rows)
        placed = zip(home, ranks_of(sight.layout), strict=True)
        sentences += [f"{names[square]}: {title(rank)}" for square, rank in placed]
    for seat in (near, 1 - near):
        pieces = range(seat * state.size, (seat + 1) * state.size)
        squares = sorted(state.at[p] for p in pieces if state.at[p] >= 0)
        sentences += [square_label(state, square, sight.seat) for square in squares]
        lost = lost_pieces(state, seat)
        if lost:
            known = counted([rank for rank in lost if rank is not None])
            text = _lost(sight.names[seat], len(lost))
            sentences.append(f"{text} ({known})" if known else text)
    return [f"{sentence}." for sentence in sentences]


def _lost(name: str, count: int) -> str:
    if is_you(name):
        return ngettext("You have lost {n} piece", "You have lost {n} pieces", count)
    return ngettext("{name} has lost {n} piece", "{name} has lost {n} pieces", count, name=name)
