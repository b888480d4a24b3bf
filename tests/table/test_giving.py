"""What players give away as a text in a link: it is laid out in a match, or in one of its own."""

import random
import re

import pytest

from pygames.deep_space_wars.board.armies.mustering import in_draft
from pygames.deep_space_wars.forces.designs import altered
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.writing import written
from pygames.table.board import READY
from tests.deep_space_wars.hostile import hostile_text
from tests.table.visitor import ADDRESS, Visitor

GAME = "deep-space-wars"
OWN = altered(CARDS["HC1"], armour=3, abilities=("parry",)).id
ARMY = written((("HC1", 9), (OWN, 4), ("SB1", 3)))


def squads(visitor: Visitor) -> list[str]:
    """The name of each squad that is shown."""
    keys = (element.attributes.get("id", "") for element in visitor.shown.elements)
    texts = [visitor.shown.text(key) for key in keys if key.startswith("own-")]
    return [re.split(r"\d", text)[0].strip() for text in texts]


# --- without a match ---------------------------------------------------------------------------


def test_an_army_from_a_link_is_shown_before_there_is_a_match() -> None:
    visitor = Visitor(f"#/army/{ARMY}")

    assert ["Line Rifles", "Line Rifles (custom)", "Skitterlings"] == squads(visitor)
    assert {} == visitor.saves
    assert f"#/army/{ARMY}" == visitor.url
    assert "muster" == visitor.table["data-decision"]


def test_it_leads_to_a_match() -> None:
    visitor = Visitor(f"#/army/{ARMY}")
    visitor.pick(READY)

    assert visitor.url.startswith("#/match/")
    army = visitor.match.state.armies[0]
    assert [("HC1", 9), (OWN, 4), ("SB1", 3)] == [(card.id, n) for card, n in army]
    assert 500 == visitor.match.setup.options["points"]
    assert "muster" == visitor.table["data-decision"]


def test_the_limit_follows_the_army() -> None:
    visitor = Visitor(f"#/army/{written((('HC1', 20), ('HC8', 20)))}")
    visitor.pick(READY)
    assert 1500 == visitor.match.setup.options["points"]


def test_what_was_changed_is_there_again_after_a_reload() -> None:
    visitor = Visitor(f"#/army/{ARMY}")
    visitor.pick("size:0:8")
    visitor.pick("add:SB1")
    shown = visitor.shown.text("builder")
    visitor.start()

    assert shown == visitor.shown.text("builder")
    visitor.go("#/")
    assert "home" == visitor.screen


def test_an_army_can_be_built_without_a_link() -> None:
    visitor = Visitor(f"#/choose/{GAME}")
    assert "Build an army" == visitor.shown.text("build")
    visitor.go(visitor.shown.element("build").attributes["href"])
    assert squads(visitor)
    visitor.pick("load:none")
    assert not squads(visitor)
    assert READY not in visitor.picks
    assert "An army needs at least one squad." in visitor.shown.text("prompt")


@pytest.mark.parametrize(
    ("army", "said"),
    [
        ((("HC1", 9), ("HC6", 1)), "Squad 2, Compact Guard: A squad of one figure cannot be Loyal"),
        ((("HC1", 21),), "Squad 1, Line Rifles: A squad has 1 to 20 figures"),
        ((("SB7", 20), ("SB7", 20)), "3000 is the limit: take off at least"),
        (
            ((altered(CARDS["BG3"], energy=1).id, 4),),
            "Squad 1, Slag Burners (custom): A flamethrower",
        ),
        (
            ((altered(CARDS["HC8"], armour=0).id, 4),),
            "Squad 1, Pathfinders (custom): Camouflage needs Armour of at least 1: raise it",
        ),
    ],
)
def test_what_stands_against_an_army_is_said_and_can_be_mended(army: object, said: str) -> None:
    """DSW-33, DSW-81, DSW-86, DSW-89, DSW-191."""
    visitor = Visitor(f"#/army/{written(army)}")  # type: ignore[arg-type]
    assert said.replace("3000", "3,000") in visitor.shown.text("prompt").replace("3000", "3,000")
    assert READY not in visitor.picks
    assert squads(visitor)
    visitor.pick(READY)
    assert said[:8] in visitor.notice or "limit" in visitor.notice
    visitor.pick("load:HC")
    visitor.pick(READY)
    assert visitor.url.startswith("#/match/")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ARMY[:-9], "cut off"),
        ("2" + ARMY[1:], "another version"),
        ("nonsense", "cut off"),
        ("x" * 5000, "too long"),
        ("%00%ff/../☃", "cut off"),
    ],
)
def test_any_other_text_says_why_and_nothing_is_lost(text: str, said: str) -> None:
    visitor = Visitor()
    visitor.play(GAME, seed=1)
    saves = dict(visitor.saves)
    visitor.go(f"#/army/{text}")

    assert said in visitor.notice
    assert "home" == visitor.screen
    assert saves == visitor.saves


