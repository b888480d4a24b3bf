"""The games as environments for research: numbered actions, observations, chance as a player.

`load` needs the standard library alone; `pygames.env.pettingzoo` and `pygames.env.openspiel` need
what the extras of the same names install. `.github/RESEARCH.md` tells more.
"""

from pygames.env.environment import Environment, load
from pygames.env.state import CHANCE, TERMINAL, State

__all__ = ["CHANCE", "TERMINAL", "Environment", "State", "load"]
