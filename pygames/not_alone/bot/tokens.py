"""What tokens bring the Creature where it expects the Hunted to be."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pygames.bots.levels import Level
from pygames.not_alone.bot.cards.hunts import HUNT_VALUES
from pygames.not_alone.bot.plans import Plan
from pygames.not_alone.bot.prey import Prey
from pygames.not_alone.card_play import unplaced
from pygames.not_alone.effects import in_play, wide_tokens
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET, Token
from pygames.not_alone.planet import Where
from pygames.not_alone.position import Position

__all__ = ["damage", "values"]


def _target_at(prey: Prey, where: Where) -> float:
    """Return what the Target token brings by the cards in play."""
    total = 0.0
    for played, card in in_play(prey.state):
        if TARGET not in card.symbols:
            continue
        value = HUNT_VALUES[played.acts_as]
        if card.clones:
            total += prey.clone_at(where)
        elif card.ineffective is not None:
            total += sum(prey.lost_at(position) for position in where)
        total += prey.held.step * value.strike * prey.crowd(where)
        if value.target is not None:
            total += value.target(prey, where)
    return total


def values(prey: Prey, token: Token, wheres: Sequence[Where]) -> Mapping[Where, float]:
    """Return what a token brings at each of these spots, in chances to win."""
    at: Mapping[Token, Callable[[Where], float]] = {
        CREATURE: prey.creature_at,
        ARTEMIA: prey.artemia_at,
        TARGET: partial(_target_at, prey),
    }
    return {where: at[token](where) for where in wheres}


def damage(state: Position, level: Level, expected: Plan) -> float:
    """Return what the tokens are worth to the Creature if it places them as well as it can."""
    prey = Prey(state, level, expected)
    total = 0.0
    wide = wide_tokens(state)
    left = unplaced(state)
    near = prey.state.turn.tokens.get(CREATURE, ())
    if near:
        total += prey.creature_at(near)
    for token in left:
        wheres = state.pairs() if token in wide else [(position,) for position in state.positions()]
        if token == CREATURE:
            wheres = [where for where in wheres if state.turn.no_creature.isdisjoint(where)]
        if wheres:
            total += max(values(prey, token, wheres).values())
    for played, card in in_play(state):
        if card.ineffective is not None and not card.symbols:
            total += sum(prey.lost_at(position) for position in card.ineffective(state, played))
        revealed = HUNT_VALUES[played.acts_as].revealed
        if revealed is not None:
            for more in revealed(prey, played):
                total += more
    return total
