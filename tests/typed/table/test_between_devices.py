"""Moves are typed in matches between devices, too: only what this device is asked."""

import pytest

from tests.post.table.friends import Friend, play_on
from tests.typed.table.typing_visitor import TypingVisitor


class TypingFriend(TypingVisitor, Friend):
    """Somebody at a device of their own who types what they choose."""


@pytest.mark.parametrize("game", ["battle-line?seats=2&hand_size=3&use_tactics=off", "not-alone"])
def test_a_match_is_typed_at_two_devices(game: str) -> None:
    host, guest = TypingFriend(seed=1), TypingFriend(seed=2)
    guest.join(host.invite(game), "Ben")
    if guest.sends:
        host.open(guest.post())
    for friend in (host, guest):
        friend.open_line()

    play_on([host, guest], 30, whole=False)

    assert len(host.match.log) > 20
    for friend in (host, guest):
        assert friend.understood, friend.said
        assert friend.shown.has("typed")


def test_whoever_waits_for_another_device_cannot_move() -> None:
    host, guest = TypingFriend(seed=1), TypingFriend(seed=2)
    guest.join(host.invite(), "Ben")
    if guest.sends:
        host.open(guest.post())
    waits = guest if host.picks else host
    waits.open_line()
    waits.type("r2 3")

    assert not waits.understood
    assert waits.said == "It is not your turn."
