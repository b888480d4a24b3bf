"""The Survival cards of Exploration that are played in phase 3 (NA-179 to NA-190)."""

from itertools import combinations

from pygames.core.language import N_
from pygames.core.steps import Ask
from pygames.not_alone.asking import Question
from pygames.not_alone.cards.powers import FIND, copies, copy_place, refuse_undiscarded
from pygames.not_alone.cards.registry import Survival
from pygames.not_alone.cards.survival import being_resolved, drone, drone_finds
from pygames.not_alone.choices import aim, cycle, leads, take_cards
from pygames.not_alone.effects import lies_on
from pygames.not_alone.moves import Copy, Exchange, Lead
from pygames.not_alone.pieces import TARGET, TOKENS
from pygames.not_alone.planet import Where
from pygames.not_alone.position import Position

__all__ = ["CARDS"]

# --- tokens and slots ------------------------------------------------------------------------


def _alert(s: Position, seat: int) -> None:
    aim(s, seat, False, _clear)


def _clear(s: Position, where: Where) -> None:
    s.turn.alerted |= {*where}
    s.turn.ineffective |= {*where}


def _can_exchange(s: Position, _seat: int) -> bool:
    return len(s.turn.tokens) > 1


def _exchanges(s: Position, _seat: int) -> list[Exchange]:
    return list(map(Exchange, combinations([it for it in TOKENS if it in s.turn.tokens], 2)))


_EXCHANGE = Question("exchange", picks={"token": Exchange})


def _decoy(s: Position, seat: int) -> None:
    s.push(Ask(_EXCHANGE.name, seat, _exchanges, _exchanged))


def _exchanged(s: Position, move: Exchange, seat: int) -> None:
    """Exchange two tokens, then take a card back."""
    cycle(s, move)
    take_cards(s, seat, 1, 1)


def _resistance(s: Position, seat: int) -> None:
    s.turn.avoids |= {(seat, TARGET)}


def _retreats(s: Position, _seat: int) -> list[Lead]:
    return leads(s, [slot for slot in s.turn.slots if not slot.resolved])


_RETREAT = Question("retreat", picks={"place": Lead})


def _retreat(s: Position, seat: int) -> None:
    s.push(Ask(_RETREAT.name, seat, _retreats, _retreated))


def _retreated(s: Position, move: Lead, _seat: int) -> None:
    """Move a Hunted out of everybody's reach; nothing is done there (NA-190)."""
    slot = s.slot(move.seat, move.card)
    s.change(slot, slot._replace(position=move.position, resolved=True, immune=True))


# --- instead of a power ----------------------------------------------------------------------


def _regenerations(s: Position, seat: int) -> list[Copy]:
    return copies(s, seat, being_resolved(s, seat), s.may_lie(seat))


_REGENERATION = Question(
    "regeneration",
    N_("Choose the card from your discard whose power you use"),
    {"own": Copy},
    refuse=refuse_undiscarded,  # NA-188
)


def _regeneration(s: Position, seat: int) -> None:
    s.push(Ask(_REGENERATION.name, seat, _regenerations, _regenerated))


def _regenerated(s: Position, move: Copy, seat: int) -> None:
    copy_place(s, seat, being_resolved(s, seat), move.card)


CARDS = {
    "drone_x": Survival(
        N_("Drone"),
        N_(
            "Take a Place card that you do not own yet from the reserve; its place must lie face "
            "up."
        ),
        3,
        drone,
        lambda s, seat: bool(drone_finds(s, seat)),
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
        lambda _s, _seat: True,
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
        lambda s, seat: bool(_regenerations(s, seat)),
        instead=True,
        asks=(_REGENERATION,),
    ),
    "resistance": Survival(
        N_("Resistance"),
        N_("The Target token has no effect on you this turn."),
        3,
        _resistance,
        lambda s, seat: lies_on(s, seat, TARGET),
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
        lambda s, seat: bool(_retreats(s, seat)),
        asks=(_RETREAT,),
    ),
}
