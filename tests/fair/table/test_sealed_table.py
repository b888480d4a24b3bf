"""Sealed matches through pages of their own, who know nothing but what comes in letters."""

import json
import os
import random

import pytest

from pygames.core.game import NOBODY
from pygames.core.links import find
from pygames.fair.proof import read_proof
from pygames.post import letter
from pygames.post.table.far_table import FarTable
from tests.effort import WILD, only_wild
from tests.post.table.friends import MARK, Friend, met, play_on
from tests.table.visitor import ADDRESS

QUICK = {
    "battle-line": "battle-line?use_tactics=false&hand_size=3",
    "lost-patrol": "lost-patrol?preset=dash",
    "not-alone": "not-alone?seats=2",
    "espionage": "espionage?preset=small_fast",
    "deep-space-wars": "deep-space-wars?seats=2",
}


def judged(friend: Friend) -> str:
    """What the page says of the match in the end, once it has gone through it."""
    for _step in range(500):
        (found,) = friend.shown.values("data-fair")
        if found != "checking":
            return found
        friend.send("judge")
    raise AssertionError("no verdict")


@pytest.fixture(autouse=True)
def _same_roots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same matches each time."""
    monkeypatch.setattr(os, "urandom", random.Random(1).randbytes)


def dealt(game: str = "battle-line") -> tuple[Friend, Friend]:
    """Two who have begun a match, up to the first choice: who is asked, and the other."""
    friends = met(QUICK[game], sealed="yes")
    while not any(friend.picks for friend in friends):
        open_all(friends)
    mover = next(it for it in friends if it.picks)
    (other,) = (it for it in friends if it is not mover)
    return mover, other


def open_all(friends: list[Friend]) -> None:
    """Let everybody send what is left when the match is over."""
    for friend in friends:
        if friend.sends:
            address = friend.post()
            for other in friends:
                if other is not friend:
                    other.open(address)


@pytest.mark.parametrize("game", [it for it in QUICK if WILD or it == "battle-line"])
def test_a_whole_match_by_sealed_letters(game: str) -> None:
    friends = met(QUICK[game], sealed="yes")
    play_on(friends)
    open_all(friends)
    assert [judged(friend) for friend in friends] == ["right", "right"]
    for friend in friends:
        friend.send("keep_proof")
        (proof,) = (it["text"] for it in friend.effects if it["type"] == "download")
        assert read_proof(proof).verdict.kind == "right"


def test_the_whole_match_lies_open_once_it_is_right() -> None:
    friends = met(QUICK["battle-line"], sealed="yes")
    play_on(friends)
    open_all(friends)
    assert {friend.match.perspective for friend in friends} == {0, 1}
    assert "look-back" not in friends[0].shown.html
    for friend in friends:
        judged(friend)
    assert {friend.match.perspective for friend in friends} == {None}
    assert friends[0].match.log == friends[1].match.log
    assert "look-back" in friends[0].shown.html
    friends[0].send("review")
    assert friends[0].screen == "replay"


def test_each_sees_only_what_their_seat_has_seen() -> None:
    anna, ben = friends = met(QUICK["battle-line"], sealed="yes")
    play_on(friends, rounds=3, whole=False)
    for seat, friend in enumerate(friends):
        assert friend.match.perspective == seat
        (kept,) = friend.saves.values()
        theirs = [entry.move for entry in friend.match.log if entry.known_to == {1 - seat}]
        assert theirs
        assert {getattr(move, "card", None) for move in theirs} == {None}
        assert json.loads(json.loads(kept)["post"])["kept"]
    assert anna.save.sealed
    assert ben.save.sealed


def test_no_letter_can_be_seen_before_it_is_kept() -> None:
    mover, _other = dealt()
    mover.choose()
    assert mover.sends
    assert mover.shown.values("data-letter") == []
    address = mover.post()
    (given,) = (it for it in mover.effects if it["type"] == "copy")
    (saved,) = (it for it in mover.effects if it["type"] == "save")
    assert given["kept"] == saved["id"]
    assert mover.effects.index(saved) < mover.effects.index(given)
    assert mover.shown.values("data-letter") == []
    mover.send("kept", match=saved["id"], done=True)
    assert mover.shown.values("data-letter") == [address]


def test_a_letter_that_was_not_kept_has_not_been_sent() -> None:
    mover, _other = dealt()
    mover.choose()
    before = mover.match.log[:]
    mover.post()
    mover.send("kept", match=mover.save.id, done=False)
    assert "Nothing has been sent" in mover.notice
    assert mover.shown.values("data-letter") == []
    assert mover.match.log == before
    mover.send("undo")  # it may still be taken back
    assert mover.picks


def test_a_reload_says_the_same_again() -> None:
    friends = met(QUICK["espionage"], sealed="yes")
    play_on(friends, rounds=2, whole=False)
    for friend in friends:
        friend.choose()
        before = json.loads(friend.save.post)["letter"]
        friend.start()
        if friend.sends:
            friend.post()
        assert json.loads(friend.save.post)["letter"] == before


def test_undo_is_over_once_it_is_sent() -> None:
    mover, _other = dealt()
    mover.choose()
    mover.send("undo")
    assert mover.picks
    mover.choose()
    mover.post()
    before = mover.match.log[:]
    mover.send("undo")
    assert mover.match.log == before
    assert "What is sent stands" in mover.notice


def test_a_stranger_sees_no_table() -> None:
    """Whoever opens a letter of others is told that all seats are taken."""
    anna, ben = friends = met(QUICK["battle-line"], sealed="yes")
    play_on(friends, rounds=1, whole=False)
    stranger = Friend(seed=77)
    for friend in friends:
        if friend.choose() or friend.sends:
            stranger.open(friend.post())
            assert stranger.screen in ("unknown", "join")
            assert "sealed match" in stranger.shown.html
    assert not stranger.saves
    late = Friend(seed=78)
    late.open(Friend(seed=79).invite(sealed="yes"))
    assert late.screen == "join"
    assert ben.save.id == anna.save.id


def test_bots_and_people_at_one_device_are_for_open_matches() -> None:
    for plays in ("here", "2"):
        anna = Friend()
        anna.go("#/invite/not-alone?seats=3")
        fields = {"name": "Anna", "sealed": "yes", "other0": "me", "other1": "far"}
        anna.send("invite", fields={**fields, "other2": plays})
        assert "device of their own" in anna.notice
        assert not anna.saves


def test_the_middle_of_the_table_and_onlookers_are_for_open_matches() -> None:
    anna = Friend()
    anna.invite(sealed="yes", middle="on")
    assert anna.here == "0"
    anna.send("live", watch="true")
    assert "look on" in anna.notice


@only_wild
def test_three_play_not_alone() -> None:
    friends = met("not-alone", 3, sealed="yes")
    play_on(friends)
    for _turn in range(2):
        open_all(friends)
    assert [judged(friend) for friend in friends] == ["right"] * 3


def test_a_seat_goes_to_another_device_and_on_there() -> None:
    anna, ben = dealt()
    key, seat, others = anna.save.id, anna.here, ben.here
    if anna.picks:
        anna.choose()
    anna.go(f"#/move/{key}")
    anna.send("move_out")
    assert "First send" in anna.notice
    anna.go(f"#/match/{key}")
    ben.open(anna.post())
    log = anna.match.log
    anna.go(f"#/move/{key}")
    anna.send("move_out")
    phone = Friend(seed=99)
    phone.open(anna.shown.text("link").strip())
    assert phone.here == seat
    assert phone.match.log == log
    ben.choose()
    address = ben.post()
    for friend in (phone, anna):  # which looks on
        friend.open(address)
    anna.start()
    assert (anna.here, ben.here) == ("", others)
    play_on([phone, ben])
    open_all([phone, ben])
    assert [judged(it) for it in (phone, ben)] == ["right", "right"]


def test_what_was_not_opened_proves_nothing() -> None:
    friends = met(QUICK["battle-line"], sealed="yes")
    play_on(friends)
    last = next(it for it in friends if it.sends)  # whose letter the other one still lacks
    (other,) = (it for it in friends if it is not last)
    assert judged(other) == "closed"
    assert "nothing is proven" in other.shown.html
    other.open(last.post())
    assert judged(other) == "right"


@only_wild
def test_a_sealed_rematch_is_sealed() -> None:
    anna, ben = friends = met(QUICK["battle-line"], sealed="yes")
    play_on(friends)
    open_all(friends)
    anna.send("rematch")
    ben.open(anna.post())
    assert ben.save.sealed
    assert json.loads(ben.save.post)["kept"] != json.loads(anna.save.post)["kept"]
    assert anna.save.id == ben.save.id


def test_nobody_is_an_onlooker_with_a_view_of_nobody() -> None:
    anna, _ben = met(QUICK["battle-line"], sealed="yes")
    table = anna.app.session.table_session
    assert isinstance(table, FarTable)
    with pytest.raises(ValueError, match="no link"):
        table.match.link(NOBODY)


def test_a_seat_does_not_come_with_the_secret_of_another_or_with_a_second_seat() -> None:
    anna, ben = dealt()
    key = anna.save.id
    anna.choose()
    ben.open(anna.post())
    anna.go(f"#/move/{key}")
    anna.send("move_out")
    going = letter.read(find(anna.shown.text("link").strip())[0])
    both = going.here | {int(ben.here)}
    for doctored in (going._replace(kept=bytes(32)), going._replace(here=frozenset(both))):
        phone = Friend(seed=98)
        phone.open(f"{ADDRESS}{MARK}{letter.written(doctored)}")
        assert phone.screen == "home"
        assert "damaged" in phone.notice
        assert not phone.saves
