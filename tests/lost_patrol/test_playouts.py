"""What holds at every moment of every game of Lost Patrol, by whatever options (section 6.10)."""

import random
import re
from itertools import pairwise

import pytest

from pygames.core.log import Entry
from pygames.core.series import current_play
from pygames.geometry.hexes import axial
from tests.effort import effort, sampled
from tests.golden_files import kinds_of
from tests.lost_patrol import lockstep, naive
from tests.lost_patrol.playouts import (
    OPTION_VALUES,
    Moment,
    choose,
    play_out,
    playout,
    setup_with,
)
from tests.lost_patrol.positions import BOARD_E, GAME, board_of, corridor, position
from tests.lost_patrol.test_splits import PARTED

PARAMS = [(name, value, 0) for name, value in sampled(OPTION_VALUES, 2)]


@pytest.fixture(scope="module", params=PARAMS, ids=lambda param: "-".join(map(str, param)))
def match(request):
    """One match at a time, for all tests."""
    return playout(*request.param)


def plays(match):
    """The moments of each play of a match, with the state it came to."""
    found = []
    moments = [m._replace(state=current_play(m.state)) for m in match.moments]
    ends = [*(m.state for m in moments[1:]), current_play(match.last)]
    for moment, after in zip(moments, ends, strict=True):
        new = not found or (moment.state.round == 0 and found[-1][-1][0].state.round > 0)
        if new or not _goes_on(found[-1][-1][0].state, moment.state):
            found.append([])
        found[-1].append((moment, after))
    return found


def _goes_on(before, state):
    """Whether a state belongs to the same play as one before it."""
    return (before.rival is None) == (state.rival is None)


# --- the slow rules agree ----------------------------------------------------------------


def test_the_slow_rules_agree(match):
    """LP-48..LP-96: who is asked, what is legal, what follows, how it ends, move by move."""
    for play in plays(match):
        table = lockstep.table_of(play[0][0].state)
        for moment, _after in play:
            lockstep.step(table, moment, moment.state)
        last = play[-1][1]
        if not _goes_on(play[-1][0].state, last):
            assert table.over  # the second game of a duel has begun
        elif last.outcome:
            lockstep.same(table, last)


def boards(match):
    """The states in which the jungle is another one than before."""
    jungle = None
    for state in match.states:
        if state.phase and state.jungle is not jungle:
            jungle = state.jungle
            yield state


def plain(cells):
    return {axial(cell) for cell in cells}


def test_the_slow_rules_see_the_same(match):
    """LP-22..LP-30, LP-37, LP-38, LP-43, LP-46: all that follows from how the tiles lie."""
    for state in [*boards(match)][::3]:
        board, jungle = board_of(state), state.jungle
        stands = [axial(cell) for cell in state.stands]
        for cell in jungle.laid:
            here = axial(cell)
            cells, ends = naive.sight(board, here)

            assert cells == plain(jungle.sight(cell).cells)
            assert ends == {(axial(c), e) for c, e in jungle.sight(cell).ends}
            assert naive.ghosts(board, here) == plain(jungle.ghosts(cell))
            assert naive.path_component(board, here) == plain(jungle.path_component(cell))
        ends = {(axial(c), e) for c, e in jungle.visible_ends(state.stands)}
        assert naive.visible_ends(board, stands) == ends
        assert naive.keep_set(board, stands) == plain(jungle.keep_set(state.stands))
        for connectivity in ("land", "path"):
            found = [plain(part) for part in jungle.parts(connectivity)]
            assert naive.parts(board, connectivity) == found


# --- section 6.10 ------------------------------------------------------------------------


def test_nothing_is_lost_or_doubled(match):
    """LP-4, LP-16: tokens, tiles; no two tiles on one cell, no Scout on an empty one."""
    for state in match.states:
        if state.phase == "roles":
            continue
        drawn = [state.drawn] * (state.drawn >= 0)
        laid = [tile for tile, _turn in state.jungle.laid.values()]

        assert state.options.lurker_tokens == state.stock + sum(state.tokens.values())
        assert min(state.tokens.values(), default=1) > 0 <= state.stock
        assert [*range(len(state.options.tiles))] == sorted(
            [*state.stack, *state.discard, *laid, *drawn]
        )
        assert {*state.tokens} | {*state.stands} <= {*state.jungle.laid}
        for cell, spent in state.spent.items():
            assert 0 <= spent <= state.tokens.get(cell, 0)


