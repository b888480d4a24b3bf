"""Not Alone for the general bots: every decision, judged from what its seat may know."""

from collections.abc import Callable, Mapping, Sequence

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.not_alone.bot.cards_hunt import later, phase_of, usual
from pygames.not_alone.bot.forecast import evaluate
from pygames.not_alone.bot.hideouts import Plan, hideouts, plan
from pygames.not_alone.bot.hunting import Prey, damage, values
from pygames.not_alone.bot.outlook import stakes
from pygames.not_alone.bot.picking import PICKS, picked
from pygames.not_alone.bot.selecting import prospect, selections
from pygames.not_alone.bot.tries import Judge, average, world_of
from pygames.not_alone.cards.registry import SURVIVALS
from pygames.not_alone.moves import (
    Back,
    Cast,
    Decide,
    Decline,
    Finish,
    Instead,
    Pass,
    Place,
    Play,
    PlayKept,
    Regain,
    Resist,
    Rest,
    Select,
)
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET
from pygames.not_alone.playing import instead_plays
from pygames.not_alone.state import State

__all__ = ["candidates"]

_MARGIN = 0.03
"""What a card or an action must bring more than nothing does, in spaces."""
_EVEN = 0.5
"""The chance to win that is given where only differences count."""
_WORLDS = 3
"""So many worlds does the best player try a move in."""


