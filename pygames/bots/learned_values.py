"""Learned values: what a bot has been taught by the outcomes of matches, read from a file.

Such a file is JSON: the name of a model -> `features`, their names; `weights`, one for each; and
`hidden`, not empty if it is a network: a row of weights over the features for each hidden unit.
Then `weights` go over the units. The first feature is 1 in all positions, and so is the first unit.
"""

import json
from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple

from pygames.resources import read

__all__ = ["Learned", "learned"]


class Learned(NamedTuple):
    """The weights of a model; its value is the logit of a probability."""

    features: tuple[str, ...]
    weights: tuple[float, ...]
    hidden: tuple[tuple[float, ...], ...] = ()

    def value(self, features: Sequence[float]) -> float:
        """Return the value of a position with these features."""
        if self.hidden:
            units = [1.0]
            units += [max(0.0, sum(map(mul, row, features))) for row in self.hidden]
            features = units
        value: float = sum(map(mul, self.weights, features))
        return value


def learned(package: str, name: str) -> Mapping[str, Learned]:
    """Return the models in a file of a package."""
    content = read(package, name)
    assert content is not None, name
    return {
        model: Learned(
            tuple(said["features"]), tuple(said["weights"]), tuple(map(tuple, said["hidden"]))
        )
        for model, said in json.loads(content).items()
    }
