"""Phase 1: the Hunted select places in secret, resist, give up, play cards (NA-54 to NA-65)."""

from itertools import combinations

from pygames.core.game import Decision
from pygames.core.steps import Ask, Simultaneous
from pygames.not_alone import moves
from pygames.not_alone.card_decisions import takes
from pygames.not_alone.card_play import plays
from pygames.not_alone.phases.card_windows import play_card
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.place_selection import WITH_DISCARD, needed, select, withdraw
from pygames.not_alone.position import Position
from pygames.not_alone.tracks import give_up
from pygames.not_alone.will import lose_will
from pygames.not_alone.zones import recover

__all__ = ["explore"]


def _for_one_will(state: Position, seat: int) -> int:
    """Return how many cards one Will brings back (NA-56, NA-192)."""
    return 3 if seat in state.turn.tenacious else 2


def explore(state: Position) -> None:
    """Begin phase 1."""
    state.turn.moment = (1, 0)
    state.push(Simultaneous(_asking, _answered))


def _asking(state: Position) -> tuple[Decision, ...]:
    """Return who is asked, who waits last; nobody once all are done (NA-63)."""
    hunted = [_exploring(state, seat) for seat in state.order]
    stalking = _stalking(state)
    if len(state.turn.laid) == len(state.order) and (stalking is None or not stalking.moves):
        return ()
    asked = [*hunted, stalking] if stalking else hunted
    return tuple(sorted(asked, key=lambda decision: (not decision.moves, decision.seat)))


def _stalking(state: Position) -> Decision | None:
    """Return what the Creature is asked; its pass is not final (NA-219), its rest is (NA-220)."""
    if not state.may_play(state.creature) or state.creature in state.turn.resting:
        return None
    if state.creature in state.turn.passed:
        return Decision(state.creature, "wait", (), None, (moves.TAKE_BACK, moves.REST))
    return Decision(
        state.creature, "stalk", [moves.PASS, moves.REST, *plays(state, state.creature)]
    )


def _exploring(state: Position, seat: int) -> Decision:
    rest = (moves.REST,) if state.may_play(seat) and seat not in state.turn.resting else ()
    if seat in state.turn.laid:
        return Decision(seat, "wait", (), None, (moves.WITHDRAW, *rest))
    count = needed(state, seat)
    cards = [card for card in state.may_choose(seat) if state.accessible(card)]
    certain = [card for card in cards if card in state.loose[seat]]
    ups = [0]
    if state.turn.due.get(seat) == WITH_DISCARD:
        ups += [card for card in state.may_lie(seat) if state.accessible(card)]
    found: list[moves.Move] = [
        moves.Select(some, up)
        for some in combinations(cards, count)
        for up in ups
        if up not in some
    ]
    if seat not in state.turn.acted:
        found += _actions(state, seat)
    elif len(certain) < count:  # NA-60
        found.append(moves.GIVE_UP)
    return Decision(seat, "explore", [*found, *plays(state, seat)], frozenset((seat,)))


def _actions(state: Position, seat: int) -> list[moves.Move]:
    """Return what a Hunted may do once a turn before selecting (NA-55 to NA-59)."""
    found: list[moves.Move] = []
    if not state.turn.no_resist:
        if state.piled[seat] and state.will[seat] >= 1:
            found.append(moves.Resist(1))
        if state.piled[seat] > _for_one_will(state, seat) and state.will[seat] >= 2:
            found.append(moves.Resist(2))
    if state.piled[seat] or state.will[seat] < FULL_WILL:
        found.append(moves.GIVE_UP)
    return found


def _answered(state: Position, move: moves.Move, seat: int) -> None:
    turn = state.turn
    match move:
        case moves.Select(cards, up):
            select(state, seat, cards, up)
        case moves.Withdraw():
            withdraw(state, seat)
        case moves.Resist(will):
            turn.acted |= {seat}
            turn.passed -= {state.creature}
            turn.resisted |= {seat}
            lose_will(state, seat, will)
            if not (state.will[seat] or state.options.rulings.asks_idly):
                give_up(state, seat)
                return
            most = _for_one_will(state, seat) * will
            state.push(Ask("take", seat, takes, _resisted, (1, most), state.witnesses))
        case moves.GiveUp():
            turn.acted |= {seat}
            turn.passed -= {state.creature}
            give_up(state, seat)
        case moves.Pass():
            turn.passed |= {seat}
        case moves.TakeBack():
            turn.passed -= {seat}
        case moves.Rest():
            turn.resting |= {seat}
        case moves.Play() | moves.PlayKept():
            play_card(state, move, seat)


def _resisted(state: Position, move: moves.Take, seat: int, _least: int, _most: int) -> None:
    """Take the cards; without any Will left the Hunted gives up at once (NA-57)."""
    recover(state, seat, move.size, move.cards)
    if not state.will[seat]:
        give_up(state, seat)
