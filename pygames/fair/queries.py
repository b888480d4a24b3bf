"""A function of somebody's secret key, asked by others who keep their question (RFC 9497, 3.3.1).

Who asks blinds the question, and takes the blinding away from what comes back. Who answers learns
nothing about the question, who asks nothing about the key, and nothing about any other question.
"""

import hashlib

from pygames.fair.edwards import ORDER, Point, multiply
from pygames.fair.hashing import to_element
from pygames.fair.ristretto import SIZE, decode, encode

__all__ = ["answer", "element_of", "output", "query", "value"]

_CONTEXT = b"OPRFV1-\x00-ristretto255-SHA512"


def element_of(question: bytes) -> Point:
    """Return the element that stands for a question."""
    return to_element(question, b"HashToGroup-" + _CONTEXT)


def query(question: bytes, blind: int) -> bytes:
    """Return what is asked: 32 bytes that tell nothing, for a `blind` that nobody else knows."""
    return encode(multiply(blind, element_of(question)))


def answer(asked: bytes, key: int) -> bytes:
    """Return the answer to what is asked. Raises `BadElement`."""
    return encode(multiply(key, decode(asked)))


def output(question: bytes, blind: int, answered: bytes) -> bytes:
    """Return the function's value, 64 bytes, from an answer. Raises `BadElement`."""
    return _value(question, encode(multiply(pow(blind, -1, ORDER), decode(answered))))


def value(question: bytes, key: int) -> bytes:
    """Return the function's value as the holder of the key knows it."""
    return _value(question, encode(multiply(key, element_of(question))))


def _value(question: bytes, element: bytes) -> bytes:
    data = len(question).to_bytes(2, "big") + question + SIZE.to_bytes(2, "big") + element
    return hashlib.sha512(data + b"Finalize").digest()
