"""Links that may look like battles, by somebody who means no good; most of them check."""

import random

from pygames import BadSetup, Match
from tests.core.forging import CODES, LETTERS, claiming, forged, forged_bytes, payload_of
from tests.deep_space_wars.playouts import choose, options_of

_MOST = 120
"""Moves of an honest battle: enough to be in the middle of it."""


def honest_link(seed: int) -> str:
    """A battle with any options, stopped anywhere; of one seat now and then."""
    rng = random.Random(f"honest {seed}")
    seats, options = options_of(seed)
    match = Match("deep-space-wars", seats, options, rng=rng)
    for _move in range(rng.randrange(_MOST)):
        if not match.decisions:
            break
        decision = rng.choice([it for it in match.decisions if len(it.moves)])
        match.play(choose(match.state, decision, rng), decision.seat)
    return match.link(rng.choice((None, None, None, 0)))


def hostile_link(rng: random.Random, honest: list[str]) -> str:
    """One of the honest links altered: its digits, its length, its head, its end, its letters."""
    text, other = rng.choice(honest), rng.choice(honest)
    code, data, others = text[:2], bytearray(payload_of(text)), payload_of(other)
    match rng.randrange(9):
        case 0:  # digits anywhere
            for _digit in range(rng.choice((1, 1, 2, 9))):
                data[rng.randrange(len(data))] = rng.randrange(256)
        case 1:  # digits near the end: what is before is still played
            last = rng.randrange(1, min(40, len(data)) + 1)
            data[-last:] = rng.randbytes(last)
        case 2:
            del data[rng.randrange(len(data)) :]
        case 3:
            data += others[rng.randrange(len(others)) :] * rng.choice((1, 1, 3))
        case 4:
            data[rng.randrange(len(data)) :] = others[rng.randrange(len(others)) :]
        case 5:
            return forged_bytes(rng.choice((*CODES, "d1", "d9", "zz")), bytes(data))
        case 6:
            return _claimed(rng)
        case 7:  # not even the check is right
            place = rng.randrange(len(text))
            end = place + rng.choice((0, 1, 1, 30))
            return text[:place] + rng.choice((*LETTERS, "", other, "%", "\n")) + text[end:]
        case _:  # characters that no bytes have
            place = rng.randrange(len(text))
            return forged(code, text[6:place] + rng.choice("=!A_é") + text[place:])
    return forged_bytes(code, bytes(data))


def _claimed(rng: random.Random) -> str:
    """An honest set-up, and noise for as many entries as somebody likes to claim."""
    while True:
        seats, options = options_of(rng.randrange(10**6))
        count = rng.choice((1, 5, 60, 1000, 1 << 25))
        noise = rng.randbytes(rng.choice((1, 30, 300, 3000)))
        if rng.random() < 0.3:
            noise = bytes([rng.randrange(256)]) * len(noise)
        try:
            return claiming("deep-space-wars", count, noise, seats=seats, options=options)
        except BadSetup:
            continue
