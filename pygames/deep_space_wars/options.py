"""The set-up options of Deep Space Wars, and what they come to for some players."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.game import BadSetup
from pygames.core.language import N_, _, ngettext, number
from pygames.core.options import Option
from pygames.core.text_options import Texts
from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.house_rules import HouseRules
from pygames.deep_space_wars.land.battlefield import SMALLER
from pygames.deep_space_wars.land.grounds import (
    ground_digits,
    ground_from_digits,
    ground_of,
    lies_on_small_table,
)
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.missions import ATTACKER, MISSIONS
from pygames.deep_space_wars.names import LAYOUT_NAMES, MISSION_NAMES
from pygames.deep_space_wars.rulings import NEWEST, Rulings

__all__ = [
    "ALONE",
    "BASED",
    "BY_LOT",
    "CHOSEN",
    "DRAWN",
    "FIRST_CHOOSES",
    "OPTIONS",
    "OWN",
    "RIVALRY",
    "SMALL",
    "USUAL",
    "Setting",
    "options_under",
    "setting_of",
]

ALONE = "alone"
"""The value of the option `sides` with which everybody fights for themselves."""

_SIDES = (ALONE, "AAB", "ABA", "ABB", "AABB", "ABAB", "ABBA", "AAAB", "AABA", "ABAA", "ABBB")
"""Who is on which side: for each seat a letter (DSW-188)."""

USUAL = "usual"
"""The value of the option `layout` that has one for any number of players."""

OWN = "own"
"""The value of the option `layout` with which players place terrain themselves (DSW-93). What they
make so is another value, a text (see `land.grounds`)."""

IN_ORDER, BY_LOT, FIRST_CHOOSES = "order", "lot", "first"
"""The values of the option `table_sides`."""

WHOLE, SMALL = "whole", "small"
"""The values of the option `table`."""

CHOSEN, DRAWN, RIVALRY = "chosen", "drawn", "rivals"
"""The values of the option `armies`."""

NO_BASE = "none"
"""The value of the option `base` without one."""

BASED: Mapping[str, str] = {"base_assault": "north"}
"""For each mission that is about a base the value of the option `base` that it stands for."""
_APPROACH = "citadel"
"""The battlefield of such missions."""
_MOST_OF_MANY = 1500
"""Points for which each of more than two players has room to line an army up (DSW-92)."""

_SMALL = tuple(name for name, layout in LAYOUTS.items() if layout.margin)
"""The battlefields that are made for small tables."""


def _texts(*ready: str) -> Texts:
    return Texts((USUAL, *ready, OWN), ground_of, ground_digits, ground_from_digits)


_MISSIONS = tuple(MISSIONS)


def _sides_title(value: str) -> str:
    """Return who fights against whom, by the numbers of players."""
    if value == ALONE:
        return _("everyone for themselves")
    camps = (
        " + ".join(number(seat + 1) for seat, letter in enumerate(value) if letter == side)
        for side in "AB"
    )
    return " : ".join(camps)


def _fit_sides(seats: int, value: str) -> bool:
    return value == ALONE or len(value) == seats


_TITLES = {
    USUAL: N_("the usual one"),
    **{layout: LAYOUT_NAMES[layout] for layout in LAYOUTS},
    OWN: N_("your own"),
}


def _layout_title(value: str) -> str:
    """Return what a battlefield is called; one that players have made, by its pieces."""
    if value in _TITLES:
        return _(_TITLES[value])
    ground = ground_of(value)
    count = len(ground.pieces) if ground else 0
    return ngettext("one with {n} piece of terrain", "one with {n} pieces of terrain", count)


def _fit_layout(seats: int, value: str) -> bool:
    if value in LAYOUTS:
        return seats in LAYOUTS[value].seats
    ground = ground_of(value)
    return ground is None or ground.seats == seats


def _placed(chosen: Mapping[str, Any]) -> bool:
    """Whether players place terrain themselves."""
    return bool(chosen["layout"] == OWN)


def _fit_mission(seats: int, value: str) -> bool:
    return value not in BASED or seats == 2  # M6


def _fit_base(seats: int, value: str) -> bool:
    return value == NO_BASE or seats == 2  # DSW-100


def _can_be_small(chosen: Mapping[str, Any]) -> bool:
    """Whether the players can have their battlefield on a small table (DSW-90, DSW-94, DSW-97)."""
    layout = chosen["layout"]
    if layout in _SMALL or chosen["base"] != NO_BASE or chosen["mission"] in BASED:
        return False
    ground = ground_of(layout)
    return ground is None or lies_on_small_table(ground)


def _fit_table(seats: int, value: str) -> bool:
    return value == WHOLE or seats == 2  # DSW-90


def _fit_armies(seats: int, value: str) -> bool:
    return value != RIVALRY or seats == 2


def _rounds_title(value: int) -> str:
    return number(value) if value else _("as the mission has it")


def _fit_points(seats: int, value: int) -> bool:
    return value <= _MOST_OF_MANY or seats == 2


def _agreed(title: str, usual: bool = False) -> Option:
    """Return the option of a house rule."""
    return Option(
        (False, True), usual, title, (N_("off", context="rule"), N_("on", context="rule"))
    )


OPTIONS: Mapping[str, Option] = {
    "points": Option(tuple(READY), 500, N_("Points of an army"), fits=_fit_points),
    "mission": Option(
        _MISSIONS,
        "annihilation",
        N_("Mission"),
        [MISSION_NAMES[it] for it in _MISSIONS],
        fits=_fit_mission,
    ),
    "layout": Option(
        _texts(*LAYOUTS),
        USUAL,
        N_("Battlefield"),
        _layout_title,
        fits=_fit_layout,
        refusal=N_("This battlefield is cut off or altered: ask for the whole link once more."),
    ),
    "table": Option(
        (WHOLE, SMALL),
        WHOLE,
        N_("Table"),
        (N_("39 by 39 inches"), N_("small: 39 by 31 inches")),
        _can_be_small,
        _fit_table,
    ),
    "pieces": Option(
        (0, 1, 2, 3, 4),
        3,
        N_("Pieces each player brings to a battlefield of your own"),
        number,
        _placed,
    ),
    "base": Option(
        (NO_BASE, "south", "north"),
        NO_BASE,
        N_("Base"),
        (N_("none"), N_("of player 1"), N_("of player 2")),
        fits=_fit_base,
    ),
    "sides": Option(_SIDES, ALONE, N_("Alliances"), _sides_title, fits=_fit_sides),
    "armies": Option(
        (CHOSEN, DRAWN, RIVALRY),
        CHOSEN,
        N_("Armies"),
        (
            N_("chosen by the players"),
            N_("drawn at random"),
            N_("Halcyon Compact against Skarn Brood"),
        ),
        fits=_fit_armies,
    ),
    "rounds": Option((0, *range(4, 13)), 0, N_("Rounds"), _rounds_title),
    "table_sides": Option(
        (IN_ORDER, BY_LOT, FIRST_CHOOSES),
        IN_ORDER,
        N_("Sides of the table"),
        (
            N_("in the order of the players"),
            N_("drawn at random"),
            N_("chosen by the player who begins"),
        ),
    ),
    "single_shots": _agreed(N_("A figure shoots with one die, whatever its Attacks")),
    "stray_saves": _agreed(N_("Armour saves friends from stray shots")),
    "sixes_succeed": _agreed(N_("A 6 succeeds too where a roll must be high enough")),
    "plain_camouflage": _agreed(N_("Camouflage is armour of 2 against ranged attacks")),
    "seen_bombs": _agreed(N_("Bombers must see the point that they aim at")),
    "fixed_defenders": _agreed(N_("Those who are attacked in close combat stay where they are")),
    "contact_by_moves": _agreed(N_("Moves may end in contact with enemies")),
    "card_guard": _agreed(N_("Home-made cards must not be too strong for their price"), usual=True),
}


def options_under(rulings: Rulings) -> Mapping[str, Option]:
    """Return the options that a version offers: links hold them by their places."""
    found = {**OPTIONS}
    if not rulings.eases_in:
        del found["table"]
        found["armies"] = found["armies"]._replace(values=(CHOSEN, DRAWN))
    if not rulings.sets_the_scene:
        del found["rounds"], found["table_sides"]
        ready = (name for name in LAYOUTS if name not in _SMALL)
        found["layout"] = found["layout"]._replace(values=_texts(*ready))
    return found


class Setting(NamedTuple):
    """What a battle is fought for, where and between whom."""

    points: int = 500
    """The most an army may cost (DSW-86)."""
    mission: str = "annihilation"
    layout: str = "crossroads"
    sides: tuple[int, ...] = (0, 1)
    """For each seat the side that it is on."""
    armies: str = CHOSEN
    """Where armies come from: a value of the option `armies`."""
    house_rules: HouseRules = HouseRules()
    base: int | None = None
    """The seat that has a base, None if nobody does (DSW-96)."""
    pieces: int = 0
    """How many pieces of terrain each player brings to a battlefield of their own (DSW-93)."""
    rulings: Rulings = NEWEST
    """How the rules of the battle's version decide."""
    agreed_rounds: int = 0
    """How many rounds the players have agreed on; 0: as many as the mission has (DSW-183)."""
    table_sides: str = IN_ORDER
    """Who decides at which side of the table each seat plays (DSW-91)."""
    table: str = WHOLE
    """The size of the table: a value of the option `table` (DSW-90)."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.sides)

    @property
    def margin(self) -> int:
        """By how many ticks the table is smaller in the north and in the south (DSW-90)."""
        return SMALLER if self.table == SMALL or self.layout in _SMALL else 0

    @property
    def rounds(self) -> int:
        """After so many rounds the battle is over (DSW-183)."""
        return self.agreed_rounds or MISSIONS[self.mission].rounds

    def points_of(self, seat: int) -> int:
        """Return the most that the army of a seat may cost (DSW-86, M6)."""
        return self.points + (MISSIONS[self.mission].extra if seat == ATTACKER else 0)


def setting_of(seats: int, options: Mapping[str, Any], rulings: Rulings = NEWEST) -> Setting:
    """Return what the options come to. Raises `BadSetup` where two of them do not fit."""
    sides, layout, mission = options["sides"], options["layout"], options["mission"]
    base = _base_of(seats, options)
    if mission in BASED and layout not in (USUAL, _APPROACH):
        raise BadSetup(
            N_("The mission {mission} needs the battlefield {layout}."),
            mission=_(MISSION_NAMES[mission]),
            layout=_(LAYOUT_NAMES[_APPROACH]),
        )
    if layout == USUAL:
        layout = _APPROACH if mission in BASED else _usual_layout(seats)
    if not _fit_layout(seats, layout):
        if ground := ground_of(layout):
            raise BadSetup(N_("This battlefield is for {n} players."), n=ground.seats)
        raise BadSetup(
            N_("The battlefield {layout} is not for {n} players."),
            layout=_(LAYOUT_NAMES[layout]),
            n=seats,
        )
    if layout in _SMALL and base is not None:
        raise BadSetup(N_("A small table has no room for a base."))
    table = options.get("table", WHOLE)
    if not _fit_table(seats, table):
        raise BadSetup(N_("A small table is for two players, not for {n}."), n=seats)
    if not _fit_armies(seats, options["armies"]):
        raise BadSetup(N_("These armies are for two players, not for {n}."), n=seats)
    if not _fit_points(seats, options["points"]):
        raise BadSetup(
            N_("With more than two players, an army has at most {n} points."), n=_MOST_OF_MANY
        )
    letters = "ABCD"[:seats] if sides == ALONE else sides
    if len(letters) != seats:
        raise BadSetup(
            N_("The alliances {sides} are not for {n} players."), sides=_sides_title(sides), n=seats
        )
    if MISSIONS[mission].attacked and len(set(letters)) != 2:
        raise BadSetup(
            N_("The mission {mission} is for two sides: choose alliances that make two."),
            mission=_(MISSION_NAMES[mission]),
        )
    table_sides = options.get("table_sides", IN_ORDER)
    if base is not None and table_sides != IN_ORDER:
        raise BadSetup(N_("With a base, the players take the sides of the table in their order."))
    return Setting(
        options["points"],
        mission,
        layout,
        tuple(map("ABCD".index, letters)),
        options["armies"],
        HouseRules(*(options[name] for name in HouseRules._fields)),
        base,
        options["pieces"],
        rulings,
        options.get("rounds", 0),
        table_sides,
        table if _can_be_small(options) else WHOLE,
    )


def _usual_layout(seats: int) -> str:
    return next(name for name, found in LAYOUTS.items() if seats in found.seats)


def _base_of(seats: int, options: Mapping[str, Any]) -> int | None:
    """Return the seat that has a base (DSW-96, DSW-192, M6)."""
    base, mission = options["base"], options["mission"]
    if not _fit_mission(seats, mission):
        raise BadSetup(
            N_("The mission {mission} is for two players, not for {n}."),
            mission=_(MISSION_NAMES[mission]),
            n=seats,
        )
    if mission in BASED:
        if base not in (NO_BASE, BASED[mission]):
            raise BadSetup(
                N_("In the mission {mission} the base is that of player 2."),
                mission=_(MISSION_NAMES[mission]),
            )
        base = BASED[mission]
    if base == NO_BASE:
        return None
    if seats != 2:
        raise BadSetup(N_("A base is for two players, not for {n}."), n=seats)
    return ("south", "north").index(base)
