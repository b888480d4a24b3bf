"""What holds for the digits of any open choice."""

from typing import Any


def round_trip(moves: Any, move: Any) -> Any:
    """What a move's digits are decoded to, each digit read with the radix it was written with."""
    digits = [*moves.digits(move)]
    assert all(0 <= digit < radix for digit, radix in digits)
    left = iter(digits)

    def read(radix: int) -> int:
        digit, written = next(left)
        assert written == radix
        return int(digit)

    found = moves.from_digits(read)
    assert next(left, None) is None
    return found


def at_random(moves: Any, rng: Any, most: int = 10**5) -> tuple[Any, int]:
    """A move of digits at random, and how many they are."""
    count = 0

    def read(radix: int) -> int:
        nonlocal count
        count += 1
        assert radix > 0
        assert count <= most
        return int(rng.choice((0, radix - 1, rng.randrange(radix))))

    return moves.from_digits(read), count
