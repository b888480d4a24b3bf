"""Cards on their way: draws, discards, taking back, and what that hides or tells."""

from collections.abc import Collection, Iterable

from pygames.core.game import CHANCE
from pygames.core.steps import Ask, Run
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_moves import Draw
from pygames.not_alone.pieces import HUNT, SURVIVAL
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.turn import Slot

__all__ = [
    "add_to_hand",
    "add_to_pile",
    "discard",
    "draw",
    "drop",
    "exchange",
    "forget_shown",
    "keep_aside",
    "keep_open",
    "lay_open",
    "lift",
    "put_away",
    "recover",
    "recover_all",
    "return_to_reserve",
    "reveal",
    "take_from_hand",
    "take_from_pile",
    "take_played_back",
    "take_up_kept",
    "use_up",
]

# --- Hunt and Survival cards -----------------------------------------------------------------


def draw(state: Position, seat: int, count: int = 1, noted: bool = False) -> None:
    """Have a seat draw cards, one after another; `noted`: to sort them afterwards."""
    state.push(*[Run(_draw_one, (seat, noted))] * count)


def _draw_one(state: Position, seat: int, noted: bool) -> None:
    """Draw the top card; an empty deck is made anew from its discard (NA-45, NA-46)."""
    deck = state.deck_of(seat)
    if not state.left[deck][0]:
        if len(state.left[deck]) > 1:
            first, *more = state.below[deck]
            state.left = replaced(state.left, deck, state.left[deck][1:])
            state.below = replaced(state.below, deck, tuple(more))
            state.unseen = replaced(state.unseen, deck, state.unseen[deck] | (first or frozenset()))
        else:
            state.left = replaced(state.left, deck, (len(state.used[deck]),))
            state.unseen = replaced(state.unseen, deck, state.unseen[deck] | {*state.used[deck]})
            if deck == SURVIVAL:
                state.shuffled, state.shuffles = frozenset(state.used[deck]), state.shuffles + 1
            state.used = replaced(state.used, deck, ())
    if state.left[deck][0]:
        state.push(Ask("draw", CHANCE, _draws, _drawn, (seat, noted), frozenset((seat,))))


def _draws(state: Position, _chance: int, seat: int, _noted: bool) -> list[Draw]:
    return [Draw(seat, card) for card in sorted(state.unseen[state.deck_of(seat)])]


def _drawn(state: Position, move: Draw, _chance: int, seat: int, noted: bool) -> None:
    deck = state.deck_of(seat)
    top, *more = state.left[deck]
    state.left = replaced(state.left, deck, (top - 1, *more))
    if move.card is None:
        state.hidden = replaced(state.hidden, seat, state.hidden[seat] + 1)
    else:
        state.unseen = replaced(state.unseen, deck, state.unseen[deck] - {move.card})
        state.hands = replaced(state.hands, seat, state.hands[seat] | {move.card})
        if noted:
            state.turn.drawn |= {move.card}


def put_away(state: Position, seat: int, card: str) -> None:
    """Take a card out of a hand, for all to see."""
    if card in state.hands[seat]:
        state.hands = replaced(state.hands, seat, state.hands[seat] - {card})
        state.open_hands = replaced(state.open_hands, seat, state.open_hands[seat] - {card})
    else:  # only in a view
        deck = state.deck_of(seat)
        state.hidden = replaced(state.hidden, seat, state.hidden[seat] - 1)
        state.unseen = replaced(state.unseen, deck, state.unseen[deck] - {card})


def drop(state: Position, seat: int, card: str) -> None:
    """Discard a Hunt or Survival card of a hand."""
    put_away(state, seat, card)
    use_up(state, state.deck_of(seat), card)


def keep_aside(state: Position, card: str | None) -> None:
    """Lay a card of the Creature's hand aside, face down (NA-155); None: it cannot be seen."""
    seat = state.creature
    if card is None:
        state.hidden = replaced(state.hidden, seat, state.hidden[seat] - 1)
    else:
        state.hands = replaced(state.hands, seat, state.hands[seat] - {card})
    state.turn.aside, state.turn.keeps = card, True


def take_up_kept(state: Position, card: str) -> None:
    """Take up the card kept with Intuition, for all to see (NA-155)."""
    if state.turn.aside is None:  # only in a view
        state.unseen = replaced(state.unseen, HUNT, state.unseen[HUNT] - {card})
    state.turn.aside, state.turn.keeps = None, False


# --- Place cards -----------------------------------------------------------------------------


def recover(state: Position, seat: int, count: int, cards: Iterable[int] | None) -> None:
    """Take cards back from the discard; None: which ones cannot be seen."""
    if state.turn.smoke:  # whatever lay there may have been taken
        state.fog = replaced(state.fog, seat, state.fog[seat] | state.pile[seat])
    state.piled = replaced(state.piled, seat, state.piled[seat] - count)
    if cards is None:
        state.pile = replaced(state.pile, seat, frozenset())
    else:
        state.pile = replaced(state.pile, seat, state.pile[seat].difference(cards))
        state.loose = replaced(state.loose, seat, state.loose[seat].union(cards))
    _clear_up(state, seat)


