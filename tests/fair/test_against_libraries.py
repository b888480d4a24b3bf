"""The group and the signatures are those of libsodium and of @noble/curves, bit by bit."""

import json
import random
import subprocess
from functools import cache
from pathlib import Path

import pytest

from pygames.fair import edwards, ristretto, signatures
from tests.effort import effort
from web.build.environment import node
from web.build.places import MODULES

OTHERS = Path(__file__).with_name("others.mjs")
CASES = effort(40, 2000)
"""Of each kind; there are five kinds."""


def _element(rng: random.Random) -> bytes:
    return ristretto.encode(ristretto.from_uniform(rng.randbytes(64)))


def _is_element(data: bytes) -> bool:
    try:
        ristretto.decode(data)
    except ristretto.BadElement:
        return False
    return True


def _odd(rng: random.Random) -> bytes:
    """Bytes that may be no element: any, too large, or nearly one."""
    kind = rng.randrange(4)
    if kind == 0:
        return rng.randbytes(32)
    if kind == 1:
        return (edwards.P + rng.randrange(-40, 19)).to_bytes(32, "little")
    data = bytearray(_element(rng))
    if kind == 2:
        data[rng.randrange(32)] ^= 1 << rng.randrange(8)
    return bytes(data)


@cache
def _asked() -> list[tuple[tuple[str, ...], str | None]]:
    """Cases, and what we say to each of them."""
    rng = random.Random(39)
    found: list[tuple[tuple[str, ...], str | None]] = []
    for _ in range(CASES):
        odd = _odd(rng)
        found.append((("decode", odd.hex()), odd.hex() if _is_element(odd) else None))
        one, other = _element(rng), _element(rng)
        number = rng.randrange(1, edwards.ORDER)
        product = ristretto.encode(edwards.multiply(number, ristretto.decode(one)))
        written = number.to_bytes(32, "little").hex()
        found.append((("multiply", written, one.hex()), product.hex()))
        total = ristretto.encode(edwards.add(ristretto.decode(one), ristretto.decode(other)))
        found.append((("add", one.hex(), other.hex()), total.hex()))
        uniform = rng.randbytes(64)
        element = ristretto.encode(ristretto.from_uniform(uniform))
        found.append((("uniform", uniform.hex()), element.hex()))
        secret, message = rng.randbytes(32), rng.randbytes(rng.randrange(200))
        signature = signatures.sign(secret, message)
        found.append((("sign", secret.hex(), message.hex()), signature.hex()))
    return found


@cache
def _said() -> dict[str, list[str | None]]:
    cases = json.dumps([case for case, _ours in _asked()])
    command = [node(), OTHERS, MODULES.parent]
    ran = subprocess.run(command, input=cases, capture_output=True, check=True, text=True)
    said: dict[str, list[str | None]] = json.loads(ran.stdout)
    return said


@pytest.mark.parametrize("library", ["noble", "sodium"])
def test_we_say_what_a_library_says(library: str) -> None:
    asked = _asked()
    for (case, ours), theirs in zip(asked, _said()[library], strict=True):
        assert ours == theirs, case
    refused = sum(ours is None for case, ours in asked if case[0] == "decode")
    assert 0 < refused < CASES
