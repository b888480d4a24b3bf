"""A front in detail: each side's formation, the best it can still reach, and who can claim it."""

from typing import NamedTuple

from markupsafe import Markup

from pygames.battle_line.board.cards import face, kind
from pygames.battle_line.board.words import explanation, formation_title
from pygames.battle_line.formations import Formation
from pygames.battle_line.pieces import FOG, MUD, card_title
from pygames.battle_line.proof import Proof, prove
from pygames.battle_line.state import State
from pygames.core.language import _, ngettext, number
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
        verdicts=[_Verdict(True, _("{name} owns this front.", name=sight.names[owner]))]
        if owner is not None
        else [_verdict(sight, state, front, seat, proofs[seat]) for seat in seats],
        ghosts=any(side.hoped for side in sides.values()),
    )


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
    name, other = sight.names[seat], sight.names[1 - seat]
    theirs = _worth(proof.theirs)
    match proof.reason, proof.holds:
        case "incomplete", _none:
            missing = state.needed(front) - len(state.cards[2 * front + seat])
            text = ngettext(
                "{name} cannot claim yet: {n} card is missing.",
                "{name} cannot claim yet: {n} cards are missing.",
                missing,
                name=name,
            )
        case "potential", True if not proof.theirs.rank:
            text = _(
                "{name} can claim: {other} can no longer complete this side.",
                name=name,
                other=other,
            )
        case "potential", True:
            text = _(
                "{name} can claim: {other} cannot beat this. The best still open is {best}.",
                name=name,
                other=other,
                best=theirs,
            )
        case "potential", False:
            text = _(
                "{name} cannot claim yet: {other} could still make {best}.",
                name=name,
                other=other,
                best=theirs,
            )
        case "tie", True:
            text = _(
                "{name} can claim: both sides are equal, and {name} finished first.", name=name
            )
        case "tie", False:
            text = _(
                "{name} cannot claim: both sides are equal, and {other} finished first.",
                name=name,
                other=other,
            )
        case _none, True:
            text = _("{name} can claim: this beats {best}.", name=name, best=theirs)
        case _:
            text = _(
                "{name} cannot claim: {other} has {best}.", name=name, other=other, best=theirs
            )
    return _Verdict(proof.holds, text)


def _worth(formation: Formation) -> str:
    """Name a formation with its sum: `Wedge 27`; "" if there is none."""
    if not formation.rank:
        return ""
    return _(
        "{formation} {total}",
        formation=formation_title(formation.rank),
        total=number(formation.total),
    )