def test_no_text_breaks_the_builder() -> None:
    visitor, rng = Visitor(), random.Random(7)
    for _text in range(40):
        visitor.go(f"#/army/{hostile_text(rng)}")  # a report would fail the visitor
        assert visitor.screen in ("home", "table")
        if visitor.screen == "table" and visitor.picks:
            visitor.pick(rng.choice(visitor.picks))


def test_it_leads_to_a_match_in_the_way_that_was_chosen_last() -> None:
    visitor = Visitor()
    visitor.begin(GAME, seed=1, bots="1:2", preset="at_once")
    visitor.go(f"#/army/{ARMY}")
    assert visitor.question is None
    visitor.pick(READY)

    assert (0, 2) == visitor.save.bots
    assert visitor.question is not None
    assert 1 == visitor.question["seat"]


def test_a_bot_gives_hints_before_there_is_a_match() -> None:
    visitor = Visitor(f"#/army/{ARMY}")
    visitor.send("hint")
    assert visitor.question is not None
    visitor.answer(0)
    visitor.send("follow")

    assert visitor.url.startswith("#/match/")
    assert visitor.match.state.armies[0]


# --- in a match --------------------------------------------------------------------------------


def test_in_a_match_that_waits_for_an_army_it_is_laid_out_there() -> None:
    visitor = Visitor()
    visitor.play(GAME, seed=1, points=1000)
    match = visitor.url
    visitor.go(f"#/army/{ARMY}")

    assert match == visitor.url
    assert "Here it is" in visitor.notice
    assert 3 == len(squads(visitor))
    visitor.pick(READY)
    assert 3 == len(visitor.match.state.armies[0])


def test_in_a_match_that_waits_for_something_else_it_is_shown_apart() -> None:
    visitor = Visitor()
    visitor.play(GAME, seed=1, preset="at_once")
    visitor.go(f"#/army/{ARMY}")

    assert f"#/army/{ARMY}" == visitor.url
    assert 3 == len(squads(visitor))


# --- kept, and given ---------------------------------------------------------------------------


def test_an_army_is_kept_for_other_matches_and_given_to_others() -> None:
    visitor = Visitor()
    visitor.play(GAME, seed=1)
    visitor.pick("load:none")
    visitor.pick("add:HC1")
    visitor.pick("size:0:6")
    visitor.send("keep_layout")
    visitor.play(GAME, seed=2)
    text = written((("HC1", 6),))
    assert [text] == visitor.settings["layouts"][GAME]

    visitor.send("lay", layout=text)
    visitor.send("give")
    assert {"type": "copy", "text": f"{ADDRESS}#/army/{text}"} in visitor.effects
    visitor.shares = True
    visitor.start()
    visitor.send("lay", layout=text)
    visitor.send("give")
    assert f"{ADDRESS}#/army/{text}" == visitor.effects[0]["url"]

    visitor.send("drop_layout", layout=text)
    assert "Saved:" not in visitor.shown.text("starts")


def test_a_message_with_such_a_link_can_be_pasted() -> None:
    visitor = Visitor("#/open")
    visitor.send("bring", fields={"text": f"My army: {ADDRESS}#/army/{ARMY} – beat it!"})
    assert f"#/army/{ARMY}" == visitor.url
    assert 3 == len(squads(visitor))


def test_a_game_that_gives_nothing_away_says_so() -> None:
    visitor = Visitor()
    visitor.play("battle-line", seed=1)
    visitor.send("take", seat="0")
    visitor.send("give")
    assert "nothing to share" in visitor.notice


# --- any game ----------------------------------------------------------------------------------


def test_any_game_can_give_a_draft_away(null_game: str) -> None:
    """N-13: a place for the runner, which waits until it is asked for."""
    visitor = Visitor()
    visitor.go("#/place/73")
    assert {} == visitor.saves
    while visitor.screen != "table" or visitor.table["data-decision"] != "walk":
        visitor.step()
    assert "73" == visitor.app.session.table.sight().layout
    visitor.go("#/place/101")
    assert "from 1 to 100" in visitor.notice
    assert null_game == "null"


def test_a_draft_of_another_kind_is_none() -> None:
    assert in_draft("47") is None
