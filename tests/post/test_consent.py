"""Taking back by consent: when it holds, what it is void by, and that all devices agree on it."""

import random
from collections import Counter

import pytest

from pygames.core.game import IllegalMove
from pygames.core.log import make_setup
from pygames.post import asking
from pygames.post.bodies import Answer, Ask, read_body
from pygames.post.consent import Request
from pygames.post.far_match import FarMatch
from pygames.post.invitation import Invitation
from tests.effort import effort
from tests.folders import GAMES
from tests.post.askers import Asker, HostileTable, Table
from tests.strategies import some_setup

PLAYED = sorted(set(GAMES) - {"null"})


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("part", range(effort(1, 6)))
def test_all_devices_agree_on_what_is_taken_back(game: str, part: int) -> None:
    """Letters are lost, come twice and late; people ask, answer, move instead, think better of it.

    Nothing that was revealed changes (see `Asker.look`), and there is always something to do.
    """
    did = Counter[str]()
    for seed in range(50 * part, 50 * part + effort(8, 50)):
        table = Table(some_setup(GAMES[game], random.Random(f"{game} {seed}")), seed)
        table.play(effort(50, 80))
        one, *others = table.matches
        for other in others:
            assert one.log == other.log
            assert one.state == other.state
            assert one.takes == other.takes
        assert one.outcome or table.waits
        did.update(table.did)
        did["taken"] += one.takes
    assert min(did[it] for it in ("choose", "ask", "grant", "taken")) > 2


@pytest.mark.parametrize("game", PLAYED)
def test_whoever_lies_about_it_changes_nothing_that_was_revealed(game: str) -> None:
    """Requests for anything, grants of anything, at any time: all devices still agree."""
    for seed in range(effort(5, 60)):
        setup = some_setup(GAMES[game], random.Random(f"lies {game} {seed}"))
        table = HostileTable(setup, seed)
        table.play(effort(40, 60))
        one, *others = table.matches
        for other in others:
            assert one.log == other.log
            assert one.takes == other.takes


# --- one request -------------------------------------------------------------------------


class Device(Asker):
    """A device of which each step is told."""

    def ask(self) -> Request:
        """Ask for the latest choice."""
        asking.ask(self.match, *asking.latest_choice(self.match, self.seat))
        return self.match.requests[0]

    def say(self, grants: bool) -> None:
        """Answer what is asked."""
        asking.answer(self.match, self.match.requests[0], [self.seat], grants=grants)

    def hear(self, *others: "Device") -> None:
        """Read letters with all that others have."""
        for other in others:
            self.take(other.write())


def devices(game: str = "lost-patrol", seats: int = 2, seed: int = 1) -> list[Device]:
    """Devices of a match that has begun."""
    invitation = Invitation(make_setup(game, seats), b"8 bytes.")
    found = [Device(invitation, it, random.Random(f"{seed} {it}")) for it in range(seats)]
    for device in found:
        device.hear(*(other for other in found if other is not device))
    return found


def may_ask(device: Device) -> bool:
    """Whether somebody may ask to take back what was chosen last."""
    try:
        asking.latest_choice(device.match, device.seat)
    except IllegalMove:
        return False
    return True


def moved(seats: int = 2) -> list[Device]:
    """Devices of a match in which the first has moved, and can ask to take it back."""
    found = devices("not-alone" if seats > 2 else "lost-patrol", seats)
    for _round in range(100):
        for device in found:
            while device.choose():
                pass
            others = [other for other in found if other is not device]
            for other in others:
                other.hear(device)
            if may_ask(device):
                return [device, *others]
    raise AssertionError("no choice can be taken back")


def test_what_all_allow_is_taken_back() -> None:
    anna, ben = moved()
    log = anna.match.log[:]
    anna.ask()
    assert anna.match.decisions == ()
    assert anna.match.can_undo(anna.seat) is None
    ben.hear(anna)
    assert ben.match.log == log
    assert ben.match.decisions
    ben.say(grants=True)
    assert ben.match.log == log
    assert ben.match.decisions == ()
    assert ben.match.awaited == (anna.seat,)
    anna.hear(ben)
    assert anna.match.log == log[: len(anna.match.log)] != log
    assert anna.match.decisions
    ben.hear(anna)
    assert ben.match.log == anna.match.log
    assert ben.match.awaited == (anna.seat,)
    anna.choose()
    ben.hear(anna)
    assert ben.match.log == anna.match.log


def test_what_is_refused_stands_and_is_not_asked_again() -> None:
    anna, ben = moved()
    log = anna.match.log[:]
    anna.ask()
    ben.hear(anna)
    ben.say(grants=False)
    anna.hear(ben)
    assert anna.match.log == ben.match.log == log
    assert anna.match.requests == ben.match.requests == []
    assert ben.match.decisions
    with pytest.raises(IllegalMove, match="stands"):
        anna.ask()


def test_who_moves_instead_refuses() -> None:
    anna, ben = moved()
    log = anna.match.log[:]
    anna.ask()
    ben.hear(anna)
    assert ben.choose()
    anna.hear(ben)
    assert anna.match.log == ben.match.log
    assert anna.match.log[: len(log)] == log
    assert len(anna.match.log) > len(log)
    assert anna.match.requests == []


