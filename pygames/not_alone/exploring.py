"""Phase 1: the Hunted select places in secret, resist, give up, play cards (NA-54 to NA-65)."""

from itertools import combinations

from pygames.core.game import Decision
from pygames.not_alone.cards.survival import withdraw
from pygames.not_alone.choices import takes
from pygames.not_alone.moves import (
    GIVE_UP,
    PASS,
    REST,
    TAKE_BACK,
    WITHDRAW,
    GiveUp,
    Move,
    Pass,
    Play,
    Resist,
    Rest,
    Select,
    Take,
    TakeBack,
    Withdraw,
)
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.playing import plays
from pygames.not_alone.position import Ask, Position, Simultaneous
from pygames.not_alone.tracks import give_up, lose_will
from pygames.not_alone.windows import play_card
from pygames.not_alone.zones import recover

__all__ = ["explore"]

_FOR_ONE_WILL = 2
"""Cards that one Will brings back (NA-56)."""


def explore(s: Position) -> None:
    """Begin phase 1."""
    s.turn.moment = (1, 0)
    s.push(Simultaneous(_asking, _answered))


def _asking(s: Position) -> tuple[Decision, ...]:
    """Return who is asked; nobody once all have selected and the Creature has passed (NA-63)."""
    hunted = [_exploring(s, seat) for seat in s.order]
    stalking = _stalking(s)
    if len(s.turn.laid) == len(s.order) and (stalking is None or not stalking.moves):
        return ()
    asked = [*hunted, stalking] if stalking else hunted
    return tuple(sorted(asked, key=lambda decision: decision.seat))


def _stalking(s: Position) -> Decision | None:
    """Return what the Creature is asked; its pass is not final (NA-219), its rest is (NA-220)."""
    if not s.may_play(s.creature) or s.creature in s.turn.resting:
        return None
    if s.creature in s.turn.passed:
        return Decision(s.creature, "wait", (), None, (TAKE_BACK,))
    return Decision(s.creature, "stalk", [PASS, REST, *plays(s, s.creature)])


def _exploring(s: Position, seat: int) -> Decision:
    rest = (REST,) if s.may_play(seat) and seat not in s.turn.resting else ()
    if seat in s.turn.laid:
        return Decision(seat, "wait", (), None, (WITHDRAW, *rest))
    count = 2 if seat in s.turn.due else 1  # NA-64
    cards = [card for card in s.may_choose(seat) if s.accessible(card)]
    certain = [card for card in cards if card in s.loose[seat]]
    moves: list[Move] = [Select(some) for some in combinations(cards, count)]
    if seat not in s.turn.acted:
        moves += _actions(s, seat)
    elif len(certain) < count:  # NA-60
        moves.append(GIVE_UP)
    return Decision(seat, "explore", [*moves, *plays(s, seat)], frozenset((seat,)))


def _actions(s: Position, seat: int) -> list[Move]:
    """Return what a Hunted may do once a turn before selecting (NA-55 to NA-59)."""
    moves: list[Move] = []
    if s.piled[seat] and s.will[seat] >= 1:
        moves.append(Resist(1))
    if s.piled[seat] > _FOR_ONE_WILL and s.will[seat] >= 2:
        moves.append(Resist(2))
    if s.piled[seat] or s.will[seat] < FULL_WILL:
        moves.append(GIVE_UP)
    return moves


def _answered(s: Position, move: Move, seat: int) -> None:
    turn = s.turn
    match move:
        case Select(cards):
            own = frozenset((seat,))
            turn.chosen = {**turn.chosen, seat: dict.fromkeys(cards or (), own)}
            turn.laid = {**turn.laid, seat: 2 if seat in turn.due else 1}
        case Withdraw():
            withdraw(s, seat)
        case Resist(will):
            turn.acted |= {seat}
            turn.passed -= {s.creature}
            lose_will(s, seat, will)
            s.push(Ask("take", seat, takes, _resisted, (1, _FOR_ONE_WILL * will), s.witnesses))
        case GiveUp():
            turn.acted |= {seat}
            turn.passed -= {s.creature}
            give_up(s, seat)
        case Pass():
            turn.passed |= {seat}
        case TakeBack():
            turn.passed -= {seat}
        case Rest():
            turn.resting |= {seat}
        case Play(card):
            play_card(s, seat, card)


def _resisted(s: Position, move: Take, seat: int, _least: int, _most: int) -> None:
    """Take the cards; without any Will left the Hunted gives up at once (NA-57)."""
    recover(s, seat, move.size, move.cards)
    if not s.will[seat]:
        give_up(s, seat)
