"""How each level plays; what holds of the bots of all games is in `tests/test_bot_laws.py`."""

import random
from functools import cache

import pytest

from pygames.bots import LEVELS, Budget, choose
from pygames.bots.arena import bot, chance_player, play
from pygames.core.series import current_play
from tests import bot_laws
from tests.lost_patrol.playouts import playout
from tests.lost_patrol.positions import BOARD_E, GAME, SHIP, at, position

NODES = 4
RARE = ("casualty", "push_scout", "push_lurkers", "swamp", "split", "ambush")


@cache
def moments(name, value):
    """The moments of a match with this option in which a player chooses."""
    return [m for m in playout(name, value).moments if m.decision.seat >= 0]


def some(name, value, every):
    """Some of these moments, a few of each rare decision first."""
    found = moments(name, value)
    rare = [m for kind in RARE for m in [m for m in found if m.decision.name == kind][:2]]
    return rare + found[:: max(every, len(found) // 30)]


@pytest.mark.parametrize("level", LEVELS)
def test_what_was_thought_of_before_changes_nothing(level):
    """Jungles are remembered, but nothing that a choice depends on."""
    found = some("scout_actions", 2, 17)[:12]
    once = [bot_laws.thought_of(GAME, m.state, m.decision, level, 3, NODES) for m in found]
    again = [
        bot_laws.thought_of(GAME, m.state.copy(), m.decision, level, 3, NODES) for m in found[::-1]
    ]

    assert once == again[::-1]


def test_a_beginner_chooses_less_firmly_than_a_club_player():
    """The same position, many times: how many different moves are made."""
    state = position(BOARD_E, "0-4@(0,0)", "3@(-1,1)")
    view, (decision,) = state.view(0), state.decisions
    made = [
        {choose(GAME, view, decision, level, random.Random(n)) for n in range(60)}
        for level in (1, 2)
    ]

    assert len(made[0]) > len(made[1]) > 1


def escapes(scouts, lurkers, number, **options):
    """How many of so many matches the Scouts win."""
    ends = [
        play(GAME, (scouts, lurkers), f"{n}", {"max_rounds": 60, **options}) for n in range(number)
    ]
    return sum(0 in match.outcome.winners for match in ends)


def test_a_club_player_beats_chance_on_both_sides():
    dash = GAME.presets["dash"]

    assert escapes(bot(GAME, 2), chance_player, 8, **dash) == 8
    assert escapes(chance_player, bot(GAME, 2), 8, **dash) <= 1


def test_both_sides_win_a_dash():
    """Neither side is without a chance."""
    assert 0 < escapes(bot(GAME, 2), bot(GAME, 2), 12, **GAME.presets["dash"]) < 12


def test_a_duel_is_played_by_one_bot_on_both_sides():
    dash = GAME.presets["dash"]
    match = play(GAME, (bot(GAME, 3, 4), bot(GAME, 2)), "1", {**dash, "duel": True})

    assert match.outcome is not None
    assert current_play(match.state).rival is not None


@pytest.mark.parametrize("level", [2, 3])
def test_nobody_dithers_where_all_is_decided(level):
    """However it goes on the Lurkers win, but they do not let a lone Trooper wait for it."""
    start = position(SHIP, "2@(0,0)", "6@(1,0) 6@(2,-1)", stack="", phase="lurker_act")
    came = 0
    for seed in range(10):
        state, rng = start.copy(), random.Random(seed)
        while state.phase in ("lurker_act", "lurker_step"):
            (decision,) = state.decisions
            move = choose(GAME, state.view(1), decision, level, rng, Budget(nodes=NODES))
            state.apply(move, 1)
        came += state.tokens.get(at("(0,0)"), 0) >= 5

    assert came >= 8
