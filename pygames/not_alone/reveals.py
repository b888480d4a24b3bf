"""What a reckoning shows: who was where, what lies there, whom the Creature strikes, what follows.

All of it follows from what everybody knows, so it is the same for every seat.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from pygames.core.game import NOBODY, REFEREE, Move
from pygames.core.steps import Ask
from pygames.not_alone.card_play import can_use
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_moves import Caught, Reveal
from pygames.not_alone.effects import covered_by_creature, in_play, is_caught, is_under
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET
from pygames.not_alone.planet import Where
from pygames.not_alone.state import State
from pygames.not_alone.turn import Slot

__all__ = ["Face", "Fate", "Reckoned", "strike", "turn_up"]

Fate: TypeAlias = Literal["caught", "found", "artemia", "target", "dodged", "away", "nobody"]
"""What becomes of who is there: caught; found by the Creature, which has not struck yet; below
another token; got away from the Creature that is or was there; untouched. `nobody`: it is there
alone.
"""


class Face(NamedTuple):
    """A Place card that is turned up, or the place where the Creature finds nobody."""

    seat: int
    """Whose card it is; NOBODY where the Creature is alone."""
    position: int
    place: str
    """The place at that position, "" if it lies face down."""
    fate: Fate
    usable: bool = False
    """Whether who is there can use the power of the place now."""
    bare: bool = False
    """Whether who is there has no Place card left to discard."""
    jammed: tuple[str, ...] = ()
    """The Hunt cards that make the place ineffective."""


class Reckoned(NamedTuple):
    """A reckoning, once the places are revealed or once the Creature has struck."""

    turn: int
    creature: int
    """The seat of the Creature."""
    faces: tuple[Face, ...]
    """In the order of the seats, those where nobody is last."""
    hunted: Where
    """Where the Creature strikes."""
    after_all: bool
    """Whether this is what has become of it, not only what is turned up."""
    struck: bool
    """Whether the Creature has struck, or strikes at once because it finds nobody."""
    uncertain: bool
    """Whether somebody may still play a card, as far as everybody can tell."""
    played: tuple[str, ...]
    """The Hunt cards that work this turn."""
    losses: Mapping[int, int]
    """How much Will each Hunted has just lost, if any."""
    will: tuple[int, ...]
    """What is left then, before the exhausted get theirs back."""
    harder: Mapping[int, tuple[str, ...]]
    """The cards and places that have cost a Hunted more Will than being caught does."""
    spaces: int = 0
    """How far the Assimilation counter has moved, also for who has no Will left."""
    faster: tuple[str, ...] = ()
    """The cards and places that have moved it further."""

    def with_fate(self, *fates: Fate) -> tuple[Face, ...]:
        """Return the faces of those to whom this happens."""
        return tuple(face for face in self.faces if face.fate in fates)


# --- the two moments -------------------------------------------------------------------------


def turn_up(state: State, move: Reveal) -> Reckoned | None:
    """Return what is seen when the last card is turned up, None if more are to come (NA-72).

    `state`: before that, as any seat sees it.
    """
    left = [step for step in state.steps if isinstance(step, Ask) and step.name == "reveal"]
    if len(left) > 1 or state.ending is not None:
        return None
    after = _after(state, move)
    losses = _losses(state, after)
    hurting = tuple(it.acts_as for it, card in in_play(after) if card.revealed is not None)
    faces = _faces(after)
    return _reckoned(after, faces)._replace(
        struck=all(face.fate != "found" for face in faces),
        losses=losses,
        harder=dict.fromkeys(losses, hurting),
    )


def strike(state: State, move: Caught) -> Reckoned | None:
    """Return what is seen when the Creature strikes; None if nobody was to be saved (NA-84)."""
    found, faces = state.turn.found, _faces(state, frozenset(move.slots))
    faces = tuple(
        face._replace(fate="dodged") if face.fate == "away" and face.seat in found else face
        for face in faces
    )
    if all(face.fate not in ("caught", "dodged") for face in faces):
        return None
    after = end = _after(state, move)
    if after.decisions and after.decisions[0].name == "exhausted":
        end = _after(after, after.decisions[0].moves[0])
    seats = {seat for seat, _card in move.slots}
    return _reckoned(state, faces)._replace(
        after_all=True,
        struck=True,
        losses=_losses(state, after),
        will=after.will,
        harder={seat: _harder(state, seat, move) for seat in seats},
        spaces=state.assimilation - end.assimilation,
        faster=_faster(state, move),
    )


def _after(state: State, move: Move) -> State:
    twin = state.copy()
    twin.apply(move, REFEREE)
    return twin


def _reckoned(state: State, faces: tuple[Face, ...]) -> Reckoned:
    turn = state.turn
    return Reckoned(
        turn=state.turns,
        creature=state.creature,
        faces=faces,
        hunted=tuple(sorted(covered_by_creature(state))),
        after_all=False,
        struck=False,
        uncertain=any(state.may_play(it) and it not in turn.resting for it in range(state.seats)),
        played=tuple(played.acts_as for played, _card in in_play(state)),
        losses={},
        will=state.will,
        harder={},
    )


# --- who is where ----------------------------------------------------------------------------


def _faces(state: State, caught: frozenset[tuple[int, int]] = frozenset()) -> tuple[Face, ...]:
    slots = [slot for seat in state.order for slot in state.slots_of(seat)]
    faces = [_face(state, slot, slot[:2] in caught) for slot in slots]
    if all(face.fate not in ("caught", "found") for face in faces):
        taken = {slot.position for slot in slots}
        alone = [it for it in state.turn.tokens.get(CREATURE, ()) if it not in taken]
        faces += [Face(NOBODY, it, state.place_at(it), "nobody") for it in alone]
    return tuple(faces)


def _face(state: State, slot: Slot, caught: bool) -> Face:
    return Face(
        slot.seat,
        slot.position,
        state.place_at(slot.position),
        "caught" if caught else _fate(state, slot),
        usable=not slot.resolved and can_use(state, slot),
        bare=not state.hand_size(slot.seat),
        jammed=tuple(
            played.acts_as
            for played, card in in_play(state)
            if card.ineffective and slot.position in card.ineffective(state, played)
        ),
    )


def _fate(state: State, slot: Slot) -> Fate:
    if is_caught(state, slot):
        return "found"
    if not slot.immune and slot.position in covered_by_creature(state):
        return "dodged"
    if is_under(state, slot, ARTEMIA):
        return "artemia"
    return "target" if is_under(state, slot, TARGET) else "away"


# --- what follows ----------------------------------------------------------------------------


def _losses(before: State, after: State) -> dict[int, int]:
    lost = {seat: before.will[seat] - after.will[seat] for seat in before.order}
    return {seat: size for seat, size in lost.items() if size > 0}


def _harder(state: State, seat: int, move: Caught) -> tuple[str, ...]:
    """Return what costs one who is caught more than 1 Will (NA-84, NA-101)."""
    places = [state.place_at(state.slot(*slot).position) for slot in move.slots if slot[0] == seat]
    return (
        *(place for place in places if PLACES[place].extra_will),
        *(played.acts_as for played, card in in_play(state) if card.creature_will),
    )


def _faster(state: State, move: Caught) -> tuple[str, ...]:
    """Return what moves the Assimilation counter further (NA-85)."""
    seats = {seat for seat, _card in move.slots}
    places = [state.place_at(state.slot(*slot).position) for slot in move.slots]
    return (
        *dict.fromkeys(place for place in places if PLACES[place].progress),
        *(it.acts_as for it, card in in_play(state) if card.progress and card.progress(it, seats)),
    )
