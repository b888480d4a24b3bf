"""The set-up of a match: who is the Creature, the planet, the board, the first cards."""

from pygames.core.game import CHANCE
from pygames.core.steps import Ask, Run
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_moves import Lot
from pygames.not_alone.moves import Side
from pygames.not_alone.option_values import LAST, LOT
from pygames.not_alone.phases.sequence import NEXT_TURN
from pygames.not_alone.pieces import ALTERNATING, CONTINUOUS, HAND
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.zones import draw

__all__ = ["set_up"]


def set_up(state: Position) -> None:
    """Lay out the places and push the steps before the first turn (NA-10, NA-17 to NA-20)."""
    _lay_out(state)
    state.push(NEXT_TURN, Run(_deal), Run(_choose_side))
    if state.options.creature == LOT:
        state.push(Ask("lot", CHANCE, _lots, _drawn_by_lot))
    if state.options.creature == LAST:
        _seat_creature(state, state.seats - 1)


def _lay_out(state: Position) -> None:
    """Turn row two face down if it is to be found (NA-200); of some places there is one card."""
    entries = [PLACES[place] for place in state.options.places]
    if any(entry.uncovers for entry in entries):
        state.planet = (*state.planet[: RESERVED.start - 1], *[""] * len(RESERVED))
    if not (
        state.options.place_deck and state.options.rulings.full_reserve
    ):  # else when it is laid out
        singles = [number for number, entry in enumerate(entries, 1) if entry.single]  # NA-204
        state.reserve = {**state.reserve, **dict.fromkeys(singles, 1)}


def _lots(state: Position, _chance: int) -> list[Lot]:
    return list(map(Lot, range(state.seats)))


def _drawn_by_lot(state: Position, move: Lot, _chance: int) -> None:
    _seat_creature(state, move.seat)


def _seat_creature(state: Position, seat: int) -> None:
    """Make another seat the Creature; the first one, which was it, becomes a Hunted."""
    state.loose = replaced(state.loose, 0, state.loose[state.order[0]])
    state.will = replaced(state.will, 0, state.will[state.order[0]])
    state.seat_creature(seat)


def _choose_side(state: Position) -> None:
    state.side = state.options.side
    if not state.side:
        state.push(Ask("side", state.creature, _sides, _side_chosen))


def _sides(_state: Position, _creature: int) -> list[Side]:
    return [Side(CONTINUOUS), Side(ALTERNATING)]


def _side_chosen(state: Position, move: Side, _creature: int) -> None:
    state.side = move.side


def _deal(state: Position) -> None:
    draw(state, state.creature, HAND)
    for seat in reversed(state.order):
        draw(state, seat)
