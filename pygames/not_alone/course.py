"""The course of a match: set-up, turns, the end of a turn and of the match."""

from itertools import combinations

from pygames.core.game import CHANCE, REFEREE
from pygames.core.steps import Ask, Run
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.choices import discard_cards
from pygames.not_alone.chosen import LAST, LOT
from pygames.not_alone.dealt import Expire, Lift, Lot, NextTurn, Uncover
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


def set_up(s: Position) -> None:
    """Lay out the places and push the steps before the first turn (NA-10, NA-17 to NA-20)."""
    _lay_out(s)
    s.push(_NEXT_TURN, Run(_deal), Run(_choose_side))
    if s.options.creature == LOT:
        s.push(Ask("lot", CHANCE, _lots, _drawn_by_lot))
    if s.options.creature == LAST:
        _seat_creature(s, s.seats - 1)


def _lay_out(s: Position) -> None:
    """Turn row two face down if it is to be found (NA-200); of some places there is one card."""
    entries = [PLACES[place] for place in s.options.places]
    if any(entry.uncovers for entry in entries):
        s.planet = (*s.planet[: RESERVED.start - 1], *[""] * len(RESERVED))
    if not (s.options.place_deck and s.options.rulings.full_reserve):  # else when it is laid out
        singles = [number for number, entry in enumerate(entries, 1) if entry.single]  # NA-204
        s.reserve = {**s.reserve, **dict.fromkeys(singles, 1)}


def _lots(s: Position, _chance: int) -> list[Lot]:
    return list(map(Lot, range(s.seats)))


def _drawn_by_lot(s: Position, move: Lot, _chance: int) -> None:
    _seat_creature(s, move.seat)


def _seat_creature(s: Position, seat: int) -> None:
    """Make another seat the Creature; the first one, which was it, becomes a Hunted."""
    s.loose = replaced(s.loose, 0, s.loose[s.order[0]])
    s.will = replaced(s.will, 0, s.will[s.order[0]])
    s.seat_creature(seat)


def _choose_side(s: Position) -> None:
    s.side = s.options.side
    if not s.side:
        s.push(Ask("side", s.creature, _sides, _side_chosen))


def _sides(_s: Position, _creature: int) -> list[Side]:
    return [Side(CONTINUOUS), Side(ALTERNATING)]


def _side_chosen(s: Position, move: Side, _creature: int) -> None:
    s.side = move.side


def _deal(s: Position) -> None:
    draw(s, s.creature, HAND)
    for seat in reversed(s.order):
        draw(s, seat)


# --- turns -----------------------------------------------------------------------------------


def _next_turns(s: Position, _referee: int) -> list[NextTurn]:
    return [NextTurn(s.turns + 1)]


def _begin_turn(s: Position, move: NextTurn, _referee: int) -> None:
    s.turns = move.turn
    s.turn = Turn(s.next_due, s.next_limit)
    s.next_due, s.next_limit = {}, 1
    s.push(Run(_end_turn), Run(card_window, (4,)), Run(reckon), Run(hunt), Run(explore))


_NEXT_TURN = Ask("turn", REFEREE, _next_turns, _begin_turn)


def _end_turn(s: Position) -> None:
    """Clear the table (NA-94)."""
    s.push(_NEXT_TURN, Run(_move_on), Run(_refill), *_lifts(s))
    s.push(Run(_discard_hunt), Run(_dominate), Run(_discard_places))
    for seat in reversed(s.order):
        lay_aside(s, seat)


def _discard_places(s: Position) -> None:
    s.footprints = tuple((slot.seat, slot.position) for slot in s.turn.slots)
    _count_visits(s)
    for slot in s.turn.slots:
        if slot.back:
            continue
        if PLACES[s.place_of(slot.card)].returns:
            return_to_reserve(s, slot.card)
        elif s.turn.due.get(slot.seat) == ONE_OF_THREE:  # NA-193
            add_to_hand(s, slot.seat, slot.card)
        else:
            add_to_pile(s, slot.seat, slot.card)
    s.turn.slots = ()


