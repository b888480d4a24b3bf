"""The coloured Artefacts of the promo packs (NA-121 to NA-124)."""

from pygames.core.game import Decision
from pygames.core.language import N_, _
from pygames.core.steps import Ask
from pygames.not_alone.card_decisions import discard_cards, leads, takes
from pygames.not_alone.cards.powers import (
    NO_CARD,
    copies,
    copy_place,
    most_taken,
    refuse_undiscarded,
    uncertain,
)
from pygames.not_alone.cards.registry import Place
from pygames.not_alone.moves import NOTHING, Copy, Decide, Lead, Nothing, Take
from pygames.not_alone.pieces import ARTEMIA
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question, ask_to_take, has
from pygames.not_alone.zones import recover

__all__ = ["CARDS"]


def _red_copies(state: Position, seat: int, card: int) -> list[Copy | Nothing]:
    cards = copies(state, seat, card, state.may_lie(seat))
    return [*cards, *[NOTHING] * uncertain(state, seat)]


def _can_red(state: Position, seat: int, card: int) -> bool:
    return state.piled[seat] > 0 and bool(_red_copies(state, seat, card))


_RED = Question(
    "red",
    N_("Choose the card from your discard whose power you use"),
    {"own": Copy},
    open=True,
    refuse=refuse_undiscarded,
)


def _red(state: Position, seat: int, card: int) -> None:
    state.push(Ask(_RED.name, seat, _red_copies, _red_copied, (card,)))


def _red_copied(state: Position, move: Copy | Nothing, seat: int, card: int) -> None:
    if isinstance(move, Copy):
        copy_place(state, seat, card, move.card)


def _green_leads(state: Position, seat: int, card: int) -> list[Lead]:
    """Return the ways to move whoever has an unresolved slot, or oneself (NA-122)."""
    return leads(
        state, [it for it in state.turn.slots if not it.resolved or it[:2] == (seat, card)]
    )


def _can_green(state: Position, seat: int, card: int) -> bool:
    return state.hand_size(seat) > 0 and bool(_green_leads(state, seat, card))


_GREEN = Question("green", picks={"place": Lead}, open=True)


def _green(state: Position, seat: int, card: int) -> None:
    state.push(Ask(_GREEN.name, seat, _green_leads, _green_led, (card,)))
    discard_cards(state, seat, 1)


def _green_led(state: Position, move: Lead, _seat: int, _card: int) -> None:
    slot = state.slot(move.seat, move.card)
    state.change(slot, slot._replace(resolved=False, position=move.position))


_CALM = Decide("calm")
"""The Artemia token has no effect for the rest of the turn (NA-123)."""


def _yellow_moves(state: Position, seat: int, _card: int = NO_CARD) -> list[Decide | Take]:
    limit = most_taken(state)
    back = takes(state, seat, 1, 2 if limit is None else limit)
    return [*[_CALM] * (ARTEMIA in state.turn.tokens), *back]


def _can_yellow(state: Position, seat: int, _card: int) -> bool:
    return ARTEMIA in state.turn.tokens or state.piled[seat] > 0


def _ask_yellow(state: Position, decision: Decision, picked: int) -> str:
    if picked or not has(decision, Decide):
        return ask_to_take(state, decision, picked)
    if not has(decision, Take):
        return _("Make the Artemia token harmless")
    return _("Make the Artemia token harmless, or take cards back from your discard")


_YELLOW = Question("yellow", _ask_yellow, {"own": Take}, open=True)


def _yellow(state: Position, seat: int, card: int) -> None:
    state.push(Ask(_YELLOW.name, seat, _yellow_moves, _yellow_made, (card,), state.witnesses))


def _yellow_made(state: Position, move: Decide | Take, seat: int, _card: int) -> None:
    if isinstance(move, Take):
        recover(state, seat, move.size, move.cards)
    else:
        state.turn.avoids |= {(other, ARTEMIA) for other in state.order}


CARDS = {
    "artefact_red": Place(
        N_("Red Artefact"),
        N_("Use the power of a card in your discard. Cannot be copied."),
        N_("Copy from your discard"),
        _red,
        _can_red,
        copyable=False,
        asks=(_RED,),
    ),
    "artefact_green": Place(
        N_("Green Artefact"),
        N_(
            "Discard a Place card from your hand. Then move yourself, or a Hunted who has not "
            "used their place yet, to an adjacent place. Cannot be copied."
        ),
        N_("Move a Hunted"),
        _green,
        _can_green,
        copyable=False,
        asks=(_GREEN,),
    ),
    "artefact_yellow": Place(
        N_("Yellow Artefact"),
        N_(
            "The Artemia token has no effect on anybody for the rest of the turn, or take back up"
            " to 2 cards from your discard. Cannot be copied."
        ),
        N_("Calm Artemia, or take 2"),
        _yellow,
        _can_yellow,
        copyable=False,
        asks=(_YELLOW,),
    ),
}
