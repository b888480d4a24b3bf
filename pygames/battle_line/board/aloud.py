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
from pygames.battle_line.formations import Formation, best
from pygames.battle_line.pieces import DECKS, FRONTS, TACTICS, TROOP
from pygames.battle_line.state import State
from pygames.core.language import _, listed, ngettext, number, sentences
from pygames.table.board import Sight

__all__ = ["tell"]


def tell(sight: Sight[State]) -> list[str]:
    """Describe the fronts, their owners and possible claims, the hands and the decks."""
    state = sight.view
    near = sight.seat or 0
    told = [owns(name, state.owned(seat)) for seat, name in enumerate(sight.names)]
    provable = [[], []] if state.outcome else [state.claimable(seat) for seat in (0, 1)]
    empty = []
    for front in FRONTS:
        if _is_empty(state, front):
            empty.append(number(front + 1))
        else:
            told.append(_front(state, front, near, provable))
    if empty:
        told.append(
            ngettext(
                "Front {fronts} is empty",
                "Fronts {fronts} are empty",
                len(empty),
                fronts=listed(empty),
            )
        )
    if sight.seat is not None:
        hand = card_list(sorted(state.hands[near]))
        told.append(_("Your hand: {cards}", cards=hand))
        other = 1 - near
        held = holds(state.held(other, TROOP), state.held(other, TACTICS))
        told.append(_("{player} holds {cards}", player=sight.names[other], cards=held))
    decks = DECKS if state.options.use_tactics else DECKS[:1]
    told += [label(state, DECK_ELEMENTS[deck]) for deck in decks]
    return [f"{sentence}." for sentence in told]


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
    told = [front_label(state, front, near)]
    if state.flags[front] is None:
        told += _formations(state, front, near)
        if front in provable[near]:
            told.append(_("You can claim it"))
        elif front in provable[1 - near]:
            told.append(_("Your opponent can claim it"))
    return sentences(*told)


def _formations(state: State, front: int, near: int) -> list[str]:
    """Say what the complete sides make."""
    mine, theirs = (_worth(state, front, seat) for seat in (near, 1 - near))
    if mine and theirs:
        return [
            _(
                "You make {formation:a} ({total}), your opponent makes {other:a} ({sum})",
                formation=formation_title(mine.rank),
                total=mine.total,
                other=formation_title(theirs.rank),
                sum=theirs.total,
            )
        ]
    if mine:
        values = {"formation": formation_title(mine.rank), "total": mine.total}
        return [_("You make {formation:a} ({total})", **values)]
    if theirs:
        values = {"formation": formation_title(theirs.rank), "total": theirs.total}
        return [_("Your opponent makes {formation:a} ({total})", **values)]
    return []


def _worth(state: State, front: int, seat: int) -> Formation | None:
    """Return the formation of a side, None while cards are missing."""
    cards, needed = state.cards[2 * front + seat], state.needed(front)
    return best(tuple(cards), needed, 0, state.foggy(front)) if len(cards) >= needed else None
