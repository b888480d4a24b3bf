"""The bot of Null: the least that keeps the laws of all bots (`tests/test_bot_laws.py`)."""

import random

from pygames import null
from pygames.bots import arena
from pygames.null.bot import BOT


def test_it_beats_chance() -> None:
    players = (arena.bot(null.GAME, 4, nodes=8), arena.chance_player)
    pairs = [arena.play_pair(null.GAME, *players, str(n)).points for n in range(30)]

    assert sum(map(sum, pairs)) / len(pairs) / 2 > 0.6


def test_it_leaves_out_what_the_general_bots_do_by_themselves() -> None:
    """So that worlds are sampled, rollouts follow the candidates, and levels are the usual ones."""
    assert BOT.determinize is None
    assert BOT.rollout is None
    assert not BOT.mixed


def test_a_position_is_judged_by_the_points() -> None:
    state = null.GAME.start(3, {name: o.default for name, o in null.GAME.options.items()})
    assert BOT.evaluate is not None
    assert BOT.evaluate(state, 0) == 0.5
    state.points = [5, 20, 10]  # type: ignore[attr-defined]
    assert BOT.evaluate(state, 1) > 0.5 > BOT.evaluate(state, 2) > BOT.evaluate(state, 0)
    rng = random.Random(1)
    while state.decisions:
        decision = next(d for d in state.decisions if len(d.moves))
        state.apply(rng.choice(decision.moves), decision.seat)
    assert state.outcome is not None
    for seat in range(3):
        assert BOT.evaluate(state, seat) == float(seat in state.outcome.winners)
