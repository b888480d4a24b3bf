"""Texts that may look like armies, by somebody who means no good."""

import random
import string

from pygames.deep_space_wars.engine.musters import Armies
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.writing import written

_LETTERS = string.ascii_letters + string.digits + "-.~!%/?#&= ☃١\x00\n"


def hostile_text(rng: random.Random) -> str:
    """Noise, an army cut, spliced or altered, or one of squads that cannot be, well written."""
    army = Armies(rng.choice((500, 3000)), guarded=False).some(rng).squads
    text = written(army)
    match rng.randrange(6):
        case 0:
            return "".join(rng.choices(_LETTERS, k=rng.choice((0, 1, 5, 60, 1000, 5000))))
        case 1:
            return text[: rng.randrange(len(text) + 1)]
        case 2:
            place = rng.randrange(len(text))
            return text[:place] + rng.choice(_LETTERS) + text[place + rng.randrange(3) :]
        case 3:
            return written([*army, *army, *army][: rng.randrange(60)])
        case 4:
            return written((_card(rng), rng.randrange(120)) for _squad in range(rng.randrange(50)))
    return f"{rng.randrange(9)}-" + text * rng.randrange(4)


def _card(rng: random.Random) -> str:
    name = rng.choice(["XX1", "", *CARDS])
    digits = string.digits + (string.ascii_lowercase if rng.random() < 0.2 else "")
    return name + "".join(rng.choices("012" if rng.random() < 0.7 else digits, k=17))
