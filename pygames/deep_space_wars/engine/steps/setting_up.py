"""Setting up a battle: armies, the first turn, deployment and warlords (section 3.2).

Seats take the sides of the table in their order, unless something else is agreed (DSW-91). How a
battlefield is made that is not a ready one is in `landscaping`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.game import CHANCE, Decision, IllegalMove
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import (
    Deploy,
    Dice,
    GiveLadder,
    LineUp,
    Move,
    Muster,
    Ready,
    Warlord,
)
from pygames.deep_space_wars.engine.musters import Armies, army_of, why_no_army
from pygames.deep_space_wars.engine.open_moves import Deployments, deployed
from pygames.deep_space_wars.engine.steps import turns
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.engine.steps.landscaping import (
    Building,
    Choosing,
    Drawing,
    Placing,
    Preparing,
    Shifting,
    placing_after,
)
from pygames.deep_space_wars.forces.cards import INFANTRY
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.land.grounds import ground_text
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.land.terrain import BASE
from pygames.deep_space_wars.missions import ATTACKER
from pygames.deep_space_wars.options import BASED, BY_LOT, DRAWN, FIRST_CHOOSES, OWN
from pygames.deep_space_wars.positions.deployment import deploy, faults
from pygames.deep_space_wars.positions.lining_up import lined_up
from pygames.deep_space_wars.positions.march import are_points

__all__ = [
    "Deploying",
    "Giving",
    "Initiative",
    "MayGive",
    "Mustering",
    "Naming",
    "army_limit",
    "go_on",
    "made_ground",
    "porters_of",
    "resign",
]

_LADDERS = 2
"""How many ladders the opponent of who uses a base is given (DSW-192)."""


def go_on(battle: Battle) -> None:
    """After all armies, see who begins; after the last step, begin."""
    if battle.roster.squads:
        turns.begin_round(battle)
        turns.settle(battle)
        return
    battle.enlist(Roster.of(battle.armies, battle.setting.sides))
    if battle.mission.attacked:
        _deploy_from(battle, ATTACKER)
    else:
        left = (seat for seat in range(battle.seats) if seat not in battle.fallen)
        battle.push(Initiative(tuple(left)))


# --- armies --------------------------------------------------------------------------------------


class Mustering(NamedTuple):
    """A seat chooses its army, or chance draws it."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the armies that it can have."""
        armies = Armies(battle.setting.points_of(self.seat), battle.setting.house_rules.card_guard)
        if battle.setting.armies == DRAWN:
            return (Decision(CHANCE, "draw_army", armies.few()),)
        return (Decision(self.seat, "muster", armies),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return the rule that an army breaks (DSW-86, DSW-89)."""
        if not isinstance(move, Muster):
            return None
        setting = battle.setting
        return why_no_army(move, setting.points_of(self.seat), setting.house_rules.card_guard)

    def follow(self, battle: Battle, move: Muster, _seat: int) -> None:
        """Note the army of the seat."""
        battle.armies[self.seat] = army_of(move)


def army_limit(battle: Battle) -> int:
    """Return the most that the army may cost that is being chosen (DSW-86)."""
    step = battle.steps[-1] if battle.steps else None
    return battle.setting.points_of(step.seat if isinstance(step, Mustering) else battle.active)


class Initiative(NamedTuple):
    """These seats throw a die each for the first turn (DSW-95)."""

    seats: tuple[int, ...]

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die for each."""
        return throw("initiative", len(self.seats))

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Give the first turn to the highest die; those who tie throw again (DSW-95)."""
        thrown = zip(self.seats, move.dice, strict=True)
        best = [seat for seat, die in thrown if die == max(move.dice)]
        if len(best) > 1:
            battle.push(Initiative(tuple(best)))
        else:
            _deploy_from(battle, best[0])


# --- the table -----------------------------------------------------------------------------------


def _deploy_from(battle: Battle, first: int) -> None:
    """Have everybody deploy in turn, whoever begins first (DSW-103)."""
    battle.first = first
    order = [seat for seat in battle.from_first() if seat not in battle.fallen]
    naming = order if battle.setting.mission == "warlords" else []
    base = battle.setting.base
    besieging = [seat for seat in order if base is not None and seat != base]
    battle.push(
        *map(MayGive, besieging * _LADDERS),
        *map(Naming, reversed(naming)),
        *map(Deploying, reversed(order)),
        *reversed(_landscaping(battle, order)),
        *_sitting_down(battle, first),
    )


def _sitting_down(battle: Battle, first: int) -> list[Step]:
    """Return how it is decided who plays at which side of the table (DSW-91)."""
    if battle.setting.table_sides == BY_LOT:
        return [Drawing()]
    return [Choosing(first)] if battle.setting.table_sides == FIRST_CHOOSES else []


def _landscaping(battle: Battle, order: Sequence[int]) -> list[Step]:
    """Return how a base and a battlefield are made that are no ready ones (DSW-92 to 97)."""
    user = battle.setting.base
    builds = user in order and battle.setting.mission not in BASED
    building = [Building(user)] if user is not None and builds else []
    if battle.setting.layout != OWN:
        return [*building]
    brought = [seat for seat in order for _piece in range(battle.setting.pieces)]
    placing = [Placing(order[0])] if brought else []
    return [*map(Shifting, order), *building, *map(Preparing, brought), *placing]


_BEFORE = Mustering | Initiative | Drawing | Choosing | Shifting | Preparing | Placing
"""The steps before a battlefield is made."""


def made_ground(battle: Battle) -> str:
    """Return the text of the battlefield that players have made, "" for a ready one (DSW-93)."""
    unmade = battle.setting.layout == OWN and any(isinstance(it, _BEFORE) for it in battle.steps)
    if unmade or battle.setting.layout in LAYOUTS:
        return ""
    return ground_text(battle.shifts, (it for it in battle.field.pieces if it.id != BASE))


# --- figures -------------------------------------------------------------------------------------


class Deploying(NamedTuple):
    """A seat sets up its squads (DSW-103)."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return where they can be."""
        return (Decision(self.seat, "deploy", Deployments(battle, self.seat)),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return what first stands against the places of a squad (DSW-103)."""
        if not isinstance(move, Deploy) or move.squad not in battle.squads_of(self.seat):
            return None
        if not are_points(move.places):
            return None
        figures = battle.roster.squads[move.squad].figures
        places = dict(zip(figures, move.places, strict=False))
        found = faults(battle, move.squad, places, battle.start_area_of(self.seat))
        return next((fault.rule for fault in found), None)

    def follow(self, battle: Battle, move: Deploy | LineUp | Ready, seat: int) -> None:
        """Set up a squad and go on, or line up whatever is not on the table, or be ready.

        Whatever there is no room for stays off the table (DSW-104, GEO-15).
        """
        if isinstance(move, Deploy):
            battle.push(self)
            figures = battle.roster.squads[move.squad].figures
            deploy(battle, dict(zip(figures, move.places, strict=True)))
            battle.leaders[move.squad] = battle.commanders[move.squad] = move.leader  # DSW-27
        elif isinstance(move, LineUp):
            area = battle.start_area_of(seat)
            deploy(battle, lined_up(battle, seat, battle.edge_of(seat), area))


class Naming(NamedTuple):
    """A seat names the squad of its warlord (M5)."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return its squads that are on the table."""
        return (Decision(self.seat, "warlord", [*map(Warlord, deployed(battle, self.seat))]),)

    def follow(self, battle: Battle, move: Warlord, _seat: int) -> None:
        """Make the leader of a squad the warlord (M5)."""
        battle.warlords += (battle.leaders[move.squad],)


class MayGive(NamedTuple):
    """A seat is about to give a ladder to one of its squads (DSW-192)."""

    seat: int

    def take(self, battle: Battle) -> None:
        """Ask for a squad if any can carry it (DSW-192)."""
        if porters_of(battle, self.seat):
            battle.push(Giving(self.seat))


class Giving(NamedTuple):
    """A seat gives a ladder to one of its squads (DSW-192)."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return those that can carry one."""
        return (Decision(self.seat, "carry", [*map(GiveLadder, porters_of(battle, self.seat))]),)

    def follow(self, battle: Battle, move: GiveLadder, _seat: int) -> None:
        """Have the squad carry it."""
        battle.carriers |= {move.squad}


def porters_of(battle: Battle, seat: int) -> list[int]:
    """Return the squads of infantry that can be given a ladder, the largest first (DSW-192)."""
    squads = battle.roster.squads
    found = [
        squad
        for squad in battle.squads_of(seat)
        if squads[squad].card.type == INFANTRY
        and battle.up_in(squad)
        and squad not in battle.carriers
    ]
    return sorted(found, key=lambda it: (-len(squads[it].figures), it))


# --- giving up -----------------------------------------------------------------------------------


def resign(battle: Battle, seat: int) -> None:
    """Set up the battle without a seat that gives up before it (DSW-181)."""
    turns.resign(battle, seat)
    if battle.round or battle.outcome is not None:
        return
    battle.steps = [
        placing_after(battle, seat) if isinstance(it, Placing) and it.seat == seat else it
        for it in battle.steps
        if isinstance(it, Placing) or getattr(it, "seat", None) != seat
    ]