def candidates(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Return the moves with their values, best first; secret choices with chances."""
    found = _JUDGES.get(decision.name, _tried)(view, decision, level)
    found.sort(key=lambda candidate: -candidate.value)
    return [it._replace(value=min(max(it.value, 0.0), 1.0)) for it in found]


def _worlds(view: State, level: Level) -> list[State]:
    """Return the worlds in which moves are tried: whoever sees furthest looks at several."""
    return [world_of(view, number) for number in range(_WORLDS if level.insight > 2 else 1)]


# --- choices that are tried out --------------------------------------------------------------


def _tried(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Judge each move by what the engine makes of it; picks of one size by what they pick."""
    worlds, seat = _worlds(view, level), decision.seat
    judges = _judges(view, seat, level)
    kinds: dict[object, float] = {}
    found = []
    for move in decision.moves:
        if isinstance(move, Back) and len(decision.moves) > 1:
            value = 0.0
        elif isinstance(move, Instead) and not instead_plays(view, seat):
            value = 0.0  # the way there and back again
        elif isinstance(move, PICKS):
            kind = (type(move), getattr(move, "size", 1))
            if kind not in kinds:
                kinds[kind] = average(worlds, seat, move, *judges)
            value = kinds[kind] + picked(view, seat, move) / 10
        else:
            value = average(worlds, seat, move, *judges)
        found.append(Candidate(move, value))
    return found


def _judges(view: State, seat: int, level: Level) -> tuple[Judge, Judge]:
    """Return how a position of this moment is judged, and how quickly what follows from a move."""
    phase = view.turn.moment[0]
    if phase == 1:
        rough = level._replace(insight=min(1, level.insight))
        return (
            lambda state, mine: prospect(state, mine, level),
            lambda state, mine: prospect(state, mine, rough),
        )
    if phase == 2 and seat == view.creature:
        expected = plan(hideouts(view, level), level.insight)

        def hunting(state: State, mine: int) -> float:
            return evaluate(state, mine) + damage(state, level, expected)

        return hunting, hunting
    return evaluate, evaluate


def _side(_view: State, decision: Decision, _level: Level) -> list[Candidate]:
    """Choose either side of the board: they are about as good."""
    often = 1 / len(decision.moves)
    return [Candidate(move, _EVEN, often) for move in decision.moves]


def _by_card(view: State, decision: Decision, _level: Level) -> list[Candidate]:
    """Judge Hunt cards to be kept or taken by what they usually bring."""
    step = stakes(view).step
    found = []
    for move in decision.moves:
        if isinstance(move, Regain):
            value = usual(view, move.card)
        else:
            assert isinstance(move, Cast)
            value = -sum(usual(view, card) for card in move.cards)
        found.append(Candidate(move, _EVEN + step * value / 3))
    return found


def _guess(view: State, decision: Decision, _level: Level) -> list[Candidate]:
    """Name the place of which a random card of some hand is likeliest to be (NA-149)."""
    step = stakes(view).step
    found = []
    for move in decision.moves:
        assert isinstance(move, Decide)
        number = view.options.places.index(move.name) + 1
        odds = [
            1 / view.hand_size(seat)
            for seat in view.order
            if view.hand_size(seat) and number in view.in_hand(seat)
        ]
        found.append(Candidate(move, _EVEN + step * max(odds, default=0.0)))
    return found


# --- card windows ----------------------------------------------------------------------------


def _window(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Play a card that brings more than keeping it; rest if no card can matter any more."""
    worlds, seat = _worlds(view, level), decision.seat
    judges = _judges(view, seat, level)
    still = judges[0](worlds[0], seat)
    step = stakes(view).step
    found = []
    for move in decision.moves:
        match move:
            case Pass() | Decline():
                found.append(Candidate(move, still))
            case Rest():
                rests = -_LITTLE if _may_matter(view, seat) else _LITTLE
                found.append(Candidate(move, still + rests))
            case _:
                value = average(worlds, seat, move, *judges)
                found.append(Candidate(move, value - step * _price(view, seat, move.card)))
    return found


_LITTLE = 0.0005
"""What decides between moves that are as good as each other."""


def _price(view: State, seat: int, card: str) -> float:
    """Return what must be gained by playing a card, beside what the judge sees of it."""
    if seat == view.creature:
        return _MARGIN + later(view, view.turn.moment[0])
    return _MARGIN


def _may_matter(view: State, seat: int) -> bool:
    """Whether a card of the own hand may be worth playing later in this turn."""
    phase = view.turn.moment[0]
    if seat == view.creature:
        return any(phase_of(view, card) >= phase for card in view.hands[seat]) or view.turn.keeps
    return any(SURVIVALS[card].phase >= phase for card in view.hands[seat])


# --- the hunt --------------------------------------------------------------------------------


def _hunt(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Play a card first if it is worth it, then place the tokens: the Creature's by the mix."""
    seat = decision.seat
    expected = plan(hideouts(view, level), level.insight)
    judges = _judges(view, seat, level)
    worlds = _worlds(view, level)
    still = judges[0](worlds[0], seat)
    step = stakes(view).step
    found, best = [], None
    for move in decision.moves:
        if isinstance(move, Play | PlayKept):
            value = average(worlds, seat, move, *judges) - step * _price(view, seat, move.card)
            found.append(Candidate(move, value))
            if value > still and (best is None or value > best.value):
                best = found[-1]
        elif isinstance(move, Finish):
            found.append(Candidate(move, still))
    if best is not None:
        return [it._replace(chance=float(it is best)) for it in found] + [
            Candidate(move, still - _LITTLE) for move in decision.moves if isinstance(move, Place)
        ]
    return [*found, *_placings(view, decision, level, expected, still)]


def _placings(
    view: State, decision: Decision, level: Level, expected: Plan, still: float
) -> list[Candidate]:
    moves = [move for move in decision.moves if isinstance(move, Place)]
    if not moves:
        return []
    token = next(t for t in (CREATURE, TARGET, ARTEMIA) if any(m.token == t for m in moves))
    prey = Prey(view, level, expected)
    mine = [move for move in moves if move.token == token]
    worths = values(prey, token, [move.where for move in mine])
    best = max(worths.values())
    chances = _chances(view, level, token, worths)
    found = [
        Candidate(move, still + worths[move.where] - best, chances.get(move.where, 0.0))
        for move in mine
    ]
    return found + [Candidate(move, still - _LITTLE) for move in moves if move.token != token]


def _chances(
    view: State, level: Level, token: str, worths: Mapping[tuple[int, ...], float]
) -> dict[tuple[int, ...], float]:
    """Return how often a token goes to each spot; the best one if nothing is to be mixed."""
    facts = hideouts(view, level)
    mine = plan(facts, level.insight)
    mix = {}
    if token == CREATURE:
        mix = dict(zip(facts.peril.creature, mine.creature, strict=True))
    elif token == ARTEMIA:
        near = view.turn.tokens.get(CREATURE, ())
        mix = {
            where: often
            for where, often in zip(facts.peril.artemia, mine.artemia, strict=True)
            if set(near).isdisjoint(where)
        }
    whole = sum(mix.values())
    if whole > 0:
        return {where: often / whole for where, often in mix.items()}
    best = max(worths, key=worths.__getitem__)
    return {best: 1.0}


# --- exploring -------------------------------------------------------------------------------


def _explore(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Resist, give up or play a card if that is worth it; else choose where to go by the mix."""
    seat = decision.seat
    still = prospect(view, seat, level)
    worlds = _worlds(view, level)
    step = stakes(view).step
    judges = _judges(view, seat, level)
    going = selections(view, decision, level, still)
    doing = []
    for move in decision.moves:
        if not isinstance(move, Select):
            value = average(worlds, seat, move, *judges) - _MARGIN * step
            if isinstance(move, Resist) and move.will == view.will[seat]:
                value -= _LITTLE  # that is giving up by a longer way (NA-57)
            doing.append(Candidate(move, value))
    best = max(doing, key=lambda it: it.value, default=None)
    if best is not None and (not going or best.value > still):
        return [best._replace(chance=1.0), *[it for it in doing if it is not best], *_still(going)]
    return [*going, *doing]


def _still(going: Sequence[Candidate]) -> list[Candidate]:
    return [candidate._replace(chance=0.0) for candidate in going]


_JUDGES: Mapping[str, Callable[[State, Decision, Level], list[Candidate]]] = {
    "side": _side,
    "cast": _by_card,
    "regain": _by_card,
    "guess": _guess,
    "explore": _explore,
    "stalk": _window,
    "window": _window,
    "first": _window,
    "hunt": _hunt,
    "tokens": _hunt,
}
