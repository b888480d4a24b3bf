"""The set-up: presets, options, names."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from pygames import Match, null
from pygames.espionage.options import OPTIONS
from pygames.null.game import RULES
from tests.strategies import options_of
from tests.table.visitor import Element, Visitor

GAME = pygames.GAMES["battle-line"]


@pytest.fixture
def visitor() -> Visitor:
    return Visitor("#/setup/battle-line")


def fields(options: dict[str, object], *names: str) -> dict[str, str]:
    """What the form says for these options: switches that are off say nothing."""
    told = {name: str(value) for name, value in options.items() if value is not False}
    return told | {f"name{seat}": name for seat, name in enumerate(names)}


def test_every_option_can_be_set(visitor: Visitor) -> None:
    """One says how a series goes on: there must be one."""
    usual = visitor.shown.values("name")
    visitor.send("change", name="series", fields={"use_tactics": "on", "series": "games:3"})
    named = visitor.shown.values("name")

    assert set(GAME.options) - set(usual) == {"series_starter"}
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


# --- options that are typed --------------------------------------------------------------

TYPED = pygames.GAMES["espionage"]


@pytest.fixture
def typing() -> Visitor:
    """At a set-up that asks for texts and large numbers."""
    return Visitor("#/setup/espionage")


def typed(**options: object) -> dict[str, str]:
    """What the form says where all but these are the usual ones; nothing stands in a field whose
    text is the usual one."""
    usual = {name: option.default for name, option in TYPED.options.items()}
    texts = {"piece_set": "", "volcano_layout": ""}
    return fields(usual | texts | options)


def value(visitor: Visitor, name: str) -> str:
    """What stands in the field of an option."""
    return visitor.shown.element(f"option-{name}").attributes["value"]


def test_a_typed_option_says_what_is_usual_and_proposes_others(typing: Visitor) -> None:
    for name in ("piece_set", "volcano_layout"):
        field = typing.shown.element(f"option-{name}")
        option = TYPED.options[name]
        assert field.tag == "input"
        assert field.attributes["value"] == ""
        assert field.attributes["placeholder"] == option.called(option.default)
        proposals = [
            e.attributes["value"]
            for e in typing.shown.all("value", "option")
            if any(around.attributes.get("id") == field.attributes["list"] for around in e.around)
        ]
        assert proposals == list(option.values)


@pytest.mark.parametrize("text", ["", "  ", "scaled", " Scaled"])
def test_nothing_typed_means_the_usual(typing: Visitor, text: str) -> None:
    typing.send("change", name="piece_set", fields=typed(piece_set=text))
    assert not typing.notice
    assert value(typing, "piece_set") == ""
    assert "checked" in typing.shown.element("preset-espionage").attributes

    typing.send("begin", fields=typed(piece_set=text))

    assert typing.match.setup.options["piece_set"] == "scaled"
    assert typing.match.setup.options["volcano_layout"] == "random_symmetric"


@pytest.mark.parametrize(
    ("name", "text", "read"),
    [
        ("piece_set", "5-5-3-2-2-5-4-3-1", "5-5-3-2-2-5-4-3-1"),
        ("piece_set", " 5-4-3-2-2-5-4-4-1 ", "5-4-3-2-2-5-4-4-1"),
        ("volcano_layout", "c5-h6", "c5-h6"),
        ("volcano_layout", " C5-H6 ", "c5-h6"),
        ("volcano_layout", "none", "none"),
        ("piece_set", "۵-۵-۳–۲-٢-５-4-3-1", "5-5-3-2-2-5-4-3-1"),
        ("volcano_layout", "C۵-Ｈ۶", "c5-h6"),
    ],
)
def test_what_is_typed_counts(typing: Visitor, name: str, text: str, read: str) -> None:
    typing.send("change", name=name, fields=typed(**{name: text}))
    assert not typing.notice
    assert value(typing, name) == read
    assert not [e for e in typing.shown.all("checked") if e.attributes["name"] == "preset"]

    typing.start()
    assert value(typing, name) == read
    typing.send("begin", fields=typed(**{name: text}))

    assert typing.match.setup.options[name] == read


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("piece_set", "x"),
        ("piece_set", "5-4-3"),
        ("piece_set", "5-4-3-2-2-5-4-4-64"),
        ("piece_set", "5-4-3-2-2-5-4-4-01"),
        ("piece_set", "-1-4-3-2-2-5-4-4-1"),
        ("volcano_layout", "h6-c5"),
        ("volcano_layout", "c5-c5"),
        ("volcano_layout", "z5"),
        ("volcano_layout", "c13"),
        ("volcano_layout", "c5-"),
        ("volcano_layout", "<b>"),
    ],
)
def test_a_text_that_means_nothing_is_refused_with_words(
    typing: Visitor, name: str, text: str
) -> None:
    typing.send("change", name="max_turns", fields=typed(max_turns=77))
    for kind in ("change", "begin"):
        typing.send(kind, name=name, fields=typed(max_turns=77, **{name: text}))
        assert typing.screen == "setup"
        assert OPTIONS[name].title in typing.notice
        assert text in typing.notice
        assert value(typing, "max_turns") == "77"
        assert value(typing, name) == ""
    assert not typing.saves


def test_large_numbers_are_typed_between_bounds(typing: Visitor) -> None:
    for name in ("no_progress_limit", "max_turns"):
        attributes = typing.shown.element(f"option-{name}").attributes
        assert attributes["inputmode"] == "numeric"
        assert attributes["value"] == str(TYPED.options[name].default)
        assert "required" in attributes

    typing.send("change", name="max_turns", fields=typed(max_turns=5000, no_progress_limit=0))
    assert (value(typing, "max_turns"), value(typing, "no_progress_limit")) == ("5000", "0")
    typing.send("begin", fields=typed(max_turns=5000, no_progress_limit=0))

    chosen = typing.match.setup.options
    assert (chosen["max_turns"], chosen["no_progress_limit"]) == (5000, 0)


@pytest.mark.parametrize("text", ["", "-1", "5001", "99999999999999999999", "1.5", "1e3", "x"])
def test_a_number_out_of_bounds_is_refused(typing: Visitor, text: str) -> None:
    typing.send("change", name="max_turns", fields=typed(max_turns=text))

    assert typing.screen == "setup"
    assert OPTIONS["max_turns"].title in typing.notice
    assert "from 0 to 5000" in typing.notice
    assert value(typing, "max_turns") == "2000"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"piece_set": "5-4-3-2-2-5-4-4-1", "board": "8x8", "volcano_count": 2}, "24 squares"),
        ({"piece_set": "5-4-3-2-2-5-4-5-0"}, "exactly one headquarters"),
        ({"setup_rows": 5}, "12 rows"),
        ({"board": "9x8"}, "even number"),
        ({"board": "6x8", "volcano_count": 8}, "At most 4"),
        ({"volcano_layout": "a1"}, "between the armies"),
        ({"no_progress_limit": 0, "max_turns": 0}, "set one of them"),
    ],
)
@pytest.mark.parametrize("told_before", [True, False])
def test_what_does_not_fit_together_is_refused_with_a_sentence_and_stays(
    typing: Visitor, options: dict[str, object], words: str, told_before: bool
) -> None:
    """ESP-62, ESP-67."""
    form = typed(**options) | {"name0": "Ann", "name1": "Ben"}
    if told_before:
        typing.send("change", name=next(iter(options)), fields=form)
        assert not typing.notice  # it may fit with what is chosen next
    typing.send("begin", fields=form)

    assert typing.screen == "setup"
    assert words in typing.notice
    assert typing.notice.endswith(".")
    assert not typing.saves
    for name, chosen in options.items():
        if name == "board":
            selects = [typing.shown.element(f"option-board-{place}") for place in (0, 1)]
            marked = [
                e.attributes["value"]
                for e in typing.shown.all("selected")
                if any(select in e.around for select in selects)
            ]
            assert "x".join(marked) == chosen
            continue
        element = typing.shown.element(f"option-{name}")
        if element.tag == "select":
            marked = [
                e.attributes["value"] for e in typing.shown.all("selected") if element in e.around
            ]
            assert marked == [str(chosen)]
        else:
            assert element.attributes["value"] == str(chosen)
    assert typing.shown.element("name-0").attributes["value"] == "Ann"

    typing.send("begin", fields=typed() | {"name0": "Ann"})
    assert typing.screen != "setup"
    assert typing.match.setup.names[0] == "Ann"


@pytest.mark.parametrize("preset", list(TYPED.presets))
def test_a_preset_sets_what_is_typed_too(typing: Visitor, preset: str) -> None:
    typing.send("change", name="piece_set", fields=typed(piece_set="5-5-3-2-2-5-4-3-1"))
    form = typed(piece_set="5-5-3-2-2-5-4-3-1") | {"preset": preset}
    typing.send("change", name="preset", fields=form)

    assert value(typing, "piece_set") == ""
    assert "checked" in typing.shown.element(f"preset-{preset}").attributes


def test_an_address_can_ask_for_a_typed_option() -> None:
    visitor = Visitor()
    visitor.play("espionage", volcano_layout="C5-h6", piece_set="")
    assert visitor.match.setup.options["volcano_layout"] == "c5-h6"
    assert visitor.match.setup.options["piece_set"] == "scaled"

    visitor.play("espionage", volcano_layout="h6-c5")
    assert visitor.screen == "home"
    assert "volcano_layout" in visitor.notice


def test_what_is_remembered_of_a_typed_option_is_checked(typing: Visitor) -> None:
    for text in ("<b>", "x", 7, None, ["5"]):
        typing.session = {"draft": {"game": "espionage", "options": {"piece_set": text}}}
        typing.start("#/setup/espionage")
        assert typing.screen == "setup"
        assert value(typing, "piece_set") == ""


def test_a_game_without_presets_and_options_asks_only_who_plays(
    null_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = Match("null").state.copy
    rules = {"start": lambda *_chosen: begin(), "role": None}
    plain = replace(RULES, presets={}, preset_titles={}, options={}, **rules)
    monkeypatch.setitem(vars(null.GAME), "_rules", plain)
    visitor = Visitor(f"#/setup/{null_game}")

    assert "Who is playing?" in visitor.shown.text()
    assert "Which rules?" not in visitor.shown.text()


def test_a_board_is_chosen_by_two_numbers() -> None:
    """ESP-67."""
    visitor = Visitor("#/setup/espionage")

    visitor.send("begin", fields={"board.0": "8", "board.1": "10", "volcano_count": "2"})

    assert visitor.match.setup.options["board"] == "8x10"


def test_the_set_up_begins_against_a_bot() -> None:
    visitor = Visitor("#/setup/battle-line")

    (bot,) = [e for e in visitor.shown.all("selected") if "bot-1" in _ids(e)]
    assert bot.attributes["value"] == "1"
    assert visitor.shown.element("name-0").attributes["placeholder"] == "You"
    assert visitor.shown.element("name-1").attributes["placeholder"] == "Easy bot"


def _ids(element: Element) -> list[str]:
    return [around.attributes.get("id", "") for around in element.around]


def test_of_a_game_without_a_version_it_says_that_links_may_not_open_later(
    monkeypatch: pytest.MonkeyPatch, visitor: Visitor
) -> None:
    assert "still being built" not in visitor.shown.text()
    monkeypatch.setitem(pygames.GAMES, GAME.id, replace(GAME, version=0))

    assert "still being built" in Visitor("#/setup/battle-line").shown.text()
