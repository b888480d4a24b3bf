"""The round and its phases, decisions, dice (section 3.2), and the scripted round (6.9)."""

import random

import pytest

from pygames import Match
from pygames.core.log import Entry
from pygames.lost_patrol import GAME
from tests.lost_patrol.positions import (
    BOARD_E,
    asked,
    at,
    cells,
    do,
    ended,
    ends,
    legal,
    lurkers,
    move,
    position,
    start,
    tile_on,
    where,
)
from tests.lost_patrol.test_setup import scripted


def phases(state, *texts):
    """The decisions on the way, those of chance left out."""
    found = [state.phase]
    for text in texts:
        do(state, text)
        found.append(state.phase)
    return found


def test_the_order_of_the_phases():
    """LP-51: Scouts, removal, tiles, Lurkers, ambushes, surplus; then the next round."""
    state = position(BOARD_E, "0,2@(1,0) 3@(3,-2)", "5@(1,0)", stack="gentle dead_end")
    found = phases(
        state,
        *("end", "name (3,-2) 0", "draw gentle", "rotate 1", "grow (1,0)", "grow (1,0)"),
        *("new (4,-2)", "end"),
    )

    assert found == [
        *("scout_act", "place_end", "draw", "place_rot", "lurker_act", "lurker_act"),
        *("lurker_act", "ambush", "scout_act"),
    ]
    assert 2 == state.round
    assert {"(1,0)": 6, "(4,-2)": 2} == lurkers(state)
    assert 10 == state.stock


def test_the_decisions():
    """LP-52: their names, and who is asked; nothing at the end."""
    asks = {
        "place_end": position("(0,0) clearing@0", phase="place_end"),
        "place_rot": do(start(), "name (0,0) 0", "draw gentle"),
        "scout_act": position(BOARD_E),
        "lurker_act": position(BOARD_E, phase="lurker_act"),
        "lurker_step": do(position(BOARD_E, tokens="3@(1,0)", phase="lurker_act"), "move (1,0) 1"),
        "ambush": position(BOARD_E, "2@(1,0)", "2@(1,0)", phase="ambush"),
        "casualty": clash("6 1 1"),
        "push_scout": clash("4 4 1"),
        "push_lurkers": clash("1 5 5"),
        "swamp": do(position(BOARD_E, "0-4@(1,0)", phase="lurker_act"), "end"),
    }
    seats = {name: asked(state) for name, state in asks.items()}

    assert {name: name for name in asks} == {name: seat[1] for name, seat in seats.items()}
    assert {"scout_act", "casualty", "push_lurkers", "swamp"} == {
        name for name, seat in seats.items() if seat[0] == 0
    }
    assert () == do(position(BOARD_E), "concede").decisions


def clash(dice):
    """LP-T52 with other dice: three Lurkers against Scouts 2 and 3."""
    state = position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "3@(1,0)", phase="ambush")
    return do(state, "ambush (1,0)", f"dice {dice}")


def test_what_is_asked_is_public():
    """LP-52, LP-53: so that a match makes what is forced by itself."""
    names = {"place_end", "place_rot", "scout_act", "split", "lurker_act", "lurker_step", "ambush"}
    names |= {"casualty", "push_scout", "push_lurkers", "swamp"}
    names |= {"roles", "draw", "thorns", "fire_dice", "ambush_dice"}

    assert names == GAME.public


def test_what_is_forced_is_done():
    """LP-53: a single legal action; a lone `end` too."""
    match = Match("lost-patrol", rng=random.Random(1))
    rng = random.Random(2)
    forced = set()
    while match.decisions:
        (decision,) = match.decisions
        assert len(decision.moves) > 1
        match.play(rng.choice(decision.moves), decision.seat)
        forced |= {match.log[n].move.kind for n in match._forced}

    assert {"rotate", "name"} <= forced


def test_a_scout_with_no_way_to_go_leaves_only_the_end():
    """LP-53, LP-63: an action is left, but none that is legal but `end`."""
    assert ["end"] == legal(position("(0,0) dead_end@3", "0-2@(0,0)"))


def test_the_order_of_chance():
    """LP-54: a tile a placement, a die for thorns, three or six to fire, Lurkers' die first."""
    state = start()
    assert ["place_end", "draw", "place_rot"] == phases(state, "name (0,0) 1", "draw gentle")

    state = position("(0,0) straight@0*, (-1,0) dead_end@0, (1,0) dead_end@3", tokens="6@(0,0)")
    assert (6, 36 * 6) == (
        len(legal(do(state.copy(), "walk 2 0"))),
        len(legal(do(state.copy(), "fire 2"))),
    )
    assert "scout_act" == do(state.copy(), "fire 2", "fire_dice 1 1 1").phase
    assert "fire_dice" == do(state.copy(), "fire 1", "fire_dice 1 1 1").phase

    state = position(BOARD_E, "2@(1,0)", "3@(1,0)", phase="ambush")
    do(state, "ambush (1,0)")
    assert 216 == len(legal(state))
    do(state, "dice 1 6 2")
    assert (1, 6, 2) == (state.clash.die, state.clash.first, state.clash.second)


def test_a_scripted_game_repeats():
    """LP-54: the log stands in for the generator."""
    match = Match("lost-patrol", options={"max_rounds": 8}, rng=random.Random(5))
    rng = random.Random(6)
    while match.decisions:
        (decision,) = match.decisions
        match.play(rng.choice(decision.moves), decision.seat)

    again = Match.from_log(match.setup, match.log)

    assert match.state == again.state
    assert all(type(entry) is Entry for entry in again.log)


