"""What is chosen anew counts everywhere, and what it replaces nowhere."""

import random

import pytest

from pygames.core.game import at_random
from pygames.core.log import make_setup
from pygames.post.bodies import Answer, Ask
from pygames.post.far_match import FarMatch
from pygames.post.invitation import Invitation
from pygames.post.messages import Messages
from pygames.post.questions import Questions
from tests.effort import effort
from tests.post.test_consent import Device, devices, may_ask


def rebuilt(match: FarMatch) -> FarMatch:
    """The same, as another device has it that hears of everything at once."""
    messages = Messages(match.setup.seats)
    messages.take([*match.messages.since((0,) * match.setup.seats)])
    return FarMatch(match.invitation, (), messages)


@pytest.mark.parametrize(
    ("game", "seats", "tries"),
    [("deep-space-wars", 3, 3), ("not-alone", 3, 20), ("espionage", 2, 3)],
)
def test_what_is_chosen_anew_before_it_is_sent_counts_everywhere(
    game: str, seats: int, tries: int
) -> None:
    """Also where the moves of one state do not equal those of the same one, built anew."""
    for seed in range(effort(tries, 60)):
        rng = random.Random(f"{game} {seed}")
        match = FarMatch(Invitation(make_setup(game, seats), b"8 bytes."), (), rng=rng)
        for seat in range(seats):
            match.sit(seat, f"Player {seat}")
        for _choice in range(40):
            if not match.decisions:
                break
            decision = rng.choice(match.decisions)
            match.play(at_random(decision.moves, rng), decision.seat)
            while rng.random() < 0.6 and match.can_undo(decision.seat) is None:
                match.undo(decision.seat)
            other = rebuilt(match)
            assert match.log == other.log
            assert match.done == other.done  # nothing has been dropped here alone


def in_turn() -> tuple[Device, Device]:
    """Two devices; the first may ask to take back a choice, and is still to choose."""
    anna, ben = devices()
    for _round in range(100):
        for device, other in ((anna, ben), (ben, anna)):
            while device.choose():
                device.match.has_sent()
                if device.match.decisions and may_ask(device):
                    other.hear(device)
                    return device, other
            other.hear(device)
    raise AssertionError("nobody may ask in their turn")


def test_who_asks_in_their_turn_does_nothing_else() -> None:
    anna, ben = in_turn()
    log = anna.match.log[:]
    asked = anna.ask()
    assert anna.match.decisions == ()
    assert anna.match.awaited == (ben.seat,)
    anna.match.has_sent()
    anna.say(grants=False)
    assert anna.match.decisions
    anna.match.undo(anna.seat)
    assert anna.match.requests == [asked]
    assert anna.match.decisions == ()
    anna.say(grants=False)
    assert anna.choose()
    ben.hear(anna)
    assert ben.match.log == anna.match.log
    assert ben.match.log[: len(log)] == log
    assert len(ben.match.log) > len(log)


def test_what_follows_a_request_waits_until_that_is_settled() -> None:
    """Also if who asks is the first to say that it may be taken back."""
    anna, ben = in_turn()
    log = anna.match.log[:]
    asked = anna.ask()
    anna.match.say(anna.seat, Answer(True, anna.seat, asked.number))
    ben.hear(anna)
    assert ben.match.log == anna.match.log == log
    ben.say(grants=True)
    assert ben.match.takes == 1
    assert len(ben.match.log) < len(log)
    anna.hear(ben)
    assert anna.match.log == ben.match.log == rebuilt(ben.match).log
    assert anna.choose()
    ben.hear(anna)
    assert anna.match.log == ben.match.log == rebuilt(ben.match).log


def test_a_request_is_judged_once_all_is_here_that_was_known_to_it() -> None:
    anna, ben = in_turn()
    asked = anna.ask()
    onlooker = FarMatch(anna.match.invitation, (), rng=random.Random(1))
    onlooker.take([run for run in anna.match.messages.since((0, 0)) if run.seat == anna.seat])
    assert onlooker.requests == []
    onlooker.take([*ben.match.messages.since((0, 0))])
    assert onlooker.requests == [asked]


def test_what_was_said_before_answers_nothing_that_is_asked_after() -> None:
    """But what was asked before something was taken back is asked still."""
    match = in_turn()[0].match
    (decision,), game, log = match.decisions, match.game, match.log
    move = decision.moves[0]
    asked = [Questions().later(game, log, [decision], takes) for takes in (0, 1)]
    guards = [it.guard(game, decision, move) for it in asked]
    assert guards[0] != guards[1]
    still = asked[0].later(game, log, [decision], 1)
    assert still.guard(game, decision, move) == guards[0]
    longer = [*log, log[-1]._replace(known_to=None)]
    told = {asked[0].later(game, longer, [], takes).told for takes in (0, 1)}
    assert len(told) == 2


def test_undoing_takes_back_the_latest_message_whatever_it_is() -> None:
    """Also a request that was void as soon as it was made, before the choice that precedes it."""
    anna, _ben = devices("espionage")  # who lay out their pieces one by one
    match, log = anna.match, anna.match.log[:]
    anna.choose()
    longer = match.log[:]
    match.say(anna.seat, Ask(1, (0, 0)))
    match.undo(anna.seat)
    assert match.log == longer == rebuilt(match).log
    match.undo(anna.seat)
    assert match.log == log == rebuilt(match).log
