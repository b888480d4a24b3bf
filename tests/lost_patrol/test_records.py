"""What is stored, what may be seen, what is told (section 3.8)."""

import random

import pytest

from pygames import Match
from pygames.core.language import Name
from pygames.core.log import make_setup
from tests.lost_patrol.playouts import play_out
from tests.lost_patrol.positions import BOARD_E, GAME, corridor, do, move, position, start
from tests.lost_patrol.test_splits import PARTED

FIELDS = {
    "phase": ("swamp", "ambush"),
    "round": (2, 3),
    "outcome": (None, "x"),
    "scouts_seat": (0, 1),
    "stack": ((1,), (2,)),
    "discard": ((1,), (2,)),
    "scouts": ([0] * 5, [0, 0, 0, 0, None]),
    "tokens": ({0: 2}, {0: 3}),
    "spent": ({0: 1}, {0: 2}),
    "stock": (16, 15),
    "active": (1, 2),
    "left": (0, 1),
    "finished": (frozenset({1}), frozenset()),
    "end": ((0, 1), (0, 2)),
    "drawn": (3, 4),
    "actions": (1, 2),
    "group": (0, 1),
    "place": (0, 1),
    "queue": ((2, 3), (3,)),
    "loose": (2, 3),
}


@pytest.mark.parametrize("name", FIELDS)
def test_what_a_state_is_made_of(name):
    """LP-97: two states that differ in any of it are not equal."""
    one, other = position(BOARD_E), position(BOARD_E)
    for state, value in zip((one, other), FIELDS[name], strict=True):
        setattr(state, name, value)

    assert one != other
    setattr(other, name, getattr(one, name))
    assert one == other


def test_boards_that_differ():
    """LP-97: by a rotation, or by which tile it is."""
    one = position("(0,0) dead_end@0, (1,0) gentle@1")
    other = position("(0,0) dead_end@0, (1,0) gentle@3")

    assert one != other
    assert one != "a state"
    assert one.jungle != "a jungle"


def test_a_copy_goes_its_own_way():
    """LP-97."""
    state = position(BOARD_E, "2@(1,0)", "3@(1,0)", phase="ambush")
    before = state.copy()
    do(state.copy(), "ambush (1,0)", "dice 1 6 6", "spread 0 2 0 0 0 0")
    do(state.copy(), "ambush (1,0)", "dice 6 1 1", "lose 2")

    assert before == state


@pytest.mark.parametrize("seed", range(4))
def test_all_is_seen_but_the_order_of_the_stack(seed):
    """LP-17, LP-98: a sample is the view itself; what comes next is left to chance."""
    setup = make_setup(GAME.id, 2, {"max_rounds": 12})
    for moment in play_out(setup, seed).moments:
        state = moment.state
        for seat in (0, 1):
            view = state.view(seat)

            assert state == view == view.sample(random.Random(seed))
            assert view is not state
        if state.phase == "place_end":
            assert [*state.stack] == sorted(state.stack)
            assert state.drawn == -1


def test_what_comes_next_is_any_tile_but_the_dropship():
    """LP-98: the same chance for each, the Dropship at the bottom."""
    drawn = set()
    for seed in range(300):
        match = Match("lost-patrol", rng=random.Random(seed))
        match.play(match.decisions[0].moves[0], 1)
        drawn |= {entry.move.tile for entry in match.log if entry.move.kind == "drawn"}

    assert {*range(28)} == drawn


@pytest.mark.parametrize("depth", range(9))
def test_how_deep_the_dropship_may_lie(depth):
    """LP-17, LP-98, section 7.3 `dropship_depth`: among the bottom d + 1 tiles."""
    stack = "gentle " * 10
    state = position("(0,0) clearing@0", phase="place_end", stack=stack, dropship_depth=depth)
    drop = state.options.dropship
    for left in range(11, 0, -1):
        state.stack = tuple(sorted([*range(left - 1), drop]))
        state._decisions = None
        named = do(state.copy(), "name (0,0) 0")
        offered = {tile.tile for tile in named.decisions[0].moves}

        assert (drop in offered) == (left <= depth + 1)
        assert {*range(left - 1)} <= offered


def test_placing_goes_on_after_an_early_dropship():
    """Section 7.3 `dropship_depth`: while the stack lasts; nothing is removed any more."""
    board = "(0,0) clearing@0, (5,5) gentle@0"
    state = position(board, phase="place_end", stack="gentle " * 8, dropship_depth=8)
    do(state, "name (0,0) 0", "draw dropship", "rotate 3")

    assert "place_end" == state.phase

    while state.phase in ("place_end", "draw", "place_rot"):
        state.apply(state.decisions[0].moves[0], state.decisions[0].seat)
    do(state, "end", "end")

    assert (5 * 256 + 5) in state.jungle.laid


