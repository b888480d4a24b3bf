"""Matches whose devices are connected: what is done here is there at once."""

import re

import pytest

from pygames.core.envelope import LETTER
from pygames.core.game import NOBODY
from pygames.core.links import find
from tests.effort import effort, sampled
from tests.live.wires import Caller, End, Wires, connected, play_live

GAMES = (
    ("battle-line", 2),
    ("lost-patrol", 2),
    ("espionage", 2),
    ("not-alone", 2),
    ("not-alone", 4),
    ("deep-space-wars", 3),
)


@pytest.mark.parametrize(("game", "seats"), sampled(GAMES, 4))
def test_a_match_is_the_same_at_all_devices(game: str, seats: int) -> None:
    friends = connected(game, seats)
    assert [friend.line for friend in friends] == ["on"] * seats
    play_live(friends, effort(12 // seats, 2000))
    logs = [friend.match.log for friend in friends]
    assert all(log == logs[0] for log in logs)
    assert len(logs[0]) > seats


@pytest.mark.parametrize("seats", [3, 5])
def test_those_who_are_introduced_play_on_without_the_host(seats: int) -> None:
    host, *guests = connected("not-alone", seats)
    assert all(len(host.wires.ends(friend)) == seats - 1 for friend in (host, *guests))
    host.wires.broken |= {*host.wires.ends(host)}
    for end in host.wires.ends(host):
        host.wires.hang(end)
    before = [len(guest.match.log) for guest in guests]
    for guest in guests:
        guest.choose()
        host.wires.settle()
    assert {guest.line for guest in guests} == {"on"}
    one, *others = (guest.match.log for guest in guests)
    assert all(other == one for other in others)
    assert len(one) >= max(before)


def test_what_was_said_while_the_line_was_lost_comes_with_it() -> None:
    anna, ben = connected()
    wires = anna.wires
    mover, other = (anna, ben) if anna.picks else (ben, anna)
    (mine,), (theirs,) = wires.ends(mover), wires.ends(other)
    wires.broken |= {mine}
    for end in (mine, theirs):
        wires.tell(end, "lost")
    assert mover.line == other.line == "lost"
    mover.choose()
    wires.settle()
    assert other.match.log != mover.match.log
    wires.broken.clear()
    for end in (mine, theirs):
        wires.tell(end, "on")
    wires.settle()
    assert other.match.log == mover.match.log
    assert other.picks


def test_a_worker_that_starts_again_finds_its_lines() -> None:
    anna, ben = connected()
    for friend in (anna, ben):
        friend.start()
        for end in friend.wires.ends(friend):
            friend.wires.tell(end, "on")
        friend.wires.settle()
    play_live([anna, ben], 3)
    assert anna.match.log == ben.match.log
    assert anna.line == ben.line == "on"


def test_when_somebody_has_gone_play_goes_on_by_links() -> None:
    anna, ben = connected()
    mover, other = (anna, ben) if anna.picks else (ben, anna)
    (end,) = other.wires.ends(other)
    other.wires.hang(end)
    assert mover.line == "lost"
    mover.choose()
    assert mover.sends
    assert "is away" in mover.shown.text("prompt") or mover.sends
    other.open(mover.post())
    assert other.match.log == mover.match.log
    mover.call_with(other, more="true")
    assert mover.line == other.line == "on"


def test_who_hangs_up_plays_on_by_links() -> None:
    anna, ben = connected()
    anna.send("live")
    anna.send("hang_up")
    anna.wires.settle()
    assert anna.line == ben.line == "off"


def test_signs_and_words_are_heard_and_not_kept() -> None:
    anna, ben = connected()
    saved = ben.save.text()
    anna.send("live")
    anna.send("sign", which="0")
    anna.wires.settle()
    assert "Well played!" in ben.shown.text()
    anna.send("words", fields={"words": "<b>Good</b> luck " * 20})
    anna.wires.settle()
    assert "<b>Good</b> luck" in ben.shown.text()
    assert "<b>Good" not in ben.shown.html
    assert ben.save.text() == saved


def test_the_time_that_each_has_taken_is_shown() -> None:
    anna, ben = connected()
    play_live([anna, ben], 2)
    anna.send("live")
    assert len(anna.shown.all("title", "time")) == 2
    assert re.search(r"\d:\d\d", anna.shown.text("sheet"))


def test_a_server_that_the_settings_name_is_asked_for_a_way() -> None:
    anna = Caller(Wires(), seed=1)
    anna.invite()
    for address, servers in (
        ("", []),
        ("stun:example.org:3478", [{"urls": "stun:example.org:3478"}]),
        (
            "turn:anna:pass:word@example.org",
            [{"urls": "turn:example.org", "username": "anna", "credential": "pass:word"}],
        ),
    ):
        anna.send("settle", name="relay", fields={"relay": address})
        assert anna.notice == ""
        anna.send("live", more="true")
        assert anna.servers == servers, address


@pytest.mark.parametrize("address", ["https://example.org", "stun:example.org\nx", "stun:", "x"])
def test_what_is_no_server_is_refused_and_the_one_before_stays(address: str) -> None:
    anna = Caller(Wires(), seed=1)
    anna.invite()
    known = "stun:example.org:3478"
    anna.send("settle", name="relay", fields={"relay": known})
    anna.send("settle", name="relay", fields={"relay": address})
    assert "not the address of a STUN" in anna.notice
    assert anna.settings["relay"] == known
    anna.send("settle", name="relay", fields={"relay": ""})
    assert anna.settings["relay"] == ""


def test_signs_can_be_hidden() -> None:
    anna, ben = connected()
    ben.send("settle", name="silent", fields={"silent": "on"})
    anna.send("sign", which="0")
    anna.wires.settle()
    assert "Well played!" not in ben.shown.text()


def test_the_table_says_who_looks_elsewhere() -> None:
    anna, ben = connected()
    mover, other = (anna, ben) if anna.picks else (ben, anna)
    (end,) = mover.wires.ends(mover)
    assert "is choosing" in other.shown.text("prompt")
    mover.wires.tell(end, "hidden")
    mover.wires.settle()
    assert "looks at something else" in other.shown.text("prompt")
    mover.wires.tell(end, "shown")
    mover.wires.settle()
    assert "looks at something else" not in other.shown.text("prompt")


def test_onlookers_see_what_lies_open_and_get_no_letter() -> None:
    anna, ben = connected()
    eve = Caller(anna.wires, seed=99)
    start = len(anna.wires.letters)
    anna.call_with(eve, watch="true")
    ends = {*anna.wires.ends(eve)}
    assert eve.screen == "table"
    assert eve.shown.text("prompt") == "You are watching."
    play_live([anna, ben], effort(4, 2000))
    assert eve.match.log == anna.match.seen(NOBODY)
    assert len(ends) == 1
    assert eve.saves
    for text in anna.wires.letters[start:]:
        if text.startswith(LETTER):
            assert not find(text)[0].startswith("b")
    hands = [text for text in anna.wires.letters[start:] if not text.startswith((LETTER, "["))]
    assert hands
    assert all(save.count('"post"') == 0 for save in eve.saves.values())


@pytest.mark.parametrize("round_", sampled(range(8), 4))
def test_an_answer_to_another_code_is_refused(round_: int) -> None:
    anna, ben = connected(seed=round_ + 1)
    anna.send("live", more="true")
    old = anna.call
    anna.send("live", more="true")
    ben.open(old)
    anna.send("answer", fields={"text": ben.call})
    assert "another code" in anna.notice


def test_a_call_opens_the_match_for_who_is_new() -> None:
    wires = Wires()
    anna, ben = Caller(wires, seed=1), Caller(wires, seed=2)
    anna.invite("lost-patrol")
    anna.send("live")
    ben.join(anna.call, "Ben")
    anna.send("answer", fields={"text": ben.call})
    wires.settle()
    assert anna.line == ben.line == "on"
    assert ben.match.log == anna.match.log
    assert "Ben" in anna.shown.text("table")


def test_a_device_in_the_middle_shows_the_table_and_no_hand() -> None:
    wires = Wires()
    middle = Caller(wires, seed=1)
    middle.go("#/invite/not-alone?seats=3")
    middle.send("invite", fields={"name": "", "middle": "on", "other0": "me", "other1": "far"})
    phones = [Caller(wires, seed=seed) for seed in (2, 3, 4)]
    for phone, name in zip(phones, ("Anna", "Ben", "Cem"), strict=True):
        phone.join(middle.call, name)
        middle.send("answer", fields={"text": phone.call})
        wires.settle()
    assert middle.here == ""
    assert [phone.here for phone in phones] == ["0", "1", "2"]
    assert not middle.shown.values("data-offer")
    play_live([*phones, middle], 4)
    logs = [it.match.log for it in (middle, *phones)]
    assert all(log == logs[0] for log in logs)
    assert len(logs[0]) > 5
    assert middle.picks == []


def test_an_answer_in_another_tab_reaches_the_one_that_waits() -> None:
    anna, ben = connected()
    anna.send("live", more="true")
    ben.open(anna.call)
    second = Caller(anna.wires, seed=5, saves=dict(anna.saves))
    second.open(ben.call)
    (text,) = (it["text"] for it in second.effects if it["type"] == "forward")
    anna.send("answer", text=text)
    anna.wires.settle()
    assert anna.line == "on"
    assert len(anna.wires.ends(anna)) == 2
    assert isinstance(anna.wires.ends(anna)[0], End)


@pytest.mark.parametrize(("page", "sounds"), [("", ["other"]), ("#/settings", [])])
def test_what_others_do_is_heard_where_it_is_seen(
    monkeypatch: pytest.MonkeyPatch, page: str, sounds: list[str]
) -> None:
    anna, ben = connected()
    mover, other = (anna, ben) if anna.picks else (ben, anna)
    other.send("settle", fields={"sound": "on"}, name="theme")
    other.go(page or other.url)
    heard: list[str] = []
    monkeypatch.setattr(
        other, "_carry_out", lambda type, name="", **_more: heard.append(type + name)
    )

    mover.choose()
    mover.wires.settle()

    assert {*sounds} == {it.removeprefix("sound") for it in heard if it.startswith("sound")}