@pytest.mark.parametrize(
    ("begin", "seat"),
    [
        (lambda: start(), 1),
        (lambda: position(BOARD_E), 0),
        (lambda: position(BOARD_E, phase="lurker_act"), 1),
        (lambda: clash("6 1 1"), 0),
        (lambda: clash("4 4 1"), 1),
        (lambda: clash("1 5 5"), 0),
    ],
)
def test_conceding(begin, seat):
    """LP-55: whoever is the actor, and nobody else; never picked by chance."""
    state = begin()

    assert seat == asked(state)[0]
    assert move(state, "concede") not in state.decisions[0].moves
    assert (move(state, "concede"),) == state.decisions[0].also
    assert ((1 - seat,), "conceded") == ended(do(state, "concede"))
    assert [5 if seat else 0, 0] == [*state.outcome.scores]


def test_nobody_concedes_while_dice_roll():
    """LP-55."""
    state = do(start(), "name (0,0) 0")

    assert () == state.decisions[0].also


# --- LP-T66 ------------------------------------------------------------------------------


def first_round():
    """LP-T66 up to the end of the ambushes of round 1."""
    state = scripted()
    walks = [f"walk {scout} 0" for scout in (2, 2, 3, 3, 4, 4, 0, 1)]
    do(state, *walks, "end")
    return state


def test_the_scripted_round_phases_one_to_three():
    """LP-51, LP-T66: walks, nothing removed, two tiles that must lie as they do."""
    state = first_round()

    assert ["(1,0)"] * 2 + ["(2,0)"] * 3 == [where(state, scout) for scout in range(5)]
    assert 8 == len(state.jungle.laid)
    assert ["name (2,0) 1"] == legal(state)

    do(state, "name (2,0) 1", "draw straight")

    assert ["rotate 1"] == legal(state)

    do(state, "rotate 1")

    assert ["name (3,-1) 1"] == legal(state)

    do(state, "name (3,-1) 1", "draw fork_y")

    assert ["rotate 0"] == legal(state)

    do(state, "rotate 0")

    assert ["new (-1,0)", "new (-1,1)", "new (4,-2)"] == legal(state, "new")


def phase_five():
    tiles = ["name (2,0) 1", "draw straight", "rotate 1"]
    tiles += ["name (3,-1) 1", "draw fork_y", "rotate 0"]
    return do(first_round(), *tiles)


def test_the_scripted_round_phases_four_to_six():
    """LP-51, LP-T66: a group that grows and moves, an ambush that fails."""
    state = phase_five()

    assert 16 == do(state, "new (4,-2)").stock
    assert 14 == do(state, "grow (4,-2)").stock
    assert 15 == do(state, "move (4,-2) 4").stock
    assert {"(3,-1)": 3} == lurkers(state)
    assert 16 == do(state, "step 4").stock
    assert {"(2,0)": 2} == lurkers(state)

    do(state, "stop")

    assert ["ambush (2,0)", "end"] == legal(state)

    do(state, "ambush (2,0)", "dice 2 3 1")

    assert (3, 4) == (state.clash.lurker_score, state.clash.scout_score)
    assert (2, 3, 0, 1) == state.clash[1:5]
    assert 17 == state.stock
    assert ["spread 0 0 0 1 0 0", "spread 0 1 0 0 0 0"] == legal(state)

    do(state, "spread 0 1 0 0 0 0")

    assert (0, "scout_act") == asked(state)
    assert 2 == state.round
    assert {"(3,-1)": 1} == lurkers(state)
    assert 18 == state.stock + sum(state.tokens.values())


def test_the_scripted_second_round():
    """LP-38, LP-T43, LP-T66: five tiles go, the Clearing stays; two tiles are placed."""
    state = do(
        phase_five(),
        *("new (4,-2)", "grow (4,-2)", "move (4,-2) 4", "step 4", "stop"),
        *("ambush (2,0)", "dice 2 3 1", "spread 0 1 0 0 0 0"),
        *[f"walk {scout} 1" for scout in (2, 2, 3, 3, 4, 4)],
        *("walk 0 0", "walk 0 1", "walk 1 0"),
    )
    before = cells(state.jungle.laid)
    do(state, "walk 1 1")

    assert ["(3,-1)"] * 2 + ["(4,-2)"] * 3 == [where(state, scout) for scout in range(5)]
    assert {"(-1,0)", "(-1,1)", "(0,-1)", "(0,1)", "(1,-1)"} == before - cells(state.jungle.laid)
    assert ["(4,-2) 0", "(4,-2) 2"] == ends(state)

    do(state, "name (4,-2) 0", "draw dead_end")

    assert ["rotate 3"] == legal(state)

    do(state, "rotate 3", "name (4,-2) 2", "draw gentle")

    assert ["rotate 3", "rotate 5"] == legal(state)

    do(state, "rotate 5")

    assert [] == ends(state)
    assert "lurker_act" == state.phase
    assert (7, 5, 18) == (len(state.jungle.laid), len(state.discard), len(state.stack))
    as_in_t43 = {
        "(0,0)": ("clearing", 0),
        "(1,0)": ("straight", 0),
        "(2,0)": ("gentle", 1),
        "(3,-1)": ("straight", 1),
        "(4,-2)": ("fork_y", 0),
        "(5,-2)": ("dead_end", 3),
        "(4,-3)": ("gentle", 5),
    }
    assert as_in_t43 == {cell: tile_on(state, cell) for cell in cells(state.jungle.laid)}
    assert at("(3,-1)") in state.tokens
