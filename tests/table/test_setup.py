"""The set-up: presets, options, names."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from tests.strategies import options_of
from tests.table.visitor import Visitor

GAME = pygames.GAMES["battle-line"]


@pytest.fixture
def visitor() -> Visitor:
    return Visitor("#/setup/battle-line")


def fields(options: dict[str, object], *names: str) -> dict[str, str]:
    """What the form says for these options: switches that are off say nothing."""
    told = {name: str(value) for name, value in options.items() if value is not False}
    return told | {f"name{seat}": name for seat, name in enumerate(names)}


def test_every_option_can_be_set(visitor: Visitor) -> None:
    named = visitor.shown.values("name")

    assert set(GAME.options) <= set(named)


@settings(max_examples=20)
@given(options=options_of(GAME))
def test_any_options_begin_the_match_they_say(options: dict[str, object]) -> None:
    visitor = Visitor("#/setup/battle-line")
    visitor.send("begin", fields=fields(options, "Ann", "Ben"))

    assert options == dict(visitor.match.setup.options)
    assert visitor.match.setup.names == ("Ann", "Ben")
    assert {"type": "navigate", "url": visitor.url, "replace": False} in visitor.effects


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_a_preset_sets_the_options(visitor: Visitor, preset: str) -> None:
    usual = {name: option.default for name, option in GAME.options.items()}
    visitor.send("change", name="preset", fields=fields(usual) | {"preset": preset})
    assert "checked" in visitor.shown.element(f"preset-{preset}").attributes

    expected = {**usual, **GAME.presets[preset]}
    visitor.send("begin", fields=fields(expected) | {"preset": preset})

    assert expected == dict(visitor.match.setup.options)


def test_an_option_of_ones_own_is_no_preset(visitor: Visitor) -> None:
    usual = {name: option.default for name, option in GAME.options.items()}
    visitor.send("change", name="hand_size", fields=fields(usual | {"hand_size": 5}))

    presets = [e for e in visitor.shown.all("name") if e.attributes["name"] == "preset"]
    assert not [e for e in presets if "checked" in e.attributes]


def test_names_are_there_the_next_time(visitor: Visitor) -> None:
    visitor.send("begin", fields={"name0": "Ann", "name1": "Ben"})

    visitor.go("#/setup/battle-line")

    assert visitor.shown.element("name-0").attributes["value"] == "Ann"
    assert visitor.shown.element("name-1").attributes["value"] == "Ben"


def test_names_are_there_for_a_match_begun_with_one_tap(visitor: Visitor) -> None:
    visitor.send("begin", fields={"name0": "Ann", "name1": "Ben"})

    visitor.play()

    assert visitor.match.setup.names == ("Ann", "Ben")


def test_a_look_at_the_rules_changes_nothing(visitor: Visitor) -> None:
    visitor.send("change", name="name0", fields={"name0": "Ann"})
    visitor.go("#/rules/battle-line")

    visitor.go("#/setup/battle-line")

    assert visitor.shown.element("name-0").attributes["value"] == "Ann"


def test_a_reload_keeps_what_was_chosen(visitor: Visitor) -> None:
    usual = {name: option.default for name, option in GAME.options.items()}
    chosen = fields(usual | {"hand_size": 5, "use_tactics": False}, "Ann", "")
    visitor.send("change", name="hand_size", fields=chosen)

    visitor.start()

    assert visitor.shown.element("name-0").attributes["value"] == "Ann"
    assert "checked" not in visitor.shown.element("option-use_tactics").attributes
    visitor.send("begin", fields=chosen)
    assert visitor.match.setup.options["hand_size"] == 5


def test_an_impossible_value_is_refused(visitor: Visitor) -> None:
    visitor.send("change", name="hand_size", fields={"hand_size": "99"})

    assert visitor.screen == "setup"
    assert "99" in visitor.notice


@settings(max_examples=30)
@given(
    st.dictionaries(
        st.sampled_from(["seats", "names", "options"]),
        st.none() | st.integers() | st.lists(st.integers()) | st.dictionaries(st.text(), st.none()),
    )
)
def test_nonsense_remembered_is_let_go(memory: dict[str, object]) -> None:
    visitor = Visitor()
    visitor.session = {"draft": {**memory, "game": GAME.id}}

    visitor.start("#/setup/battle-line")

    assert visitor.screen == "setup"
    assert not visitor.notice


def test_the_number_of_players_gives_as_many_names(null_game: str) -> None:
    visitor = Visitor(f"#/setup/{null_game}")
    assert not visitor.shown.has("name-2")

    visitor.send("change", name="seats", fields={"seats": "3"})

    assert visitor.shown.has("name-2")
    visitor.send("begin", fields={"seats": "3", "name2": "Cat"})
    assert visitor.match.setup.seats == 3
    assert visitor.match.setup.names[2] == "Cat"
