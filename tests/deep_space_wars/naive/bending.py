"""Moves before the first turn that are a little different from legal ones, and often illegal."""

from pygames.deep_space_wars.engine.moves import Build, Deploy, Muster, Place, Shift
from pygames.deep_space_wars.forces.designs import card_called
from pygames.deep_space_wars.forces.factions import CARDS
from tests.deep_space_wars.naive import landscape

_DIGITS = "0001123459abc"
_WALLS = ((8, 60), (8, 30), (60, 8), (200, 8), (4, 4), (1, 20), (90, 24))


def bent(move, rng):
    """A move of the same kind, with other numbers; any other move as it is."""
    far = rng.choice((1, 1, 2, 8, 60))

    def near(numbers):
        return tuple(it + rng.randint(-far, far) for it in numbers)

    match move:
        case Muster():
            return Muster(_other_army([*move.squads], rng))
        case Shift():
            return Shift(rng.randint(-250, 250))
        case Build():
            walls = [near(it) if rng.random() < 0.4 else it for it in move.walls]
            return Build(_other_base(walls, rng))
        case Place():
            shape = rng.choice((move.shape, move.shape, *landscape.SHAPES[:1]))
            return Place(shape, near(move.middle), rng.choice((0, 0, 1, 2, 3)))
        case Deploy():
            return move._replace(places=tuple(map(near, move.places)))
    return move


def _other_army(squads, rng):
    """With another squad, another number of figures, another card, another digit of a card."""
    number = rng.randrange(len(squads))
    name, figures = squads[number]
    match rng.randrange(5):
        case 0:
            squads.append(rng.choice(squads))
        case 1:
            squads[number] = name, rng.choice((0, 1, figures + 1, figures + 3, 20, 21))
        case 2:
            squads[number] = rng.choice([*CARDS]), figures
        case _ if name not in CARDS:
            place = rng.randrange(3, len(name))
            name = name[:place] + rng.choice(_DIGITS) + name[place + 1 :]
            squads[number] = name if card_called(name) else "HC1", figures
    return tuple(squads)


def _other_base(walls, rng):
    """With a wall less, a wall more, or a wall that closes the gap between two of them."""
    if rng.random() < 0.3:
        walls.pop(rng.randrange(len(walls)))
    if rng.random() < 0.3:
        ends = [it[:2] for it in walls] + [it[2:] for it in walls] + [(300, 20)]
        x, y = rng.choice(ends)
        x, y = x + rng.choice((0, 0, 15, 16, 23, 24, 25)), y + rng.choice((0, 0, -8, -24))
        width, height = rng.choice(_WALLS)
        walls.append((x, y, x + width, y + height))
    if len(walls) > 1 and rng.random() < 0.3:
        one, other = rng.sample(walls, 2)
        top = rng.choice((one[1], one[3], one[3] - 8))
        walls.append((one[0], top, max(one[0] + 8, other[2]), top + 8))
    return tuple(walls)
