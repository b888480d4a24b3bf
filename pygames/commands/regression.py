"""Fit the probability of winning to outcomes: logistic regression, or a small network.

Needs numpy (extra `fit`), which is imported when something is fitted. The first feature is 1.
"""

from collections.abc import Sequence
from typing import Any

from pygames.bots.learned_values import Learned
from pygames.commands.extras import fitting_library

__all__ = ["fitted", "log_losses"]

_RIDGE = 1.0
"""The penalty on the square of each weight of a feature with spread 1, against all positions."""
_NEWTON_STEPS = 12
_EPOCHS, _BATCH, _RATE = 40, 256, 0.003
"""Of a network: passes through the positions at most, positions a step, and length of a step."""
_DECAY = 1e-4
"""The penalty on weights of a network, for each position."""
_WATCHED = 5
"""One group in so many says when a network begins to learn by heart."""
_PATIENCE = 6
"""Passes without progress after which a network is ready."""
_DIGITS = 5
"""Significant digits of a weight in its file."""

Matrix = Any  # numpy's arrays: the library need not be there when types are checked


def fitted(
    names: tuple[str, ...],
    features: Sequence[Sequence[float]],
    won: Sequence[float],
    groups: Sequence[int],
    hidden: int,
    seed: int,
) -> Learned:
    """Return a model with so many hidden units, 0: a logistic regression.

    `features`: a row for each position; `won`: 1, 0, or in between; `groups`: the number of the
    match of each position. The same arguments give the same weights.
    """
    np = fitting_library("numpy")
    x, y = np.array(features, float), np.array(won, float)
    mean, spread = x.mean(0), x.std(0)
    mean[0], spread[spread == 0] = 0.0, 1.0
    scaled = (x - mean) / spread
    if not hidden:
        return Learned(names, _rounded(_unscaled(_logistic(scaled, y), mean, spread)))
    rows, out = _network(scaled, y, np.array(groups), hidden, seed)
    units = tuple(_rounded(_unscaled(row, mean, spread)) for row in rows)
    return Learned(names, _rounded(out), units)


def log_losses(chances: Sequence[float], won: Sequence[float]) -> Any:
    """Return the log loss of each prediction, in nats."""
    np = fitting_library("numpy")
    p, y = np.clip(np.array(chances, float), 1e-6, 1 - 1e-6), np.array(won, float)
    return -(y * np.log(p) + (1 - y) * np.log(1 - p))


def _unscaled(weights: Matrix, mean: Matrix, spread: Matrix) -> Matrix:
    """Return weights of the features themselves for weights of scaled features."""
    plain = weights / spread
    plain[0] -= (plain[1:] * mean[1:]).sum()
    return plain


def _rounded(weights: Matrix) -> tuple[float, ...]:
    return tuple(float(f"{weight:.{_DIGITS}g}") for weight in weights)


def _logistic(x: Matrix, y: Matrix) -> Matrix:
    """Return the weights of a ridge logistic regression, by Newton's method."""
    np = fitting_library("numpy")
    penalty = np.full(x.shape[1], _RIDGE)
    penalty[0] = 1e-9
    weights = np.zeros(x.shape[1])
    for _step in range(_NEWTON_STEPS):
        p = _sigmoid(x @ weights)
        slope = x.T @ (p - y) + penalty * weights
        curve = (x.T * (p * (1 - p))) @ x + np.diag(penalty)
        weights -= np.linalg.solve(curve, slope)
    return weights


def _sigmoid(x: Matrix) -> Matrix:
    np = fitting_library("numpy")
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def _network(x: Matrix, y: Matrix, groups: Matrix, hidden: int, seed: int) -> tuple[Matrix, Matrix]:
    """Return the weights of the hidden units, a row for each, and those of their values.

    Trained by Adam; what it was when it did best on the groups it is watched by counts.
    """
    np = fitting_library("numpy")
    rng = np.random.RandomState(seed)
    watched = groups % _WATCHED == 0
    seen, known = x[~watched], y[~watched]
    rows = rng.randn(hidden, x.shape[1]) * (2 / x.shape[1]) ** 0.5
    parts = [rows, np.append(0.0, rng.randn(hidden) * hidden**-0.5)]
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    best, least, waited, step = [part.copy() for part in parts], np.inf, 0, 0
    for _epoch in range(_EPOCHS):
        order = rng.permutation(len(seen))
        for start in range(0, len(order), _BATCH):
            batch = order[start : start + _BATCH]
            step += 1
            slopes = _slopes(parts, seen[batch], known[batch])
            for part, slope, (first, second) in zip(parts, slopes, moments, strict=True):
                slope += _DECAY * part
                first += 0.1 * (slope - first)
                second += 0.001 * (slope * slope - second)
                scale = np.sqrt(second / (1 - 0.999**step)) + 1e-8
                part -= _RATE * first / (1 - 0.9**step) / scale
        loss = log_losses(_sigmoid(_values(parts, x[watched])), y[watched]).mean()
        if loss < least:
            best, least, waited = [part.copy() for part in parts], loss, 0
        else:
            waited += 1
            if waited == _PATIENCE:
                break
    return best[0], best[1]


def _values(parts: Sequence[Matrix], x: Matrix) -> Matrix:
    np = fitting_library("numpy")
    rows, out = parts
    return out[0] + np.maximum(0, x @ rows.T) @ out[1:]


def _slopes(parts: Sequence[Matrix], x: Matrix, y: Matrix) -> tuple[Matrix, Matrix]:
    """Return the slopes of the mean log loss in the weights of the units and of their values."""
    np = fitting_library("numpy")
    rows, out = parts
    units = np.maximum(0, x @ rows.T)
    error = (_sigmoid(out[0] + units @ out[1:]) - y) / len(y)
    back = np.outer(error, out[1:]) * (units > 0)
    return back.T @ x, np.append(error.sum(), units.T @ error)
