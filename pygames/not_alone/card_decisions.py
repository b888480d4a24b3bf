"""Small decisions that several cards ask for: what to take, to discard, where and whom."""

from collections.abc import Callable, Iterable
from itertools import combinations

from pygames.core.steps import Ask
from pygames.not_alone.moves import Aim, Choose, Discard, Divert, Exchange, Heal, Lead, Take
from pygames.not_alone.pieces import Token
from pygames.not_alone.planet import neighbours
from pygames.not_alone.position import Position
from pygames.not_alone.turn import Slot
from pygames.not_alone.will import can_heal, heal
from pygames.not_alone.zones import discard, recover

__all__ = [
    "aim",
    "choose_hunted",
    "cycle",
    "discard_cards",
    "discards",
    "diversions",
    "divert",
    "diverted",
    "heal_somebody",
    "heals",
    "lead",
    "leads",
    "name",
    "take_cards",
    "takes",
]

Then = Callable[..., None]


# --- Place cards -----------------------------------------------------------------------------


def takes(state: Position, seat: int, least: int, most: int) -> list[Take]:
    """Return the ways to take so many cards back, as far as the discard goes."""
    most = min(most, state.piled[seat])
    cards = state.may_lie(seat)
    counts = range(min(least, most), most + 1)
    return [Take(count, some) for count in counts if count for some in combinations(cards, count)]


def take_cards(state: Position, seat: int, least: int, most: int) -> None:
    """Have a Hunted take cards back, if there are any in the discard."""
    state.push(Ask("take", seat, takes, _taken, (least, most), state.witnesses))


def _taken(state: Position, move: Take, seat: int, *_limits: int) -> None:
    recover(state, seat, move.size, move.cards)


def discards(state: Position, seat: int, count: int) -> list[Discard]:
    """Return the ways to discard so many cards of the hand."""
    return [Discard(count, cards) for cards in combinations(state.in_hand(seat), count)]


def discard_cards(state: Position, seat: int, count: int) -> None:
    """Have a Hunted discard so many cards of the hand, or all if there are fewer."""
    if count := min(count, state.hand_size(seat)):
        state.push(Ask("discard", seat, discards, _discarded, (count,), state.witnesses))


def _discarded(state: Position, move: Discard, seat: int, _count: int) -> None:
    discard(state, seat, move.size, move.cards)


# --- Will ------------------------------------------------------------------------------------


def heal_somebody(state: Position, seat: int) -> None:
    """Have a Hunted give one Will to somebody who can get it."""
    state.push(Ask("heal", seat, heals, _healed))


def heals(state: Position, _seat: int) -> list[Heal]:
    """Return whom a Hunted can give Will."""
    return [Heal(seat) for seat in state.order if can_heal(state, seat)]


def _healed(state: Position, move: Heal, _seat: int) -> None:
    heal(state, move.seat)


# --- whom and where --------------------------------------------------------------------------


def choose_hunted(state: Position, among: Iterable[int], then: Then) -> None:
    """Have the Creature choose one of these Hunted; `then(position, seat)`."""
    state.push(Ask("choose", state.creature, _choices, _chosen, (tuple(among), then)))


def _choices(_state: Position, _seat: int, among: tuple[int, ...], _then: Then) -> list[Choose]:
    return [Choose(seat) for seat in among]


def _chosen(state: Position, move: Choose, _seat: int, _among: tuple[int, ...], then: Then) -> None:
    then(state, move.seat)


def aim(state: Position, seat: int, wide: bool, then: Then) -> None:
    """Have a seat choose a place, or two adjacent ones; `then(position, where)`."""
    state.push(Ask("aim", seat, _aims, _aimed, (wide, then)))


def _aims(state: Position, _seat: int, wide: bool, _then: Then) -> list[Aim]:
    return list(
        map(Aim, state.pairs() if wide else [(position,) for position in state.positions()])
    )


def _aimed(state: Position, move: Aim, _seat: int, _wide: bool, then: Then) -> None:
    then(state, move.where)


def name(state: Position, *about: int) -> None:
    """Note whom or what the Hunt card that was played last is about."""
    *others, last = state.turn.in_play
    state.turn.in_play = (*others, last._replace(about=about))


def leads(state: Position, slots: Iterable[Slot]) -> list[Lead]:
    """Return the ways to move a Hunted from one of these slots to an adjacent place (NA-91)."""
    return [
        Lead(slot.seat, slot.card, position)
        for slot in slots
        for position in neighbours(slot.position)
        if state.can_enter(position)
    ]


def lead(state: Position, move: Lead, *_others: object) -> None:
    """Move a Hunted; the card that was played stays the same."""
    slot = state.slot(move.seat, move.card)
    state.change(slot, slot._replace(position=move.position))


def cycle(state: Position, move: Exchange) -> None:
    """Put each of these tokens in the place of the next one, the last in that of the first."""
    at = state.turn.tokens
    places = [at[token] for token in move.tokens]
    moved = dict(zip(move.tokens, [*places[1:], places[0]], strict=True))
    state.turn.tokens = {**at, **moved}


def divert(state: Position, seat: int, *tokens: Token) -> None:
    """Have a seat move one of these tokens to an adjacent place."""
    state.push(Ask("divert", seat, diversions, diverted, tokens))


def diversions(state: Position, _seat: int, *tokens: Token) -> list[Divert]:
    """Return the ways to move one of these tokens (NA-51)."""
    on_planet = state.turn.tokens
    return [
        Divert(token, position)
        for token in tokens
        if token in on_planet
        for position in state.beside(on_planet[token])
    ]


def diverted(state: Position, move: Divert, _seat: int, *_tokens: Token) -> None:
    """Move a token; it covers one place only from now on."""
    state.turn.tokens = {**state.turn.tokens, move.token: (move.position,)}