def discard(state: Position, seat: int, count: int, cards: Collection[int] | None) -> None:
    """Put cards of the hand on the discard; None: which ones cannot be seen."""
    if state.turn.smoke:  # whatever was in the hand may have been discarded, shown cards too
        state.fog = replaced(state.fog, seat, state.fog[seat] | state.loose[seat])
        state.turn.shown = {
            other: shown for other, shown in state.turn.shown.items() if other != seat
        }
    state.piled = replaced(state.piled, seat, state.piled[seat] + count)
    if cards is None:
        state.loose = replaced(state.loose, seat, frozenset())
    else:
        state.loose = replaced(state.loose, seat, state.loose[seat].difference(cards))
        state.pile = replaced(state.pile, seat, state.pile[seat].union(cards))
        forget_shown(state, seat, *cards)
    _clear_up(state, seat)


def forget_shown(state: Position, seat: int, *cards: int) -> None:
    """Take cards out of those that a Hunted has shown, as far as this view knows them (NA-134)."""
    shown = state.turn.shown.get(seat)
    if shown is not None:
        state.turn.shown = {**state.turn.shown, seat: shown.difference(cards)}


def recover_all(state: Position, seat: int) -> None:
    """Take the whole discard back."""
    everything = state.loose[seat] | state.pile[seat] | state.fog[seat]
    state.loose = replaced(state.loose, seat, everything)
    state.pile = replaced(state.pile, seat, frozenset())
    state.fog = replaced(state.fog, seat, frozenset())
    state.piled = replaced(state.piled, seat, 0)


def lift(state: Position, seat: int, cards: Iterable[int]) -> None:
    """Let everybody see a discard again."""
    everything = state.loose[seat] | state.pile[seat] | state.fog[seat]
    state.pile = replaced(state.pile, seat, frozenset(cards))
    state.loose = replaced(state.loose, seat, everything.difference(cards))
    state.fog = replaced(state.fog, seat, frozenset())


def reveal(state: Position, seat: int, card: int) -> None:
    """Turn up a selected card: the Hunted is at its place."""
    lay_open(state, seat, card)
    state.turn.slots += (Slot(seat, card, state.position_of(card)),)


def lay_open(state: Position, seat: int, card: int) -> None:
    """Take up a selected card, for all to see."""
    turn = state.turn
    take_from_hand(state, seat, card)
    chosen = turn.chosen[seat]
    turn.chosen = {**turn.chosen, seat: {it: known for it, known in chosen.items() if it != card}}
    turn.laid = {**turn.laid, seat: turn.laid[seat] - 1}


def take_played_back(state: Position, slot: Slot) -> None:
    """Take the played card itself back to the hand; the Pole never comes back (NA-118)."""
    if PLACES[state.place_of(slot.card)].returns:
        return
    add_to_hand(state, slot.seat, slot.card)
    state.change(slot, slot._replace(back=True))


def return_to_reserve(state: Position, card: int) -> None:
    """Put a Place card back into the reserve (NA-118)."""
    state.reserve = {**state.reserve, card: state.reserve[card] + 1}


def add_to_hand(state: Position, seat: int, card: int) -> None:
    """Give a Hunted a Place card, for all to see."""
    state.loose = replaced(state.loose, seat, state.loose[seat] | {card})


def take_from_hand(state: Position, seat: int, card: int) -> None:
    """Take a Place card out of a hand, for all to see."""
    state.loose = replaced(state.loose, seat, state.loose[seat] - {card})
    state.fog = replaced(state.fog, seat, state.fog[seat] - {card})
    _clear_up(state, seat)


def exchange(state: Position, seat: int, size: int, hand: Iterable[int] | None) -> None:
    """Exchange the hand and the discard; None: which cards cannot be seen."""
    everything = state.loose[seat] | state.pile[seat] | state.fog[seat]
    state.piled = replaced(state.piled, seat, size)
    pile = frozenset(hand or ())
    state.pile = replaced(state.pile, seat, pile)
    state.loose = replaced(state.loose, seat, frozenset() if hand is None else everything - pile)
    if state.turn.smoke:
        state.fog = replaced(state.fog, seat, everything)
    _clear_up(state, seat)


def take_from_pile(state: Position, seat: int, card: int) -> None:
    """Take a Place card from a discard and lay it on the table, for all to see."""
    state.piled = replaced(state.piled, seat, state.piled[seat] - 1)
    state.pile = replaced(state.pile, seat, state.pile[seat] - {card})
    state.fog = replaced(state.fog, seat, state.fog[seat] - {card})
    add_to_hand(state, seat, card)
    _clear_up(state, seat)


def add_to_pile(state: Position, seat: int, card: int) -> None:
    """Put a Place card on a discard, for all to see."""
    state.pile = replaced(state.pile, seat, state.pile[seat] | {card})
    state.piled = replaced(state.piled, seat, state.piled[seat] + 1)


def use_up(state: Position, deck: int, *cards: str) -> None:
    """Put Hunt or Survival cards on their discard."""
    state.used = replaced(state.used, deck, state.used[deck] + cards)


def keep_open(state: Position, seat: int, card: str) -> None:
    """Give a seat a card that everybody has seen."""
    state.hands = replaced(state.hands, seat, state.hands[seat] | {card})
    state.open_hands = replaced(state.open_hands, seat, state.open_hands[seat] | {card})


def _clear_up(state: Position, seat: int) -> None:
    """Let everybody know what can be told from the number of discarded cards alone."""
    fog = state.fog[seat]
    below = state.piled[seat] - len(state.pile[seat] - fog)
    if fog and below in (0, len(fog)):
        state.fog = replaced(state.fog, seat, frozenset())
        if below:
            state.pile = replaced(state.pile, seat, state.pile[seat] | fog)
        else:
            state.loose = replaced(state.loose, seat, state.loose[seat] | fog)
