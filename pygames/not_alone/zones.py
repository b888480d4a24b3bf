"""Cards on their way: draws, discards, taking back, and what that hides or tells."""

from collections.abc import Collection, Iterable

from pygames.core.game import CHANCE
from pygames.core.steps import Ask, Run
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealt import Draw
from pygames.not_alone.pieces import HUNT
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


def draw(s: Position, seat: int, count: int = 1, noted: bool = False) -> None:
    """Have a seat draw cards, one after another; `noted`: to sort them afterwards."""
    s.push(*[Run(_draw_one, (seat, noted))] * count)


def _draw_one(s: Position, seat: int, noted: bool) -> None:
    """Draw the top card; an empty deck is made anew from its discard (NA-45, NA-46)."""
    deck = s.deck_of(seat)
    if not s.left[deck][0]:
        if len(s.left[deck]) > 1:
            first, *more = s.below[deck]
            s.left = replaced(s.left, deck, s.left[deck][1:])
            s.below = replaced(s.below, deck, tuple(more))
            s.unseen = replaced(s.unseen, deck, s.unseen[deck] | (first or frozenset()))
        else:
            s.left = replaced(s.left, deck, (len(s.used[deck]),))
            s.unseen = replaced(s.unseen, deck, s.unseen[deck] | {*s.used[deck]})
            s.used = replaced(s.used, deck, ())
    if s.left[deck][0]:
        s.push(Ask("draw", CHANCE, _draws, _drawn, (seat, noted), frozenset((seat,))))


def _draws(s: Position, _chance: int, seat: int, _noted: bool) -> list[Draw]:
    return [Draw(seat, card) for card in sorted(s.unseen[s.deck_of(seat)])]


def _drawn(s: Position, move: Draw, _chance: int, seat: int, noted: bool) -> None:
    deck = s.deck_of(seat)
    top, *more = s.left[deck]
    s.left = replaced(s.left, deck, (top - 1, *more))
    if move.card is None:
        s.hidden = replaced(s.hidden, seat, s.hidden[seat] + 1)
    else:
        s.unseen = replaced(s.unseen, deck, s.unseen[deck] - {move.card})
        s.hands = replaced(s.hands, seat, s.hands[seat] | {move.card})
        if noted:
            s.turn.drawn |= {move.card}


def put_away(s: Position, seat: int, card: str) -> None:
    """Take a card out of a hand, for all to see."""
    if card in s.hands[seat]:
        s.hands = replaced(s.hands, seat, s.hands[seat] - {card})
        s.open_hands = replaced(s.open_hands, seat, s.open_hands[seat] - {card})
    else:  # only in a view
        deck = s.deck_of(seat)
        s.hidden = replaced(s.hidden, seat, s.hidden[seat] - 1)
        s.unseen = replaced(s.unseen, deck, s.unseen[deck] - {card})


def drop(s: Position, seat: int, card: str) -> None:
    """Discard a Hunt or Survival card of a hand."""
    put_away(s, seat, card)
    use_up(s, s.deck_of(seat), card)


def keep_aside(s: Position, card: str | None) -> None:
    """Lay a card of the Creature's hand aside, face down (NA-155); None: it cannot be seen."""
    seat = s.creature
    if card is None:
        s.hidden = replaced(s.hidden, seat, s.hidden[seat] - 1)
    else:
        s.hands = replaced(s.hands, seat, s.hands[seat] - {card})
    s.turn.aside, s.turn.keeps = card, True


def take_up_kept(s: Position, card: str) -> None:
    """Take up the card kept with Intuition, for all to see (NA-155)."""
    if s.turn.aside is None:  # only in a view
        s.unseen = replaced(s.unseen, HUNT, s.unseen[HUNT] - {card})
    s.turn.aside, s.turn.keeps = None, False


# --- Place cards -----------------------------------------------------------------------------


def recover(s: Position, seat: int, count: int, cards: Iterable[int] | None) -> None:
    """Take cards back from the discard; None: which ones cannot be seen."""
    if s.turn.smoke:  # whatever lay there may have been taken
        s.fog = replaced(s.fog, seat, s.fog[seat] | s.pile[seat])
    s.piled = replaced(s.piled, seat, s.piled[seat] - count)
    if cards is None:
        s.pile = replaced(s.pile, seat, frozenset())
    else:
        s.pile = replaced(s.pile, seat, s.pile[seat].difference(cards))
        s.loose = replaced(s.loose, seat, s.loose[seat].union(cards))
    _clear_up(s, seat)


def discard(s: Position, seat: int, count: int, cards: Collection[int] | None) -> None:
    """Put cards of the hand on the discard; None: which ones cannot be seen."""
    if s.turn.smoke:  # whatever was in the hand may have been discarded, shown cards too
        s.fog = replaced(s.fog, seat, s.fog[seat] | s.loose[seat])
        s.turn.shown = {other: shown for other, shown in s.turn.shown.items() if other != seat}
    s.piled = replaced(s.piled, seat, s.piled[seat] + count)
    if cards is None:
        s.loose = replaced(s.loose, seat, frozenset())
    else:
        s.loose = replaced(s.loose, seat, s.loose[seat].difference(cards))
        s.pile = replaced(s.pile, seat, s.pile[seat].union(cards))
        forget_shown(s, seat, *cards)
    _clear_up(s, seat)


