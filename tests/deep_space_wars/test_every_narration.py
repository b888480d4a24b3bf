"""Every move of battles at random has its words, in every language."""

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from pygames.core import language
from pygames.core.game import CHANCE
from pygames.core.language import Name
from pygames.core.players import mention, mentions
from pygames.core.term_marks import unmarked
from pygames.deep_space_wars import GAME
from pygames.deep_space_wars.describe import narrate
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.battle import CHOICES
from pygames.deep_space_wars.engine.moves import Act, Ask, Deploy, Dice, Engage, March, Shoot, Snap
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Drift
from pygames.deep_space_wars.forces.actions import ACTIONS
from pygames.deep_space_wars.game import RULES
from pygames.deep_space_wars.narration import SENTENCES, dice
from tests.deep_space_wars.playouts import SEEDS, playout
from tests.deep_space_wars.test_narration import BUTTONS
from tests.deep_space_wars.test_narration_attacks import ATTACKS
from tests.deep_space_wars.told import battle, told

Said: TypeAlias = list[tuple[State, int, Any]]
"""Moves, each with the state before it and who makes it."""
KINDS = {move._field_defaults["kind"] for move in State.handlers}


@pytest.fixture(scope="module", name="said")
def moves_of_battles() -> Said:
    """States on the way, with moves of all that can be decided there."""
    return list(_moments())


def _moments() -> Iterator[tuple[State, int, Any]]:
    for seed in SEEDS:
        for moment in playout(seed).moments[::12]:
            yield moment.state, moment.decision.seat, moment.move
            for decision in moment.state.decisions:
                listed = [decision.moves[n] for n in range(min(len(decision.moves), 9))]
                for move in (*listed, *decision.also[:3]):
                    yield moment.state, decision.seat, move


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Whatever a test reads, the next begins in English."""
    yield
    language.use("en")


def test_every_kind_of_move_is_told() -> None:
    land = {"build", "shift", "prepare", "place", "set_aside", "take_side"}
    ladders = {"give_ladder", "set_ladder", "fetch"}
    elsewhere = {"muster", "deploy", "line_up", "ready", "engage", "dice", *land, *ladders}
    exactly = {row[0].kind for row in (*BUTTONS, *ATTACKS)} | elsewhere

    assert KINDS == exactly == {move._field_defaults["kind"] for move in SENTENCES}


def test_all_dice_are_told() -> None:
    """Section 3.6: of each step that they are thrown for; a drift with the scatter die."""
    found = [getattr(steps, name) for name in steps.__all__]
    asking = [step for step in found if hasattr(step, "follow")]
    thrown = {step for step in asking if step.follow.__annotations__["move"] is Dice}
    assert {*dice._ROLL_TEXTS, Drift} == thrown


def test_every_action_and_choice_is_told() -> None:
    """DSW-109; whoever adds one adds its words."""
    for action in ACTIONS:
        assert told(Act(0, action), battle())
    for choice in CHOICES:
        assert told(Ask(choice, True), battle())[0]


def test_a_player_is_told_what_that_player_did(said: Said) -> None:
    """A sentence of its own: neither the words of a button nor those about others."""
    for code in ("en", *sorted(set(language.LANGUAGES) - {"en"})):
        language.use(code)
        for before, seat, move in said:
            order, others, own = told(move, before)
            if not others:
                assert isinstance(move, Act | Ask | Engage | Shoot | Snap) or _goes_on(move, before)
            elif seat != CHANCE:
                assert order
                assert own not in (order, others), code
                assert code != "en" or re.search(r"\bYou\b", own)


@pytest.mark.parametrize("code", ["en", "tr", "hu", "fa", language.MIRROR])
def test_whoever_did_it_is_mentioned_in_a_whole_sentence(said: Said, code: str) -> None:
    """What is nobody's deed, such as dice, begins a sentence of its own."""
    language.use(code)
    for before, seat, move in said:
        who = seat if seat != CHANCE else dice.doer(move, before)
        text = unmarked(narrate(move, before, Name("") if who is None else mention(who)))
        if text and who is not None:
            assert mentions(text, who), text
        elif text:
            assert text[0] == text[0].upper(), text
        assert not text.endswith((":", ";", ",", " ", "."))


def _goes_on(move: Any, before: State) -> bool:
    """Whether more dice are told with these."""
    after = before.copy()
    after.apply(move, CHANCE)
    return after.roll_group is not None


@pytest.mark.parametrize("code", ["en", "tr", "hu", "fa", language.MIRROR])
def test_nothing_is_left_to_fill_in(said: Said, code: str) -> None:
    language.use(code)
    for before, _seat, move in said:
        for text in told(move, before):
            assert not re.search(r"[{}]", text)
            if code == "fa":
                assert not re.search(r"[0-9]", text)


def _outside(text: str) -> str:
    """What is not in brackets, which may lie within one another."""
    while (shorter := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = shorter
    return text


def test_no_text_stays_in_english(said: Said) -> None:
    language.use(language.MIRROR)
    for before, _seat, move in said:
        for text in told(move, before):
            assert not re.search(r"[A-Za-z]{2,}", _outside(text)), text


@pytest.mark.every_language
@pytest.mark.parametrize("code", ["tr", "hu", "fa"])
def test_every_sentence_is_another_one_in_every_language(said: Said, code: str) -> None:
    english = [told(move, before) for before, _seat, move in said]
    language.use(code)
    for (before, _seat, move), spoken in zip(said, english, strict=True):
        assert not ({*told(move, before)} & {*spoken}) - {""}


# --- the descriptor ----------------------------------------------------------------------------


def test_where_figures_go_is_drafted() -> None:
    asked = [moment for seed in SEEDS for moment in playout(seed).moments]
    placing = {it.decision.name for it in asked if isinstance(it.move, Deploy | March)}
    assert {"deploy", "march"} <= placing <= RULES.drafted


def test_the_rules_name_what_there_is() -> None:
    assert RULES.quiet < KINDS
    assert RULES.resigning in KINDS
    assert {*RULES.presets} == {*RULES.preset_titles}
    assert not RULES.secrets


def test_every_preset_begins() -> None:
    usual = {name: option.default for name, option in RULES.options.items()}
    for preset in RULES.presets.values():
        for seats in GAME.seats:
            options = {**usual, **preset}
            if GAME.problem(seats, options):
                continue
            begun = RULES.start(seats, options)
            decision = next(it for it in begun.decisions if len(it.moves))
            assert decision.moves[0] in decision.moves
