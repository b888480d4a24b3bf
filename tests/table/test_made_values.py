"""What players have made at the table, a battlefield say, is kept for the set-ups of later matches.

(DSW-92 to DSW-94)
"""

from typing import Any
from urllib.parse import quote

import pytest

from pygames.table import made_values
from pygames.table.backup import merge_settings
from pygames.table.settings import checked
from tests.table.visitor import ADDRESS, Visitor

GAME = "deep-space-wars"
GROUND = "2.2.-16.72~woods.312.312.0~low_wall.200.200.1"
OTHER = "2.1.0.0~rocks.312.312.0"
OF_THREE = "3.0.0.0.0"


def kept(visitor: Visitor) -> dict[str, str]:
    """Name -> battlefield, as this device has them."""
    return made_values.kept(visitor.settings, GAME).get("layout", {})


def keep(visitor: Visitor, name: str) -> str:
    """Keep the battlefield of the match under this name; return what is said."""
    visitor.send("keep_made", fields={"name": name})
    return visitor.notice


def offered(visitor: Visitor) -> list[str]:
    """The values that the set-up has for battlefields."""
    select = visitor.shown.element("option-layout")
    options = [it for it in visitor.shown.all("value", "option") if select in it.around]
    return [it.attributes["value"] for it in options]


def chosen(visitor: Visitor) -> list[str]:
    """The values that the set-up has chosen for battlefields."""
    select = visitor.shown.element("option-layout")
    marked = visitor.shown.all("selected")
    return [it.attributes["value"] for it in marked if select in it.around]


@pytest.fixture
def visitor() -> Visitor:
    """Somebody at a table with a battlefield of their own."""
    visitor = Visitor()
    visitor.play(GAME, armies="drawn", layout=GROUND)
    return visitor


def test_a_battlefield_is_kept_under_a_name_and_chosen(visitor: Visitor) -> None:
    assert "Battlefield" in visitor.shown.text("keep-made")
    assert "Saved" in keep(visitor, "  Two hills ")
    assert kept(visitor) == {"Two hills": GROUND}
    assert visitor.shown.element("made-name").attributes["value"] == "Two hills"

    visitor.start(f"#/setup/{GAME}")
    assert offered(visitor)[-1] == GROUND
    assert "Two hills" in visitor.shown.text("option-layout")
    visitor.send("begin", fields={"seats": "2", "layout": GROUND})
    assert visitor.match.setup.options["layout"] == GROUND


def test_a_ready_battlefield_is_not_to_be_kept() -> None:
    visitor = Visitor()
    visitor.play(GAME, armies="drawn")
    assert "keep-made" not in visitor.shown.values("id")
    assert "nothing" in keep(visitor, "Crossroads")
    assert kept(visitor) == {}


def test_it_needs_a_name(visitor: Visitor) -> None:
    assert "name" in keep(visitor, " \u200b ")
    assert kept(visitor) == {}


def test_another_name_renames_it(visitor: Visitor) -> None:
    keep(visitor, "Two hills")
    keep(visitor, "One wood")
    assert kept(visitor) == {"One wood": GROUND}


def test_nothing_is_lost_to_the_same_name(visitor: Visitor) -> None:
    keep(visitor, "Two hills")
    visitor.play(GAME, armies="drawn", layout=OTHER)
    assert "Two hills" in keep(visitor, "Two hills")
    assert kept(visitor) == {"Two hills": GROUND}


def test_at_most_twelve_are_kept(visitor: Visitor) -> None:
    many = {f"Field {n}": f"2.0.0.{n}" for n in range(12)}
    visitor.settings = {made_values.MADE: {GAME: {"layout": many}}}
    visitor.start()
    assert "12" in keep(visitor, "Two hills")
    assert kept(visitor) == many


