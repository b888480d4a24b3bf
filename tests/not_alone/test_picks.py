"""Each move has a path of places, cards, tokens and buttons; what is barred is read as a move."""

from collections import Counter, defaultdict
from itertools import pairwise
from typing import Any, get_args

import pytest

from pygames.core.game import NOBODY, Decision, IllegalMove
from pygames.not_alone import moves
from pygames.not_alone.board import picks
from pygames.not_alone.board.elements import ENOUGH
from pygames.not_alone.board.picked_moves import read
from pygames.not_alone.board.picks import UNORDERED
from pygames.not_alone.place_selection import BOTH, WITH_DISCARD
from pygames.table.picks import chosen, following
from tests.not_alone.decisions import decision
from tests.not_alone.exploration import at, new_table
from tests.not_alone.looks import moments
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, play, reckon, select

Paths = list[tuple[str, ...]]


def fit(view: Any, decision: Decision) -> Paths:
    """The paths of a decision, as the table relies on them."""
    paths = [tuple(path) for path in picks.paths(view, decision)]
    assert len(decision.moves) == len(paths) == len(set(paths))
    assert all(paths)
    assert all("@" not in element for path in paths for element in path)
    if decision.name in UNORDERED:
        no_set_is_part_of_another(paths)
    for path, after in pairwise(sorted(paths)):  # one that begins another is just before it
        assert after[: len(path)] != path
    return paths


def no_set_is_part_of_another(paths: Paths) -> None:
    """Unless a button, which is offered only where nothing else is left, closes it."""
    sets = [frozenset(path) for path in paths]
    assert all(len(it) == len(path) for it, path in zip(sets, paths, strict=True))
    assert len(set(sets)) == len(sets)
    having = defaultdict(set)
    for index, it in enumerate(sets):
        for element in it:
            having[element].add(index)
    for it in sets:
        assert ENOUGH in it or len(set.intersection(*(having[element] for element in it))) == 1


def test_paths_fit_the_moves_and_none_is_part_of_another() -> None:
    """In the full state, in the view of who decides, and at the open table."""
    kinds: set[str] = set()
    for state, asked in moments(every=7):
        for view in (state, state.view(asked.seat), state.view(NOBODY)):
            fit(view, asked)
        own = next(it for it in state.view(asked.seat).decisions if it.seat == asked.seat)
        fit(state.view(asked.seat), own)
        kinds |= {move.kind for move in asked.moves}
    everything = {
        it._field_defaults["kind"] for it in get_args(moves.Move) if it.__module__ == moves.__name__
    }
    assert everything - {"withdraw", "take_back"} - kinds == set()


def test_a_path_is_read_as_its_move() -> None:
    """But for what buttons say."""
    unread: Counter[str] = Counter()
    for state, asked in moments(every=7):
        view = state.view(asked.seat)
        for move, path in zip(asked.moves, fit(view, asked), strict=True):
            picked = tuple(element for element in path if element != ENOUGH)
            if not picked or picked[-1].startswith("do:"):
                continue
            meant = read(view, asked, picked)
            if meant is None:
                unread[move.kind, asked.name] += 1
            else:
                assert meant == move
    assert {name for _kind, name in unread} <= {
        "cast",
        "exchange",
        "permute",
        "guess",
        "lay",
        "reject",
    }


# --- examples ----------------------------------------------------------------------------


def ways(state: Any, seat: int) -> dict[Any, tuple[str, ...]]:
    """The path of each move that a seat can make."""
    asked = decision(state, seat)
    return dict(zip(asked.moves, fit(state.view(seat), asked), strict=True))


def test_exploring() -> None:
    """NA-54 to NA-58: a card, or what comes before."""
    state = table(3, places={1: "12/345"}, cards={1: "sixth_sense"})
    paths = ways(state, 1)

    assert ("own:2",) == paths[moves.Select((2,))]
    assert ("do:resist-1",) == paths[moves.Resist(1)]
    assert ("do:give-up", "do:give-in") == paths[moves.GIVE_UP]
    assert ("card:sixth_sense", "do:play") == paths[moves.Play("sixth_sense")]


def test_two_cards_come_in_any_order() -> None:
    """NA-110."""
    state = table(3, due={1: BOTH})
    paths = ways(state, 1)

    assert ("own:2", "own:5") == paths[moves.Select((2, 5))]
    asked = decision(state, 1)
    assert asked.moves[chosen([*paths.values()], ("own:5", "own:2"), True)] == moves.Select((2, 5))


def test_a_card_of_the_discard_comes_too_or_enough_is_said() -> None:
    """NA-113."""
    state = new_table(2, "fjord", places={1: "12/345"}, due={1: WITH_DISCARD})
    paths = ways(state, 1)

    assert ("own:1", "own:4") == paths[moves.Select((1,), 4)]
    assert ("own:1", ENOUGH) == paths[moves.Select((1,))]
    assert {"own:3", "own:4", "own:5", ENOUGH} == {*following([*paths.values()], ("own:1",), True)}
    assert {"own:1", "own:2"} == {*following([*paths.values()], ("own:4",), True)}


