"""In a chat: several devices of one member, and two members who want the same seat."""

import random

import pytest

from pygames.post.table.far_table import FarTable
from tests.effort import WILD, effort, sampled
from tests.post.table.forethought import fulfil, prepare, prepared, shows
from tests.post.table.members import Group, Member, gathered, play_on


def pair(query: str = "battle-line?seats=2") -> tuple[Member, Member, Member]:
    """One who has two devices, and another; all of them have heard all."""
    anna, ben = gathered(query)
    tablet = Member(anna.group, "Anna", seed=77)
    assert tablet.here == anna.here
    return anna, tablet, ben


def until(mover: Member, members: list[Member]) -> None:
    """Play on until somebody has to choose, and has not begun to."""
    for _turn in range(20):
        if mover.picks:
            return
        for member in members:
            if member.picks and member.here != mover.here:
                member.choose()
                for other in members:
                    other.hear()
    raise AssertionError("never asked")


def test_a_member_sits_in_the_same_seat_on_another_device() -> None:
    anna, tablet, ben = pair()
    until(tablet, [anna, tablet, ben])
    log = tablet.match.log
    tablet.choose()
    for member in (anna, ben):
        member.hear()
        assert member.match.log[: len(log) + 1] == tablet.match.log[: len(log) + 1]
    assert not anna.picks


def test_what_another_device_has_sent_counts() -> None:
    """And what was begun here is dropped, with a sentence."""
    anna, tablet, ben = pair()
    until(anna, [anna, tablet, ben])
    anna.pick(anna.picks[0])
    anna.pick(anna.picks[0])
    tablet.choose()
    said = len(anna.group.updates)
    anna.hear()
    assert "moved on elsewhere" in anna.notice
    assert anna.match.log == tablet.match.log
    assert len(anna.group.updates) == said
    play_on([anna, ben])
    tablet.hear()
    assert tablet.match.log == anna.match.log == ben.match.log


def test_the_device_that_has_spoken_last_gives_the_prepared_answer() -> None:
    """Another one of the same member may have prepared something else."""
    phone, tablet, ben = pair("lost-patrol?seats=2")
    members = [phone, tablet, ben]
    for _turn in range(40):
        until(phone, members)
        phone.choose()
        for member in members:
            member.hear()
        if shows(phone, "prepare") and shows(tablet, "prepare"):
            break
    while not prepare(phone):
        pass
    (expected,) = prepared(phone)
    there = tablet.app.session.table_session
    assert isinstance(there, FarTable)
    there.post.prepared = (expected,)
    fulfil(ben, expected)
    said = len(phone.group.updates)
    tablet.hear()
    assert len(phone.group.updates) == said
    assert tablet.picks
    assert prepared(tablet) == ()
    before = len(phone.match.log)
    phone.hear()
    if not phone.picks:
        assert len(phone.group.updates) > said
    assert len(phone.match.log) > before + len(expected.theirs)
    phone.choose()
    for member in (tablet, ben):
        member.hear()
        assert member.match.log == phone.match.log


def test_two_devices_that_speak_at_once_agree_afterwards() -> None:
    """Whatever each of them had heard before."""
    for seed in range(effort(1, 30)):
        rng = random.Random(seed)
        anna, tablet, ben = pair()
        members = [anna, tablet, ben]
        for _turn in range(6):
            until(anna, members)
            tablet.hear()
            anna.choose()
            tablet.choose()
            rng.shuffle(members)
            for member in [*members, *members, *members]:
                member.hear()
            assert anna.match.log == tablet.match.log == ben.match.log
        assert all("overtaken" not in member.notice for member in members)


@pytest.mark.parametrize("order", sampled([(1, 2), (2, 1)], 2, first=1))
def test_who_invites_says_who_has_a_seat(order: tuple[int, int]) -> None:
    group = gathered(names="Anna")[0].group
    anna = Member(group, "Anna")
    ben, cem, dora = (
        Member(group, name, seed=it) for it, name in enumerate(("Ben", "Cem", "Dora"))
    )
    guests = {1: ben, 2: cem}
    first, second = (guests[it] for it in order)
    first.sit()
    second.sit()
    for member in (dora, second, first):
        member.hear()
    anna.hear()
    assert anna.save.names[1] == first.name
    for member in (dora, second, first, anna, dora, second, first):
        member.hear()
    anna.choose()
    for member in (dora, second, first):
        member.hear()
        assert member.save.names == ("Anna", first.name)
    assert (first.here, second.here) == ("1", "")
    play_on([anna, first])
    for member in (dora, second):
        member.hear()
        assert member.match.log == anna.match.log


def test_bots_think_where_their_host_has_spoken_last() -> None:
    group = Group()
    anna, ben = Member(group, "Anna"), Member(group, "Ben", seed=1)
    anna.offer("not-alone?seats=3", other0="me", other1="far", other2="1")
    ben.hear()
    ben.sit()
    anna.hear()
    tablet = Member(group, "Anna", seed=77)
    members, thought = [anna, tablet, ben], {anna.seed: 0, tablet.seed: 0}
    for turn in range(12):
        host = (anna, tablet)[turn % 2]
        for member in (host, ben):
            member.choose()
            while member.question:
                member.answer()
                thought[member.seed] = thought.get(member.seed, 0) + 1
            for other in members:
                other.hear()
        assert turn < 2 or not (anna.question and tablet.question)
        logs = [member.match.log for member in members]
        shortest = min(map(len, logs))  # some may have begun a turn
        assert [log[:shortest] for log in logs] == [logs[0][:shortest]] * 3
    assert shortest > 10
    assert all(thought[it.seed] for it in (anna, tablet))


def test_a_rematch_begins_in_the_same_chat() -> None:
    anna, ben = gathered()
    play_on([anna, ben])
    anna.send("rematch")
    assert "rematch" in anna.group.lines[-1]
    ben.hear()
    assert "rematch" in ben.notice
    ben.send("rematch")
    anna.hear()
    assert ben.url == anna.url
    if WILD:
        play_on([anna, ben])
    late = Member(anna.group, "Ben", seed=5)
    assert late.match.log == ben.match.log
    assert sum(late.save.wins) == 1
