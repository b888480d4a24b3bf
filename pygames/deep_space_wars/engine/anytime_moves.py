"""What seats may do at any time, whoever is asked (DSW-31, DSW-181, section 3.5)."""

from collections.abc import Iterator

from pygames.core.game import Decision
from pygames.deep_space_wars.engine.battle import CHOICES, Battle
from pygames.deep_space_wars.engine.moves import RESIGN, Ask, Resign, SwitchOff
from pygames.deep_space_wars.engine.steps.turns import acting
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES

__all__ = ["WAIT", "with_anytime_moves"]

WAIT = "wait"
"""The decision of those who are not asked."""


def with_anytime_moves(battle: Battle, asked: Decision) -> tuple[Decision, ...]:
    """Return the decisions of all seats where one is asked: it may do more, the others too."""
    others = (
        Decision(seat, WAIT, (), None, tuple(_anytime_moves(battle, seat)))
        for seat in range(battle.seats)
        if seat != asked.seat and seat not in battle.fallen
    )
    return (asked._replace(also=(*asked.also, *_anytime_moves(battle, asked.seat))), *others)


def _anytime_moves(battle: Battle, seat: int) -> Iterator[Ask | SwitchOff | Resign]:
    if battle.round:
        for choice in CHOICES:
            yield Ask(choice, not battle.asks_for(seat, choice))
        for squad in battle.squads_of(seat):
            for name in battle.roster.squads[squad].card.abilities:
                ability = ABILITIES[name]
                reacts = ability.optional and not ability.active
                if reacts and (squad, name) not in battle.off and battle.able_in(squad):
                    yield SwitchOff(squad, name)
    if acting(battle) is None or (seat == battle.active and battle.attack is None):
        yield RESIGN  # an action of others is carried out first, and so is any attack
