"""Which moves decide the game by the claims that can follow at once."""

from collections.abc import Iterator, Sequence

from pygames.battle_line.moves import PlayMove
from pygames.battle_line.pieces import FRONTS
from pygames.battle_line.position import Position

__all__ = ["decided", "wins_with"]


def decided(state: Position, seat: int, moves: Sequence[PlayMove]) -> Iterator[tuple[int, bool]]:
    """Yield (number of the move, whether the seat wins by it) for each move that decides the game.

    It wins by a front that the move itself changes; it loses if the opponent can already claim what
    it needs, and the move does not prevent that.
    """
    near = _decisive(state, seat)
    doomed = bool(state.claimable(1 - seat)) and _claims_win(state.copy(), 1 - seat)
    if not near and not doomed:
        return
    for number, move in enumerate(moves):
        wins = not near.isdisjoint(_changed(state, move)) and _wins_after(state, seat, move, seat)
        if wins or (doomed and _wins_after(state, seat, move, 1 - seat)):
            yield number, wins


def wins_with(state: Position, seat: int, front: int) -> bool:
    """Whether the seat has won once it owns this front too."""
    after = state.copy()
    after.flags[front] = seat
    return after.has_won(seat)


def _decisive(state: Position, seat: int) -> set[int]:
    """Return the fronts that win the game for the seat, where it lacks one card at most."""
    if state.owned(seat) < 2:
        return set()
    return {
        front
        for front in FRONTS
        if state.flags[front] is None
        and len(state.cards[2 * front + seat]) >= state.needed(front) - 1
        and wins_with(state, seat, front)
    }


def _changed(state: Position, move: PlayMove) -> set[int]:
    """Return the fronts on which a move puts a card or takes one away."""
    match move.kind:
        case "play":
            return {move.front}
        case "redeploy" | "desert" | "betray":
            changed = {side >> 1 for side, cards in enumerate(state.cards) if move.card in cards}
            if move.kind != "desert" and move.front is not None:
                changed.add(move.front)
            return changed
    return set()


def _wins_after(state: Position, mover: int, move: PlayMove, seat: int) -> bool:
    """Whether a seat wins by the fronts that it can claim after the move."""
    after = state.copy()
    after.apply(move, mover)
    return _claims_win(after, seat)


def _claims_win(state: Position, seat: int) -> bool:
    """Whether the seat wins by claiming all that it can; changes the state."""
    for front in state.claimable(seat):
        state.flags[front] = seat
    return state.has_won(seat)
