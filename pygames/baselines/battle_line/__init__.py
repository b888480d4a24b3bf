"""Battle Line: `hopeful`, which follows three rules, and `counter`, which counts."""

from pygames.baselines.battle_line.counter import counter
from pygames.baselines.battle_line.hopeful import hopeful

__all__ = ["BASELINES"]

BASELINES = {"hopeful": hopeful, "counter": counter}
