"""Positions and moves in the words of the rules: card ids, fronts 1..9, seats 0 and 1.

`position(hands=("R4 LA", ""), fronts={3: ("R4@1 R5@3", "B8@2")}, fog=(3, 1))` is a full state in
which each card lies in exactly one place, the unnamed ones in their decks.
"""

from collections.abc import Iterable, Mapping
from itertools import chain, count
from typing import Any

from pygames.battle_line import formations, pieces
from pygames.battle_line.moves import Betray, Claim, Desert, Discard, Draw, Drawn, Play, Redeploy
from pygames.battle_line.moves import Return as PutBack
from pygames.battle_line.options import OPTIONS, Options
from pygames.battle_line.pieces import card_id, card_of, deck_of
from pygames.battle_line.state import State

Pair = tuple[str, str]

TURN = {
    "end": ("play", "claim", "draw"),
    "start": ("claim", "play", "draw"),
    "any": ("first claim", "play", "claim", "draw"),
}
"""The steps of a turn by claim window, those of the cards themselves left out."""


def options(**chosen: Any) -> Options:
    """The options of a game: the usual ones but for those chosen."""
    usual = {name: OPTIONS[name].default for name in Options._fields}
    return Options(**usual | chosen)


def cards(text: str) -> list[int]:
    """The cards of a row of ids, whose stamps (`R4@7`) are passed over."""
    return [card_of(name.partition("@")[0]) for name in text.split()]


def names(them: Iterable[int]) -> str:
    """The ids of cards, sorted as the cards are."""
    return " ".join(map(card_id, sorted(them)))


def every(*values: int) -> str:
    """The ids of all six troops of each of these values: `all(8)` of the rules."""
    return " ".join(f"{colour}{v}" for v in values for colour in pieces.COLOURS)


def bits(them: Iterable[int]) -> int:
    """A set of troops as bits."""
    return sum(1 << card for card in them if card < 60)


def position(
    *,
    hands: Pair = ("", ""),
    fronts: Mapping[int, Pair] | None = None,
    seen: str = "",
    decks: tuple[str | None, str | None] = (None, None),
    fog: tuple[int, int] | None = None,
    mud: tuple[int, int] | None = None,
    won: tuple[Iterable[int], Iterable[int]] = ((), ()),
    guile: Pair = ("", ""),
    played: tuple[int, int] | None = None,
    leaders: tuple[bool, bool] | None = None,
    player: int = 0,
    turn: int | None = None,
    step: str = "play",
    idle: int = 0,
    **chosen: Any,
) -> State:
    """A full state in which `player` is at this step of the turn.

    `seen`: face-up discards; `decks`: the only cards of a deck, the others then lie among the
    discards; `fog`, `mud`: the front and the seat on whose side they lie; `won`: the fronts that
    each seat owns. Cards without a stamp came in turns of their own, in the order given.
    The tactics cards that each seat has played are counted from the table unless `played` tells,
    and the other seat is given as many as `player`, so that the limit bars nothing.
    """
    state = State(options(**chosen), starter=0)
    free = count(1)
    for front, pair in (fronts or {}).items():
        for seat, text in enumerate(pair):
            side = state.side(front - 1, seat)
            state.cards[side] = tuple(cards(text))
            marks = [name.partition("@")[2] for name in text.split()]
            state.stamps[side] = tuple(int(mark or next(free)) for mark in marks)
    for kind, place in enumerate((fog, mud)):
        if place is not None:
            state.env[kind] = state.side(place[0] - 1, place[1])
    for seat, fronts_won in enumerate(won):
        for front in fronts_won:
            state.flags[front - 1] = seat
    state.hands = [sorted(cards(hand)) for hand in hands]
    state.guile = [tuple(cards(text)) for text in guile]
    state.discards = tuple(cards(seen))

    placed = [*state.hands[0], *state.hands[1], *on_table(state)]
    assert len(set(placed)) == len(placed), "a card lies in two places"
    for deck, text in enumerate(decks):
        rest = [card for card in state.unseen[deck] if card not in placed]
        if text is not None:
            state.discards += tuple(card for card in rest if card not in cards(text))
            rest = sorted(cards(text))
        state.unseen[deck] = rest
        state.left[deck] = len(rest)
    state.visible = bits(on_table(state))

    tactics = [[c for c in played_by(state, seat) if c >= 60] for seat in (0, 1)]
    counted = [len(tactics[0]), len(tactics[1])]
    counted[1 - player] = max(counted)
    state.played = list(played or counted)
    state.leaders = list(leaders or (any(c in pieces.LEADERS for c in row) for row in tactics))
    state.player = player
    state.turn = turn or max((*(stamp for row in state.stamps for stamp in row), 0)) + 1
    order = TURN[state.options.claim_window]
    state.steps = [(name.split()[-1], player, 0) for name in order[order.index(step) :][::-1]]
    state.idle = idle
    for front in pieces.FRONTS:
        state.ridge.changed(state, front)
    return state


