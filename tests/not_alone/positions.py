"""Positions and the way through a turn, in few words.

`table(3, places={1: "14/235"}, hunt="mirage", cards={2: "dodge"})` is the start of a turn: Hunted 1
has 1 and 4 in the hand and 2, 3, 5 in the discard (0 is place 10; `*` in the hand: what is left of
1 to 5). Seat 0 is the Creature, and nobody holds a card unless it says so, so nobody is asked
whether to play one. `do` makes a move and answers for the referee and the dealer.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pygames.core.game import Decision, IllegalMove
from pygames.not_alone.cards.decks import decks
from pygames.not_alone.chosen import Options
from pygames.not_alone.moves import (
    DECLINE,
    FINISH,
    NOTHING,
    PASS,
    Choose,
    Place,
    Play,
    Select,
    Side,
)
from pygames.not_alone.pieces import HUNT, SURVIVAL
from pygames.not_alone.position import replaced
from pygames.not_alone.state import State

Tokens = Mapping[str, int | tuple[int, ...]]
"""Where the tokens are placed: one place or two."""


# --- states ----------------------------------------------------------------------------------


def start(seats: int = 3, **options: Any) -> State:
    """A match before its first move."""
    return State(seats, Options(**options))


def table(
    seats: int = 3,
    *,
    places: Mapping[int, str] | None = None,
    hunt: str = "",
    cards: Mapping[int, str] | None = None,
    will: Mapping[int, int] | None = None,
    used: tuple[str, str] = ("", ""),
    due: Mapping[int, str] | None = None,
    side: int = 1,
    limit: int = 1,
    expert: bool = False,
    options: Options | None = None,
    **fields: Any,
) -> State:
    """The first turn of a match in which all this is so already; `used` are the two discards."""
    state = State(seats, options or Options(expert=expert))
    state.apply(Side(side), state.creature)
    settle(state)
    state.used = (tuple(used[HUNT].split()), tuple(used[SURVIVAL].split()))
    state.hands = (frozenset(),) * seats
    hunts, survivals = decks(state.options)
    hunts -= {*state.used[HUNT]}
    survivals -= {*state.used[SURVIVAL]}
    state.unseen, state.left = (hunts, survivals), ((len(hunts),), (len(survivals),))
    add_cards(state, {state.creature: hunt, **(cards or {})})
    for seat, text in (places or {}).items():
        _lay_out(state, seat, text)
    for seat, left in (will or {}).items():
        state.will = replaced(state.will, seat, left)
    state.turn.due = due or {}
    state.turn.limit = limit
    for field, value in fields.items():
        assert field in state.fields
        setattr(state, field, value)
    state._decisions = None
    return state


def add_cards(state: State, cards: Mapping[int, str]) -> None:
    """Give cards of the decks to hands."""
    for seat, text in cards.items():
        deck, some = state.deck_of(seat), frozenset(text.split())
        assert some <= state.unseen[deck], some - state.unseen[deck]
        state.hands = replaced(state.hands, seat, state.hands[seat] | some)
        state.unseen = replaced(state.unseen, deck, state.unseen[deck] - some)
        top, *more = state.left[deck]
        state.left = replaced(state.left, deck, (top - len(some), *more))
    state._decisions = None


def cards_of(text: str) -> frozenset[int]:
    """The places of which the digits are written; 0 is 10."""
    return frozenset(int(digit) or 10 for digit in text)


def _lay_out(state: State, seat: int, text: str) -> None:
    held, below = map(cards_of, text.replace("*", "").split("/"))
    if "*" in text:
        held |= frozenset(range(1, 6)) - below
    assert not held & below
    for card in held | below:
        if card > 5:
            assert state.reserve[card]
            state.reserve = {**state.reserve, card: state.reserve[card] - 1}
    state.loose = replaced(state.loose, seat, held)
    state.pile = replaced(state.pile, seat, below)
    state.piled = replaced(state.piled, seat, len(below))


# --- looking ---------------------------------------------------------------------------------


def name(state: State) -> str:
    """What is asked; several things if seats are asked for different ones."""
    return " ".join(sorted({decision.name for decision in state.decisions}))


def asked(state: State) -> dict[int, str]:
    """Who is asked, and what."""
    return {decision.seat: decision.name for decision in state.decisions}


def decision(state: State, seat: int) -> Decision:
    """What this seat is asked."""
    return next(it for it in state.decisions if it.seat == seat)


def moves(state: State, seat: int) -> list[Any]:
    """What this seat can choose, but for what is always possible."""
    return [*decision(state, seat).moves] if seat in asked(state) else []


def legal(state: State, seat: int, move: Any) -> bool:
    """Whether a seat can make this move, `also` included."""
    return any(move in it.moves or move in it.also for it in state.decisions if it.seat == seat)


def plays_of(state: State, seat: int) -> list[str]:
    """The cards that a seat can play."""
    return [move.card for move in moves(state, seat) if isinstance(move, Play)]


def hand(state: State, seat: int) -> set[int]:
    """The Place cards in a hand, selected ones left out."""
    return {*state.loose[seat]} - state.turn.chosen.get(seat, {}).keys()


def pile(state: State, seat: int) -> set[int]:
    """A discard."""
    assert state.piled[seat] == len(state.pile[seat] | state.lost(seat))
    return {*state.pile[seat]}


def given(state: State, seat: int) -> list[tuple[int, int]]:
    """The places that a Hunted has played, each with where it counts now."""
    return [(slot.card, slot.position) for slot in state.slots_of(seat)]


def progress(state: State) -> tuple[int, int]:
    """R and A."""
    return (state.rescue, state.assimilation)


def is_refused(state: State, seat: int, move: Any) -> bool:
    """Whether a move is not made, and nothing else happens (NA-96)."""
    tried = state.copy()
    try:
        tried.apply(move, seat)
    except IllegalMove:
        return tried == state
    return False


def tells_apart(one: State, other: State) -> set[int]:
    """The seats that see a difference between two tables, or can choose other moves."""
    assert one != other
    return {
        seat
        for seat in range(one.seats)
        if (mine := one.view(seat)) != (theirs := other.view(seat))
        or [it._replace(moves=[*it.moves]) for it in mine.decisions]
        != [it._replace(moves=[*it.moves]) for it in theirs.decisions]
    }


def who_sees(make: Callable[[Any], State], *ways: Any) -> set[int]:
    """The seats that tell apart what comes of two ways."""
    return tells_apart(*(make(way) for way in ways))


# --- moving ----------------------------------------------------------------------------------


def settle(state: State) -> State:
    """Answer for the dealer and the referee: the first thing possible."""
    while state.decisions and state.decisions[0].seat < 0:
        (one,) = state.decisions
        state.apply(one.moves[0], one.seat)
    return state


def do(state: State, seat: int, *made: Any) -> State:
    """Make moves of a seat, one after another."""
    for move in made:
        state.apply(move, seat)
        settle(state)
    return state


def play(state: State, seat: int, card: str, *choices: Any) -> State:
    """Play a card and make what it lets that seat choose."""
    return do(state, seat, Play(card), *choices)


def select(state: State, chosen: Mapping[int, int | tuple[int, ...]]) -> State:
    """Select cards for these Hunted."""
    for seat, cards in chosen.items():
        do(state, seat, Select(cards if isinstance(cards, tuple) else (cards,)))
    return state


def explore(state: State, *cards: int | tuple[int, ...]) -> State:
    """Have each Hunted select, in seat order, and the Creature pass: phase 1 is over."""
    select(state, dict(zip(state.order, cards, strict=True)))
    if state.turn.moment[0] == 1:
        do(state, state.creature, PASS)
    return state


def hunt(state: State, creature: int | tuple[int, ...], *plays: str, **tokens: Any) -> State:
    """Play Hunt cards (`card` or `card 2`: about a Hunted), place all tokens, finish."""
    for text in plays:
        card, *about = text.split()
        play(state, state.creature, card, *(Choose(int(seat)) for seat in about))
    for token, at in {"creature": creature, **tokens}.items():
        do(state, state.creature, Place(token, at if isinstance(at, tuple) else (at,)))
    return do(state, state.creature, FINISH)


def pass_all(state: State, times: int = 1) -> State:
    """Have everybody pass so many windows that are open."""
    for _window in range(times):
        moment = state.turn.moment
        while state.decisions and name(state) == "window" and state.turn.moment == moment:
            do(state, state.decisions[0].seat, PASS)
    return state


def reckon(
    state: State, cards: Iterable[int | tuple[int, ...]], creature: Any, *plays: str, **tokens: Any
) -> State:
    """Explore, hunt, and pass the window of phase 2: phase 3 begins."""
    hunt(explore(state, *cards), creature, *plays, **tokens)
    while state.decisions and state.turn.moment[0] == 2 and name(state) == "window":
        pass_all(state)
    return state


def played(state: State) -> list[str]:
    """The Hunt cards in play."""
    return [it.card for it in state.turn.in_play]


def idle(state: State, seat: int) -> None:
    """Have a seat do as little as possible."""
    least = [PASS, NOTHING, DECLINE]
    some = moves(state, seat)
    do(state, seat, next((move for move in least if move in some), some[0]))


def go_to(state: State, phase: int, window: int | None = None) -> State:
    """Have everybody do as little as possible until this moment."""
    while state.decisions and not (
        state.turn.moment[0] == phase and window in (None, state.turn.moment[1])
    ):
        idle(state, state.decisions[0].seat)
    return state


def to_end_of_turn(state: State) -> State:
    """Let the turn end: the next one begins, or the match is over."""
    return go_to(state, 1)
