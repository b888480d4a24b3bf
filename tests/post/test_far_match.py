"""Who is asked, what stands, and what can be taken back."""

import random

import pytest

from pygames.core.game import IllegalMove
from pygames.core.log import make_setup
from pygames.post.bodies import Choice, Hello, read_body
from pygames.post.far_match import FarMatch
from pygames.post.invitation import Invitation
from pygames.post.messages import Messages, Run


def invitation(game: str = "battle-line", seats: int = 2, **options: object) -> Invitation:
    return Invitation(make_setup(game, seats, options), b"8 bytes.")


def match_of(seat: int, invited: Invitation | None = None, *, seed: int = 1) -> FarMatch:
    match = FarMatch(invited or invitation(starter="P0"), (), rng=random.Random(seed))
    match.sit(seat, f"Player {seat}")
    return match


def post_to(match: FarMatch, other: FarMatch) -> bool:
    return match.take(list(other.messages.since(match.messages.have)))


def choose(match: FarMatch, index: int = 0) -> None:
    decision = match.decisions[0]
    match.play(decision.moves[index], decision.seat)


def test_only_seats_of_this_device_are_asked() -> None:
    here, far = match_of(0), match_of(1)
    assert [decision.seat for decision in here.decisions] == [0]
    assert far.decisions == ()
    assert here.plays == {0}
    assert (here.awaited, far.awaited) == ((), (0,))
    with pytest.raises(IllegalMove, match="not your turn"):
        far.play(here.decisions[0].moves[0], 1)


def test_names_come_with_the_messages() -> None:
    here, far = match_of(0), match_of(1)
    assert here.setup.names == ("Player 0", "")
    post_to(here, far)
    assert here.setup.names == ("Player 0", "Player 1")
    assert [hello and hello.name for hello in here.hellos] == ["Player 0", "Player 1"]


def test_a_bot_sits_where_it_thinks() -> None:
    match = match_of(0)
    match.sit(1, "", level=3)
    assert match.plays == {0, 1}
    assert match.hellos[1] is not None
    assert match.hellos[1].level == 3


def test_a_choice_can_be_taken_back_until_it_is_sent() -> None:
    """And chosen once more: then chance may say something else."""
    match = match_of(0, invitation("espionage"))
    before, key = match.state.copy(), match._key
    move = match.decisions[0].moves[0]
    choose(match)
    assert match.unsent
    assert match.can_undo(0) is None
    match.undo(0)
    assert (match.state, match._key) == (before, key)
    match.redo()
    assert match.log[-1].move == move
    assert match._key != key

    match.has_sent()
    assert not match.unsent
    assert match.can_undo(0) == "What is sent stands."
    with pytest.raises(IllegalMove, match="stands"):
        match.undo(0)


def test_what_others_have_chosen_cannot_be_taken_back() -> None:
    invited = invitation("espionage")
    first, second = match_of(0, invited), match_of(1, invited)
    choose(first)
    post_to(second, first)
    assert second.can_undo(1) == "Someone else has moved since."
    assert second.can_undo() == "Someone else has moved since."


def test_what_can_be_taken_back_is_all_that_is_remembered_of_choices() -> None:
    match = match_of(0, invitation("espionage"))
    for _choice in range(5):
        choose(match)
    assert len(match._made) == 5
    match.has_sent()
    assert match._made == []
    again = FarMatch(match.invitation, match.plays, match.messages, sent=match.sent)
    assert again._made == []
    assert again.can_undo(0) == "What is sent stands."


def test_who_has_invited_decides_who_has_a_seat() -> None:
    one, other = Run(1, 0, (b"\0a",)), Run(1, 0, (b"\0b", b"moved"))
    for firm, firmly, has_it in (
        (False, False, one),
        (False, True, other),
        (True, False, one),
        (True, True, one),
    ):
        messages = Messages(2)
        messages.take([one], firmly=firm)
        messages.take([other], firmly=firmly)
        assert messages.body(1, 0) == has_it.bodies[0]
        assert messages.have == (0, len(has_it.bodies))
        assert messages.replaced == ({1} if has_it is other else set())


def test_what_the_other_says_who_has_taken_a_seat_is_dropped() -> None:
    messages, other = Messages(2), Messages(2)
    messages.take([Run(1, 0, (b"\0a", b"one"))])
    other.take([Run(1, 0, (b"\0b", b"else", b"more"))])
    assert not messages.take([*other.since((0, 0)), *other.since((0, 2))])
    assert messages.have == (0, 2)
    assert messages.seating != other.seating


def test_who_chooses_early_is_not_asked_again() -> None:
    """In Espionage both lay out their pieces at the same time."""
    invited = invitation("espionage")
    second = match_of(1, invited)
    asked = len(second.decisions)
    assert asked == 1
    choose(second)
    first = match_of(0, invited)
    while first.decisions and first.decisions[0].name == "place":
        choose(first)
    post_to(first, second)
    post_to(second, first)
    assert first.log == second.log


def test_early_choices_can_be_taken_back_too() -> None:
    second = match_of(1, invitation("espionage"))
    before, log = second.decisions, second.log[:]
    choose(second)
    assert second.log == log
    assert second.decisions == ()
    second.undo(1)
    assert [it.moves for it in second.decisions] == [it.moves for it in before]
    choose(second)
    second.has_sent()
    assert second.can_undo(1) is not None


def test_what_a_later_page_says_is_waited_for() -> None:
    """It is neither dropped nor passed over: all devices must have the same match."""
    here, far = match_of(0), match_of(1)
    mover, other = (here, far) if here.decisions else (far, here)
    (seat,) = mover.plays
    mover.messages.say(seat, bytes([9, 1, 2, 3]))
    post_to(other, mover)
    choose(mover)
    assert mover.log == other.log
    post_to(other, mover)
    assert mover.log == other.log


@pytest.mark.parametrize("body", [b"\0", b"\0abcdef", b"\1", b"\1abcdefg", b"\2more", b"\xff"])
def test_what_cannot_be_read_is_none(body: bytes) -> None:
    assert read_body(body) is None


def test_bodies_are_read_as_they_were_written() -> None:
    for body in (
        Hello(b"123456", "Anna", 2),
        Choice(b"ab", b"123456", b"xyz"),
        Hello(b"123456", ""),
    ):
        assert read_body(body.written()) == body


def test_messages_that_cannot_be_are_refused() -> None:
    messages = Messages(2)
    for seat, number, body in ((2, 0, b"x"), (-1, 0, b"x"), (0, 10**6, b"x"), (0, 0, b"")):
        with pytest.raises(ValueError, match=r"no message|a message"):
            messages.add(seat, number, body)
        with pytest.raises(ValueError, match=r"no messages|a message"):
            messages.take([Run(0, 0, (b"x",)), Run(seat, number, (body,))])
    assert messages.have == (0, 0)
