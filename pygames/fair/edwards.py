"""The curve edwards25519, in plain Python: -x² + y² = 1 + d·x²·y² modulo 2²⁵⁵ - 19 (RFC 8032, 5.1).

A point has extended coordinates (X, Y, Z, T), with x = X / Z, y = Y / Z and x·y = T / Z; the
formulas are those of Hisil, Wong, Carter and Dawson. They are complete: no point is a special case.
How long a multiplication takes depends on the number, which matters where somebody else can measure
it; here nobody can.
"""

from functools import lru_cache
from typing import TypeAlias

__all__ = [
    "BASE",
    "IDENTITY",
    "ORDER",
    "ROOT_OF_MINUS_ONE",
    "D",
    "Multiples",
    "P",
    "Point",
    "add",
    "double",
    "multiply",
    "negate",
    "root_of_ratio",
]

Point: TypeAlias = tuple[int, int, int, int]

P = 2**255 - 19
"""The numbers that coordinates are taken from are those below this prime."""
ORDER = 2**252 + 27742317777372353535851937790883648493
"""How many multiples the base point has."""
D = -121665 * pow(121666, -1, P) % P
_D2 = 2 * D % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)
IDENTITY: Point = (0, 1, 1, 0)

_WINDOW = 4
_DIGIT = (1 << _WINDOW) - 1
_DIGITS = -(-256 // _WINDOW)


def add(one: Point, other: Point) -> Point:
    """Return the sum of two points."""
    x1, y1, z1, t1 = one
    x2, y2, z2, t2 = other
    a = (y1 - x1) * (y2 - x2) % P
    b = (y1 + x1) * (y2 + x2) % P
    c = t1 * _D2 % P * t2 % P
    d = 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def negate(point: Point) -> Point:
    """Return what gives the identity if it is added."""
    x, y, z, t = point
    return P - x, y, z, P - t


def double(point: Point) -> Point:
    """Return twice a point."""
    x, y, z, _t = point
    a, b = x * x % P, y * y % P
    h = a + b
    e = h - (x + y) * (x + y) % P
    g = a - b
    f = 2 * z * z % P + g
    return e * f % P, g * h % P, f * g % P, e * h % P


def _multiples(point: Point) -> list[Point]:
    """Return a point times 0, 1, ..., 15."""
    found = [IDENTITY, point]
    while len(found) <= _DIGIT:
        found.append(add(found[-1], point))
    return found


def _odd_multiples(point: Point) -> list[Point]:
    """Return a point times 1, 3, ..., 15, each as what an addition takes of it:
    (Y - X, Y + X, 2·D·T, 2·Z).
    """
    twice, found = double(point), [point]
    while len(found) <= _DIGIT // 2:
        found.append(add(found[-1], twice))
    return [(y - x, y + x, t * _D2 % P, 2 * z) for x, y, z, t in found]


@lru_cache(64)
def _signed_digits(number: int) -> tuple[int, ...]:
    """Return digits of ..., 4, 2, 1: odd ones up to ±15, with four zeros or more before each.

    They are kept, as a deck's key is multiplied with every card of it.
    """
    digits = []
    while number:
        digit = 0
        if number & 1:
            digit = (number + _DIGIT & 2 * _DIGIT + 1) - _DIGIT
            number -= digit
        digits.append(digit)
        number >>= 1
    return tuple(reversed(digits))


@lru_cache(2048)
def multiply(number: int, point: Point) -> Point:
    """Return a point times a number from 0 on, below 2²⁵⁶.

    Products are kept: a device that is made again, to take a choice back or in the audit, asks for
    the same ones.
    """
    row = _odd_multiples(point)
    x, y, z, e, h = 0, 1, 1, 0, 1
    for digit in _signed_digits(number):
        # `double` and `add` once more: calls, and a T that only an addition asks for, would take
        # back most of what the signs of the digits save.
        a, b, s = x * x % P, y * y % P, x + y
        h = a + b
        e, g = h - s * s % P, a - b
        f = 2 * z * z % P + g
        x, y, z = e * f % P, g * h % P, f * g % P
        if digit:
            less, more, t2, z2 = row[abs(digit) >> 1]
            if digit < 0:
                less, more, t2 = more, less, -t2
            a, b, c, d = (y - x) * less % P, (y + x) * more % P, e * h % P * t2 % P, z * z2 % P
            e, f, g, h = b - a, d - c, d + c, b + a
            x, y, z = e * f % P, g * h % P, f * g % P
    return x, y, z, e * h % P


class Multiples:
    """Multiplies one point that is used often: nothing is doubled any more.

    Takes as long to make as four multiplications; each then takes a fifth of one.
    """

    def __init__(self, point: Point) -> None:
        self._rows = []
        for _ in range(_DIGITS):
            row = _multiples(point)
            self._rows.append(row)
            point = add(row[-1], point)

    def times(self, number: int) -> Point:
        """Return the point times a number from 0 on, below 2²⁵⁶."""
        found = IDENTITY
        for row in self._rows:
            if number & _DIGIT:
                found = add(found, row[number & _DIGIT])
            number >>= _WINDOW
        return found


def root_of_ratio(u: int, v: int) -> tuple[bool, int]:
    """Return whether u / v is a square, and the even root of it, or else of u / v · √-1.

    RFC 9496, 4.2, and so 0 with True for u = 0, with False for v = 0.
    """
    v3 = v * v % P * v % P
    root = u * v3 % P * pow(u * v3 % P * v3 % P * v % P, (P - 5) // 8, P) % P
    check, u = v * root % P * root % P, u % P
    minus = P - u if u else 0
    if check in (minus, minus * ROOT_OF_MINUS_ONE % P) and check != u:
        root = root * ROOT_OF_MINUS_ONE % P
    return check in (u, minus), P - root if root & 1 else root


_BASE_Y = 4 * pow(5, -1, P) % P
_BASE_X = root_of_ratio(_BASE_Y**2 - 1, D * _BASE_Y**2 + 1)[1]
BASE: Point = (_BASE_X, _BASE_Y, 1, _BASE_X * _BASE_Y % P)
"""The point whose multiples are used: its y is 4 / 5, its x even."""
