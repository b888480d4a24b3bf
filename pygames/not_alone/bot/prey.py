"""What tokens bring the Creature where it expects the Hunted to be."""

from collections.abc import Mapping, Sequence

from pygames.bots.levels import Level
from pygames.not_alone.bot.hideouts import hideouts
from pygames.not_alone.bot.mix import Hider, alone, catches, shared
from pygames.not_alone.bot.plans import Plan
from pygames.not_alone.bot.race import stakes
from pygames.not_alone.effects import in_play, wide_tokens
from pygames.not_alone.pieces import ARTEMIA, CREATURE, TARGET, Token
from pygames.not_alone.planet import Where, adjacent
from pygames.not_alone.playing import unplaced
from pygames.not_alone.position import Position

__all__ = ["Prey", "damage", "values"]

_STRIKES = {"scream": 0.15, "toxin": 0.12, "quicksand": 0.08}
"""What a penalty below the Target token costs a Hunted, in spaces of the Assimilation counter."""
_HURT = 0.15
"""What one Will costs."""
_PULLED = 0.3
"""What pulling each Hunted from beside the token onto it brings, if the Creature waits there."""


class Prey:
    """The Hunted as the Creature expects them, and what the cards in play do to them."""

    def __init__(self, s: Position, level: Level, expected: Plan) -> None:
        self.s = s
        self.held = stakes(s)
        facts = hideouts(s, level)
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

    def creature_at(self, where: Where) -> float:
        """Return what the Creature token brings."""
        (found,), _none = catches(
            self.hiders, self.spreads, self.peril._replace(creature=(where,), artemia=())
        )
        return found

    def artemia_at(self, where: Where) -> float:
        """Return what the Artemia token brings, beside a Creature token that is placed."""
        near = self.s.turn.tokens.get(CREATURE, ())
        free = tuple(position for position in where if position not in near)
        _none, (found,) = catches(
            self.hiders, self.spreads, self.peril._replace(creature=(), artemia=(free,))
        )
        return found

    def target_at(self, where: Where) -> float:
        """Return what the Target token brings by the cards in play."""
        s, step = self.s, self.held.step
        total = 0.0
        for played, card in in_play(s):
            if TARGET not in card.symbols:
                continue
            crowd = sum(self.there(position) for position in where)
            if card.clones:
                total += self._clone_at(where)
            elif card.ineffective is not None:
                total += sum(self.lost_at(position) for position in where)
            total += step * _STRIKES.get(played.acts_as, 0.0) * crowd
            match played.acts_as:
                case "inertia":
                    anybody = min(1.0, crowd)
                    total += anybody * sum(self.lost_at(position) for position in s.positions())
                case "magnetism":
                    total += self._pull(where)
                case "time_rift":
                    total += crowd * (self.held.step - self.held.space)
                case "bloodlust":
                    near = sum(self.there(position) for position in adjacent(where))
                    total += _HURT * step * (near - crowd)
        return total

    def _clone_at(self, where: Where) -> float:
        near = self.s.turn.tokens.get(CREATURE, ())
        both = tuple({*near, *where})
        return self.creature_at(both) - self.creature_at(near) if near else self.creature_at(both)

    def _pull(self, where: Where) -> float:
        """Return what pulling everybody around to one place brings."""
        near = self.s.turn.tokens.get(CREATURE, where)
        if set(near).isdisjoint(where):
            return -_PULLED * self.creature_at(near)
        return _PULLED * self.held.step * (1 + sum(self.there(p) for p in adjacent(where)))


def values(prey: Prey, token: Token, wheres: Sequence[Where]) -> Mapping[Where, float]:
    """Return what a token brings at each of these spots, in chances to win."""
    at = {CREATURE: prey.creature_at, ARTEMIA: prey.artemia_at, TARGET: prey.target_at}[token]
    return {where: at(where) for where in wheres}


def damage(s: Position, level: Level, expected: Plan) -> float:
    """Return what the tokens are worth to the Creature if it places them as well as it can."""
    prey = Prey(s, level, expected)
    total = 0.0
    wide = wide_tokens(s)
    left = unplaced(s)
    near = prey.s.turn.tokens.get(CREATURE, ())
    if near:
        total += prey.creature_at(near)
    for token in left:
        wheres = s.pairs() if token in wide else [(position,) for position in s.positions()]
        if token == CREATURE:
            wheres = [where for where in wheres if s.turn.no_creature.isdisjoint(where)]
        if wheres:
            total += max(values(prey, token, wheres).values())
    for played, card in in_play(s):
        if card.ineffective is not None and not card.symbols:
            total += sum(prey.lost_at(position) for position in card.ineffective(s, played))
        if played.acts_as == "epidemic":
            for seat, mine in zip(prey.seats, prey.spreads, strict=True):
                if seat in played.about:
                    total += sum(mine[p] * prey.lost_at(p) for p in s.positions())
                    total += _HURT * prey.held.step
    return total
