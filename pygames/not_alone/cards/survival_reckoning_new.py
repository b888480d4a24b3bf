"""The Survival cards of Exploration that are played in phase 3 (NA-179 to NA-190)."""

from itertools import combinations

from pygames.core.language import N_
from pygames.core.steps import Ask
from pygames.not_alone.card_decisions import aim, cycle, leads, take_cards
from pygames.not_alone.cards.powers import FIND, copies, copy_place, refuse_undiscarded
from pygames.not_alone.cards.registry import Survival
from pygames.not_alone.cards.survival import being_resolved, drone, drone_finds
from pygames.not_alone.effects import lies_on
from pygames.not_alone.moves import Copy, Exchange, Lead
from pygames.not_alone.pieces import TARGET, TOKENS
from pygames.not_alone.planet import Where
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question

__all__ = ["CARDS"]

# --- tokens and slots ------------------------------------------------------------------------


def _alert(state: Position, seat: int) -> None:
    aim(state, seat, False, _clear)


def _clear(state: Position, where: Where) -> None:
    state.turn.alerted |= {*where}
    state.turn.ineffective |= {*where}


def _can_exchange(state: Position, _seat: int) -> bool:
    return len(state.turn.tokens) > 1


def _exchanges(state: Position, _seat: int) -> list[Exchange]:
    return list(map(Exchange, combinations([it for it in TOKENS if it in state.turn.tokens], 2)))


_EXCHANGE = Question("exchange", picks={"token": Exchange})


def _decoy(state: Position, seat: int) -> None:
    state.push(Ask(_EXCHANGE.name, seat, _exchanges, _exchanged))


def _exchanged(state: Position, move: Exchange, seat: int) -> None:
    """Exchange two tokens, then take a card back."""
    cycle(state, move)
    take_cards(state, seat, 1, 1)


def _resistance(state: Position, seat: int) -> None:
    state.turn.avoids |= {(seat, TARGET)}


def _retreats(state: Position, _seat: int) -> list[Lead]:
    return leads(state, [slot for slot in state.turn.slots if not slot.resolved])


_RETREAT = Question("retreat", picks={"place": Lead})


def _retreat(state: Position, seat: int) -> None:
    state.push(Ask(_RETREAT.name, seat, _retreats, _retreated))


def _retreated(state: Position, move: Lead, _seat: int) -> None:
    """Move a Hunted out of everybody's reach; nothing is done there (NA-190)."""
    slot = state.slot(move.seat, move.card)
    state.change(slot, slot._replace(position=move.position, resolved=True, immune=True))


# --- instead of a power ----------------------------------------------------------------------


def _regenerations(state: Position, seat: int) -> list[Copy]:
    return copies(state, seat, being_resolved(state, seat), state.may_lie(seat))


_REGENERATION = Question(
    "regeneration",
    N_("Choose the card from your discard whose power you use"),
    {"own": Copy},
    refuse=refuse_undiscarded,  # NA-188
)


def _regeneration(state: Position, seat: int) -> None:
    state.push(Ask(_REGENERATION.name, seat, _regenerations, _regenerated))


def _regenerated(state: Position, move: Copy, seat: int) -> None:
    copy_place(state, seat, being_resolved(state, seat), move.card)


CARDS = {
    "drone_x": Survival(
        N_("Drone"),
        N_(
            "Take a Place card that you do not own yet from the reserve; its place must lie face "
            "up."
        ),
        3,
        drone,
        lambda state, seat: bool(drone_finds(state, seat)),
        instead=True,
        replaces="drone",
        asks=(FIND,),
    ),
    "alert": Survival(
        N_("Alert"),
        N_(
            "Choose a place: for the rest of the turn tokens have no effect there, and the place "
            "is ineffective."
        ),
        3,
        _alert,
        lambda _state, _seat: True,
    ),
    "decoy": Survival(
        N_("Decoy"),
        N_("Exchange 2 tokens on the planet, then take back 1 card from your discard."),
        3,
        _decoy,
        _can_exchange,
        asks=(_EXCHANGE,),
    ),
    "regeneration": Survival(
        N_("Regeneration"),
        N_("Use the power of a card in your discard."),
        3,
        _regeneration,
        lambda state, seat: bool(_regenerations(state, seat)),
        instead=True,
        asks=(_REGENERATION,),
    ),
    "resistance": Survival(
        N_("Resistance"),
        N_("The Target token has no effect on you this turn."),
        3,
        _resistance,
        lambda state, seat: lies_on(state, seat, TARGET),
        range(2),
    ),
    "retreat": Survival(
        N_("Retreat"),
        N_(
            "Move a Hunted who has not used their place yet to an adjacent place. Nothing happens"
            " to them there, and they do nothing there."
        ),
        3,
        _retreat,
        lambda state, seat: bool(_retreats(state, seat)),
        asks=(_RETREAT,),
    ),
}