def test_up_to_so_many_cards_are_taken_back() -> None:
    """NA-56: 6 of 9 with Tenacity and 2 Will are the most ways there are."""
    state = table(2, places={1: "1/2345"}, will={1: 3})
    do(state, 1, moves.Resist(2))
    paths = ways(state, 1)

    assert ("own:2", ENOUGH) == paths[moves.Take(1, (2,))]
    assert ("own:2", "own:3", "own:4", "own:5") == paths[moves.Take(4, (2, 3, 4, 5))]


def test_one_token_needs_no_name() -> None:
    """NA-66."""
    state = explore(table(3), 1, 2)

    assert ("place:3",) == ways(state, 0)[moves.Place("creature", (3,))]
    state.turn.available |= {"artemia"}
    state._decisions = None
    assert ("token:artemia", "place:3") == ways(state, 0)[moves.Place("artemia", (3,))]


def test_two_places_are_touched_in_any_order() -> None:
    """NA-49."""
    state = explore(new_table(3, hunt="gargantua"), 1, 2)
    do(state, 0, moves.Play("gargantua"))
    paths = ways(state, 0)

    assert ("place:3", "place:8") == paths[moves.Place("creature", (3, 8))]
    assert {"place:2", "place:4", "place:8"} == {*following([*paths.values()], ("place:3",), True)}


def test_a_place_is_resolved_by_buttons_or_a_card_of_the_discard() -> None:
    """NA-78."""
    state = at(2, "1245/3")
    paths = ways(state, 1)

    assert ("do:use",) == paths[moves.USE]
    assert ("own:3",) == paths[moves.Take(1, (3,))]


def test_a_copied_place_is_touched_on_the_planet_or_in_the_discard() -> None:
    """NA-101, NA-121."""
    state = do(at(1, "*/", creature=4), 1, moves.USE)
    assert ("place:4",) == ways(state, 1)[moves.Copy(4)]

    state = do(at(10, "145/23", "artefact_red"), 1, moves.USE)
    assert ("own:2",) == ways(state, 1)[moves.Copy(2)]


def test_a_hunted_is_touched() -> None:
    """NA-127."""
    state = explore(table(3, hunt="anticipation"), 1, 2)
    do(state, 0, moves.Play("anticipation"))
    assert ("hunted:2",) == ways(state, 0)[moves.Choose(2)]


def test_what_a_card_shall_do_is_a_button_of_its_own() -> None:
    """NA-145, NA-178: moving the Shield back is not moving it on."""
    state = explore(new_table(3, "dome", hunt="interference_x"), 1, 2)
    state.shield = 2
    play(state, 0, "interference_x")
    assert ("do:interference-shield",) == ways(state, 0)[moves.Decide("shield")]


def test_every_way_to_move_three_tokens_can_be_picked() -> None:
    """NA-161: two are exchanged, or all go round."""
    paths = next(
        fit(state, asked)
        for state, asked in moments()
        if asked.name == "permute" and len(asked.moves) == 6
    )
    cycles = [path[0] for path in paths if path[0].startswith(picks.CYCLE)]

    assert ("do:nothing",) in paths
    assert ("token:artemia", "token:target") in paths
    assert [
        f"{picks.CYCLE}artemia-creature-target",
        f"{picks.CYCLE}artemia-target-creature",
    ] == cycles


def test_a_place_found_in_the_labyrinth_is_touched() -> None:
    """NA-213."""
    for name, kind in (("lay", moves.Lay), ("reject", moves.Reject)):
        state, asked = next(it for it in moments() if it.decision.name == name)
        for move, path in zip(asked.moves, fit(state, asked), strict=True):
            assert isinstance(move, kind)
            assert (f"found:{move.place}",) == path


def test_of_the_cards_drawn_the_one_to_keep_is_touched() -> None:
    """NA-155."""
    state, asked = next(it for it in moments() if it.decision.name == "cast")
    drawn = state.turn.drawn
    for move, path in zip(asked.moves, fit(state, asked), strict=True):
        assert path == tuple(f"card:{card}" for card in drawn.difference(move.cards))


# --- barred ------------------------------------------------------------------------------


def is_refused(state: Any, seat: int, *path: str) -> bool:
    """Whether the rules are asked why these picks make no move."""
    move = read(state.view(seat), decision(state, seat), path)
    assert move is not None
    with pytest.raises(IllegalMove):
        state.view(seat).apply(move, seat)
    return True


def test_what_is_barred_is_a_move_that_the_rules_refuse() -> None:
    state = table(3, places={1: "12/345"}, cards={1: "dodge"})
    assert is_refused(state, 1, "own:3")
    assert is_refused(state, 1, "place:8")
    assert is_refused(state, 1, "card:dodge")

    state = explore(table(3, hunt="stasis"), 1, 2)
    assert is_refused(state, 0, "card:stasis")
    state.turn.no_creature = frozenset((6,))
    state._decisions = None
    assert is_refused(state, 0, "place:6")

    state = reckon(table(2, places={1: "2345/1"}), [2], 5)
    assert is_refused(state, 1, "own:4")


def test_what_means_nothing_is_no_move() -> None:
    state = select(table(3), {2: 1})
    asked = decision(state, 1)
    for path in (
        (),
        ("hunted:2",),
        ("token:creature",),
        ("card:",),
        ("own:x",),
        ("place:11",),
        ("x",),
    ):
        assert read(state, asked, path) is None
