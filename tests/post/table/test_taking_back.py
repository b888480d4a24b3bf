"""Somebody asks to take back what is sent, and the others answer, through their pages."""

import pytest

from pygames.core.links import find
from pygames.post import letter
from tests.post.table.friends import Friend, met, play_on


def moved(seats: int = 2) -> list[Friend]:
    """Friends of whom the first has sent a move that can be asked back, and the others know it."""
    friends = met("not-alone?seats=3" if seats > 2 else "lost-patrol", seats, seed=4)
    for _round in range(60):
        for friend in friends:
            others = [other for other in friends if other is not friend]
            if not friend.choose():
                continue
            hear(others, friend.post())
            if undo(friend) == "Ask to take it back" and not friend.picks:
                return [friend, *others]
    raise AssertionError("nothing can be asked back")


def hear(friends: list[Friend], address: str) -> None:
    """Let friends open what was sent."""
    for friend in friends:
        friend.open(address)


def undo(friend: Friend) -> str:
    """What the button says that undoes."""
    return friend.shown.element("undo").attributes["aria-label"]


def said(friend: Friend) -> str:
    """The sentence that goes with a letter."""
    table = friend.app.session.table_session
    assert table is not None
    return table.covering()


def asked() -> list[Friend]:
    """Friends of whom the first has asked, and the others have read it."""
    friends = moved()
    friends[0].send("undo")
    hear(friends[1:], friends[0].post())
    return friends


def test_asking_is_one_of_the_things_to_send() -> None:
    anna, ben = moved()
    log, name = anna.match.log[:], ben.save.names[int(ben.here)]
    assert "Send again" in anna.shown.text("buttons")
    anna.send("undo")
    assert anna.shown.text("prompt") == f"Ask {name} to let you take it back."
    assert f"Send to {name}" in anna.shown.text("buttons")
    assert "would like to take back the last move." in said(anna)
    assert anna.match.log == log
    anna.send("undo")
    assert undo(anna) == "Ask to take it back"
    assert "Send again" in anna.shown.text("buttons")


def test_what_is_allowed_is_chosen_anew() -> None:
    anna, ben = asked()
    length, mover = len(anna.match.log), anna.save.names[int(anna.here)]
    assert "You have asked" in anna.shown.text("prompt")
    assert f"{mover} would like to take back the last move." in ben.shown.text("prompt")
    assert ben.picks  # nobody is held up by a question
    ben.send("consent", grants="yes")
    assert ben.picks == []
    assert ben.shown.text("prompt") == f"Send your answer to {mover}."
    assert "allows the last move to be taken back" in said(ben)
    anna.open(ben.post())
    assert f"Waiting for {mover}" in ben.shown.text("prompt")
    assert "You may take it back" in anna.notice
    assert anna.picks
    assert len(anna.match.log) < length
    anna.choose()
    ben.open(anna.post())
    assert "has taken the last move back" in ben.notice
    assert ben.match.log == anna.match.log
    assert ben.app.session.table_session is not None
    assert ben.picks or ben.app.session.table_session.happening


def test_what_is_refused_stands() -> None:
    anna, ben = asked()
    log = anna.match.log[:]
    ben.send("consent", grants="no")
    assert ben.picks
    ben.choose()
    anna.open(ben.post())
    assert "does not allow it: the move stands." in anna.notice
    assert anna.match.log[: len(log)] == log
    play_on([anna, ben], rounds=3, whole=False)


def test_who_is_asked_may_simply_move() -> None:
    anna, ben = asked()
    log = anna.match.log[:]
    ben.choose()
    assert not ben.shown.has("allow")
    anna.open(ben.post())
    assert "has gone on: the move stands." in anna.notice
    assert anna.match.log[: len(log)] == log
    assert anna.match.log == ben.match.log


def test_who_has_asked_may_let_it_stand() -> None:
    anna, ben = asked()
    ben.send("consent", grants="yes")
    ben.post()
    assert undo(anna) == "Let the move stand"
    anna.send("undo")
    assert "You have asked" not in anna.shown.text("prompt")
    ben.open(anna.post())
    assert "lets the move stand after all" in ben.notice
    assert ben.picks


def test_an_answer_is_taken_back_like_a_move_before_it_is_sent() -> None:
    _anna, ben = asked()
    for grants in ("yes", "no"):
        ben.send("consent", grants=grants)
        assert not ben.shown.has("allow")
        assert undo(ben) == "Undo"
        ben.send("undo")
        assert ben.shown.has("allow")


def test_what_is_asked_and_answered_outlives_the_page() -> None:
    anna, ben = asked()
    for friend in (anna, ben):
        friend.start()
    assert undo(anna) == "Let the move stand"
    assert ben.shown.has("refuse")
    ben.send("consent", grants="yes")
    ben.start()
    anna.open(ben.post())
    anna.start()
    assert anna.picks
    anna.choose()
    ben.open(anna.post())
    assert ben.match.log == anna.match.log


def test_everybody_is_asked() -> None:
    anna, ben, cem = moved(3)
    anna.send("undo")
    assert " and " in anna.shown.text("prompt")
    hear([ben, cem], anna.post())
    for friend in (ben, cem):
        assert friend.shown.has("allow")
        friend.go("#/")
        assert friend.shown.values("data-turn") == ["here"]
        friend.go(anna.url)
    ben.send("consent", grants="yes")
    hear([anna, cem], ben.post())
    assert "You have asked" in anna.shown.text("prompt")
    cem.send("consent", grants="yes")
    hear([anna, ben], cem.post())
    assert "You may take it back" in anna.notice
    assert anna.picks
    anna.choose()
    hear([ben, cem], anna.post())
    assert anna.match.log == ben.match.log == cem.match.log
    play_on([anna, ben, cem], rounds=2, whole=False)


def test_nothing_is_offered_once_something_is_revealed() -> None:
    friends = met("battle-line")
    mover = next(friend for friend in friends if friend.picks)
    mover.choose()
    mover.post()
    assert undo(mover) == "Undo: Something has been revealed since."
    mover.send("undo")
    assert "revealed" in mover.notice
    assert not mover.sends or "Send again" in mover.shown.text("buttons")


@pytest.mark.parametrize("grants", ["yes", "no", "perhaps"])
def test_who_is_not_asked_has_nothing_to_answer(grants: str) -> None:
    anna, ben = moved()
    local = Friend()
    local.begin(seed=1)
    for friend in (anna, ben, local):
        before = dict(friend.saves)
        friend.send("consent", grants=grants)
        assert friend.notice
        assert friend.saves == before


def test_a_message_that_only_a_later_page_knows_is_named() -> None:
    anna, ben = moved()
    ben.choose()
    sent = letter.read(find(ben.post())[0])
    (run,) = [it for it in sent.runs if it.seat == int(ben.here)]
    runs = (run._replace(bodies=(b"\x63later", *run.bodies[1:])),)
    anna.open(f"#l={letter.written(sent._replace(runs=runs))}")
    assert "newer than this one" in anna.shown.text("prompt")
    assert anna.picks == []
