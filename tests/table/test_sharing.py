"""A match is given away, and taken in."""

import random
from itertools import pairwise

import pytest

from pygames.core.match import Match
from pygames.table import qr
from tests.table.visitor import ADDRESS, Visitor


def at_a_match(moves: int = 30, **query: object) -> Visitor:
    """Somebody at a match."""
    visitor = Visitor(seed=1)
    visitor.play(seed=9, **query)
    while len(visitor.match.choices) < moves and not visitor.over:
        visitor.step()
    while visitor.screen == "handover":
        visitor.take()
    return visitor


def sharing(visitor: Visitor, place: str = "") -> Visitor:
    visitor.go(f"#/share/{visitor.url.removeprefix('#/match/')}{place}")
    return visitor


def link(visitor: Visitor) -> str:
    return visitor.shown.text("link")


def effect(visitor: Visitor, kind: str) -> dict[str, str]:
    (found,) = [effect for effect in visitor.effects if effect["type"] == kind]
    return found


# --- giving ----------------------------------------------------------------------------------


def test_the_link_is_this_page_with_the_match() -> None:
    visitor = at_a_match()
    kept = visitor.save.link
    sharing(visitor)

    assert visitor.screen == "share"
    assert f"{ADDRESS}#m={kept}" == link(visitor)


def test_it_can_be_copied_saved_and_handed_on() -> None:
    visitor = sharing(at_a_match())
    visitor.send("copy_link")
    assert effect(visitor, "copy")["text"] == link(visitor)

    visitor.send("save_link")
    file = effect(visitor, "download")
    assert file["name"].startswith("battle-line-")
    assert file["text"].splitlines()[-1] == link(visitor)

    visitor.send("send_link")
    shared = effect(visitor, "share")
    assert shared["url"] == link(visitor)
    assert "your move" in shared["text"]


@pytest.mark.parametrize(("done", "said"), [(True, "Copied"), (False, "copy it yourself")])
def test_what_the_clipboard_says_is_told(done: bool, said: str) -> None:
    visitor = sharing(at_a_match())
    visitor.send("copied", done=done)

    assert said in visitor.notice


def test_a_share_sheet_is_offered_only_where_there_is_one() -> None:
    visitor = sharing(at_a_match())
    assert not visitor.shown.has("send-link")

    visitor.shares = True
    visitor.start()

    assert visitor.shown.has("send-link")
    visitor.send("unsent")
    assert "could not be shared" in visitor.notice


def test_of_a_running_match_it_says_that_everything_is_in_it() -> None:
    visitor = sharing(at_a_match())

    assert "decodes it can see everything" in visitor.shown.text("explained")
    assert visitor.shown.element("explained").attributes["class"] == "warning"


def test_a_match_of_people_says_who_is_next_to_get_it() -> None:
    people = Visitor(seed=1)
    people.play(seed=9)
    asked = people.match.decisions[0].seat
    assert f"It is Player {asked + 1}’s turn" in sharing(people).shown.text("next")

    assert not sharing(at_a_match()).shown.has("next")  # who holds the device is to move

    alone = Visitor(seed=1)
    alone.play(seed=9, bots="1:1")
    assert not sharing(alone).shown.has("next")


def test_of_a_match_that_is_over_nothing_has_to_be_said() -> None:
    visitor = Visitor(seed=1)
    visitor.play(seed=9, hand_size=5)
    visitor.to_the_end()
    sharing(visitor)

    assert visitor.shown.element("explained").attributes["class"] == ""
    visitor.send("send_link")
    assert "win" in effect(visitor, "share")["text"]


def test_the_picture_of_its_end_goes_with_a_match_that_is_over() -> None:
    visitor = Visitor(seed=1)
    visitor.play(seed=9, hand_size=5)
    match = visitor.url
    assert not sharing(visitor).shown.has("card")
    visitor.send("send_link")
    assert effect(visitor, "share")["picture"] == ""

    visitor.go(match)
    visitor.to_the_end()
    sharing(visitor)

    card = visitor.shown.text("card")
    assert "Player" in card
    assert "wins" in card
    visitor.send("save_picture")
    name = effect(visitor, "picture")["name"]
    assert name.endswith(".png")
    visitor.send("send_link")
    assert effect(visitor, "share")["picture"] == name


def test_a_moment_before_the_end_has_no_picture_of_it() -> None:
    visitor = Visitor(seed=1)
    visitor.play(seed=9, hand_size=5)
    visitor.to_the_end()

    assert not sharing(visitor, "/12").shown.has("card")


@pytest.mark.parametrize("seat", [0, 1])
def test_what_one_seat_has_seen(seat: int) -> None:
    visitor = at_a_match()
    match = visitor.match
    sharing(visitor)

    visitor.send("share_as", name="seat", fields={"seat": str(seat)})

    assert f"{ADDRESS}#m={match.link(seat)}" == link(visitor)
    assert "not play on" in visitor.shown.text("explained")
    visitor.send("share_as", name="seat", fields={"seat": ""})
    assert f"{ADDRESS}#m={match.link()}" == link(visitor)
    visitor.send("share_as", name="seat", fields={"seat": "7"})
    assert f"{ADDRESS}#m={match.link()}" == link(visitor)


