"""Letters that somebody has tampered with: a sentence says so, or nothing changes."""

import random

from pygames.core.envelope import LETTER, opened_letter, sealed
from pygames.core.links import find
from tests.effort import effort
from tests.post.table.friends import MARK, Friend, met


def tampered(data: bytes, rng: random.Random) -> str:
    """The text of a letter with other bytes, and a check that fits."""
    other = bytearray(data)
    for _change in range(rng.choice((1, 1, 2, 6))):
        at = rng.randrange(len(other))
        match rng.randrange(3):
            case 0:
                other[at] = rng.randrange(256)
            case 1:
                del other[at : at + rng.choice((1, 4, 40))]
            case _:
                other[at:at] = rng.randbytes(rng.choice((1, 4, 200)))
        other = other or bytearray(b"x")
    return sealed(LETTER, bytes(other))


def settled() -> tuple[Friend, str]:
    """Somebody in the middle of a match, and a letter that has come."""
    anna, ben = met("not-alone")
    sent = ""
    for _round in range(3):
        for friend, other in ((anna, ben), (ben, anna)):
            friend.choose()
            if friend.sends:
                sent = friend.post()
                other.open(sent)
    reader = ben if anna.sends and sent == anna.letter else anna
    return reader, sent


def test_what_has_happened_stands_whatever_comes() -> None:
    reader, sent = settled()
    rng, key = random.Random(36), reader.url
    data, log = opened_letter(find(sent)[0]), reader.match.log
    for _try in range(effort(80, 5_000)):
        reader.go(f"{MARK}{tampered(data, rng)}")
        assert reader.screen in ("home", "table", "join", "unknown", "handover")
        reader.go(key)
        assert reader.match.log[: len(log)] == log


def test_what_one_device_never_heard_of_is_no_match() -> None:
    rng, stranger = random.Random(37), Friend()
    data = opened_letter(find(Friend().invite("lost-patrol"))[0])
    for _try in range(effort(60, 3_000)):
        stranger.go(f"{MARK}{tampered(data, rng)}")
        assert stranger.screen in ("home", "join", "unknown")
        assert stranger.saves == {}