SAID = [
    (lambda: start(), "name (0,0) 0", ""),
    (lambda: do(start(), "name (0,0) 0"), "draw gentle*", ""),
    (
        lambda: do(start(), "name (0,0) 0", "draw gentle*"),
        "rotate 1",
        "Ann grows the jungle: a gentle curve with snare-weed, open to the north-east and west",
    ),
    (
        lambda: do(start(), "name (0,0) 0", "draw dead_end"),
        "rotate 3",
        "Ann grows the jungle: a dead end",
    ),
    (lambda: start(scouts="dice"), "roles 5 2", "Ann rolls 5 against 2 and leads the Scouts"),
    (
        lambda: start(scouts="dice"),
        "roles 3 3",
        "Both roll 3 for the Scouts, so they roll again",
    ),
    (lambda: position(BOARD_E), "walk 0 0", "Ann moves the Sergeant east"),
    (lambda: position(BOARD_E, tokens="1@(0,0)"), "fire 1", ""),
    (lambda: position(BOARD_E), "end", "Ann ends the Scouts’ actions"),
    (lambda: position(BOARD_E), "concede", "Ann resigns"),
    (lambda: night("move"), "new (3,-2)", "Ann places 2 Lurkers"),
    (lambda: night("move"), "grow (1,0)", "Ann adds 2 Lurkers to a group"),
    (
        lambda: night("move"),
        "move (1,0) 1",
        "Ann moves a group north-east, where there are now 2 Lurkers",
    ),
    (lambda: do(night("move"), "move (1,0) 1"), "stop", "Ann leaves the group where it is"),
    (lambda: night("move"), "end", "Ann ends the Lurkers’ actions"),
    (lambda: night("ambush"), "ambush (1,0)", ""),
    (lambda: night("ambush"), "end", "Ann ends the ambushes"),
    (
        lambda: do(night("ambush"), "ambush (1,0)"),
        "dice 5 2 3",
        "Ann attacks with 3 Lurkers. "
        "The Lurkers roll 5, the Scouts 2 and 3: the Lurkers win with a score of 5 to 3",
    ),
    (
        lambda: do(night("ambush"), "ambush (1,0)"),
        "dice 3 2 4",
        "Ann attacks with 3 Lurkers. "
        "The Lurkers roll 3, the Scouts 2 and 4: a tie, with a score of 4 to 4",
    ),
    (
        lambda: do(night("ambush"), "ambush (1,0)"),
        "dice 1 2 4",
        "Ann attacks with 3 Lurkers. "
        "The Lurkers roll 1, the Scouts 2 and 4: the Scouts win with a score of 4 to 3",
    ),
    (
        lambda: do(night("ambush"), "ambush (1,0)", "dice 5 2 3"),
        "lose 2",
        "Ann loses Trooper 1 in the ambush",
    ),
    (
        lambda: do(night("ambush"), "ambush (1,0)", "dice 3 2 4"),
        "push 2 1",
        "Ann pushes Trooper 1 back north-east",
    ),
    (
        lambda: do(night("ambush"), "ambush (1,0)", "dice 1 2 4"),
        "spread 0 1 0 1 0 0",
        "Ann pushes Lurkers back: 1 north-east and 1 west",
    ),
    (
        lambda: do(night("ambush"), "ambush (1,0)", "dice 1 2 4"),
        "spread 0 2 0 0 0 0",
        "Ann pushes 2 Lurkers back north-east",
    ),
]


def night(phase):
    phase = {"move": "lurker_act"}.get(phase, phase)
    return position(BOARD_E, "2@(1,0) 0,1,3,4@(-1,1)", "3@(1,0)", phase=phase)


def told(state, text):
    """What the log says when Ann makes a move."""
    return GAME.narrate(move(state, text), state, Name("Ann"))


@pytest.mark.parametrize(("begin", "text", "said"), SAID)
def test_the_log_tells_what_happens(begin, text, said):
    """LP-99: each event has its sentence, with scores, directions, who and how many."""
    state = begin()

    assert said == told(state, text)


