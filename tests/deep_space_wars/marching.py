"""A march and what is said first against it."""

from pygames.deep_space_wars.positions.gaits import Gait, walk
from pygames.deep_space_wars.positions.march import faults
from tests.deep_space_wars.battles import PLAIN, battle

FAR = Gait(600, None)
WALK = walk(PLAIN)


def first(position, gait, paths, squad=0):
    """What is said first against a march; "" if nothing is."""
    fault = next(faults(position, squad, gait, paths), None)
    return fault.rule.message if fault else ""


def alone(*path, gait=FAR, of=PLAIN, ground=(), others=()):
    """What is said first against the way of a single figure, which starts at its first point."""
    position = battle((0, of, [path[0]]), *others, ground=ground)
    return first(position, gait, {0: path[1:]})
