"""Matches in a chat: each turn goes out by itself, and all comes back when the page is opened."""

import random

import pytest

from pygames.post import letter
from tests.effort import effort, sampled
from tests.post.table.members import Group, Member, gathered, play_on


@pytest.mark.parametrize(
    ("query", "names"),
    sampled(
        [
            ("battle-line?seats=2", "Anna Ben"),
            ("lost-patrol?preset=dash", "Anna Ben"),
            ("not-alone?seats=3", "Anna Ben Cem"),
        ],
        3,
    ),
)
def test_a_chat_carries_a_match_to_its_end(query: str, names: str) -> None:
    members = gathered(query, names)
    assert [member.here for member in members] == ["0", "1", "2"][: len(members)]
    play_on(members)
    first, *others = members
    for other in others:
        assert other.match.log == first.match.log
        assert other.save.names == tuple(names.split())


def test_who_opens_the_chat_is_invited_by_name() -> None:
    group = Group()
    anna, ben = Member(group, "Anna"), Member(group, "Ben")
    assert ben.screen == "home"
    anna.offer()
    ben.hear()
    assert ben.screen == "join"
    assert "Anna invites you" in ben.shown.text()
    assert ben.shown.element("name").attributes["value"] == "Ben"
    late = Member(group, "Cem")
    assert late.screen == "join"
    ben.sit()
    late.hear()
    assert "Anna invites you" in group.lines[0]
    dora = Member(group, "Dora")
    assert (dora.screen, dora.here) == ("table", "")
    assert "watching" in dora.shown.text("prompt")


def test_a_turn_is_one_update() -> None:
    """However many choices it takes."""
    members = gathered("not-alone?seats=2")
    before = len(members[0].group.updates)
    for member in members:
        said = len(member.group.updates)
        chosen = member.match.choices if member.saves else 0
        member.choose()
        assert len(member.group.updates) - said == (member.match.choices > chosen)
        for other in members:
            other.hear()
    assert len(members[0].group.updates) > before


def test_the_chat_shows_whose_move_it_is() -> None:
    anna, ben = gathered()
    mover, other = (anna, ben) if anna.picks else (ben, anna)
    mover.choose()
    update = mover.group.updates[-1]
    assert update["info"] == f"It is your move, {other.name}."
    assert update["summary"] == f"Battle Line: {other.name}’s turn"
    assert update["notify"] == {other.address: update["info"]}


def test_the_chat_brings_back_what_is_stored_nowhere() -> None:
    members = gathered()
    for _turn in range(4):
        for member in members:
            member.choose()
            for other in members:
                other.hear()
    anna, ben = members
    again = Member(anna.group, "Anna", seed=9)
    assert (again.here, again.match.log) == ("0", anna.match.log)
    assert again.picks == anna.picks
    assert len(ben.group.updates) == len(anna.group.updates)


def test_updates_arrive_in_any_order() -> None:

    members = gathered()
    play_on(members)
    for seed in range(effort(2, 10)):
        late = Member(members[0].group, "Ben", listens=False)
        late.shuffled, late.listens = random.Random(seed), True
        late.start()
        late.go(members[1].url)
        assert late.match.log == members[1].match.log


def test_a_letter_holds_what_was_not_sent() -> None:
    members = gathered()
    for _turn in range(3):
        for member in members:
            member.choose()
            for other in members:
                other.hear()
    last = letter.read(members[0].group.updates[-1]["payload"]["letter"])
    assert [len(run.bodies) for run in last.runs] in ([1], [2])
    assert not last.beginning
    assert len(members[0].group.updates[-1]["payload"]["letter"]) < 120


def test_taking_back_is_asked_for_and_granted_in_the_chat() -> None:
    asker, other = gathered("lost-patrol?seats=2")
    for _turn in range(60):
        asker, other = other, asker
        before = asker.match.log
        asker.choose()
        other.hear()
        undo = asker.shown.element("undo").attributes["aria-label"]
        if undo == "Ask to take it back" and not asker.picks:
            break
    asker.send("undo")
    line = f"{asker.name} would like to take back the last move."
    assert asker.group.lines[-1] == line
    other.hear()
    assert line in other.shown.text("prompt")
    other.send("consent", grants="yes")
    asker.hear()
    assert asker.picks
    assert len(before) <= len(asker.match.log)
    asker.choose()  # which tells that it has been taken back, too
    other.hear()
    late = Member(asker.group, other.name, seed=5)
    assert asker.match.log == other.match.log == late.match.log
