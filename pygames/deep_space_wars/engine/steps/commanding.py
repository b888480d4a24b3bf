"""The turn of a seat: which of its squads do what (DSW-106, section 3.4)."""

from typing import NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.legal_actions import acts, why_not
from pygames.deep_space_wars.engine.moves import (
    END_TURN,
    OFFER_END,
    Act,
    EndTurn,
    Group,
    Move,
    OfferEnd,
    Shoot,
)
from pygames.deep_space_wars.engine.refusals import why_no_shot_now
from pygames.deep_space_wars.engine.steps.attacks import begin_attack
from pygames.deep_space_wars.engine.steps.bursting import Gunners
from pygames.deep_space_wars.engine.steps.charging import Charging
from pygames.deep_space_wars.engine.steps.fighting import Engaging, MayFight
from pygames.deep_space_wars.engine.steps.ladders import Fetching, Raising
from pygames.deep_space_wars.engine.steps.moving import SettingOut
from pygames.deep_space_wars.engine.steps.offers import offer_end
from pygames.deep_space_wars.engine.steps.shooting import Aiming, MaySnap
from pygames.deep_space_wars.engine.steps.turns import Done, end_turn
from pygames.deep_space_wars.engine.targets import gunners_of
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.positions.coherency import is_coherent

__all__ = ["Turn"]


class Turn(NamedTuple):
    """The active seat chooses what a squad does, or ends its turn (DSW-106)."""

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return what its squads can do; once a turn it can offer the end instead."""
        offers = () if battle.offered else (OFFER_END,)
        return (Decision(battle.active, "act", [*acts(battle), END_TURN], None, offers),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why a squad cannot do that, or shoot there (DSW-106 to DSW-110)."""
        match move:
            case Act():
                return why_not(battle, move)
            case Shoot((Group() as group, *_more)):
                return why_no_shot_now(battle, group)
        return None

    def follow(self, battle: Battle, move: Act | EndTurn | OfferEnd, seat: int) -> None:
        """Begin an action, end the turn, or ask the others."""
        if isinstance(move, Act):
            _begin(battle, move)
        elif isinstance(move, EndTurn):
            end_turn(battle)
        else:
            offer_end(battle, seat)


def _begin(battle: Battle, act: Act) -> None:
    """Begin an action: what it consists of, the last part first (section 3.4)."""
    squad, action = act.squad, act.action
    battle.push(Done(squad))
    out = SettingOut(squad, action, act.rough)
    match action:
        case actions.SHOOT:
            battle.push(Aiming(squad))
        case actions.BOMBARD | actions.FLAMER:
            begin_attack(battle, squad)
            battle.push(Gunners(squad, gunners_of(battle, squad), action == actions.FLAMER))
        case actions.CHARGE:
            battle.push(Charging(squad))
        case actions.MELEE:
            battle.push(Engaging(squad, declinable=False))
        case actions.SET_LADDER:
            battle.push(Raising(squad))
        case actions.FETCH_LADDER:
            battle.push(Fetching(squad))
        case actions.ASSAULT:
            battle.push(MayFight(squad), MaySnap(squad), out)
        case actions.SKIRMISH:
            battle.push(out, MaySnap(squad, heavy=True))
        case actions.WALK if is_coherent(battle, squad):
            battle.push(MaySnap(squad), out)
        case _:
            battle.push(out)