def test_every_tile_hangs_on_some_scout(match):
    """LP-40: after phase 3, before the Dropship lies."""
    for state in match.states:
        if state.phase == "lurker_act" and state.jungle.dropship is None:
            on_paths = map(state.jungle.path_component, state.stands)

            assert {*state.jungle.laid} == set().union(*on_paths)


def test_every_scout_can_go_back(match):
    """LP-40, LP-87: its tile has a linked neighbour, always."""
    for state in match.states:
        if state.round:
            assert all(state.jungle.links(cell) for cell in state.stands)


def test_removing_twice_removes_no_more(match):
    """LP-40: the keep set of what is kept is all of it."""
    for state in boards(match):
        kept = state.jungle.keep_set(state.stands)
        rest = state.jungle.keeping(kept)

        assert {*state.stands} <= kept == {*rest.laid} == rest.keep_set(state.stands)


def test_sight_is_symmetric(match):
    """LP-29."""
    for state in [*boards(match)][::5]:
        seen = {cell: state.jungle.sight(cell).cells for cell in state.jungle.laid}

        assert all(one in seen[other] for one in seen for other in seen[one])


def test_no_surplus_is_left(match):
    """LP-15, LP-92, LP-93: when a round begins no tile holds too many."""
    for state in match.states:
        if state.phase == "scout_act" and state.active < 0:
            assert max(state.tokens.values(), default=0) <= 6
            for cell in state.stands:
                assert len(state.scouts_on(cell)) <= state.jungle.capacity(cell)


def test_what_is_offered_can_be_done(match):
    """LP-52: and what was before stays as it was."""
    rng = random.Random(1)
    for moment in match.moments[::4]:
        before = moment.state.copy()
        for offered in rng.sample(moment.decision.moves, min(3, len(moment.decision.moves))):
            moment.state.copy().apply(offered, moment.decision.seat)
        assert before == moment.state


def test_who_chooses_and_what(match):
    """LP-52: one decision at a time, never without moves."""
    for moment in match.moments:
        (decision,) = moment.state.decisions

        assert len(decision.moves) >= 1
        assert len(decision.moves) == len({*decision.moves})


LETTERS = {"role_dice": "r", "name": "n", "drawn": "d", "rotate": "t", "keep": "k", "walk": "w"}
LETTERS |= {"thorn_die": "h", "fire": "f", "fire_dice": "i", "new_group": "g", "grow": "g"}
LETTERS |= {"move_group": "m", "step": "s", "stop": "p", "ambush": "a", "ambush_dice": "c"}
LETTERS |= {"lose": "l", "push": "u", "push_lurkers": "v", "sink": "x", "concede": "z"}
ENDS = {"scout_act": "1", "lurker_act": "4", "ambush": "5"}
TILES = "(ndt)*"
ORDER = re.compile(
    rf"r*{TILES}((wh|w|fi+)*1?{TILES}(k{TILES})*(g|ms*p?)*4?(ac(lu*|u*|v?))*5?x*)*((nd)?z)?"
)


def letter(moment):
    kind = moment.entry.move.kind
    return ENDS[moment.state.phase] if kind == "end_phase" else LETTERS[kind]


def test_the_order_of_a_round(match):
    """LP-51, LP-52, LP-65: phase by phase, dice where dice belong."""
    for play in plays(match):
        text = "".join(letter(moment) for moment, _after in play)

        assert ORDER.fullmatch(text), text


def test_rounds_are_counted(match):
    """LP-51, LP-96: one more each time, never beyond the limit."""
    for play in plays(match):
        for moment, after in play:
            if _goes_on(moment.state, after):
                assert after.round - moment.state.round in (0, 1)
            limit = after.options.max_rounds
            assert not limit or after.round <= limit


