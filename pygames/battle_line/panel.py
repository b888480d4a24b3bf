"""What can be looked at beside the table: what is known, a front's proof, the discards."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from pygames.battle_line.cards import face
from pygames.battle_line.formations import Formation
from pygames.battle_line.picks import card_of_element, front_of_element
from pygames.battle_line.pieces import (
    COLOUR_NAMES,
    COLOURS,
    DECKS,
    FOG,
    TACTICS_CARDS,
    card_id,
    card_title,
)
from pygames.battle_line.proof import Proof, prove
from pygames.battle_line.words import SHAPES, effect, formation_title
from pygames.core.language import _, ngettext, number
from pygames.core.series import Series, current_play
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["counters", "facts", "sheet"]


def counters(sight: Sight) -> Sequence[tuple[str, str]]:
    """For the top bar: fronts owned, and the points of a series."""
    state = current_play(sight.view)
    shown = []
    for seat, shape in enumerate(SHAPES):
        owned = state.owned(seat)
        meaning = ngettext(
            "{name} owns {n} front", "{name} owns {n} fronts", owned, name=sight.names[seat]
        )
        shown.append((f"{shape} {number(owned)}", meaning))
    if isinstance(sight.view, Series) and sight.view.results:
        first, second = map(number, sight.view.points)
        shown.append((f"{first} : {second}", _("Points in the series")))
    return shown


# --- what is known -----------------------------------------------------------------------


class _Troop(NamedTuple):
    """Where a troop card is, as far as the seat knows: `seen`, `held`, `theirs` or ``."""

    worth: str
    where: str


class _Suit(NamedTuple):
    id: str
    name: str
    troops: list[_Troop]


class _Tactic(NamedTuple):
    id: str
    title: str
    where: str


def facts(sight: Sight) -> Markup:
    """What is known of the cards."""
    state = current_play(sight.view)
    own = [] if sight.seat is None else state.hands[sight.seat]
    theirs = [] if sight.seat is None else state.hands[1 - sight.seat]
    suits = [
        _Suit(
            suit,
            _(COLOUR_NAMES[row]),
            [
                _Troop(
                    number(card % 10 + 1),
                    "seen"
                    if state.visible >> card & 1
                    else "held"
                    if card in own
                    else "theirs"
                    if card in theirs
                    else "",
                )
                for card in range(10 * row, 10 * row + 10)
            ],
        )
        for row, suit in enumerate(COLOURS)
    ]
    tactics = (
        [_Tactic(card_id(card), card_title(card), where) for card, where in _tactics(sight, state)]
        if state.options.use_tactics
        else []
    )
    return render(
        "battle_line/facts.html",
        suits=suits,
        values=[number(value) for value in range(1, 11)],
        tactics=tactics,
        decks=[state.deck_count(deck) for deck in DECKS],
        has_tactics=state.options.use_tactics,
        played=[
            (SHAPES[seat], sight.names[seat], state.played[seat]) for seat in (0, 1)
        ],
        discards=[(face(card), _kind(card), card_title(card)) for card in state.discards],
        series=_series(sight),
    )


def _series(sight: Sight) -> list[tuple[str, str, int]]:
    if not isinstance(sight.view, Series) or not sight.view.results:
        return []
    points = sight.view.points
    return [(SHAPES[seat], sight.names[seat], points[seat]) for seat in (0, 1)]


def _kind(card: int) -> Markup:
    if card < 60:
        return Markup('data-suit="{}"').format(COLOURS[card // 10])
    return Markup('data-tactics="{}"').format(card_id(card))


def _tactics(sight: Sight, state: Any) -> list[tuple[int, str]]:
    """Each tactics card and where it is, "" where nobody may know."""
    return [(card, _where(sight, state, card)) for card in TACTICS_CARDS]


def _where(sight: Sight, state: Any, card: int) -> str:
    if card in state.discards:
        return _("discarded")
    for seat in (0, 1):
        if card in state.guile[seat]:
            return _("played by {name}", name=sight.names[seat])
    if card in (FOG, FOG + 1) and state.env[card - FOG] >= 0:
        return _("front {n}", n=(state.env[card - FOG] >> 1) + 1)
    for side, cards in enumerate(state.cards):
        if card in cards:
            return _("front {n}", n=(side >> 1) + 1)
    if sight.seat is not None:
        if card in state.hands[sight.seat]:
            return _("in your hand")
        if card in state.hands[1 - sight.seat]:
            return _("in their hand")
    return ""


# --- a closer look -----------------------------------------------------------------------


class _Shown(NamedTuple):
    """A card in a sheet."""

    face: Markup
    kind: Markup
    title: str
    ghost: bool


class _Ranks(NamedTuple):
    """One side of a front in its sheet."""

    shape: str
    name: str
    cards: list[_Shown]
    missing: int
    rank: int
    title: str
    total: int


def sheet(sight: Sight) -> Markup | None:
    """A closer look at what the player has touched."""
    state = current_play(sight.view)
    if sight.opened == "discards":
        cards = [_shown(card) for card in state.discards]
        return render("battle_line/discards.html", cards=cards)
    front = front_of_element(sight.opened)
    if front is not None:
        return _front_sheet(sight, state, front)
    card = card_of_element(sight.opened)
    if card is not None and card >= 60:
        return render("battle_line/tactic.html", card=_shown(card), effect=effect(card))
    return None


def _shown(card: int, ghost: bool = False) -> _Shown:
    return _Shown(face(card), _kind(card), card_title(card), ghost)


def _front_sheet(sight: Sight, state: Any, front: int) -> Markup:
    near = sight.seat or 0
    owner = state.flags[front]
    sides = {seat: prove(state, front, seat) for seat in (near, 1 - near)}
    return render(
        "battle_line/front.html",
        number=front + 1,
        needed=state.needed(front),
        fog=state.foggy(front),
        far=_ranks(sight, state, front, 1 - near, sides[1 - near]),
        near=_ranks(sight, state, front, near, sides[near]),
        owner=None if owner is None else sight.names[owner],
        verdicts=[] if owner is not None else [
            _verdict(sight, state, front, seat, proof) for seat, proof in sides.items()
        ],
    )


def _ranks(sight: Sight, state: Any, front: int, seat: int, proof: Proof) -> _Ranks:
    cards = state.cards[2 * front + seat]
    have = proof.mine
    return _Ranks(
        SHAPES[seat],
        sight.names[seat],
        [_shown(card) for card in cards],
        max(0, state.needed(front) - len(cards)),
        have.rank if have else 0,
        formation_title(have.rank) if have else "",
        have.total if have else 0,
    )


class _Verdict(NamedTuple):
    """Whether a seat can claim the front, why, and the cards that show it."""

    shape: str
    name: str
    holds: bool
    text: str
    reply: list[_Shown]
    rank: int
    title: str
    total: int


def _verdict(sight: Sight, state: Any, front: int, seat: int, proof: Proof) -> _Verdict:
    theirs = proof.theirs
    cards = state.cards[2 * front + 1 - seat]
    reply = [_shown(card) for card in cards] + [_shown(card, True) for card in theirs.added]
    return _Verdict(
        SHAPES[seat],
        sight.names[seat],
        proof.holds,
        _reason(sight, seat, proof, theirs),
        reply,
        theirs.rank,
        formation_title(theirs.rank) if theirs.rank else "",
        theirs.total,
    )


def _reason(sight: Sight, seat: int, proof: Proof, theirs: Formation) -> str:
    name, other = sight.names[seat], sight.names[1 - seat]
    match proof.reason, proof.holds:
        case "incomplete", _holds:
            return _("{name} has not all cards here yet.", name=name)
        case "potential", True:
            return _(
                "{other} cannot beat this. The best that can still come is:", other=other
            )
        case "potential", False:
            return _("{other} could still beat this with cards nobody has seen:", other=other)
        case "tie", True:
            return _("Equal, and {name} was complete first.", name=name)
        case "tie", False:
            return _("Equal, and {other} was complete first.", other=other)
        case _, True:
            return _("This beats what {other} has.", other=other)
    return _("What {other} has here is stronger.", other=other)
