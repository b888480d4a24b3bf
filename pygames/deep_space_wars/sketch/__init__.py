"""Deep Space Wars in a terminal: `battlefield` shows it, `notation` and `marching` read moves."""

from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.sketch.battlefield import legend, table
from pygames.deep_space_wars.sketch.marching import read, ways
from pygames.deep_space_wars.sketch.notation import short
from pygames.typed.sketches import Sketch

__all__ = ["SKETCH"]

SKETCH = Sketch[State](table=table, legend=legend, short=short, read=read, ways=ways)
