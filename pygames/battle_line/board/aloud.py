"""The position in sentences, as one seat sees it."""

from pygames.battle_line.board.picks import DECK_ELEMENTS
from pygames.battle_line.board.words import (
    card_list,
    formation_title,
    front_label,
    holds,
    label,
    owns,
)
from pygames.battle_line.formations import best
from pygames.battle_line.pieces import DECKS, FRONTS, TACTICS, TROOP
from pygames.battle_line.state import State
from pygames.core.language import N_, _, ngettext, number
from pygames.table.board import Sight

__all__ = ["tell"]


def tell(sight: Sight[State]) -> list[str]:
    """Describe the fronts, their owners and possible claims, the hands and the decks."""
    state = sight.view
    near = sight.seat or 0
    sentences = [owns(name, state.owned(seat)) for seat, name in enumerate(sight.names)]
    provable = [[], []] if state.outcome else [state.claimable(seat) for seat in (0, 1)]
    empty = []
    for front in FRONTS:
        if _is_empty(state, front):
            empty.append(number(front + 1))
        else:
            sentences.append(_front(state, front, near, provable))
    if empty:
        sentences.append(
            ngettext(
                "Front {fronts} is empty",
                "Fronts {fronts} are empty",
                len(empty),
                fronts=_(", ").join(empty),
            )
        )
    if sight.seat is not None:
        hand = card_list(sorted(state.hands[near]))
        sentences.append(_("Your hand: {cards}", cards=hand))
        other = 1 - near
        held = holds(state.held(other, TROOP), state.held(other, TACTICS))
        sentences.append(f"{sight.names[other]}: {held}")
    decks = DECKS if state.options.use_tactics else DECKS[:1]
    sentences += [label(state, DECK_ELEMENTS[deck]) for deck in decks]
    return [f"{sentence}." for sentence in sentences]


def _is_empty(state: State, front: int) -> bool:
    """Whether there is nothing to say about a front."""
    return (
        state.flags[front] is None
        and not state.cards[2 * front]
        and not state.cards[2 * front + 1]
        and not state.foggy(front)
        and state.needed(front) < 4
    )


def _front(state: State, front: int, near: int, provable: list[list[int]]) -> str:
    text = front_label(state, front, near)
    if state.flags[front] is not None:
        return text
    needed = state.needed(front)
    for seat, message in (
        (near, N_(". Yours is {formation} {total}")),
        (1 - near, N_(". Theirs is {formation} {total}")),
    ):
        cards = state.cards[2 * front + seat]
        if len(cards) >= needed:
            rank, total = best(tuple(cards), needed, 0, state.foggy(front)).worth
            text += _(message, formation=formation_title(rank), total=total)
    if front in provable[near]:
        text += _(". You can claim it")
    elif front in provable[1 - near]:
        text += _(". They can claim it")
    return text