def _count_visits(s: Position) -> None:
    """Count where everybody was seen: all of it was revealed."""
    visits = [[*counts] for counts in s.visits]
    for slot in s.turn.slots:
        visits[slot.seat][slot.position] += 1
    for position in s.turn.tokens.get(CREATURE, ()):
        visits[s.creature][position] += 1
    s.visits = tuple(map(tuple, visits))


def _dominate(s: Position) -> None:
    """Have the Hunted discard a card who are dominated (NA-159)."""
    for seat in reversed(s.order):
        if seat in s.dominated:
            discard_cards(s, seat, 1)


def _discard_hunt(s: Position) -> None:
    """Put the Hunt cards on their discard, in the order in which they were played (NA-94)."""
    stays = s.dominated.values()
    use_up(s, HUNT, *[played.card for played in s.turn.in_play if played.card not in stays])
    s.turn.in_play = ()
    if s.turn.keeps:
        s.push(Ask("expire", REFEREE, _expirations, _expired))


def _expirations(s: Position, _referee: int) -> list[Expire]:
    kept = s.turn.aside
    return list(map(Expire, sorted(s.unseen[HUNT]) if kept is None else [kept]))


def _expired(s: Position, move: Expire, _referee: int) -> None:
    take_up_kept(s, move.card)
    use_up(s, HUNT, move.card)


def _refill(s: Position) -> None:
    draw(s, s.creature, max(0, HAND - s.held(s.creature)))


def _move_on(s: Position) -> None:
    """Move the Rescue counter at the end of every turn, but for Stasis (NA-95, NA-142)."""
    if not s.turn.stopped:
        advance_rescue(s)


def _lifts(s: Position) -> list[Ask]:
    """Return the steps that let everybody see all discards again (NA-167)."""
    if not s.turn.smoke:
        return []
    return [Ask("lift", REFEREE, _liftings, _lifted, (seat,)) for seat in reversed(s.order)]


def _liftings(s: Position, _referee: int, seat: int) -> list[Lift]:
    lost = sorted(s.lost(seat))
    missing = s.piled[seat] - len(s.pile[seat]) if lost else 0
    known = s.pile[seat]
    return [Lift(seat, tuple(sorted(known.union(it)))) for it in combinations(lost, missing)]


def _lifted(s: Position, move: Lift, _referee: int, seat: int) -> None:
    lift(s, seat, move.cards)


# --- the end ---------------------------------------------------------------------------------


def end_match(s: Position) -> None:
    """Turn everything up, one thing after another; then the match is over."""
    for seat in s.order:
        if s.fog[seat]:
            s.steps = [Ask("lift", REFEREE, _liftings, _lifted, (seat,))]
            return
        if s.turn.laid.get(seat):
            s.turn.kept = {}
            s.steps = [*turn_up(seat, 1)]
            return
    if s.turn.keeps:
        s.steps = [Ask("expire", REFEREE, _expirations, _expired)]
        return
    for seat in range(s.seats):
        if s.held(seat) > len(s.open_hands[seat]):
            s.steps = [Ask("uncover", REFEREE, _uncoverings, _uncovered, (seat,))]
            return
    s.outcome = s.ending


def _uncoverings(s: Position, _referee: int, seat: int) -> list[Uncover]:
    """Return the first card that is not known to all; in a view, any that is not."""
    cards = [card for card in s.may_hold(seat) if card not in s.open_hands[seat]]
    return [Uncover(seat, card) for card in (cards if s.hidden[seat] else cards[:1])]


def _uncovered(s: Position, move: Uncover, _referee: int, seat: int) -> None:
    if move.card not in s.hands[seat]:  # only in a view
        deck = s.deck_of(seat)
        s.unseen = replaced(s.unseen, deck, s.unseen[deck] - {move.card})
        s.hidden = replaced(s.hidden, seat, s.hidden[seat] - 1)
        s.hands = replaced(s.hands, seat, s.hands[seat] | {move.card})
    s.open_hands = replaced(s.open_hands, seat, s.open_hands[seat] | {move.card})
