"""What a page offers inside a chat, and what it does not."""

import re
from pathlib import Path

import pytest

from tests.post.table.members import Group, Member, gathered
from tests.table.visitor import Visitor

ROOT = Path(__file__).parents[3]
SHEET = (ROOT / "web/styles/chat.css").read_text(encoding="utf-8")
TEMPLATES = "".join(
    path.read_text(encoding="utf-8")
    for path in [*ROOT.glob("pygames/**/*.html"), ROOT / "pygames/post/table/far_table.py"]
)


@pytest.mark.parametrize("name", re.findall(r"#([\w-]+)", SHEET))
def test_what_the_sheet_hides_is_there(name: str) -> None:
    assert f'id="{name}"' in TEMPLATES


@pytest.mark.parametrize("url", ["#/choose/espionage", "#/setup/espionage", "#/invite/espionage"])
def test_the_others_are_in_the_chat(url: str) -> None:
    member, visitor = Member(Group(), "Anna"), Visitor()
    member.go(url)
    visitor.go(url)
    assert " chat" in member.shown.text()
    assert " link" not in member.shown.text()
    assert "link" in visitor.shown.text()


def test_nothing_is_left_to_be_sent_or_pasted() -> None:
    anna, ben = gathered()
    for member in (anna, ben):
        member.choose()
        member.send("open", id="menu")
        assert not member.shown.has("send-letter")
        assert not member.shown.has("take-letter")
        assert not member.shown.has("menu-move")
        member.send("close")


def test_nobody_is_offered_the_seat_of_somebody_else() -> None:
    anna = gathered("not-alone?seats=3", "Anna Ben")[0]
    cem = Member(anna.group, "Cem")
    assert cem.shown.values("value", "input") == ["Cem", "2"]
    cem.send("join", fields={"name": "Cem", "seat": "1"})
    assert cem.screen == "join"
    assert "Choose a seat" in cem.notice


def test_who_watches_can_still_join() -> None:
    anna = gathered(names="Anna")[0]
    ben = Member(anna.group, "Ben")
    ben.go(ben.shown.element("watch").attributes["href"])
    assert (ben.screen, ben.here) == ("table", "")
    ben.go(ben.shown.element("sit-again").attributes["href"])
    ben.sit()
    assert ben.here == "1"


def test_a_match_begun_elsewhere_is_told_of_and_does_not_interrupt() -> None:
    group = Group()
    anna, ben = Member(group, "Anna"), Member(group, "Ben")
    ben.play("battle-line")
    anna.offer()
    ben.hear()
    assert "Anna invites you to Battle Line" in ben.notice
    assert ben.screen == "handover"
    ben.go("#/")
    assert ben.screen == "home"
    assert len(ben.shown.all("data-match")) == 1


def test_one_chat_holds_several_matches() -> None:
    anna, ben = gathered()
    ben.offer("lost-patrol?preset=dash")
    anna.hear()
    cem = Member(anna.group, "Cem")
    assert "Lost Patrol" in cem.shown.text()
    cem.sit()
    again = Member(anna.group, "Ben", seed=9)
    assert len(again.saves) == 2
    for member in (anna, ben):
        member.hear()
        assert len(member.saves) == 2
