"""Small choices: most of them are tried out, a few are known to be of a kind."""

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision, decision_of
from pygames.not_alone.bot.creature_hand import usual
from pygames.not_alone.bot.pick_values import kind_of, picked
from pygames.not_alone.bot.race import stakes
from pygames.not_alone.bot.trial import EVEN, LITTLE, Trial
from pygames.not_alone.card_play import instead_plays
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.moves import Back, Cast, Decide, Instead, Regain, Take
from pygames.not_alone.state import State

__all__ = ["by_card", "guess", "side", "tried"]


def tried(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Judge each move by what the engine makes of it; picks of one size by what they pick.

    Second to the best comes what nobody needs: to look for a card and find none, to find one and
    not play it, to take back less than is offered.
    """
    seat = decision.seat
    trial = Trial(view, seat, level)
    kinds: dict[object, float] = {}
    most = max((move.size for move in decision.moves if isinstance(move, Take)), default=0)
    found: list[Candidate] = []
    second: list[Candidate] = []
    for move in decision.moves:
        if isinstance(move, Instead) and not instead_plays(view, seat):
            second.append(Candidate(move, 1.0))  # the way there and back again
            continue
        if isinstance(move, Back) and len(decision.moves) > 1:
            second.append(Candidate(move, _after(view, move, seat, level)))
            continue
        if kind := kind_of(move):
            if kind not in kinds:
                kinds[kind] = trial.after(move)
            value = kinds[kind] + picked(view, seat, move) / 10
        else:
            value = trial.after(move)
        less = isinstance(move, Take) and move.size < most
        (second if less else found).append(Candidate(move, value))
    best = max(candidate.value for candidate in found)
    return found + [it._replace(value=min(it.value, best - LITTLE)) for it in second]


def _after(view: State, move: Back, seat: int, level: Level) -> float:
    """Return what a Hunted has who goes back to the choice before."""
    back = view.copy()
    back.apply(move, seat)
    return max(it.value for it in tried(back, decision_of(seat, back.decisions), level))


def side(_view: State, decision: Decision, _level: Level) -> list[Candidate]:
    """Choose either side of the board: they are about as good."""
    often = 1 / len(decision.moves)
    return [Candidate(move, EVEN, often) for move in decision.moves]


def by_card(view: State, decision: Decision, _level: Level) -> list[Candidate]:
    """Judge Hunt cards to be kept or taken by what they usually bring."""
    step = stakes(view).step
    found = []
    for move in decision.moves:
        if isinstance(move, Regain):
            value = usual(view, move.card)
        else:
            assert isinstance(move, Cast)
            value = -sum(usual(view, card) for card in move.cards)
        found.append(Candidate(move, EVEN + step * value / 3))
    return found


def guess(view: State, decision: Decision, _level: Level) -> list[Candidate]:
    """Name the place of which a random card of some hand is likeliest to be (NA-149)."""
    step = stakes(view).step
    found = []
    for move in decision.moves:
        assert isinstance(move, Decide)
        number = NUMBER[move.name]
        odds = [
            1 / view.hand_size(seat)
            for seat in view.order
            if view.hand_size(seat) and number in view.in_hand(seat)
        ]
        found.append(Candidate(move, EVEN + step * max(odds, default=0.0)))
    return found