def test_what_was_seen_can_be_given_on_only_like_that() -> None:
    seen = Match.from_link(at_a_match().match.link(1))
    visitor = Visitor(f"#m={seen.link()}")
    sharing(visitor)

    assert link(visitor) == f"{ADDRESS}#m={seen.link()}"
    assert not visitor.shown.has("share-as")
    assert "not play on" in visitor.shown.text("explained")


def test_a_link_to_a_move_leads_there() -> None:
    visitor = sharing(at_a_match(), "/12")
    other = Visitor()

    other.go(link(visitor).removeprefix(ADDRESS))
    other.send("watch", eyes="0")

    assert other.shown.element("replay").attributes["data-move"] == "12"


def test_where_there_is_no_match_nothing_is_shared() -> None:
    visitor = Visitor("#/share/nothing")
    assert visitor.screen == "home"
    assert "not on this device" in visitor.notice

    for kind in ("copy_link", "save_link", "save_picture", "send_link", "share_as"):
        visitor.send(kind, fields={})
        assert "no match" in visitor.notice


def test_the_match_goes_on_where_the_way_back_leads() -> None:
    visitor = at_a_match()
    before = visitor.shown.text()
    key = visitor.url
    sharing(visitor)

    visitor.go(visitor.shown.element("back").attributes["href"])

    assert key == visitor.url
    assert before == visitor.shown.text()


# --- codes -----------------------------------------------------------------------------------


def squares(path: str) -> set[tuple[int, int]]:
    """The black squares of a path."""
    found = set()
    for run in path.split("M")[1:]:
        place, width = run.split("h")[:2]
        x, y = map(int, place.split())
        found |= {(x + n, y) for n in range(int(width.split("v")[0]))}
    return found


def test_a_code_has_its_three_eyes_and_white_around_them() -> None:
    size, path = qr.path("https://x.example/#m=b1")
    black = squares(path)
    eye = {(x, y) for x in range(7) for y in range(7) if {x, y} & {0, 6}}

    assert {x for x, _y in black} | {y for _x, y in black} == set(range(4, size - 4))
    for left, top in ((4, 4), (size - 11, 4), (4, size - 11)):
        assert {(left + x, top + y) for x, y in eye} <= black


def test_longer_texts_need_more_squares() -> None:
    sizes = [qr.path("x" * length)[0] for length in (20, 200, 600, qr.LONGEST)]

    assert all(less < more for less, more in pairwise(sizes))


def test_a_match_too_long_for_a_camera_has_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qr, "LONGEST", 20)
    visitor = sharing(at_a_match())

    assert not visitor.shown.has("qr")
    assert "too long for a QR code" in visitor.shown.text()


# --- taking ----------------------------------------------------------------------------------


def sent() -> Match:
    match = Match("battle-line", names=("Ann", "Ben"), rng=random.Random(2))
    match.play(match.decisions[0].moves[0], match.decisions[0].seat)
    return match


def test_a_match_that_has_come_asks_what_to_do() -> None:
    match = sent()
    visitor = Visitor(f"#m={match.link()}")

    assert visitor.screen == "handover"
    assert visitor.shown.has("watch")
    visitor.take()
    assert visitor.screen == "table"
    visitor.start()
    assert visitor.screen == "table"


def test_the_same_set_up_afresh() -> None:
    match = sent()
    visitor = Visitor(f"#m={match.link()}")

    visitor.send("rematch")

    assert "has come" not in visitor.shown.text()
    assert match.setup == visitor.match.setup
    assert visitor.match.choices == []
    assert len(visitor.saves) == 2


@pytest.mark.parametrize(
    "message", ["{link}", "Your move!\n{link}\n", "  ({link}) see you", "{text}", "{link}/1"]
)
def test_a_message_or_file_is_opened(message: str) -> None:
    match = sent()
    text = message.format(link=f"https://y.example/#m={match.link()}", text=match.link())
    visitor = Visitor("#/open")

    visitor.send("bring", fields={"text": text})
    assert len(visitor.saves) == 1
    visitor.go("#/open")
    visitor.send("bring", text=text)

    assert len(visitor.saves) == 1
    assert visitor.screen in ("handover", "replay")


@pytest.mark.parametrize(
    ("text", "said"),
    [(sent().link()[:-4], "incomplete"), ("", "not a link"), ("hello", "not a link")],
)
def test_what_cannot_be_opened_is_said_where_it_was_pasted(text: str, said: str) -> None:
    visitor = Visitor("#/open", saves={"other": "kept"})

    visitor.send("bring", fields={"text": text})

    assert visitor.screen == "open"
    assert said in visitor.notice
    assert visitor.saves == {"other": "kept"}
