"""What is written on the table: names of elements, prompts, results."""

from typing import Any

import pytest

from pygames.core.game import Outcome
from pygames.core.players import You, named
from pygames.not_alone.board.panel import standings
from pygames.not_alone.board.picks import UNORDERED, paths
from pygames.not_alone.board.tray import tray
from pygames.not_alone.board.words import label, prompt, result
from pygames.not_alone.moves import Play, Resist, Select, Swap
from pygames.not_alone.place_selection import BOTH, ONE_OF_TWO, WITH_DISCARD
from pygames.table.picks import following
from tests.not_alone.decisions import decision
from tests.not_alone.exploration import new_table, options_with, with_rows
from tests.not_alone.looks import NAMES, moments, sight
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, hunt, play, reckon


def stages(view: Any, asked: Any) -> set[tuple[str, ...]]:
    """Runs of picks on the way to some of the moves."""
    ways = paths(view, asked)
    met: set[tuple[str, ...]] = {()}
    for path in ways[:: 1 + len(ways) // 5]:
        picked: tuple[str, ...] = ()
        for _pick in path[:-1]:
            left = [it for it in following(ways, picked, asked.name in UNORDERED) if it in path]
            picked = (*picked, left[-1])
            met.add(picked)
    return met


def is_text(text: str) -> bool:
    """Whether this is a sentence or a name with everything filled in."""
    return bool(text) and not {*"{}"} & {*text} and "None" not in text and text == text.strip()


def test_every_element_has_a_name_and_every_stage_a_prompt() -> None:
    """To who decides, at the open table, and to those who wait."""
    for state, asked in moments(every=25):
        view = state.view(asked.seat)
        for element in {element for path in paths(view, asked) for element in path}:
            text = label(view, element)
            assert is_text(text)
            assert text != element
        for picked in stages(view, asked):
            text = prompt(sight(state, asked.seat, asked, picked))
            assert is_text(text)
            assert text[0].isupper()
            assert not text.endswith(".")
        if asked.known_to is None:
            assert is_text(prompt(sight(state, None, asked)))
        for seat in (None, *range(state.seats)):
            waiting = prompt(sight(state, seat))
            assert is_text(waiting)


@pytest.mark.parametrize(
    ("how", "text"),
    [
        ({}, "Choose a place to explore"),
        ({"places": {1: "12/345"}}, "Choose a place to explore, or take cards back first"),
        (
            {"due": {1: ONE_OF_TWO}},
            "You used the River. Choose 2 places: later you keep one of them",
        ),
        ({"due": {1: BOTH}}, "You used the Artefact. Choose 2 places: you explore both"),
        (
            {"due": {1: WITH_DISCARD}},
            "You used the Fjord. Choose a place from your hand, and one from your discard if you "
            "like",
        ),
        (
            {"places": {1: "1/2345"}, "due": {1: ONE_OF_TWO}},
            "You used the River. Too few places to choose from: resist, or take all cards back",
        ),
    ],
)
def test_what_is_asked_who_explores(how: dict[str, Any], text: str) -> None:
    """NA-54 to NA-64."""
    state = table(3, **how)
    assert text == prompt(sight(state, 1, decision(state, 1)))


def test_the_prompt_says_how_much_is_left_to_pick() -> None:
    """NA-56, NA-113."""
    state = do(table(2, places={1: "1/2345"}), 1, Resist(1))
    asked = decision(state, 1)
    assert "Take up to 2 cards back from your discard" == prompt(sight(state, 1, asked))
    assert "Choose 1 more, or finish" == prompt(sight(state, 1, asked, ("own:2",)))

    state = new_table(2, "fjord", places={1: "12/345"}, due={1: WITH_DISCARD})
    asked = decision(state, 1)
    assert "Now choose a place from your hand" == prompt(sight(state, 1, asked, ("own:3",)))
    assert prompt(sight(state, 1, asked, ("own:1",))).startswith("Choose a place from your discard")


def test_what_is_asked_who_hunts() -> None:
    """NA-66 to NA-68."""
    state = explore(new_table(3, hunt="virus mirage", limit=2), 1, 2)
    asked = decision(state, 0)
    assert "Place the Creature token, or play a Hunt card" == prompt(sight(state, 0, asked))

    do(state, 0, Play("virus"))
    asked = decision(state, 0)
    assert "Choose a token to place, or play a Hunt card" == prompt(sight(state, 0, asked))
    picks = ("token:artemia",)
    text = "Place the Artemia token on two adjacent places"
    assert text == prompt(sight(state, 0, asked, picks))
    text = "Place the Artemia token: now choose an adjacent place"
    assert text == prompt(sight(state, 0, asked, (*picks, "place:3")))
    assert "Choose the token for this place" == prompt(sight(state, 0, asked, ("place:3",)))

    state = hunt(explore(table(3), 1, 2), 3)
    assert {it.seat for it in state.decisions} == {1}


def test_a_place_is_named_where_something_is_done_there() -> None:
    """NA-78."""
    state = reckon(table(2, places={1: "2345/1"}), [2], 5)
    text = "Jungle (Take back 2 cards): use it, or take a card back from your discard"
    assert text == prompt(sight(state, 1, decision(state, 1)))
    assert text == prompt(sight(state, None, decision(state, 1)))


def test_the_creature_hears_which_card_is_announced() -> None:
    """NA-42."""
    state = table(3, hunt="despair", cards={2: "ingenuity"})
    play(state, 2, "ingenuity")
    text = "Before Cleo’s Ingenuity takes effect: play a Hunt card, or nothing"
    assert text == prompt(sight(state, 0, decision(state, 0)))


def test_who_holds_no_card_that_fits_is_told_so() -> None:
    """NA-43, NA-31: but not at the open table."""
    state = table(3, hunt="stasis", cards={2: "ingenuity"})
    asked = decision(state, 0)
    assert "The Hunted are choosing; you have no card to play now: pass" == prompt(
        sight(state, 0, asked)
    )
    play(state, 2, "ingenuity")
    text = "Before Cleo’s Ingenuity takes effect: you cannot play a card"
    assert text == prompt(sight(state, 0, decision(state, 0)))

    state = reckon(table(3, cards={1: "shuttle"}, options=options_with()), [1, 2], 8)
    asked = decision(state, 1)
    assert "You have no card to play now: pass" == prompt(sight(state, 1, asked))
    text = "The places are revealed: play a card, or pass"
    assert text == prompt(sight(state, None, asked))


def test_who_waits_reads_what_the_others_do() -> None:
    state = table(3, hunt="despair")
    assert "The Hunted are choosing their places" == prompt(sight(state, 0))
    do(state, 1, Select((1,)))
    assert "Choosing where to go: Cleo" == prompt(sight(state, 1))
    assert "You have chosen: wait for the others" == prompt(sight(state, 1, decision(state, 1)))
    do(state, 2, Select((1,)))
    assert "Ada may play a Hunt card" == prompt(sight(state, 1))

    assert "Ada is hunting" == prompt(sight(explore(table(3), 1, 2), 1))
    yours = sight(explore(table(3), 1, 2), 1, names=(You("You"), "Ben", "Cleo"))
    assert "Waiting for you" == prompt(yours)


@pytest.mark.parametrize(
    ("element", "text"),
    [
        ("place:8", "Wreck (8); Creature token"),
        ("own:3", "River (3)"),
        ("reserve:6", "Swamp (6): 2 in the reserve"),
        ("card:dodge", "Dodge"),
        ("token:target", "Target token"),
        ("track:5", "5 spaces to rescue"),
        ("found:pole", "Pole (8)"),
        ("slot:1:2", "Ben: Jungle (2)"),
        ("do:resist-2", "Resist: 4 cards for 2 Will"),
        ("do:pass", "Pass"),
        ("do:rest", "Not this turn"),
        ("do:finish", "Finish the hunt"),
        ("do:enough", "Done"),
        ("do:interference-jam", "Make the Beach and the Wreck ineffective"),
        ("do:interference-shield", "Move the Shield back"),
        ("do:ingenuity-shield", "Move the Shield"),
        ("do:cache-leave", "Leave it"),
        ("nonsense", "nonsense"),
        ("card:nonsense", "card:nonsense"),
    ],
)
def test_what_things_are_called(element: str, text: str) -> None:
    state = reckon(table(3), [1, 2], 8)
    assert text == named(label(state, element), ["Ann", "Ben", "Cem"])


def test_a_place_says_whether_it_can_be_entered_and_used() -> None:
    """NA-126, NA-137, NA-140, NA-201."""
    state = reckon(table(3, hunt="mirage"), [1, 2], 8, "mirage", target=(2, 3))
    state.turn.ineffective = frozenset((9,))
    assert "Jungle (2); Target token; ineffective" == label(state, "place:2")
    assert "Source (9); ineffective" == label(state, "place:9")
    state.turn.barred = frozenset((1,))
    assert "Lair (1); cannot be entered" == label(state, "place:1")
    assert "Face-down place 7" == label(table(3, **with_rows("", {})), "place:7")


def test_the_way_of_all_three_tokens_is_told() -> None:
    """NA-161."""
    state = table(3)
    state.turn.tokens = {"creature": (3,), "artemia": (4, 5), "target": (8,)}
    text = "Artemia token to 3, Creature token to 8 and Target token to 4/5"
    assert text == label(state, "do:cycle-artemia-creature-target")


YOU = You("You")


@pytest.mark.parametrize(
    ("winners", "reason", "names", "text"),
    [
        ((1, 2), "rescue", NAMES[:3], "The Hunted win: rescue has come"),
        ((1, 2), "rescue", ("Ada", "Ben", YOU), "You and the other Hunted win: rescue has come"),
        ((1,), "rescue", ("Ada", YOU), "You win: rescue has come"),
        ((0,), "assimilated", NAMES[:3], "Ada wins: Artemia has assimilated everybody"),
        ((0,), "assimilated", (YOU, "Ben"), "You win: Artemia has assimilated everybody"),
        ((0,), "gave_up", NAMES[:2], "Ada wins: the Hunted have given in once too often"),
    ],
)
def test_results(winners: tuple[int, ...], reason: str, names: tuple[str, ...], text: str) -> None:
    """NA-27, NA-28."""
    assert text == result(Outcome(winners, (0,) * len(names), reason), names)


def test_each_side_reads_how_much_of_its_own_way_it_has_gone() -> None:
    """NA-23: the ways to the star differ, so that the larger number may have lost."""
    shown = standings(sight(table(4), None), Outcome((0,), (9, 13, 13, 13), "assimilated"))
    assert [(9, "of 9"), *[(13, "of 15")] * 3] == [tuple(it) for it in shown]


# --- the tray --------------------------------------------------------------------------------


def test_where_a_card_lies() -> None:
    """NA-113, NA-169: also one that lay face up and was exchanged."""
    state = new_table(2, "fjord", places={1: "14/23"}, due={1: WITH_DISCARD}, cards={1: "vortex"})
    hunt(do(state, 1, Select((4,), 2)), 10)
    told = str(tray(sight(state, 1, decision(state, 1))))
    assert "Jungle (2): chosen, face up" in told
    play(state, 1, "vortex", Swap(2, 3))
    told = str(tray(sight(state, 1)))
    assert "Jungle (2): in your discard" in told
    assert "Fjord (3): chosen" in told
