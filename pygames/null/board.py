"""How Null is drawn and picked: as plain as a board can be.

The cards of the hand are the elements `card:1` ... `card:12`, the stakes `stake:1`, `stake:10` ...,
the places of the line `at:1,0` ... `at:100,0`; keeping all cards is a button. It needs no style
sheet. Facts, closer looks, drawings in the rules and shared symbols are what this game does not
have: its record leaves them out.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from pygames.core.game import NOBODY, BadSetup, Decision, IllegalMove, Outcome, Seats
from pygames.core.language import N_, _, ngettext, number
from pygames.core.log import Entry
from pygames.null import moves
from pygames.null.state import State
from pygames.table.board import (
    AT,
    READY,
    Aim,
    Board,
    Drafting,
    Moment,
    Path,
    Sight,
    spot,
    spot_of,
)
from pygames.table.markup import people, render

__all__ = ["BOARD"]

_LINE = 0  # the y of its places
_KEEP, _PASS, _REST, _STAKE, _CARD = "do:keep", "do:pass", "do:rest", "stake:", "card:"
_BUTTONS = {
    _KEEP: N_("Keep all cards"),
    _PASS: N_("Pass"),
    _REST: N_("Not this round"),
    READY: N_("Leave the runner here"),
}
_NOBODY_KNOWS = "?"


def paths(_view: State, decision: Decision) -> Sequence[Path]:
    """Return one pick per move: a card or a button."""
    return [(_element(move),) for move in decision.moves]


def _element(
    move: moves.Keep
    | moves.Put
    | moves.Stake
    | moves.Walk
    | moves.Lay
    | moves.Pass
    | moves.Rest
    | moves.Double,
) -> str:
    match move:
        case moves.Keep():
            return _KEEP
        case moves.Pass():
            return _PASS
        case moves.Rest():
            return _REST
        case moves.Stake(amount):
            return f"{_STAKE}{amount}"
        case moves.Walk(place):
            return spot(place, _LINE)
        case moves.Put(card) | moves.Lay(card) | moves.Double(card):
            return f"{_CARD}{card}"


def label(_view: State, element: str) -> str:
    """Return the name of a card, a stake or a button."""
    if element in _BUTTONS:
        return _(_BUTTONS[element])
    if element.startswith(_STAKE):
        return _("A stake of {n}", n=int(element.removeprefix(_STAKE)))
    if (point := spot_of(element)) is not None:
        return _("Place {n}", n=point[0])
    return _("Card {n}", n=int(element.removeprefix(_CARD)))


def prompt(sight: Sight[State]) -> str:
    """Say what to do now."""
    match sight.decision.name if sight.decision else "":
        case "put":
            return _("Put a card on the deck, or keep them all")
        case "stake":
            return _("Name the stake of this round")
        case "walk":
            return _("Move the runner, or leave it where it is")
        case "lay":
            return _("Lay a card: the nearest to {target} wins", target=sight.view.target)
        case "double":
            return _("Show a card above {target} to double the stake", target=sight.view.target)
    return _("Wait for the others")


def moment(_state: State, entry: Entry) -> Moment | None:
    """Show who has won a round; the sentence says it all."""
    return Moment(()) if isinstance(entry.move, moves.Wins) else None


# --- the runner ----------------------------------------------------------------------------------


def _begin(view: State, _decision: Decision, _rng: random.Random) -> str:
    """Begin with the runner where it stands."""
    return str(view.runner)


def _fitted(_view: State, decision: Decision, layout: str) -> str | None:
    """Return the layout if the runner can be moved there."""
    fits = layout in map(str, moves.PLACES) and moves.Walk(int(layout)) in decision.moves
    return layout if fits else None


def _following(_view: State, decision: Decision, _layout: str, _picked: Path) -> list[str]:
    """Return any place of the line, and those that are drawn to be picked."""
    return [AT, *map(_element, decision.moves)]


def _stand(view: State, decision: Decision, x: int) -> int:
    """Return the nearest place in reach. Raises `IllegalMove` for what is not on the line."""
    first, last = decision.moves[0].place, decision.moves[-1].place
    place = min(max(x, first), last) if x in moves.PLACES else x
    view.copy().apply(moves.Walk(place), decision.seat)
    return place


def _arranged(view: State, decision: Decision, _layout: str, picked: Path) -> str:
    """Put the runner on the line. Raises `IllegalMove` where it cannot get."""
    x, _y = spot_of(picked[-1]) or (0, 0)
    return str(_stand(view, decision, x))


def aim(sight: Sight[State], _held: str, x: int, _y: int) -> Aim:
    """Say where the runner would stand, or why not."""
    assert sight.decision is not None
    try:
        place = _stand(sight.view, sight.decision, x)
    except IllegalMove as why:
        return Aim(spot(int(sight.layout), _LINE), barred=why)
    drawn = render("null/aim.html", place=place, text=number(place))
    return Aim(spot(place, _LINE), drawn, _("The runner would stand at {n}", n=place))


def measure(sight: Sight[State], one: str, other: str) -> Aim | None:
    """Say how many places are between two points of the line."""
    start, end = spot_of(one), spot_of(other)
    if not sight.view.options.line or start is None or end is None:
        return None
    far = abs(end[0] - start[0])
    drawn = render("null/tape.html", start=start[0], end=end[0])
    return Aim(spot(end[0], _LINE), drawn, ngettext("{n} place apart", "{n} places apart", far))


def landmarks(sight: Sight[State]) -> list[tuple[str, str]]:
    """Return how far the runner gets on either side."""
    assert sight.decision is not None
    first, *_others, last = (move.place for move in sight.decision.moves)
    return [(spot(at, _LINE), _("As far as place {n}", n=at)) for at in (first, last)]


def reckoned(sight: Sight[State], hour: int, tenths: int) -> str | None:
    """Return the place so far from the runner; the line has only two directions."""
    if not sight.layout or hour not in (3, 9):
        return None
    return spot(int(sight.layout) + (tenths if hour == 3 else -tenths), _LINE)


def _moves(_view: State, _decision: Decision, layout: str) -> list[moves.Walk]:
    return [moves.Walk(int(layout))]


def _laid(_view: State, _decision: Decision, move: moves.Walk) -> str:
    return str(move.place)


def setup(layout: str) -> Mapping[str, Any]:
    """Return the options of a match in which the runner can stand at the place of a text."""
    if layout not in map(str, moves.PLACES):
        raise BadSetup(N_("The line has places from 1 to 100."))
    return {"line": True}


DRAFTING = Drafting(
    begin=_begin,
    fitted=_fitted,
    following=_following,
    arranged=_arranged,
    moves=_moves,
    laid=_laid,
    setup=setup,
)


# --- the table -----------------------------------------------------------------------------------


class _Row(NamedTuple):
    """What is in front of one player."""

    who: Markup
    points: str
    hand: str
    laid: str


def scene(sight: Sight[State]) -> Markup:
    """Draw a row for each player, the line, the stakes to choose from, the card that won last."""
    view, decision = sight.view, sight.decision
    stakes = decision.moves if decision and decision.name == "stake" else ()
    return render(
        "null/scene.html",
        rows=[_row(sight, seat, who) for seat, who in enumerate(people(sight.names))],
        stakes=[(_attrs(sight, _element(stake)), number(stake.amount)) for stake in stakes],
        line=_line(sight) if view.options.line else None,
        won=number(view.won[-1]) if view.won else "",
    )


class _Line(NamedTuple):
    """The line, and who stands where on it."""

    ends: tuple[int, int]
    half: int
    runner: int
    name: str
    held: bool
    """Whether the runner can be moved now."""
    ghost: int | None
    """Where a hint would have it."""
    places: list[tuple[int, Markup]]
    """The places that are drawn to be picked, with their attributes."""


def _line(sight: Sight[State]) -> _Line:
    decision, runner = sight.decision, int(sight.layout or sight.view.runner)
    walks = decision.moves if decision and decision.name == "walk" else ()
    return _Line(
        ends=(moves.PLACES[0], moves.PLACES[-1]),
        half=moves.START,
        runner=runner,
        name=_("The runner stands at {n}", n=runner),
        held=bool(walks),
        ghost=int(sight.ghost) if sight.ghost else None,
        places=[(walk.place, _attrs(sight, _element(walk))) for walk in walks],
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
    drafting=DRAFTING,
    aim=aim,
    measure=measure,
    landmarks=landmarks,
    reckoned=reckoned,
)
