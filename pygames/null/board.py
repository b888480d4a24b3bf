"""How Null is drawn and picked: as plain as a board can be.

The cards of the hand are the elements `card:1` ... `card:12`, the stakes `stake:1`, `stake:10` ...;
keeping all cards is a button. It needs no style sheet. Facts, closer looks, drawings in the rules,
shared symbols and drafts are what this game does not have: its record leaves them out.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import NOBODY, Decision, Outcome, Seats
from pygames.core.language import N_, _, ngettext, number
from pygames.core.log import Entry
from pygames.null.moves import Double, Keep, Lay, Pass, Put, Rest, Stake, Wins
from pygames.null.state import State
from pygames.table.board import Board, Moment, Path, Sight
from pygames.table.markup import people, render

__all__ = ["BOARD"]

_KEEP, _PASS, _REST, _STAKE, _CARD = "do:keep", "do:pass", "do:rest", "stake:", "card:"
_BUTTONS = {_KEEP: N_("Keep all cards"), _PASS: N_("Pass"), _REST: N_("Not this round")}
_NOBODY_KNOWS = "?"


def paths(_view: State, decision: Decision) -> Sequence[Path]:
    """Return one pick per move: a card or a button."""
    return [(_element(move),) for move in decision.moves]


def _element(move: Keep | Put | Stake | Lay | Pass | Rest | Double) -> str:
    match move:
        case Keep():
            return _KEEP
        case Pass():
            return _PASS
        case Rest():
            return _REST
        case Stake(amount):
            return f"{_STAKE}{amount}"
        case Put(card) | Lay(card) | Double(card):
            return f"{_CARD}{card}"


def label(_view: State, element: str) -> str:
    """Return the name of a card, a stake or a button."""
    if element in _BUTTONS:
        return _(_BUTTONS[element])
    if element.startswith(_STAKE):
        return _("A stake of {n}", n=int(element.removeprefix(_STAKE)))
    return _("Card {n}", n=int(element.removeprefix(_CARD)))


def prompt(sight: Sight[State]) -> str:
    """Say what to do now."""
    match sight.decision.name if sight.decision else "":
        case "put":
            return _("Put a card on the deck, or keep them all")
        case "stake":
            return _("Name the stake of this round")
        case "lay":
            return _("Lay a card: the nearest to {target} wins", target=sight.view.target)
        case "double":
            return _("Show a card above {target} to double the stake", target=sight.view.target)
    return _("Wait for the others")


def moment(_state: State, entry: Entry) -> Moment | None:
    """Show who has won a round; the sentence says it all."""
    return Moment(()) if isinstance(entry.move, Wins) else None


# --- the table -----------------------------------------------------------------------------------


class _Row(NamedTuple):
    """What is in front of one player."""

    who: Markup
    points: str
    hand: str
    laid: str


def scene(sight: Sight[State]) -> Markup:
    """Draw a row for each player, the stakes to choose from, and the card that won last."""
    view, decision = sight.view, sight.decision
    stakes = decision.moves if decision and decision.name == "stake" else ()
    return render(
        "null/scene.html",
        rows=[_row(sight, seat, who) for seat, who in enumerate(people(sight.names))],
        stakes=[(_attrs(sight, _element(stake)), number(stake.amount)) for stake in stakes],
        won=number(view.won[-1]) if view.won else "",
    )


def _row(sight: Sight[State], seat: int, who: Markup) -> _Row:
    view = sight.view
    held = [card for card, known_to in view.hands[seat].items() if _may_show(sight, known_to)]
    laid = ""
    if seat in view.table:
        card, known_to = view.table[seat]
        laid = _cards([card] if card is not None and _may_show(sight, known_to) else [], 1)
    return _Row(who, number(view.points[seat]), _cards(held, view.held(seat)), laid)


def _may_show(sight: Sight[State], known_to: Seats) -> bool:
    """Whether a card in the view can be drawn: without a seat, only what everybody knows."""
    return sight.seat is not None or NOBODY in known_to


def _cards(known: Iterable[int], count: int) -> str:
    shown = [number(card) for card in sorted(known)]
    return " ".join(shown + [_NOBODY_KNOWS] * (count - len(shown)))


def hand(sight: Sight[State]) -> Markup:
    """Draw the cards that the seat holds."""
    held = [] if sight.seat is None else sorted(sight.view.hands[sight.seat])
    cards = [(_attrs(sight, f"{_CARD}{card}"), number(card)) for card in held]
    return render("null/hand.html", cards=cards)


def _attrs(sight: Sight[State], element: str) -> Markup:
    return sight.attrs(element, label(sight.view, element))


def counters(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Return the target, the stake and the deck."""
    view = sight.view
    left = view.in_deck()
    shown = [(f"▤ {number(left)}", ngettext("{n} card to draw", "{n} cards to draw", left))]
    if view.stake:
        shown.insert(0, (f"● {number(view.stake)}", _("The stake is {n}", n=view.stake)))
    if view.target:
        shown.insert(0, (f"◎ {number(view.target)}", _("The target is {n}", n=view.target)))
    return shown


def result(outcome: Outcome, names: Sequence[str]) -> str:
    """Say who won."""
    if not outcome.winners:
        return _("A draw")
    winners = _(" and ").join(names[seat] for seat in outcome.winners)
    return ngettext("{names} wins", "{names} win", len(outcome.winners), names=winners)


BOARD = Board(
    moment=moment,
    paths=paths,
    label=label,
    prompt=prompt,
    scene=scene,
    hand=hand,
    counters=counters,
    result=result,
)
