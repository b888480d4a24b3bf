"""What is shown on the board until it is understood: fights, and what spies unmask."""

from pygames.core.log import Entry
from pygames.espionage.board.fights import reason
from pygames.espionage.board.picks import square_element
from pygames.espionage.board.scene import Token
from pygames.espionage.moves import Battle, Spied
from pygames.espionage.pieces import CODES
from pygames.espionage.state import State
from pygames.table.board import Moment
from pygames.table.markup import render

__all__ = ["moment"]


def moment(state: State, entry: Entry) -> Moment | None:
    """Return how a fight (ESP-34, ESP-53) or what spies see (ESP-47) is shown."""
    move = entry.move
    if isinstance(move, Battle):
        return _fight(state, move)
    if isinstance(move, Spied) and move.seen:
        return Moment(tuple(square_element(state, square) for square, _rank in move.seen))
    return None


def _fight(state: State, move: Battle) -> Moment:
    """Show both pieces, as far as the reader knows them; the one that is lost slides away."""
    assert state.step is not None
    pieces = state.done, state.who[state.step.to]
    told = (move.survivor, move.removed) if move.won else (move.removed, move.survivor)
    ranks = [
        state.rank[piece] if rank is None else rank
        for piece, rank in zip(pieces, told, strict=True)
    ]
    attacker, defender = (
        _token(state, piece, rank) for piece, rank in zip(pieces, ranks, strict=True)
    )
    why = reason(ranks[0], ranks[1]) if ranks[0] is not None and ranks[1] is not None else ""
    picture = render("espionage/fight.html", attacker=attacker, defender=defender, won=move.won)
    return Moment((square_element(state, state.step.to),), picture, why, sound="clash")


def _token(state: State, piece: int, rank: int | None) -> Token:
    return Token("", state.seat_of(piece), "" if rank is None else CODES[rank])