@pytest.mark.parametrize(
    ("begin", "text", "button", "reminder"),
    [
        (
            lambda: position(BOARD_E),
            "walk 0 0",
            "Move the Sergeant east",
            "You move the Sergeant east",
        ),
        (lambda: position(BOARD_E), "walk 2 0", "Move Trooper 1 east", "You move Trooper 1 east"),
        (
            lambda: position(BOARD_E, tokens="1@(0,0)"),
            "fire 1",
            "Fire with the Support trooper",
            "",
        ),
        (lambda: night("move"), "new (3,-2)", "Place 2 Lurkers", "You place 2 Lurkers"),
        (
            lambda: night("move"),
            "move (1,0) 1",
            "Move a group north-east: 2 Lurkers there",
            "You move a group north-east, where there are now 2 Lurkers",
        ),
        (
            lambda: night("ambush"),
            "ambush (1,0)",
            "Attack with 3 Lurkers",
            "",
        ),
        (
            lambda: do(night("ambush"), "ambush (1,0)", "dice 5 2 3"),
            "lose 2",
            "Lose Trooper 1",
            "You lose Trooper 1 in the ambush",
        ),
    ],
)
def test_buttons_say_what_to_do_and_the_log_what_you_did(begin, text, button, reminder):
    state = begin()
    chosen = move(state, text)

    assert (button, reminder) == (GAME.describe(chosen, state), GAME.remind(chosen, state))


def test_the_log_of_shots_and_thorns():
    """LP-99: `fire_roll`, `thorn_roll`; a move out of thorns says so."""
    board = "(0,0) straight@0*, (-1,0) dead_end@0, (1,0) dead_end@3"
    state = position(board, "2@(0,0) 3@(0,0)", "2@(0,0)")

    assert "" == told(state, "walk 2 0")

    thorny = do(state.copy(), "walk 2 0")

    assert "Ann rolls 4: Trooper 1 gets out of the snare-weed and moves east" == told(
        thorny, "thorn 4"
    )
    assert "Ann rolls 3: Trooper 1 stays stuck in the snare-weed" == told(thorny, "thorn 3")

    fired = do(state.copy(), "fire 2")

    for throw, said in (
        ("6 6 6", "rolls 6, 6 and 6. 2 Lurkers fall"),
        ("1 6 2", "rolls 1, 6 and 2. 1 Lurker falls"),
        ("1 5 2", "rolls 1, 5 and 2. No die hits"),
    ):
        assert f"Ann fires with Trooper 1 and {said}" == told(fired, f"fire_dice {throw}")


@pytest.mark.parametrize(
    ("first", "last", "said"),
    [
        ("1 2 6", "6 1 1", "1, 2, 6, 6, 1 and 1. 2 Lurkers fall"),
        ("1 2 3", "6 6 6", "1, 2, 3, 6, 6 and 6. 2 Lurkers fall"),
        ("6 6 1", "1 1 1", "6, 6, 1, 1, 1 and 1. No Lurker is left there"),
        ("1 1 1", "1 1 1", "1, 1, 1, 1, 1 and 1. No die hits"),
    ],
)
def test_a_shot_of_many_dice_is_told_once(first, last, said):
    """LP-62, LP-99: six dice are rolled in two throws; the first of them says nothing yet."""
    fired = do(position(BOARD_E, tokens="2@(0,0)"), "fire 1")

    assert "" == told(fired, f"fire_dice {first}")

    do(fired, f"fire_dice {first}")

    assert f"Ann fires with the Support trooper and rolls {said}" == told(
        fired, f"fire_dice {last}"
    )


def test_who_has_rolled():
    """LP-99: the log tells dice of who has thrown them, or attacks."""
    fired = do(position(BOARD_E, tokens="2@(0,0)"), "fire 1")
    attacked = do(night("ambush"), "ambush (1,0)")

    assert fired.scouts_seat == GAME.doer(move(fired, "fire_dice 1 1 1"), fired)
    assert attacked.lurkers_seat == GAME.doer(move(attacked, "dice 5 2 3"), attacked)
    for dice, seat in (("5 2", 0), ("2 5", 1), ("3 3", None)):
        state = start(scouts="dice")
        assert seat == GAME.doer(move(state, f"roles {dice}"), state)


def test_the_log_of_splits_and_crowds():
    """LP-99: `jungle_split`, `scout_died` by being swamped."""
    parted = do(position(corridor(14), PARTED), "end")

    assert "The jungle has split, and Ann goes on with the Sergeant and the Support trooper" == (
        told(parted, "keep 0")
    )

    crowd = do(position(BOARD_E, "0-4@(1,0)", phase="ambush"), "end")

    assert "Ann loses the Sergeant and Trooper 3: there are too many Scouts on one tile" == told(
        crowd, "sink 0 4"
    )
