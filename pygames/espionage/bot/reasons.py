"""Why a move is good: facts, in short sentences addressed to the player; none, no sentence."""

from collections.abc import Iterator

from pygames.core.game import Decision
from pygames.core.language import N_, _, listed, ngettext
from pygames.espionage.bot.evaluation import Evaluation
from pygames.espionage.bot.piece_values import WORTH, Expectation, chance
from pygames.espionage.moves import ACCEPT, EndTurn, Move, Pair, Place, Step
from pygames.espionage.pieces import (
    CAPTAIN,
    COLONEL,
    CORPORAL,
    GENERAL,
    HQ,
    LIEUTENANT,
    MINE,
    SAPPER,
    SOLDIERS,
    SPY,
    title,
)
from pygames.espionage.position import Position

__all__ = ["reasons"]

_MOST = 3
"""The most sentences for a single move; one fewer for each half of a pair."""
_LIKELY, _EVEN, _MAYBE = 0.6, 0.5, 0.2
"""Probabilities: what is called likely, what is no gamble, and what is worth a mention."""
_CHEAP = 3.0
"""A piece worth at most this many units is a small price."""
_RISKY = 0.7
"""Expected loss, in units, from which a piece is said to be in danger."""
_CLOSE = 3
"""An enemy at most this many steps from our headquarters is an intruder."""

_STOP = N_("An enemy is getting close to your headquarters: stop it.")

_SET_UP = {
    CORPORAL: N_("Corporals are the easiest to spare: they find out what you are up against."),
    LIEUTENANT: N_("The ranks are mixed, so no piece gives itself away by its place."),
    CAPTAIN: N_("The ranks are mixed, so no piece gives itself away by its place."),
    COLONEL: N_("A strong piece near the middle can help on either side."),
    GENERAL: N_("A strong piece near the middle can help on either side."),
    SPY: N_("Spies work best in front: they unmask whatever they come next to."),
    SAPPER: N_("Sappers are needed late, against mines and Generals, so they wait at the back."),
    MINE: N_("A mine stops everything but Sappers."),
    HQ: N_("At the back the headquarters is hard to reach."),
}


def reasons(view: Position, decision: Decision, move: Move) -> tuple[str, ...]:
    """Return why the seat would make this move."""
    seat = decision.seat
    if isinstance(move, Place):
        assert move.rank is not None
        return tuple(_placing(view, seat, move.rank))
    judged = Evaluation(view, seat)
    match move:
        case Step():
            found = list(_step(judged, move.start, move.to))
        case Pair():
            found = list(_step(judged, move.start, move.to))[: _MOST - 1]
            found += list(_step(judged, move.then_start, move.then_to))[: _MOST - 1]
            return tuple(dict.fromkeys(found))
        case EndTurn():
            found = [_("Any other single move would cost more than it gains.")]
        case _:
            found = [_draw(judged, move == ACCEPT)]
    return tuple(found[:_MOST])


def _placing(view: Position, seat: int, rank: int) -> Iterator[str]:
    width, size = view.options.width, view.size
    place = view.placed[seat]
    row = place // width
    beside = {place - width, place - 1 if place % width else -1}
    home = any(n >= 0 and view.rank[seat * size + n] == HQ for n in beside)
    if rank == HQ and row:
        yield _("Few players look for the headquarters there.")
    elif rank == MINE and home:
        yield _("Next to the headquarters a mine stops everything but Sappers.")
    else:
        yield _(_SET_UP[rank])


# --- single moves ------------------------------------------------------------------------------


def _step(judged: Evaluation, start: int, to: int) -> Iterator[str]:
    view = judged.view
    piece = view.who[start]
    rank, out = judged.ranks[piece], judged.on.get(to)
    if out is not None:
        yield from _attack(judged, rank, to, out)
        return
    found = [*_race(judged, piece, rank, to), *_flight(judged, piece, rank, start, to)]
    if rank == SPY:
        found += _watch(judged, to)
    found += _approach(judged, rank, start, to)
    yield from dict.fromkeys(found)
    if not found:
        gained = judged.danger(piece, rank, start) - judged.danger(piece, rank, to)
        if gained > 0:
            yield _("Your {piece} is safer there.", piece=title(rank))
        else:
            yield from _quiet(view, piece, start)


def _quiet(view: Position, piece: int, start: int) -> Iterator[str]:
    """Name what a move is good for that threatens nothing and escapes nothing."""
    if view.moved[piece]:
        yield _("It has moved before, so it gives nothing away: what stands still may be a mine.")
        return
    steps, sides = view.field.steps, view.sides
    own = sides[start]
    for beside, _edge in steps[start]:
        other = view.who[beside]
        boxed_in = all(sides[square] == own for square, _edge in steps[beside])
        if boxed_in and other in view.movers[own - 1]:
            rank = view.rank[other]
            assert rank is not None
            yield _("It makes way for your {piece}, which is boxed in.", piece=title(rank))
            return


def _attack(judged: Evaluation, rank: int, to: int, out: Expectation) -> Iterator[str]:
    view = judged.view
    piece, square, mine = view.who[to], view.field.names[to], title(rank)
    wins = out.wins[rank]
    if out.known:
        enemy = out.p.index(max(out.p))
        values = {"mine": mine, "enemy": title(enemy), "square": square}
        if enemy == HQ:
            yield _("Taking the headquarters wins the match.")
        elif rank == SAPPER and enemy == MINE:
            yield _("A Sapper clears the unmasked mine on {square}.", **values)
        elif wins:
            yield _("Your {mine} can take the unmasked {enemy} on {square}.", **values)
        else:
            yield _("Your {mine} is lost to the {enemy}.", **values)
        return
    if out.home > _MAYBE:
        yield _(
            "The headquarters is {percent}% likely to be on {square}.",
            square=square,
            percent=round(100 * out.home),
        )
    if view.moved[piece]:
        yield _("The piece on {square} has moved, so it is not a mine.", square=square)
    yield _(
        "Your {mine} is {percent}% likely to beat the piece on {square}.",
        mine=mine,
        square=square,
        percent=round(100 * wins),
    )
    if judged.caution < 1:
        yield _("Nothing has been captured for a long time; waiting will not win.")
    elif wins <= _LIKELY and WORTH[rank] <= _CHEAP:
        yield _("{mine:A} is a small price to pay to find out what stands there.", mine=mine)