def played_by(state: State, seat: int) -> list[int]:
    """The cards that lie on a seat's sides and before it."""
    env = [
        card
        for card, place in zip(pieces.ENVIRONMENT, state.env, strict=True)
        if place >= 0 and place % 2 == seat
    ]
    return [*chain(*state.cards[seat::2]), *env, *state.guile[seat]]


def on_table(state: State) -> list[int]:
    """Every card that lies face up."""
    return [*played_by(state, 0), *played_by(state, 1), *state.discards]


def every_card(state: State) -> list[int]:
    """Every card of a full state, wherever it lies, sorted."""
    back = [card for tops in state.tops for card, _owner in tops]
    return sorted(chain(on_table(state), *state.hands, *state.unseen, back))


def best(
    text: str, needed: int = 3, unseen: Iterable[int] = (), fog: bool = False
) -> formations.Formation:
    """What the engine holds a side of these cards to be worth, or to be able to reach."""
    return formations.best(tuple(cards(text)), needed, bits(unseen), fog)


def side(state: State, front: int, seat: int) -> str:
    """The ids of the cards on a seat's side of a front."""
    return names(state.cards[state.side(front - 1, seat)])


def hand(state: State, seat: int) -> str:
    """The ids of the cards that a hand is known to hold."""
    return names(state.hands[seat])


def won(state: State, seat: int) -> list[int]:
    """The fronts that a seat owns."""
    return [front + 1 for front, owner in enumerate(state.flags) if owner == seat]


def claimable(state: State, seat: int) -> list[int]:
    """The fronts that a seat can claim."""
    return [front + 1 for front in state.claimable(seat)]


# --- what is asked, and moves ------------------------------------------------------------


def asked(state: Any) -> tuple[int, str]:
    """Who must choose, and what."""
    return state.decisions[0][:2]


def legal(state: Any) -> list[Any]:
    """Every legal move, resigning left out."""
    return list(state.decisions[0].moves)


def go(state: Any, *moves: Any) -> Any:
    """Make moves, each by the seat that is asked, and give the state back."""
    for move in moves:
        state.apply(move, state.decisions[0].seat)
    return state


def kinds(state: Any) -> set[str]:
    """The kinds of moves that are legal."""
    return {move.kind for move in legal(state)}


GUILE = {
    "scout": pieces.SCOUT,
    "redeploy": pieces.REDEPLOY,
    "desert": pieces.DESERTER,
    "betray": pieces.TRAITOR,
}
"""The card that is played by each kind of move but `play`."""


def playable(state: Any) -> str:
    """The ids of the cards in hand that can be played."""
    moves = [move for move in legal(state) if move.kind != "pass"]
    return names({GUILE.get(move.kind) or move.card for move in moves})


def fronts_of(state: Any, card: str, kind: str = "play") -> list[Any]:
    """The fronts to which a card can go by moves of this kind, None for off the table."""
    found = [m.front for m in legal(state) if m.kind == kind and m.card == card_of(card)]
    return [None if front is None else front + 1 for front in found]


def targets(state: Any, kind: str) -> str:
    """The ids of the cards that moves of this kind can take."""
    return names({move.card for move in legal(state) if move.kind == kind})


def play(card: str, front: int) -> Play:
    return Play(card_of(card), front - 1)


def redeploy(card: str, front: int | None) -> Redeploy:
    return Redeploy(card_of(card), None if front is None else front - 1)


def desert(card: str) -> Desert:
    return Desert(card_of(card))


def betray(card: str, front: int) -> Betray:
    return Betray(card_of(card), front - 1)


def claim(front: int) -> Claim:
    return Claim(front - 1)


def discard(card: str) -> Discard:
    return Discard(card_of(card))


def put_back(card: str) -> PutBack:
    return PutBack(card=card_of(card), deck=deck_of(card_of(card)))


def drawn(seat: int, card: str) -> Drawn:
    return Drawn(card=card_of(card), seat=seat, deck=deck_of(card_of(card)))


DRAW_TROOP, DRAW_TACTICS = Draw(pieces.TROOP), Draw(pieces.TACTICS)
EVERY_FRONT = list(range(1, 10))
