"""The group ristretto255 (RFC 9496): of prime order, an element is 32 bytes, in one encoding.

Its elements are points of edwards25519, of which some stand for the same element: compare
encodings, not points.
"""

from pygames.fair.edwards import ROOT_OF_MINUS_ONE, D, P, Point, add, root_of_ratio

__all__ = ["SIZE", "BadElement", "decode", "encode", "from_uniform"]

SIZE = 32
"""Of an element, in bytes."""

_ONE_MINUS_D2 = (1 - D * D) % P
_D_MINUS_ONE_2 = (D - 1) ** 2 % P
_ROOT_OF_AD_MINUS_ONE = P - root_of_ratio(-D - 1, 1)[1]  # the odd one (RFC 9496, 4.1)
_INVERSE_ROOT_OF_A_MINUS_D = root_of_ratio(1, (-1 - D) % P)[1]


class BadElement(ValueError):
    """These bytes are no element."""


def decode(data: bytes) -> Point:
    """Return the element with this encoding (RFC 9496, 4.3.1). Raises `BadElement`."""
    s = int.from_bytes(data, "little")
    if len(data) != SIZE or s >= P or s & 1:
        raise BadElement
    square = s * s % P
    u1, u2 = (1 - square) % P, (1 + square) % P
    v = (-(D * u1 % P * u1) - u2 * u2) % P
    was_square, inverse = root_of_ratio(1, v * u2 % P * u2 % P)
    dx = inverse * u2 % P
    dy = inverse * dx % P * v % P
    x = 2 * s * dx % P
    x = P - x if x & 1 else x
    y = u1 * dy % P
    t = x * y % P
    if not was_square or t & 1 or y == 0:
        raise BadElement
    return x, y, 1, t


def encode(element: Point) -> bytes:
    """Return the encoding of an element (RFC 9496, 4.3.2)."""
    x, y, z, t = element
    u1, u2 = (z + y) * (z - y) % P, x * y % P
    inverse = root_of_ratio(1, u1 * u2 % P * u2 % P)[1]
    d1, d2 = inverse * u1 % P, inverse * u2 % P
    inverse_of_z = d1 * d2 % P * t % P
    if t * inverse_of_z % P & 1:
        x, y = y * ROOT_OF_MINUS_ONE % P, x * ROOT_OF_MINUS_ONE % P
        d2 = d1 * _INVERSE_ROOT_OF_A_MINUS_D % P
    if x * inverse_of_z % P & 1:
        y = P - y
    s = d2 * (z - y) % P
    return (P - s if s & 1 else s).to_bytes(SIZE, "little")


def from_uniform(data: bytes) -> Point:
    """Return the element that 64 random bytes stand for (RFC 9496, 4.3.4): nobody knows its
    logarithm.
    """
    return add(_mapped(data[:SIZE]), _mapped(data[SIZE:]))


def _mapped(half: bytes) -> Point:
    number = int.from_bytes(half, "little") & (1 << 255) - 1
    r = ROOT_OF_MINUS_ONE * number % P * number % P
    u = (r + 1) * _ONE_MINUS_D2 % P
    v = (-1 - r * D) * (r + D) % P
    was_square, s = root_of_ratio(u, v)
    c = -1
    if not was_square:
        s = s * number % P
        s = s if s & 1 else -s  # the negative one of the two
        c = r
    n = (c * (r - 1) * _D_MINUS_ONE_2 - v) % P
    w0, w1 = 2 * s * v % P, n * _ROOT_OF_AD_MINUS_ONE % P
    w2, w3 = (1 - s * s) % P, (1 + s * s) % P
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P