def forget_shown(s: Position, seat: int, *cards: int) -> None:
    """Take cards out of those that a Hunted has shown, as far as this view knows them (NA-134)."""
    shown = s.turn.shown.get(seat)
    if shown is not None:
        s.turn.shown = {**s.turn.shown, seat: shown.difference(cards)}


def recover_all(s: Position, seat: int) -> None:
    """Take the whole discard back."""
    everything = s.loose[seat] | s.pile[seat] | s.fog[seat]
    s.loose = replaced(s.loose, seat, everything)
    s.pile = replaced(s.pile, seat, frozenset())
    s.fog = replaced(s.fog, seat, frozenset())
    s.piled = replaced(s.piled, seat, 0)


def lift(s: Position, seat: int, cards: Iterable[int]) -> None:
    """Let everybody see a discard again."""
    everything = s.loose[seat] | s.pile[seat] | s.fog[seat]
    s.pile = replaced(s.pile, seat, frozenset(cards))
    s.loose = replaced(s.loose, seat, everything.difference(cards))
    s.fog = replaced(s.fog, seat, frozenset())


def reveal(s: Position, seat: int, card: int) -> None:
    """Turn up a selected card: the Hunted is at its place."""
    lay_open(s, seat, card)
    s.turn.slots += (Slot(seat, card, s.position_of(card)),)


def lay_open(s: Position, seat: int, card: int) -> None:
    """Take up a selected card, for all to see."""
    turn = s.turn
    take_from_hand(s, seat, card)
    chosen = turn.chosen[seat]
    turn.chosen = {**turn.chosen, seat: {it: known for it, known in chosen.items() if it != card}}
    turn.laid = {**turn.laid, seat: turn.laid[seat] - 1}


def take_played_back(s: Position, slot: Slot) -> None:
    """Take the played card itself back to the hand; the Pole never comes back (NA-118)."""
    if PLACES[s.place_of(slot.card)].returns:
        return
    add_to_hand(s, slot.seat, slot.card)
    s.change(slot, slot._replace(back=True))


def return_to_reserve(s: Position, card: int) -> None:
    """Put a Place card back into the reserve (NA-118)."""
    s.reserve = {**s.reserve, card: s.reserve[card] + 1}


def add_to_hand(s: Position, seat: int, card: int) -> None:
    """Give a Hunted a Place card, for all to see."""
    s.loose = replaced(s.loose, seat, s.loose[seat] | {card})


def take_from_hand(s: Position, seat: int, card: int) -> None:
    """Take a Place card out of a hand, for all to see."""
    s.loose = replaced(s.loose, seat, s.loose[seat] - {card})
    s.fog = replaced(s.fog, seat, s.fog[seat] - {card})
    _clear_up(s, seat)


def exchange(s: Position, seat: int, size: int, hand: Iterable[int] | None) -> None:
    """Exchange the hand and the discard; None: which cards cannot be seen."""
    everything = s.loose[seat] | s.pile[seat] | s.fog[seat]
    s.piled = replaced(s.piled, seat, size)
    pile = frozenset(hand or ())
    s.pile = replaced(s.pile, seat, pile)
    s.loose = replaced(s.loose, seat, frozenset() if hand is None else everything - pile)
    if s.turn.smoke:
        s.fog = replaced(s.fog, seat, everything)
    _clear_up(s, seat)


def take_from_pile(s: Position, seat: int, card: int) -> None:
    """Take a Place card from a discard and lay it on the table, for all to see."""
    s.piled = replaced(s.piled, seat, s.piled[seat] - 1)
    s.pile = replaced(s.pile, seat, s.pile[seat] - {card})
    s.fog = replaced(s.fog, seat, s.fog[seat] - {card})
    add_to_hand(s, seat, card)
    _clear_up(s, seat)


def add_to_pile(s: Position, seat: int, card: int) -> None:
    """Put a Place card on a discard, for all to see."""
    s.pile = replaced(s.pile, seat, s.pile[seat] | {card})
    s.piled = replaced(s.piled, seat, s.piled[seat] + 1)


def use_up(s: Position, deck: int, *cards: str) -> None:
    """Put Hunt or Survival cards on their discard."""
    s.used = replaced(s.used, deck, s.used[deck] + cards)


def keep_open(s: Position, seat: int, card: str) -> None:
    """Give a seat a card that everybody has seen."""
    s.hands = replaced(s.hands, seat, s.hands[seat] | {card})
    s.open_hands = replaced(s.open_hands, seat, s.open_hands[seat] | {card})


def _clear_up(s: Position, seat: int) -> None:
    """Let everybody know what can be told from the number of discarded cards alone."""
    fog = s.fog[seat]
    below = s.piled[seat] - len(s.pile[seat] - fog)
    if fog and below in (0, len(fog)):
        s.fog = replaced(s.fog, seat, frozenset())
        if below:
            s.pile = replaced(s.pile, seat, s.pile[seat] | fog)
        else:
            s.loose = replaced(s.loose, seat, s.loose[seat] | fog)
