"""The steps of a battle: each is taken, or says who decides and what follows."""

import pytest

from pygames.deep_space_wars.engine import steps

STEPS = [getattr(steps, name) for name in steps.__all__ if name != "Hit"]


@pytest.mark.parametrize("step", STEPS)
def test_a_step_is_taken_or_asks(step):
    """Never both: a step that is taken asks nobody."""
    assert hasattr(step, "take") != hasattr(step, "decisions")
    assert hasattr(step, "decisions") == hasattr(step, "follow")


def test_steps_are_values():
    """Copies of a battle share them."""
    assert steps.Aiming(3) == steps.Aiming(3) != steps.Aiming(4)
    assert hash(steps.Fight(0, 1)) == hash(steps.Fight(0, 1))
    with pytest.raises(AttributeError):
        steps.Aiming(3).squad = 4
