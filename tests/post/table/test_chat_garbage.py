"""What is no letter of ours, or has been tampered with, does no harm in a chat."""

import random
from typing import Any

import pytest

from pygames.core.envelope import LETTER, opened_letter, sealed
from tests.effort import effort
from tests.post.table.members import Group, Member, gathered, play_on
from tests.post.table.test_hostile_letters import tampered

ODD: list[Any] = [
    None,
    7,
    "p1",
    [],
    {},
    {"by": 3, "letter": "p1"},
    {"by": "x", "letter": None},
    {"by": "x", "letter": "p1"},
    {"by": "x", "letter": "x" * 100_000},
    {"by": "x" * 100_000, "letter": "p1"},
    {"by": "\ud800", "letter": "\ud800"},
    {"by": "x", "letter": sealed(LETTER, bytes(40))},
    {"by": "x", "letter": sealed(LETTER, random.Random(1).randbytes(20_000))},
    {"by": "x", "letter": {"by": "x"}},
    {"votes": [1, 2]},
]


def test_what_others_say_is_none_of_ours() -> None:
    """Neither while a match goes on, which then goes on to its end, nor before there is any."""
    anna, ben = gathered()
    stranger = Member(Group(), "Dora")
    seen = {member: (member.match.log, member.saves, member.url) for member in (anna, ben)}
    for odd in ODD:
        for member in (anna, ben):
            member.send("heard", said=[odd], whole=True)
            assert seen[member] == (member.match.log, member.saves, member.url), odd
        for said in ([odd], [odd] * 100):
            stranger.send("heard", said=said, whole=True)
            assert (stranger.screen, stranger.saves) == ("home", {}), odd
    play_on([anna, ben])


@pytest.mark.parametrize("said", [None, 7, "x", {}, {"a": 1}])
def test_an_event_may_hold_anything(said: object) -> None:
    (anna,) = gathered(names="Anna")
    before = dict(anna.saves)
    anna.send("heard", said=said, whole=said)
    assert (anna.screen, anna.saves) == ("table", before)


@pytest.mark.parametrize("chat", [None, 7, "x", [], {"address": 3, "name": "x"}, {"address": ""}])
def test_a_page_outside_a_chat_hears_of_none(chat: object) -> None:
    from tests.table.visitor import Visitor

    visitor = Visitor()
    start = {"ready": True, "url": "#/", "languages": ["en"], "saves": {}, "settings": {}}
    visitor.send("start", **start, session=None, address="", shares=False, chat=chat)
    assert visitor.screen == "home"
    visitor.send("heard", said=[], whole=True)
    assert "not possible" in visitor.notice


def test_a_newer_page_is_told_of() -> None:
    anna, _ben = gathered()
    letter = sealed("p2", bytes(40))
    log = anna.match.log
    anna.send("heard", said=[{"by": "x", "letter": letter}], whole=True)
    assert "newer" in anna.notice
    assert anna.match.log == log


def test_what_has_been_tampered_with_leaves_all_able_to_go_on() -> None:
    rng = random.Random(7)
    for _try in range(effort(8, 400)):
        anna, ben = gathered(names="Anna Ben", query="lost-patrol?preset=dash")
        for _turn in range(2):
            for member in (anna, ben):
                member.choose()
                for other in (anna, ben):
                    other.hear()
        payload = rng.choice(anna.group.updates)["payload"]
        data = opened_letter(payload["letter"])
        said = [{"by": payload["by"], "letter": tampered(data, rng)} for _other in range(4)]
        for member in (anna, ben):
            member.send("heard", said=said, whole=True)
            assert member.screen in ("table", "join", "handover")
            member.start()
            member.go("#/")
            assert member.screen == "home"


def test_what_has_been_tampered_with_may_come_first() -> None:
    rng = random.Random(8)
    anna, ben = gathered(names="Anna Ben", query="lost-patrol?preset=dash")
    for member in (anna, ben):
        member.choose()
        anna.hear()
        ben.hear()
    payloads = [update["payload"] for update in anna.group.updates]
    data = opened_letter(payloads[0]["letter"])
    for _try in range(effort(60, 2000)):
        odd = {"by": payloads[0]["by"], "letter": tampered(data, rng)}
        late = Member(Group(), "Ben", address=ben.address)
        late.send("heard", said=[odd], whole=True)
        late.send("heard", said=payloads, whole=True)
        late.go(ben.url)
        assert (late.here, late.match.log) == (ben.here, ben.match.log)
