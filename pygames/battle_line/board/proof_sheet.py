"""A front in detail: each side's formation, the best it can still reach, and who can claim it."""

from typing import NamedTuple

from markupsafe import Markup

from pygames.battle_line.board.cards import face, kind
from pygames.battle_line.board.words import explanation, formation_title
from pygames.battle_line.formations import Formation
from pygames.battle_line.pieces import FOG, MUD, card_title
from pygames.battle_line.proof import Proof, prove
from pygames.battle_line.state import State
from pygames.core.language import N_, _, ngettext, number
from pygames.core.players import is_you
from pygames.table.board import Sight
from pygames.table.markup import render

__all__ = ["front_sheet"]


class _Shown(NamedTuple):
    """A card of a side, or a ghost: one that may still complete it."""

    face: Markup
    kind: Markup
    label: str
    ghost: bool


class _Ranks(NamedTuple):
    """One side of the front."""

    side: str
    seat: int
    name: str
    cards: list[_Shown]
    missing: int
    hoped: bool
    rank: int
    title: str
    total: int


class _Verdict(NamedTuple):
    """Whether a seat can claim the front, and why."""

    holds: bool
    text: str


def front_sheet(sight: Sight[State], state: State, front: int) -> Markup:
    """Show both sides, the best they can still reach, and whether and why each can claim."""
    near = sight.seat or 0
    seats = (near, 1 - near)
    owner = state.flags[front]
    decided = owner is not None
    proofs = {seat: prove(state, front, seat) for seat in seats}
    # The proof of one seat holds what the other side is, or can still reach.
    sides = {
        seat: _ranks(sight, state, front, seat, proofs[1 - seat].theirs, decided) for seat in seats
    }
    return render(
        "battle_line/front.html",
        n=front + 1,
        weather=[
            (card_title(card), explanation(card))
            for card in (FOG, MUD)
            if state.env[card - FOG] >> 1 == front
        ],
        far=sides[1 - near],
        near=sides[near],
        verdicts=[_Verdict(True, _owned_by(sight.names[owner]))]
        if owner is not None
        else [_verdict(sight, state, front, seat, proofs[seat]) for seat in seats],
        ghosts=any(side.hoped for side in sides.values()),
    )


def _owned_by(name: str) -> str:
    return _("You own this front.") if is_you(name) else _("{name} owns this front.", name=name)


def _ranks(
    sight: Sight[State], state: State, front: int, seat: int, reach: Formation, decided: bool
) -> _Ranks:
    cards = state.cards[2 * front + seat]
    missing = max(0, state.needed(front) - len(cards))
    added = () if decided else reach.added
    shown = [_shown(card, False) for card in cards] + [_shown(card, True) for card in added]
    known = reach if not missing or (added and not decided) else None
    return _Ranks(
        "near" if seat == (sight.seat or 0) else "far",
        seat,
        sight.names[seat],
        shown,
        missing - len(added),
        bool(added),
        known.rank if known else 0,
        formation_title(known.rank) if known else "",
        known.total if known else 0,
    )


def _shown(card: int, ghost: bool) -> _Shown:
    label = _("{card}, not seen yet", card=card_title(card)) if ghost else card_title(card)
    return _Shown(face(card), kind(card), label, ghost)


def _verdict(sight: Sight[State], state: State, front: int, seat: int, proof: Proof) -> _Verdict:
    theirs = _worth(proof.theirs)
    if proof.reason == "incomplete":
        missing = state.needed(front) - len(state.cards[2 * front + seat])
        return _Verdict(proof.holds, _too_few(sight.names[seat], missing))
    case = (proof.reason if proof.reason in ("potential", "tie") else "rank", proof.holds)
    if case == ("potential", True) and not theirs:
        case = ("closed", True)
    name, other = sight.names[seat], sight.names[1 - seat]
    said = _YOURS[case] if is_you(name) else _THEIRS[case] if is_you(other) else _VERDICTS[case]
    return _Verdict(proof.holds, _(said, name=name, other=other, best=theirs))


def _too_few(name: str, missing: int) -> str:
    if is_you(name):
        return ngettext(
            "You cannot claim yet: {n} card is missing.",
            "You cannot claim yet: {n} cards are missing.",
            missing,
        )
    return ngettext(
        "{name} cannot claim yet: {n} card is missing.",
        "{name} cannot claim yet: {n} cards are missing.",
        missing,
        name=name,
    )


_VERDICTS = {
    ("closed", True): N_("{name} can claim: {other} can no longer complete their side."),
    ("potential", True): N_(
        "{name} can claim: {other} cannot beat this. The best still open is {best}."
    ),
    ("potential", False): N_("{name} cannot claim yet: {other} could still make {best}."),
    ("tie", True): N_("{name} can claim: both sides are equal, and {name} finished first."),
    ("tie", False): N_("{name} cannot claim: both sides are equal, and {other} finished first."),
    ("rank", True): N_("{name} can claim: this beats {best}."),
    ("rank", False): N_("{name} cannot claim: {other} has {best}."),
}
"""What a proof says of a side, by what decides and whether it can be claimed."""

_YOURS = {
    ("closed", True): N_("You can claim: {other} can no longer complete their side."),
    ("potential", True): N_(
        "You can claim: {other} cannot beat this. The best still open is {best}."
    ),
    ("potential", False): N_("You cannot claim yet: {other} could still make {best}."),
    ("tie", True): N_("You can claim: both sides are equal, and you finished first."),
    ("tie", False): N_("You cannot claim: both sides are equal, and {other} finished first."),
    ("rank", True): N_("You can claim: this beats {best}."),
    ("rank", False): N_("You cannot claim: {other} has {best}."),
}

_THEIRS = _VERDICTS | {
    ("closed", True): N_("{name} can claim: you can no longer complete your side."),
    ("potential", True): N_("{name} can claim: you cannot beat this. The best left is {best}."),
    ("potential", False): N_("{name} cannot claim yet: you could still make {best}."),
    ("tie", False): N_("{name} cannot claim: both sides are equal, and you finished first."),
    ("rank", False): N_("{name} cannot claim: you have {best}."),
}
"""The same of the side of somebody who plays against you."""


def _worth(formation: Formation) -> str:
    """Name a formation with its sum: `Wedge 27`; "" if there is none."""
    if not formation.rank:
        return ""
    return _(
        "{formation} {total}",
        formation=formation_title(formation.rank),
        total=number(formation.total),
    )
