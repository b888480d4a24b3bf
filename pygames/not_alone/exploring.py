"""Phase 1: the Hunted select places in secret, resist, give up, play cards (NA-54 to NA-65)."""

from itertools import combinations

from pygames.core.game import Decision
from pygames.core.steps import Ask, Simultaneous
from pygames.not_alone.choices import takes
from pygames.not_alone.kinds import Move
from pygames.not_alone.moves import (
    GIVE_UP,
    PASS,
    REST,
    TAKE_BACK,
    WITHDRAW,
    GiveUp,
    Pass,
    Play,
    PlayKept,
    Resist,
    Rest,
    Select,
    Take,
    TakeBack,
    Withdraw,
)
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.playing import plays
from pygames.not_alone.position import Position
from pygames.not_alone.selections import WITH_DISCARD, needed, select, withdraw
from pygames.not_alone.tracks import give_up
from pygames.not_alone.will import lose_will
from pygames.not_alone.windows import play_card
from pygames.not_alone.zones import recover

__all__ = ["explore"]


def _for_one_will(s: Position, seat: int) -> int:
    """Return how many cards one Will brings back (NA-56, NA-192)."""
    return 3 if seat in s.turn.tenacious else 2


def explore(s: Position) -> None:
    """Begin phase 1."""
    s.turn.moment = (1, 0)
    s.push(Simultaneous(_asking, _answered))


def _asking(s: Position) -> tuple[Decision, ...]:
    """Return who is asked, who waits last; nobody once all are done (NA-63)."""
    hunted = [_exploring(s, seat) for seat in s.order]
    stalking = _stalking(s)
    if len(s.turn.laid) == len(s.order) and (stalking is None or not stalking.moves):
        return ()
    asked = [*hunted, stalking] if stalking else hunted
    return tuple(sorted(asked, key=lambda decision: (not decision.moves, decision.seat)))


def _stalking(s: Position) -> Decision | None:
    """Return what the Creature is asked; its pass is not final (NA-219), its rest is (NA-220)."""
    if not s.may_play(s.creature) or s.creature in s.turn.resting:
        return None
    if s.creature in s.turn.passed:
        return Decision(s.creature, "wait", (), None, (TAKE_BACK, REST))
    return Decision(s.creature, "stalk", [PASS, REST, *plays(s, s.creature)])


def _exploring(s: Position, seat: int) -> Decision:
    rest = (REST,) if s.may_play(seat) and seat not in s.turn.resting else ()
    if seat in s.turn.laid:
        return Decision(seat, "wait", (), None, (WITHDRAW, *rest))
    count = needed(s, seat)
    cards = [card for card in s.may_choose(seat) if s.accessible(card)]
    certain = [card for card in cards if card in s.loose[seat]]
    ups = [0]
    if s.turn.due.get(seat) == WITH_DISCARD:
        ups += [card for card in s.may_lie(seat) if s.accessible(card)]
    moves: list[Move] = [
        Select(some, up) for some in combinations(cards, count) for up in ups if up not in some
    ]
    if seat not in s.turn.acted:
        moves += _actions(s, seat)
    elif len(certain) < count:  # NA-60
        moves.append(GIVE_UP)
    return Decision(seat, "explore", [*moves, *plays(s, seat)], frozenset((seat,)))


def _actions(s: Position, seat: int) -> list[Move]:
    """Return what a Hunted may do once a turn before selecting (NA-55 to NA-59)."""
    moves: list[Move] = []
    if not s.turn.no_resist:
        if s.piled[seat] and s.will[seat] >= 1:
            moves.append(Resist(1))
        if s.piled[seat] > _for_one_will(s, seat) and s.will[seat] >= 2:
            moves.append(Resist(2))
    if s.piled[seat] or s.will[seat] < FULL_WILL:
        moves.append(GIVE_UP)
    return moves


def _answered(s: Position, move: Move, seat: int) -> None:
    turn = s.turn
    match move:
        case Select(cards, up):
            select(s, seat, cards, up)
        case Withdraw():
            withdraw(s, seat)
        case Resist(will):
            turn.acted |= {seat}
            turn.passed -= {s.creature}
            turn.resisted |= {seat}
            lose_will(s, seat, will)
            if not (s.will[seat] or s.options.rulings.asks_idly):
                give_up(s, seat)
                return
            most = _for_one_will(s, seat) * will
            s.push(Ask("take", seat, takes, _resisted, (1, most), s.witnesses))
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
        case Play() | PlayKept():
            play_card(s, move, seat)


def _resisted(s: Position, move: Take, seat: int, _least: int, _most: int) -> None:
    """Take the cards; without any Will left the Hunted gives up at once (NA-57)."""
    recover(s, seat, move.size, move.cards)
    if not s.will[seat]:
        give_up(s, seat)
