"""The hunt: cards first if they are worth it, then the tokens, the Creature's by the mix."""

from collections.abc import Mapping

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.not_alone.bot.hideouts import hideouts
from pygames.not_alone.bot.plans import Plan, plan
from pygames.not_alone.bot.prey import Prey
from pygames.not_alone.bot.tokens import values
from pygames.not_alone.bot.trial import LITTLE, Trial
from pygames.not_alone.bot.window_candidates import price
from pygames.not_alone.moves import Finish, Place, Play, PlayKept
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET
from pygames.not_alone.state import State

__all__ = ["hunt"]

_FALLIBLE = 2
"""The insight of level 3."""
_LOST = 0.15
"""How often a Creature of level 3 loses sight of what the Hunted may do, for each one of them, and
places a token anywhere: few see through six at once."""
_SELDOM = 0.5
"""So many times as often while one of them can be in one place only: that is hardly ever missed."""
_MISSED = 0.15
"""How often it misses that a card is worth playing, for each one of them."""
_NEAR = 2
"""So few spaces may a single catch bring, with the right card."""


def hunt(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Play a card first if it is worth it, then place the tokens: the Creature's by the mix."""
    seat = decision.seat
    expected = plan(hideouts(view, level), level.insight)
    trial = Trial(view, seat, level)
    still = trial.still()
    found, best = [], None
    for move in decision.moves:
        if isinstance(move, Play | PlayKept):
            value = trial.after(move) - trial.step * price(view, seat, move.card)
            found.append(Candidate(move, value))
            if value > still and (best is None or value > best.value):
                best = found[-1]
        elif isinstance(move, Finish):
            found.append(Candidate(move, still))
    placings = _placings(view, decision, level, expected, still)
    if best is None:
        return [*found, *placings]
    missed = _often(_MISSED, view, level) if placings else 0.0
    return [it._replace(chance=(1 - missed) * (it is best)) for it in found] + [
        it._replace(chance=missed * it.chance) for it in placings
    ]


def _often(each: float, view: State, level: Level) -> float:
    """Return how often a Creature of level 3 fails at something, `each` for one of the Hunted.

    It does not fail where a catch may win.
    """
    if level.insight != _FALLIBLE or view.assimilation <= _NEAR:
        return 0.0
    return min(1.0, each * len(hideouts(view, level).seats))


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
    return found + [Candidate(move, still - LITTLE) for move in moves if move.token != token]


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
        sure = any(len(hider.options) == 1 for hider in facts.hiders)
        lost = _often(_LOST, view, level) * (_SELDOM if sure else 1.0)
        return {where: (1 - lost) * often / whole + lost / len(mix) for where, often in mix.items()}
    best = max(worths, key=worths.__getitem__)
    return {best: 1.0}
