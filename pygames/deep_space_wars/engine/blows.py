"""Blows: how many dice those throw who attack, and those who strike back (DSW-157, DSW-160)."""

from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.targets import fighters_of

__all__ = ["answering", "answers", "blows"]


def blows(battle: Battle, squad: int, fighters: int, *, bonus: int = 0, raging: int = 0) -> int:
    """Return the dice of a squad that attacks with so many fighters.

    `bonus`: what a charge adds to Attacks (DSW-174). `raging`: how many of them throw twice as many
    (DSW-161).
    """
    return (battle.roster.squads[squad].card.attacks + bonus) * (fighters + raging)


def answering(battle: Battle, squad: int, target: int) -> tuple[int, ...]:
    """Return the figures that strike back when a squad attacks theirs (DSW-160)."""
    if battle.traits(squad).unanswered or not battle.roster.squads[target].card.close_combat:
        return ()
    return fighters_of(battle, target, squad)


def answers(battle: Battle, target: int, defenders: int) -> int:
    """Return the dice of a squad of which so many figures strike back (DSW-160)."""
    each = battle.roster.squads[target].card.attacks if battle.traits(target).answers_fully else 1
    return each * defenders