def test_nobody_rises_and_tiles_do_not_come_back(match):
    """LP-2, LP-16, LP-42: the dead stay dead, the discard grows, the Dropship stays."""
    for play in plays(match):
        states = [moment.state for moment, _after in play if moment.state.round]
        for before, after in pairwise(states):
            assert {*after.alive} <= {*before.alive}
            assert before.discard == after.discard[: len(before.discard)]
            if before.jungle.dropship is not None:
                assert before.jungle.dropship == after.jungle.dropship
                assert before.discard == after.discard


def test_it_ends(match):
    """LP-94, LP-96: with a winner, and a reason that fits."""
    last = current_play(match.last)
    (winner,), _scores, reason = last.outcome

    assert () == match.last.decisions
    assert (winner == last.scouts_seat) == (reason == "escaped") or reason == "conceded"
    assert (last.alive == []) == (reason == "all_dead")
    if reason == "escaped":
        assert last.jungle.dropship in last.stands
    if reason == "round_limit":
        assert last.options.max_rounds == last.round


# --- corners that matches seldom come to ---------------------------------------------------

CORNERS = {
    "a crowd": lambda: position(BOARD_E, "0-4@(1,0)", "6@(1,0) 2@(2,-1)", phase="ambush"),
    "parted": lambda: position(corridor(14), PARTED, "6@(2,-1) 3@(12,-6)"),
    "touching": lambda: position(
        "(0,0) dead_end@3, (-1,0) gentle@0, (1,0) dead_end@0, (2,0) gentle@1, (3,-1) fork_y@0",
        "0-2@(0,0) 3,4@(1,0)",
        "9@(0,0) 2@(2,0)",
        split_connectivity="path",
        push_by="owner",
    ),
    "a ship": lambda: position(
        "(0,0) fork_y@0, (1,0) dropship@3, (0,-1) straight@2*, (-1,1) gentle@1, (-1,0) fan@0",
        "0-2@(0,0) 3,4@(0,-1)",
        "12@(0,0) 3@(-1,1)",
        stack="",
        lurker_start_in_sight=False,
        hit_from=5,
    ),
    "a short tunnel": lambda: position(corridor(5), "0,1@(0,0) 2@(2,-1)", "2@(3,-1)"),
    "nearly over": lambda: position(BOARD_E, "1@(3,-2)", "6@(3,-2) 6@(2,-1)", stack="dead_end"),
}


@pytest.mark.parametrize("seed", range(effort(5, 12)))
@pytest.mark.parametrize("corner", CORNERS)
def test_the_slow_rules_agree_in_corners(corner, seed):
    """LP-43..LP-47, LP-74..LP-95: crowds, parts, the Dropship among Lurkers."""
    state = CORNERS[corner]()
    table = lockstep.table_of(state)
    rng = random.Random(f"{corner} {seed}")
    while state.decisions and state.round < 12:
        moment = play_out_one(state, rng)
        lockstep.step(table, moment, moment.state)
        state.apply(moment.entry.move, moment.entry.seat)
    lockstep.same(table, state)


def play_out_one(state, rng):
    """The next moment by chance."""
    (decision,) = state.decisions
    move = choose(state, decision, rng)
    return Moment(state.copy(), decision, Entry(decision.seat, move, None))


def test_these_matches_come_to_everything():
    """LP-52, LP-94: every kind of move but two, which the corners have; every way to end."""
    matches = [playout(*param) for param in PARAMS]
    kinds = {m.entry.move.kind for match in matches for m in match.moments}
    ends = {current_play(match.last).outcome.reason for match in matches}

    assert kinds_of(GAME) - {"keep", "sink"} <= kinds
    assert {"escaped", "all_dead", "swallowed", "round_limit", "conceded"} == ends


def test_chance_alone_decides_what_is_not_chosen():
    """LP-54: the same set-up and seed, the same match."""
    setup = setup_with("duel", True, 7)

    assert play_out(setup, 1).last == play_out(setup, 1).last
