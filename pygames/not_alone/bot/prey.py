"""Where the Creature expects the Hunted to be, and what it costs them to be found there."""

from pygames.bots.levels import Level
from pygames.not_alone.bot.hideouts import hideouts
from pygames.not_alone.bot.plans import Plan
from pygames.not_alone.bot.race import stakes
from pygames.not_alone.bot.regret_matching import Hider, alone, catches, shared
from pygames.not_alone.pieces import CREATURE
from pygames.not_alone.planet import Where
from pygames.not_alone.position import Position

__all__ = ["Prey"]


class Prey:
    """The Hunted as the Creature expects them."""

    def __init__(self, state: Position, level: Level, expected: Plan) -> None:
        self.state = state
        self.held = stakes(state)
        facts = hideouts(state, level)
        there = dict(zip(expected.seats, expected.spreads, strict=True))
        pairs = [
            (seat, hider)
            for seat, hider in zip(facts.seats, facts.hiders, strict=True)
            if seat in there
        ]
        self.seats = [seat for seat, _hider in pairs]
        self.hiders: list[Hider] = [hider for _seat, hider in pairs]
        self.spreads = [there[seat] for seat in self.seats]
        self.empty = alone(self.spreads)
        self.peril = facts.peril

    def lost_at(self, position: int) -> float:
        """Return the powers that are lost if a place is ineffective."""
        return sum(
            mine[position] * shared(hider, mine, self.empty)[position]
            for hider, mine in zip(self.hiders, self.spreads, strict=True)
        )

    def there(self, position: int) -> float:
        """Return how many Hunted are expected at a place."""
        return sum(mine[position] for mine in self.spreads)

    def crowd(self, where: Where) -> float:
        """Return how many Hunted are expected at these places."""
        return sum(self.there(position) for position in where)

    def creature_at(self, where: Where) -> float:
        """Return what the Creature token brings."""
        (found,), _none = catches(
            self.hiders, self.spreads, self.peril._replace(creature=(where,), artemia=())
        )
        return found

    def artemia_at(self, where: Where) -> float:
        """Return what the Artemia token brings, beside a Creature token that is placed."""
        near = self.state.turn.tokens.get(CREATURE, ())
        free = tuple(position for position in where if position not in near)
        _none, (found,) = catches(
            self.hiders, self.spreads, self.peril._replace(creature=(), artemia=(free,))
        )
        return found

    def clone_at(self, where: Where) -> float:
        """Return what a second Creature token brings beside the first."""
        near = self.state.turn.tokens.get(CREATURE, ())
        both = tuple({*near, *where})
        return self.creature_at(both) - self.creature_at(near) if near else self.creature_at(both)
