"""The course of a match: set-up, turns, the end of a turn and of the match."""

from itertools import combinations

from pygames.core.game import CHANCE, REFEREE
from pygames.core.steps import Ask, Run
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.choices import discard_cards
from pygames.not_alone.chosen import LAST, LOT
from pygames.not_alone.dealer_moves import Expire, Lift, Lot, NextTurn, Uncover
from pygames.not_alone.exploring import explore
from pygames.not_alone.hunting import hunt
from pygames.not_alone.moves import Side
from pygames.not_alone.pieces import ALTERNATING, CONTINUOUS, CREATURE, HAND, HUNT
from pygames.not_alone.planet import RESERVED
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.reckoning import reckon, turn_up
from pygames.not_alone.selections import ONE_OF_THREE, lay_aside
from pygames.not_alone.tracks import advance_rescue
from pygames.not_alone.turn import Turn
from pygames.not_alone.windows import card_window
from pygames.not_alone.zones import (
    add_to_hand,
    add_to_pile,
    draw,
    lift,
    return_to_reserve,
    take_up_kept,
    use_up,
)

__all__ = ["end_match", "set_up"]


def set_up(state: Position) -> None:
    """Lay out the places and push the steps before the first turn (NA-10, NA-17 to NA-20)."""
    _lay_out(state)
    state.push(_NEXT_TURN, Run(_deal), Run(_choose_side))
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


# --- turns -----------------------------------------------------------------------------------


def _next_turns(state: Position, _referee: int) -> list[NextTurn]:
    return [NextTurn(state.turns + 1)]


def _begin_turn(state: Position, move: NextTurn, _referee: int) -> None:
    state.turns = move.turn
    state.turn = Turn(state.next_due, state.next_limit)
    state.next_due, state.next_limit = {}, 1
    state.push(Run(_end_turn), Run(card_window, (4,)), Run(reckon), Run(hunt), Run(explore))


_NEXT_TURN = Ask("turn", REFEREE, _next_turns, _begin_turn)


def _end_turn(state: Position) -> None:
    """Clear the table (NA-94)."""
    state.push(_NEXT_TURN, Run(_move_on), Run(_refill), *_lifts(state))
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
            discard_cards(state, seat, 1)


def _discard_hunt(state: Position) -> None:
    """Put the Hunt cards on their discard, in the order in which they were played (NA-94)."""
    stays = state.dominated.values()
    use_up(state, HUNT, *[played.card for played in state.turn.in_play if played.card not in stays])
    state.turn.in_play = ()
    if state.turn.keeps:
        state.push(Ask("expire", REFEREE, _expirations, _expired))


def _expirations(state: Position, _referee: int) -> list[Expire]:
    kept = state.turn.aside
    return list(map(Expire, sorted(state.unseen[HUNT]) if kept is None else [kept]))


def _expired(state: Position, move: Expire, _referee: int) -> None:
    take_up_kept(state, move.card)
    use_up(state, HUNT, move.card)


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
    return [Ask("lift", REFEREE, _liftings, _lifted, (seat,)) for seat in reversed(state.order)]


def _liftings(state: Position, _referee: int, seat: int) -> list[Lift]:
    lost = sorted(state.lost(seat))
    missing = state.piled[seat] - len(state.pile[seat]) if lost else 0
    known = state.pile[seat]
    return [Lift(seat, tuple(sorted(known.union(it)))) for it in combinations(lost, missing)]


def _lifted(state: Position, move: Lift, _referee: int, seat: int) -> None:
    lift(state, seat, move.cards)


# --- the end ---------------------------------------------------------------------------------


def end_match(state: Position) -> None:
    """Turn everything up, one thing after another; then the match is over."""
    for seat in state.order:
        if state.fog[seat]:
            state.steps = [Ask("lift", REFEREE, _liftings, _lifted, (seat,))]
            return
        if state.turn.laid.get(seat):
            state.turn.kept = {}
            state.steps = [*turn_up(seat, 1)]
            return
    if state.turn.keeps:
        state.steps = [Ask("expire", REFEREE, _expirations, _expired)]
        return
    for seat in range(state.seats):
        if state.held(seat) > len(state.open_hands[seat]):
            state.steps = [Ask("uncover", REFEREE, _uncoverings, _uncovered, (seat,))]
            return
    state.outcome = state.ending


def _uncoverings(state: Position, _referee: int, seat: int) -> list[Uncover]:
    """Return the first card that is not known to all; in a view, any that is not."""
    cards = [card for card in state.may_hold(seat) if card not in state.open_hands[seat]]
    return [Uncover(seat, card) for card in (cards if state.hidden[seat] else cards[:1])]


def _uncovered(state: Position, move: Uncover, _referee: int, seat: int) -> None:
    if move.card not in state.hands[seat]:  # only in a view
        deck = state.deck_of(seat)
        state.unseen = replaced(state.unseen, deck, state.unseen[deck] - {move.card})
        state.hidden = replaced(state.hidden, seat, state.hidden[seat] - 1)
        state.hands = replaced(state.hands, seat, state.hands[seat] | {move.card})
    state.open_hands = replaced(state.open_hands, seat, state.open_hands[seat] | {move.card})
