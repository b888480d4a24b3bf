"""Phase 4: the table is cleared, the Rescue counter moves (NA-94, NA-95)."""

from itertools import combinations

from pygames.core.game import REFEREE
from pygames.core.steps import Ask, Run
from pygames.not_alone.card_decisions import discard_cards
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.causes import Because
from pygames.not_alone.dealer_moves import Expire, Lift
from pygames.not_alone.pieces import CREATURE, HAND, HUNT
from pygames.not_alone.place_selection import ONE_OF_THREE, lay_aside
from pygames.not_alone.position import Position
from pygames.not_alone.tracks import advance_rescue
from pygames.not_alone.zones import (
    add_to_hand,
    add_to_pile,
    draw,
    lift,
    return_to_reserve,
    take_up_kept,
    use_up,
)

__all__ = ["EXPIRE", "end_turn", "lift_of"]


def end_turn(state: Position) -> None:
    """Clear the table (NA-94)."""
    state.push(Run(_move_on), Run(_refill), *_lifts(state))
    state.push(Run(_discard_hunt), Run(_dominate), Run(_discard_places))
    for seat in reversed(state.order):
        lay_aside(state, seat)


def _discard_places(state: Position) -> None:
    state.footprints = tuple((slot.seat, slot.position) for slot in state.turn.slots)
    _count_visits(state)
    for slot in state.turn.slots:
        if slot.back:
            continue
        if PLACES[state.place_of(slot.card)].returns:
            return_to_reserve(state, slot.card)
        elif state.turn.due.get(slot.seat) == ONE_OF_THREE:  # NA-193
            add_to_hand(state, slot.seat, slot.card)
        else:
            add_to_pile(state, slot.seat, slot.card)
    state.turn.slots = ()


def _count_visits(state: Position) -> None:
    """Count where everybody was seen: all of it was revealed."""
    visits = [[*counts] for counts in state.visits]
    for slot in state.turn.slots:
        visits[slot.seat][slot.position] += 1
    for position in state.turn.tokens.get(CREATURE, ()):
        visits[state.creature][position] += 1
    state.visits = tuple(map(tuple, visits))


def _dominate(state: Position) -> None:
    """Have the Hunted discard a card who are dominated (NA-159)."""
    for seat in reversed(state.order):
        if seat in state.dominated:
            state.push(Because(state.dominated[seat], state.creature))
            discard_cards(state, seat, 1)


def _discard_hunt(state: Position) -> None:
    """Put the Hunt cards on their discard, in the order in which they were played (NA-94)."""
    stays = state.dominated.values()
    use_up(state, HUNT, *[played.card for played in state.turn.in_play if played.card not in stays])
    state.turn.in_play = ()
    if state.turn.keeps:
        state.push(EXPIRE)


def _refill(state: Position) -> None:
    draw(state, state.creature, max(0, HAND - state.held(state.creature)))


def _move_on(state: Position) -> None:
    """Move the Rescue counter at the end of every turn, but for Stasis (NA-95, NA-142)."""
    if not state.turn.stopped:
        advance_rescue(state)


def _lifts(state: Position) -> list[Ask]:
    """Return the steps that let everybody see all discards again (NA-167)."""
    if not state.turn.smoke:
        return []
    return [lift_of(seat) for seat in reversed(state.order)]


# --- what nobody knew ------------------------------------------------------------------------


def _expirations(state: Position, _referee: int) -> list[Expire]:
    kept = state.turn.aside
    return list(map(Expire, sorted(state.unseen[HUNT]) if kept is None else [kept]))


def _expired(state: Position, move: Expire, _referee: int) -> None:
    take_up_kept(state, move.card)
    use_up(state, HUNT, move.card)


EXPIRE = Ask("expire", REFEREE, _expirations, _expired)
"""The card kept with Intuition is discarded (NA-155)."""


def lift_of(seat: int) -> Ask:
    """Return the step that shows a discard again that lay behind a Smokescreen (NA-167)."""
    return Ask("lift", REFEREE, _liftings, _lifted, (seat,))


def _liftings(state: Position, _referee: int, seat: int) -> list[Lift]:
    lost = sorted(state.lost(seat))
    missing = state.piled[seat] - len(state.pile[seat]) if lost else 0
    known = state.pile[seat]
    return [Lift(seat, tuple(sorted(known.union(it)))) for it in combinations(lost, missing)]


def _lifted(state: Position, move: Lift, _referee: int, seat: int) -> None:
    lift(state, seat, move.cards)
