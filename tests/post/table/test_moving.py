"""A seat goes to another device of the same person, and back."""

from pygames.core.game import NOBODY
from tests.post.table.friends import Friend, met
from tests.table.visitor import ADDRESS


def moved(friend: Friend) -> str:
    """Leave the seat; the address that takes it along."""
    key = friend.url.removeprefix("#/match/")
    friend.go(f"#/move/{key}")
    friend.send("move_out")
    friend.send("copy_seat")
    (address,) = (it["text"] for it in friend.effects if it["type"] == "copy")
    assert isinstance(address, str)
    assert address.startswith(f"{ADDRESS}#l=")
    friend.go(f"#/match/{key}")
    return address


def test_a_seat_goes_on_at_another_device() -> None:
    anna, ben = met()
    mover = anna if anna.picks else ben
    other = ben if mover is anna else anna
    here = mover.here
    address = moved(mover)
    assert (mover.here, mover.picks) == ("", [])
    table = mover.app.session.table_session
    assert table is not None
    assert table.eyes == NOBODY
    assert "another device" in mover.shown.text("prompt")
    phone = Friend(seed=9)
    phone.open(address)
    assert (phone.screen, phone.here) == ("table", here)
    assert phone.picks
    phone.choose()
    sent = phone.post()
    other.open(sent)
    mover.open(sent)
    assert mover.match.log == other.match.log == phone.match.log
    assert mover.picks == []


def test_it_comes_back_and_nothing_is_lost() -> None:
    anna, ben = met()
    mover = anna if anna.picks else ben
    here = mover.here
    address = moved(mover)
    mover.start()
    assert mover.here == ""
    mover.send("move_back")
    assert (mover.here, bool(mover.picks)) == (here, True)
    moved(mover)
    mover.open(address)
    assert (mover.here, bool(mover.picks)) == (here, True)


def test_a_seat_can_be_moved_by_who_has_one_alone() -> None:
    anna, ben = met()
    friend = Friend()
    friend.go(f"#/move/{anna.url.removeprefix('#/match/')}")
    assert friend.screen == "home"
    ben.go("#/")
    for kind in ("move_out", "copy_seat", "move_back"):
        friend.send(kind)
        assert friend.notice
    before = ben.here if ben.screen == "table" else ""
    ben.send("move_out")
    assert ben.notice
    assert before == ""
