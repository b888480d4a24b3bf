"""The engine agrees with a second reading of the rules, entry by entry (DSW-1 to DSW-192).

`ground` to `game`, `armies`, `landscape` and `preparing` were written from the rules alone, before
the engine was looked at. Where both readings are possible the one that the engine takes is noted
there.
"""

from collections import Counter

import pytest

from tests.deep_space_wars.naive.beside import battle_beside
from tests.deep_space_wars.naive.lockstep import fray_beside
from tests.effort import effort


@pytest.mark.parametrize("seed", range(effort(6, 14)))
def test_whole_battles_agree(seed):
    """Every mission, two to four players, house rules; armies, ground and bases that nobody lists.

    From the choice of armies on.
    """
    assert battle_beside(seed)["act"]


def test_battles_that_begin_in_a_fray_agree():
    """Home-made cards with all abilities; figures that stand so close that they soon fight."""
    agreed = sum(map(fray_beside, range(effort(30, 60))), Counter())
    for name in ("aim", "shots", "save", "blows", "position", "discipline", "flame", "scatter"):
        assert agreed[name] > 20, name
    for name in (
        "healing",
        "regenerate",
        "retaliate",
        "ram",
        "deter",
        "rage",
        "escape",
        "poison",
        "ladder",
    ):
        assert agreed[name], name
