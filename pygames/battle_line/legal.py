"""The legal moves of each decision (section 3 of the rules).

Works on the full state and on views: every card that an unknown hand may hold counts as held, so
a view lists all the moves it cannot rule out.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from pygames.battle_line.moves import BETRAY as BETRAY_TO
from pygames.battle_line.moves import (
    CLAIM,
    DESERT,
    DISCARD,
    DRAW,
    END_CLAIMS,
    FIRST,
    PASS,
    RESIGN,
    RETURN,
    SHOWN,
    TO_FRONTS,
    Claim,
    Drawable,
    EndClaims,
    GuileMove,
    PlayMove,
    Plays,
)
from pygames.battle_line.moves import PLAY as PLAY_TO
from pygames.battle_line.moves import REDEPLOY as REDEPLOY_TO
from pygames.battle_line.moves import SCOUT as PLAY_SCOUT
from pygames.battle_line.pieces import (
    DESERTER,
    ENVIRONMENT,
    FRONTS,
    LEADERS,
    MORALE,
    REDEPLOY,
    SCOUT,
    TACTICS,
    TROOP,
)
from pygames.battle_line.position import Position
from pygames.core.game import CHANCE, Decision

__all__ = ["ASKED", "may_hold"]

_new = tuple.__new__  # a NamedTuple's own constructor takes three times as long
_ONLY = (frozenset((0,)), frozenset((1,)))
_BOTH = frozenset((0, 1))
_RESIGN = (RESIGN,)
_DRAWS = {
    name: [
        [
            Decision(seat, name, decks, None, _RESIGN)
            for decks in ((), DRAW[TACTICS:], DRAW[:TACTICS], DRAW)
        ]
        for seat in (0, 1)
    ]
    for name in ("draw", "scout_draw")
}
"""Name -> seat -> 2 * (troops left) + (tactics left), each 0 or 1 -> the decision."""


def _to_play(state: Position, name: str, seat: int, _detail: int) -> Decision:
    return _new(Decision, (seat, name, _plays(state, seat), None, _RESIGN))


def _to_claim(state: Position, name: str, seat: int, _detail: int) -> Decision:
    moves: list[Claim | EndClaims] = [CLAIM[front] for front in state.claimable(seat)]
    if state.options.claim_mode == "auto":
        del moves[1:]  # BL-75
    else:
        moves.append(END_CLAIMS)  # BL-51
    return Decision(seat, name, moves, None, _RESIGN)


def _to_draw(state: Position, name: str, seat: int, _detail: int) -> Decision:
    left, tops = state.left, state.tops
    troop, tactics = left[TROOP] or tops[TROOP], left[TACTICS] or tops[TACTICS]
    return _DRAWS[name][seat][(2 if troop else 0) + (1 if tactics else 0)]


def _to_return(state: Position, name: str, seat: int, _detail: int) -> Decision:
    moves = [RETURN[card] for card in may_hold(state, seat)]
    return Decision(seat, name, moves, _ONLY[seat], _RESIGN)


def _to_discard(state: Position, name: str, seat: int, front: int) -> Decision:
    moves = [DISCARD[card] for card in sorted(state.cards[2 * front + seat])]
    return Decision(seat, name, moves, None, _RESIGN)


def _showing(state: Position, name: str, seat: int, _detail: int) -> Decision:
    cards = [card for card in state.unseen[TROOP] if card not in state.shown]
    return Decision(CHANCE, name, [SHOWN[seat][card] for card in cards])


def _choosing_first(_state: Position, name: str, _seat: int, _detail: int) -> Decision:
    return Decision(CHANCE, name, FIRST)


def _drawing(state: Position, name: str, seat: int, deck: int) -> Decision:
    """Let CHANCE give the seat the card put back on top, or else any card of the deck."""
    cards, known_to = state.unseen[deck], _ONLY[seat]
    if state.tops[deck]:
        top, owner = state.tops[deck][-1]
        if owner != seat:
            known_to = _BOTH
        if top is not None:
            cards = [top]
    return _new(Decision, (CHANCE, name, Drawable(seat, cards), known_to, ()))


def may_hold(state: Position, seat: int) -> list[int]:
    """Return the cards a hand may hold, sorted; in the full state, those it does hold."""
    hidden = state.hidden[seat]
    cards = state.hands[seat]
    if hidden[TROOP]:
        cards = cards + state.unseen[TROOP]
    if hidden[TACTICS]:
        cards = cards + state.unseen[TACTICS]
    return cards if cards is state.hands[seat] else sorted(cards)


def _lost_fronts(state: Position, seat: int) -> int:
    """Return the lost fronts on which the seat may still drop troops, as bits (BL-66)."""
    return sum(
        1 << front
        for front, owner in enumerate(state.flags)
        if owner == 1 - seat and len(state.cards[2 * front + seat]) < state.needed(front)
    )


def _plays(state: Position, seat: int) -> Plays:
    """List what can be done with the hand, ordered by card (BL-14..BL-36)."""
    free = state.ridge.free[seat]
    lost = _lost_fronts(state, seat) if state.options.open_fronts else 0
    cards = may_hold(state, seat)
    troops = cards[: bisect_left(cards, 60)]
    others: list[PlayMove] = []
    if len(troops) < len(cards) and state.played[seat] <= state.played[1 - seat]:  # BL-18
        for card in cards[len(troops) :]:
            others += _tactics(state, card, seat, free)
    if not free or not troops:
        others.append(PASS)  # BL-35, BL-67
    return Plays(troops, free | lost, others)


def _tactics(state: Position, card: int, seat: int, free: int) -> Sequence[PlayMove]:
    """List the plays of a tactics card; `free`: bits of the fronts where the seat has room."""
    if card in LEADERS and state.leaders[seat]:
        return ()  # BL-21
    if card in MORALE:
        return TO_FRONTS[free](PLAY_TO[card])
    if card in ENVIRONMENT:
        return TO_FRONTS[state.ridge.unclaimed](PLAY_TO[card])
    return _guile(state, card, seat, free)


def _guile(state: Position, card: int, seat: int, free: int) -> list[GuileMove]:
    """List the plays of a guile card whose effect can be carried out in full (BL-33)."""
    moves: list[GuileMove] = []
    if card == SCOUT:
        cards = state.deck_count(TROOP) or state.deck_count(TACTICS)
        if cards or not state.options.scout_needs_cards:  # BL-26
            moves.append(PLAY_SCOUT)
    elif card == REDEPLOY:
        discard = state.options.redeploy_discard == "any"  # BL-29
        for target, front in _targets(state, seat):
            fronts = state.ridge.unclaimed if target in ENVIRONMENT else free  # BL-70
            moves += TO_FRONTS[fronts & ~(1 << front)](REDEPLOY_TO[target])
            if target < 60 or discard:
                moves.append(REDEPLOY_TO[target][-1])
    elif card == DESERTER:
        moves += [DESERT[target] for target, _front in _targets(state, 1 - seat)]
    elif free:
        morale = state.options.traitor_takes_morale  # BL-31
        to_fronts = TO_FRONTS[free]
        for target, _front in _targets(state, 1 - seat):
            if target < 60 or (morale and target in MORALE):
                moves += to_fronts(BETRAY_TO[target])
    return moves


def _targets(state: Position, owner: int) -> list[tuple[int, int]]:
    """List (card, front) of a seat's cards that guile cards can take (BL-28, BL-30)."""
    cards, unclaimed = state.cards, state.ridge.unclaimed
    targets = [
        (card, front)
        for front in FRONTS
        if unclaimed >> front & 1
        for card in cards[2 * front + owner]
    ]
    if state.options.env_targetable:  # BL-32
        for card, side in zip(ENVIRONMENT, state.env, strict=True):
            if side >= 0 and side & 1 == owner and unclaimed >> (side >> 1) & 1:
                targets.append((card, side >> 1))
    targets.sort()
    return targets


ASKED: dict[str, Callable[[Position, str, int, int], Decision]] = {
    "play": _to_play,
    "claim": _to_claim,
    "draw": _to_draw,
    "deal": _drawing,
    "drawn": _drawing,
    "scout_draw": _to_draw,
    "scout_return": _to_return,
    "excess": _to_discard,
    "show": _showing,
    "first": _choosing_first,
}
"""Name of a step -> the function that makes its decision from (state, name, seat, detail)."""
