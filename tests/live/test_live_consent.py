"""Taking back by consent between devices that are connected, while somebody looks on."""

from pygames.core.game import NOBODY
from tests.live.wires import Caller, connected


def undo(friend: Caller) -> str:
    """What the button says that undoes."""
    return friend.shown.element("undo").attributes["aria-label"]


def moved() -> tuple[Caller, Caller, Caller]:
    """One who has moved and may ask to take it back, the other, and an onlooker."""
    friends = connected("lost-patrol", seed=4)
    eve = Caller(friends[0].wires, seed=99)
    friends[0].call_with(eve, watch="true")
    for _round in range(60):
        for friend in friends:
            if friend.choose():
                friend.wires.settle()
                if undo(friend) == "Ask to take it back" and not friend.picks:
                    (other,) = (it for it in friends if it is not friend)
                    return friend, other, eve
    raise AssertionError("nothing can be asked back")


def test_what_is_asked_and_allowed_is_there_at_once() -> None:
    anna, ben, eve = moved()
    length = len(anna.match.log)
    anna.send("undo")
    anna.wires.settle()
    assert anna.shown.text("prompt").startswith("You have asked to take back your last move.")
    assert "would like to take back the last move." in ben.shown.text("prompt")
    ben.send("consent", grants="yes")
    ben.wires.settle()
    assert "You may take it back" in anna.notice
    assert "has taken the last move back" in ben.notice
    assert anna.picks
    assert len(anna.match.log) < length
    for friend in (anna, ben):
        assert eve.match.log == friend.match.seen(NOBODY)
    anna.choose()
    anna.wires.settle()
    assert anna.match.log == ben.match.log
    assert eve.match.log == anna.match.seen(NOBODY)
    assert "You are watching." in eve.shown.text("prompt")


def test_who_lets_it_stand_or_is_refused_goes_on() -> None:
    anna, ben, _eve = moved()
    log = anna.match.log[:]
    anna.send("undo")
    anna.wires.settle()
    anna.send("undo")
    anna.wires.settle()
    assert "lets the move stand after all" in ben.notice
    anna.send("undo")
    anna.wires.settle()
    ben.send("consent", grants="no")
    ben.wires.settle()
    assert "does not allow it" in anna.notice
    ben.choose()
    ben.wires.settle()
    assert anna.match.log[: len(log)] == log
    assert anna.match.log == ben.match.log
