"""Whose turn it is, at home; what comes after a match; who else can sit at a table."""

from functools import cache
from typing import Any

import pytest

from pygames.table.saves import Save
from tests.post.table.friends import Friend, met, play_on
from tests.table.visitor import Visitor


@cache
def _played() -> list[tuple[dict[str, str], dict[str, Any], str]]:
    """What two keep who have played a match to its end, and where they are."""
    friends = met("lost-patrol")
    play_on(friends)
    return [(friend.saves, friend.settings, friend.url) for friend in friends]


def over() -> list[Friend]:
    """Two who have played a match to its end."""
    friends = []
    for seed, (saves, settings, url) in enumerate(_played()):
        friend = Friend(seed=seed, saves=saves)
        friend.settings = dict(settings)
        friend.start(url)
        friends.append(friend)
    return friends


def turns(friend: Friend) -> list[str]:
    """Where each match at home waits for a move, in the order of the page."""
    friend.go("#/")
    return friend.shown.values("data-turn")


def test_home_says_whose_turn_it_is() -> None:
    anna, ben = met()
    mover, other = (anna, ben) if anna.picks else (ben, anna)
    assert (turns(mover), turns(other)) == (["here"], ["far"])
    assert mover.title.startswith("(1) ")
    assert not other.title.startswith("(")
    assert "Your turn" in mover.shown.text() or "You start" in mover.shown.text()
    assert "Waiting for" in other.shown.text()


def test_matches_that_wait_for_a_move_here_come_first() -> None:
    anna, ben = met()
    for game in ("espionage", "lost-patrol"):
        ben.join(anna.invite(game))
    for friend in (anna, ben):
        friend.begin("battle-line", bots="1:1", seed=1)
        found = turns(friend)
        far = [Save.read(key, text) for key, text in friend.saves.items() if '"post"' in text]
        mine = sum(save is not None and save.turn == "here" for save in far)
        assert len(found) == 4
        assert found[:mine] == ["here"] * mine
        assert friend.title.startswith(f"({mine}) " if mine else "Kitchen")


def test_the_badge_counts_what_waits_here() -> None:
    anna, ben = met()
    mover, other = (anna, ben) if anna.picks else (ben, anna)
    key = mover.url
    mover.choose()
    counts = [it["count"] for it in mover.effects if it["type"] == "badge"]
    assert counts == [0]
    other.open(mover.post())
    assert [it["count"] for it in other.effects if it["type"] == "badge"] == [1]
    assert mover.url == key


def test_both_see_the_end() -> None:
    friends = over()
    for friend in friends:
        friend.go(f"#/match/{friend.save.id}")
        assert friend.over
        assert friend.shown.has("rematch")
    moods = {friend.shown.text("prompt") for friend in friends}
    assert len(moods) == 2  # one has won, one has lost
    assert any("You win" in mood for mood in moods)


@pytest.mark.parametrize("both", [False, True])
def test_a_rematch_goes_on_between_the_same_people(both: bool) -> None:
    """Whoever begins it, or both at once: it is one match, with the sides changed."""
    anna, ben = over()
    before = (anna.here, ben.here)
    anna.send("rematch", level="2")  # a level is for bots at this device alone
    anna.start()
    assert "Ben" in anna.save.names
    assert "Send to Ben" in anna.shown.text("buttons") or anna.picks
    if both:
        ben.send("rematch")
        assert anna.url == ben.url
    if not anna.sends:
        anna.choose()
    ben.open(anna.post())
    assert ben.screen == "table"
    assert anna.url == ben.url
    assert (ben.here, anna.here) == before
    play_on([anna, ben], rounds=4, whole=False)
    assert anna.match.log == ben.match.log
    assert sum(anna.save.wins) == 1
    assert anna.save.wins == ben.save.wins


def test_statistics_are_told_by_friend() -> None:
    anna, ben = over()
    for friend, name, other in ((anna, "Anna", "Ben"), (ben, "Ben", "Anna")):
        friend.go("#/statistics")
        told = friend.shown.text()
        assert told.index(name) < told.index(other)
        assert "Last played" in told
        friend.send("delete", id=next(iter(friend.saves)))
        friend.send("delete", id=next(iter(friend.saves)))
        assert friend.saves == {}
        friend.go("#/statistics")
        assert friend.shown.text() == told


def test_some_sit_here_some_are_far_and_bots_play_along() -> None:
    anna, dora = Friend(seed=1), Friend(seed=2)
    seats = {"other0": "me", "other1": "here", "name1": "Ben", "other2": "far", "other3": "1"}
    invitation = anna.invite("not-alone", 4, **seats)
    assert anna.save.mine == (0, 1)
    dora.join(invitation, "Dora")
    assert dora.here == "2"
    assert dora.question is None
    for _round in range(4):
        for friend, other in ((anna, dora), (dora, anna)):
            for _try in range(20):
                if friend.question is not None:
                    assert friend is anna
                    friend.answer()
                elif not friend.choose():
                    break
            if friend.screen == "table" and friend.sends:
                other.open(friend.post())
    assert anna.save.names == ("Anna", "Ben", "Dora", "")
    assert dora.save.bots == (0, 0, 0, 1)
    assert len(dora.match.log) > 10


def test_an_invitation_without_a_far_seat_is_none() -> None:
    anna = Friend()
    anna.go("#/invite/not-alone?seats=3")
    anna.send("invite", fields={"other0": "me", "other1": "here", "other2": "1"})
    assert anna.screen == "invite"
    assert "Nobody is invited" in anna.notice
    assert anna.saves == {}


def test_an_invitation_keeps_the_options_of_its_address() -> None:
    anna, ben = Friend(), Friend(seed=3)
    anna.go("#/invite/battle-line?use_tactics=false&hand_size=3")
    ben.join(anna._given("invite", fields={"name": "Anna"}))
    assert ben.match.setup.options["hand_size"] == 3
    anna.go("#/invite/battle-line?hand_size=99")
    assert anna.notice
    assert anna.screen == "home"


def test_names_and_options_lead_to_an_invitation() -> None:
    anna, ben = Friend(), Friend(seed=3)
    anna.go("#/setup/battle-line")
    anna.send("change", fields={"seats": "2", "preset": "first-game"}, name="preset")
    chosen = anna.app.session.setup_form
    assert chosen is not None
    anna.send("afar")
    assert anna.screen == "invite"
    ben.join(anna._given("invite", fields={"name": "Anna"}))
    assert dict(ben.match.setup.options) == dict(chosen.options)


def test_who_plays_here_is_asked_once() -> None:
    """Links of whole matches still open; between two devices each of them asks once."""
    anna, ben = Visitor(), Visitor(seed=2)
    anna.play(seed=1)
    for _round in range(2):
        for here, there in ((anna, ben), (ben, anna)):
            here.step()
            while here.screen == "table":
                here.step()
            there.go(f"#m={here.match.link()}")
    assert anna.screen == "table"
    assert anna.picks
