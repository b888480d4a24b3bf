"""What the bots make of the ambushes of a round: the order, the pushes, the odds of all dice."""

import pytest

from pygames.lost_patrol.bot import ambush_outcomes
from pygames.lost_patrol.bot.ambush_outcomes import ambushes, fought, pushes
from pygames.lost_patrol.bot.evaluation import evaluation_of, logit
from pygames.lost_patrol.odds import ambush_odds
from tests.lost_patrol.positions import BOARD_E, SHIP, at, do, position, words


def ambushing(scouts, tokens="", board=SHIP, **options):
    """A position at the beginning of the ambushes, the Dropship being there."""
    return position(board, scouts, tokens, stack="", phase="ambush", **options)


def valued(state, value):
    """The moves in the words of the tests -> their values."""
    (decision,) = state.decisions
    return {words(move): it for move, it in value(state, decision.moves).items()}


def later(state, scouts):
    """The Scouts' chance at the start of the next round, if they stood like this."""
    stand = [None] * 5
    for scout, cell in scouts.items():
        stand[scout] = at(cell)
    return evaluation_of(state).chance(stand, state.tokens)


def test_who_is_left_alone_on_the_dropship_escapes():
    """LP-94."""
    assert fought(ambushing("2@(2,-2)", "3@(1,0)")) == 1


def test_the_last_scout_dies_or_is_driven_off():
    """LP-77, LP-82, LP-84, LP-90: six Lurkers and no bonus."""
    state = ambushing("2@(2,-2)", "6@(2,-2)")
    odds = ambush_odds(6, 1, 0)

    assert odds.scouts_win == 0
    assert fought(state) == pytest.approx(odds.tie / 216 * later(state, {2: "(2,-1)"}))


def test_whoever_holds_the_dropship_escapes():
    """LP-83: the Sergeant's bonus counts."""
    state = ambushing("0@(2,-2)", "6@(2,-2)")
    odds = ambush_odds(6, 1, 1)
    pushed = odds.tie * later(state, {0: "(2,-1)"})

    assert fought(state) == pytest.approx((odds.scouts_win + pushed) / 216)


def test_the_lurkers_need_not_ambush():
    """LP-91: one Lurker among three Scouts with the Sergeant has little to win."""
    state = ambushing("0,2,3@(0,0) 1@(1,0)", "1@(0,0)")
    found = valued(state, ambushes)

    assert fought(state) == pytest.approx(
        later(state, dict.fromkeys((0, 2, 3), "(0,0)") | {1: "(1,0)"}), abs=0.02
    )
    assert max(found.values()) == pytest.approx(-logit(fought(state)))


def test_the_support_trooper_is_driven_off_first():
    """LP-79: who is not there any more helps nobody."""
    state = ambushing("0@(2,-2) 1@(2,-1)", "6@(2,-2) 6@(2,-1)")
    found = valued(state, ambushes)

    assert max(found, key=found.get) == "ambush (2,-1)"


def test_those_who_are_pushed_onto_fresh_lurkers_are_ambushed_again():
    """LP-89: so a tile with fresh ones is the better one, and spent ones are none."""
    state = position(BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "5@(1,0) 5@(2,-1)", phase="ambush")
    state = do(state, "ambush (1,0)", "dice 6 1 1", "lose 2")
    onto, back = (valued(state, pushes)[push] for push in ("push 3 1", "push 3 3"))
    state.spent[at("(2,-1)")] = 5

    assert onto > back
    assert valued(state, pushes)["push 3 1"] < onto


def test_who_pushes_its_own_scouts_spares_them():
    """Option `push_by`."""
    state = position(
        BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "5@(1,0) 5@(2,-1)", phase="ambush", push_by="owner"
    )
    state = do(state, "ambush (1,0)", "dice 6 1 1", "lose 2")
    found = valued(state, pushes)

    assert found["push 3 3"] > found["push 3 1"]


def test_crowds_count():
    """LP-92: a Trooper too many is lost at the end of the round."""
    crowd = ambushing("0,2,3,4@(0,0) 1@(1,0)")
    stays = dict.fromkeys((0, 3, 4), "(0,0)") | {1: "(1,0)"}

    assert fought(crowd) == pytest.approx(later(crowd, stays))


def test_without_anybody_to_ambush_nothing_changes():
    state = ambushing("0,2,3@(0,0) 1,4@(1,0)", "6@(2,-2)")
    stays = dict.fromkeys((0, 2, 3), "(0,0)") | dict.fromkeys((1, 4), "(1,0)")

    assert fought(state) == pytest.approx(later(state, stays))


def test_where_there_are_too_many_cases_only_the_next_ambushes_count(monkeypatch):
    """So no choice takes a bot seconds; with fewer ambushes the Scouts look no worse."""
    everywhere = "(0,0) (1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1) (2,-1)"
    lurkers = " ".join(f"2@{cell}" for cell in everywhere.split())
    state = position(BOARD_E, "0,2@(0,0) 1,3@(1,0) 4@(-1,1)", lurkers, phase="ambush")
    thrown = []

    def counted(*asked):
        thrown.append(asked)
        return ambush_odds(*asked)

    monkeypatch.setattr(ambush_outcomes, "ambush_odds", counted)
    monkeypatch.setattr(ambush_outcomes, "_MOST_CASES", 100)
    roughly, few = fought(state), len(thrown)
    monkeypatch.setattr(ambush_outcomes, "_MOST_CASES", 10**9)

    assert fought(state) < roughly
    assert len(thrown) > 4 * few