def _race(judged: Evaluation, piece: int, rank: int, to: int) -> Iterator[str]:
    """Name who arrives first at a headquarters after a move to an empty square."""
    races = judged.races
    for attack in races.attacks:
        if attack.is_open(rank, to):
            square = judged.view.field.names[attack.home]
            yield ngettext(
                "From there it is {n} move to the headquarters on {square}; "
                "no known enemy is nearer.",
                "From there it is {n} moves to the headquarters on {square}; "
                "no known enemy is nearer.",
                attack.turns(rank, to),
                square=square,
            )
    if races.defence.alarm - races.defence.after(piece, rank, to) > _RISKY:
        yield _(_STOP)


def _flight(judged: Evaluation, piece: int, rank: int, start: int, to: int) -> Iterator[str]:
    """Name the danger that the piece escapes."""
    before, after = judged.danger(piece, rank, start), judged.danger(piece, rank, to)
    if before < _RISKY or after > before / 2:
        return
    near = [s for s, _step in judged.view.field.steps[start] if s in judged.on]
    worst = max(near, key=lambda s: judged.on[s].beats[rank])
    out, square = judged.on[worst], judged.view.field.names[worst]
    if out.known:
        enemy = title(out.p.index(max(out.p)))
        yield _(
            "The {enemy} on {square} could take your {mine}.",
            enemy=enemy,
            square=square,
            mine=title(rank),
        )
    else:
        yield _(
            "Your {mine} is in danger next to the piece on {square}.",
            square=square,
            mine=title(rank),
        )


def _watch(judged: Evaluation, to: int) -> list[str]:
    """Name the squares that a spy would see."""
    view, names = judged.view, judged.view.field.names
    seen = [s for s in view.field.around[to] if s in judged.on and not judged.on[s].known]
    if not seen:
        return []
    squares = listed(names[s] for s in seen)
    return [
        ngettext(
            "From {to} your Spy unmasks the piece on {squares}.",
            "From {to} your Spy unmasks the pieces on {squares}.",
            len(seen),
            to=names[to],
            squares=squares,
        )
    ]


def _approach(judged: Evaluation, rank: int, start: int, to: int) -> list[str]:
    """Name the target that the piece approaches."""
    target = judged.aim(rank, to)
    if judged.pull(rank, to) <= judged.pull(rank, start):
        return []
    view, out = judged.view, judged.on[target]
    square = view.field.names[target]
    if out.known:
        enemy = out.p.index(max(out.p))
        values = {"enemy": title(enemy), "square": square}
        steps = judged.steps_to[target][to]
        if enemy == HQ:
            return [
                ngettext(
                    "From there the headquarters on {square} is {n} step away.",
                    "From there the headquarters on {square} is {n} steps away.",
                    steps,
                    square=square,
                )
            ]
        if rank in SOLDIERS or out.wins[rank]:
            return [
                ngettext(
                    "From there the {enemy} on {square} is {n} step away.",
                    "From there the {enemy} on {square} is {n} steps away.",
                    steps,
                    **values,
                )
            ]
        return []
    away = judged.steps_to[judged.home][target]
    if out.mobile and away <= _CLOSE:
        return [
            ngettext(
                "The piece on {square} is {n} step from your headquarters: stop it.",
                "The piece on {square} is {n} steps from your headquarters: stop it.",
                away,
                square=square,
            )
        ]
    if out.home > _MAYBE:
        percent = round(100 * out.home)
        return [
            _(
                "It gets closer to {square}: the headquarters is {percent}% likely to be there.",
                square=square,
                percent=percent,
            )
        ]
    if rank == SPY:
        return [_("Your Spy can soon unmask the piece on {square}.", square=square)]
    if view.moved[view.who[target]] and out.wins[rank] > _LIKELY:
        return [_("It threatens the piece on {square}, which is not a mine.", square=square)]
    return [_closer(out, rank, square)]


def _closer(out: Expectation, rank: int, square: str) -> str:
    """Say what a piece of this rank wants near a masked one."""
    if rank == SAPPER and out.p[MINE] > _MAYBE:
        return _(
            "The piece on {square} is {percent}% likely to be a mine: only Sappers clear it.",
            square=square,
            percent=round(100 * out.p[MINE]),
        )
    values = {"mine": title(rank), "square": square}
    if out.wins[rank] < _EVEN and WORTH[rank] <= _CHEAP:
        return _(
            "It gets closer to the piece on {square}: "
            "{mine:a} is a small price to pay to find out what it is.",
            **values,
        )
    return _(
        "It gets closer to the piece on {square}: your {mine} is {percent}% likely to beat it.",
        **values,
        percent=round(100 * out.wins[rank]),
    )


# --- draws -------------------------------------------------------------------------------------


def _draw(judged: Evaluation, accepts: bool) -> str:
    behind = chance(judged.units) < 0.5
    if accepts:
        return _("Your opponent has more left than you, so a draw is a good result.")
    if behind:
        return _("You have a little less left, but the match is still open.")
    return _("You have as much left as your opponent, or more.")
