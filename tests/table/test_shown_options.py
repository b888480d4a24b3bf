"""The set-up shows only options that change something beside the others."""

import pytest

import pygames
from pygames.not_alone.state import State
from tests.table.visitor import Visitor

LANDS = pygames.GAMES["not-alone"].options


@pytest.mark.parametrize(
    ("game", "chosen", "absent"),
    [
        ("battle-line", {}, {"scout_needs_cards", "mud_excess", "series_starter"}),
        ("espionage", {"moves_per_turn": "1"}, {"second_move", "no_return_blocks_attacks"}),
        ("not-alone", {"place6": "swamp"}, {"labyrinth"}),
    ],
)
def test_what_changes_nothing_is_not_shown(
    game: str, chosen: dict[str, str], absent: set[str]
) -> None:
    visitor = Visitor(f"#/setup/{game}")
    visitor.send("change", fields=chosen)

    assert not absent & {*visitor.shown.values("name")}


def test_the_labyrinth_is_asked_about_where_there_is_one() -> None:
    visitor = Visitor("#/setup/not-alone")
    assert "labyrinth" not in visitor.shown.values("name")
    number = next(n for n, option in LANDS.items() if "labyrinth" in option.values)
    visitor.send("change", fields={number: "labyrinth"})
    assert "labyrinth" in visitor.shown.values("name")

    visitor.send("change", fields={number: "labyrinth", "labyrinth": "variant"})
    visitor.send("change", fields={number: LANDS[number].default, "labyrinth": "variant"})
    assert "labyrinth" not in visitor.shown.values("name")
    assert "checked" in visitor.shown.element("preset-base").attributes

    visitor.send("begin", fields={"bot1": "1"})
    assert isinstance(visitor.match.state, State)
    assert visitor.match.state.options.place_deck == frozenset()


def test_a_switch_that_is_not_shown_keeps_its_value() -> None:
    """A form says nothing of switches that are off, nor of those that it does not show."""
    visitor = Visitor("#/setup/battle-line")
    on = {"scout_needs_cards": "on", "traitor_takes_morale": "on"}
    visitor.send("change", fields=on)
    assert "scout_needs_cards" not in visitor.shown.values("name")
    visitor.send("change", fields={})
    visitor.send("change", fields={"use_tactics": "on"})

    assert "checked" in visitor.shown.element("option-scout_needs_cards").attributes
    assert "checked" in visitor.shown.element("option-traitor_takes_morale").attributes
    assert "checked" not in visitor.shown.element("option-env_targetable").attributes


def test_what_has_to_be_typed_is_folded_away() -> None:
    visitor = Visitor("#/setup/lost-patrol")

    assert "Jungle" in visitor.shown.text("more")
    assert "Scouts are led by" not in visitor.shown.text("more")


def test_a_number_tells_what_its_least_stands_for() -> None:
    visitor = Visitor("#/setup/lost-patrol")

    assert "mission fails 0: no limit" in " ".join(visitor.shown.text("more").split())