def test_it_is_deleted_in_the_set_up(visitor: Visitor) -> None:
    keep(visitor, "Two hills")
    visitor.go(f"#/setup/{GAME}?layout={GROUND}")
    visitor.send("drop_made", option="layout", name="Two hills")

    assert kept(visitor) == {}
    assert chosen(visitor) == [GROUND]
    assert "drop-layout" not in visitor.shown.values("id")
    visitor.send("change", name="layout", fields={"seats": "2", "layout": "lakes"})
    assert GROUND not in offered(visitor)


def test_only_those_for_as_many_players_are_offered(visitor: Visitor) -> None:
    keep(visitor, "Two hills")
    visitor.go(f"#/setup/{GAME}?layout={GROUND}")
    visitor.send("change", name="seats", fields={"seats": "3", "layout": GROUND})

    assert GROUND not in offered(visitor)
    assert chosen(visitor) == ["usual"]


def test_it_is_given_to_others(visitor: Visitor) -> None:
    visitor.go(f"#/setup/{GAME}?layout={GROUND}")
    visitor.send("give_made", option="layout")
    (copied,) = (effect["text"] for effect in visitor.effects if effect["type"] == "copy")
    assert copied == f"{ADDRESS}#/setup/{GAME}?seats=2&layout={GROUND}"

    other = Visitor("#/open")
    other.send("bring", fields={"text": f"Play this: {copied} !"})
    assert other.screen == "setup"
    assert chosen(other) == [GROUND]
    assert {"type": "navigate", "url": f"#/setup/{GAME}", "replace": True} in other.effects


@pytest.mark.parametrize(
    ("seats", "text", "said"),
    [
        (2, GROUND[:-1], "cut off or altered"),
        (2, GROUND.replace("woods", "sea"), "cut off or altered"),
        (2, "x" * 5000, "cut off or altered"),
        (3, GROUND, "for 2 players"),
        (2, OF_THREE, "for 3 players"),
        (9, OTHER, "9 players"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence_and_nothing_is_lost(
    seats: int, text: str, said: str
) -> None:
    visitor = Visitor(f"#/setup/{GAME}")
    visitor.send("change", name="points", fields={"seats": "2", "points": "1500"})
    visitor.go(f"#/setup/{GAME}?seats={seats}&layout={quote(text)}")
    assert visitor.screen == "home"
    assert said in visitor.notice

    visitor.go(f"#/setup/{GAME}")
    assert "1500" in [it.attributes.get("value") for it in visitor.shown.all("selected")]


def test_odd_requests(visitor: Visitor) -> None:
    for screen in ("#/", f"#/setup/{GAME}", "#/setup/battle-line"):
        visitor.go(screen)
        for event in ("drop_made", "give_made"):
            visitor.send(event, option="colour", name="?")
            assert visitor.notice or event == "drop_made"


@pytest.mark.parametrize(
    "odd", [None, 7, [], {GAME: 1}, {GAME: {"layout": ["x"]}}, {GAME: {"layout": {"": GROUND}}}]
)
def test_what_cannot_be_read_is_left_out(odd: Any) -> None:
    assert checked({made_values.MADE: odd, "theme": "dark"}) == {"theme": "dark"}


def test_a_text_that_is_no_battlefield_any_more_is_not_offered() -> None:
    visitor = Visitor()
    visitor.settings = {made_values.MADE: {GAME: {"layout": {"Old": "1-old", "Two hills": GROUND}}}}
    visitor.start(f"#/setup/{GAME}")
    assert GROUND in offered(visitor)
    assert "1-old" not in offered(visitor)


def test_a_backup_brings_those_that_are_missing() -> None:
    mine = {made_values.MADE: {GAME: {"layout": {"One": GROUND}}}}
    theirs = {
        made_values.MADE: {GAME: {"layout": {"Two": GROUND, "One": OF_THREE, "Three": OTHER}}}
    }
    both = merge_settings(mine, theirs)
    assert made_values.kept(both, GAME) == {"layout": {"One": GROUND, "Three": OTHER}}
    assert made_values.kept(merge_settings({}, theirs), GAME) == theirs[made_values.MADE][GAME]