def test_who_has_asked_can_think_better_of_it() -> None:
    """Before it is sent, and after; then who has allowed it already goes on."""
    anna, ben = moved()
    log = anna.match.log[:]
    anna.ask()
    anna.match.undo(anna.seat)
    assert anna.match.requests == []
    anna.ask()
    ben.hear(anna)
    ben.say(grants=True)
    anna.say(grants=False)
    ben.hear(anna)
    anna.hear(ben)
    assert anna.match.log == ben.match.log == log
    assert ben.match.decisions


def test_an_answer_can_be_taken_back_until_it_is_sent() -> None:
    anna, ben = moved()
    anna.ask()
    ben.hear(anna)
    for grants in (True, False):
        ben.say(grants=grants)
        assert ben.match.can_undo(ben.seat) is None
        ben.match.undo(ben.seat)
        assert ben.match.requests
        assert ben.match.decisions
    ben.say(grants=True)
    ben.match.has_sent()
    assert ben.match.can_undo(ben.seat) is not None


def test_of_two_who_ask_at_the_same_time_neither_is_heard() -> None:
    table = devices("not-alone", 3)
    for _round in range(100):
        for device in table:
            device.choose()
            for other in table:
                other.hear(device)
        able = [device for device in table if may_ask(device)]
        if len(able) > 1:
            break
    log = table[0].match.log[:]
    for device in able:
        device.ask()
    for text in [device.write() for device in able]:
        for other in table:
            other.take(text)
    for device in able:
        for other in table:
            other.hear(device)
    for device in table:
        assert device.match.requests == []
        assert device.match.log == log
    assert any(device.match.decisions for device in table)
    assert may_ask(able[0])


def test_everybody_must_allow_it() -> None:
    anna, ben, cem = moved(3)
    choices = anna.match.messages.have[anna.seat]
    anna.ask()
    for other in (ben, cem):
        other.hear(anna)
    ben.say(grants=True)
    anna.hear(ben)
    cem.hear(ben)
    assert [device.match.takes for device in (anna, ben, cem)] == [0, 0, 0]
    assert not [it for it in ben.match.decisions if it.seat == ben.seat]
    assert cem.seat in anna.match.awaited
    cem.say(grants=True)
    anna.hear(cem)
    assert anna.match.takes == 1
    assert anna.match.decisions
    for other in (ben, cem):
        other.hear(anna)
        assert other.match.takes == 1
        assert other.match.log == anna.match.log
    assert choices in anna.match.consents.taken[anna.seat]


def test_bots_allow_whatever_is_asked() -> None:
    """And so does who sits at the same device."""
    invitation = Invitation(make_setup("deep-space-wars", 4), b"8 bytes.")
    rng = random.Random(3)
    host, guest = (FarMatch(invitation, (), rng=rng) for _device in range(2))
    host.sit(0, "Anna")
    host.sit(1, "Bea")
    guest.sit(2, "Cem")
    guest.sit(3, "", 2)
    guest.take([*host.messages.since((0, 0, 0, 0))])
    host.take([*guest.messages.since((0, 0, 0, 0))])
    decision = host.decisions[0]
    host.play(decision.moves[0], decision.seat)
    host.has_sent()
    asking.ask(host, *asking.latest_choice(host, decision.seat))
    (request,) = host.requests
    assert host.consents.silent(request) == [2, 3]
    guest.take([*host.messages.since(guest.messages.have)])
    asking.settle(guest)
    assert guest.consents.silent(request) == [2]
    assert guest.unsent
    host.undo(decision.seat)
    asking.settle(host)
    assert host.requests == []
    assert not host.unsent
    assert host.decisions


def test_nothing_is_taken_back_past_a_revelation() -> None:
    """Not even if all say so."""
    anna, ben = devices("battle-line")
    mover, other = (anna, ben) if anna.match.decisions else (ben, anna)
    while mover.choose():
        pass
    with pytest.raises(IllegalMove, match="revealed"):
        mover.ask()
    other.hear(mover)
    log, number = mover.match.log[:], mover.match.messages.have[mover.seat]
    mover.match.say(mover.seat, Ask(1, mover.match.messages.have))
    other.hear(mover)
    other.match.say(other.seat, Answer(True, mover.seat, number))
    mover.match.say(mover.seat, Answer(True, mover.seat, number))
    mover.hear(other)
    other.hear(mover)
    assert mover.match.log == other.match.log == log
    assert other.match.decisions


def test_nothing_is_taken_back_once_the_match_is_over() -> None:
    anna, ben = devices()
    while anna.match.outcome is None:
        for device, other in ((anna, ben), (ben, anna)):
            while device.choose():
                pass
            other.hear(device)
    for device in (anna, ben):
        with pytest.raises(IllegalMove):
            device.ask()


@pytest.mark.parametrize("counts", [(0, 0), (5, 5), (2, 2, 2)])
def test_a_request_that_cannot_be_is_none(counts: tuple[int, ...]) -> None:
    anna, _ben = moved()
    number = anna.match.messages.have[anna.seat]
    anna.match.say(anna.seat, Ask(1, counts))
    assert anna.match.consents.request(anna.seat, number) is None
    assert anna.match.requests == []


def test_words_about_consent_are_read_as_they_were_written() -> None:
    for body in (Ask(3, (4, 5, 600)), Answer(True, 6, 19_999), Answer(False, 0, 2)):
        assert read_body(body.written()) == body
        assert len(body.written()) <= 9
    for odd in (b"\2", b"\2ab", b"\2abc", b"\3ab", b"\4abcd"):
        assert read_body(odd) is None
