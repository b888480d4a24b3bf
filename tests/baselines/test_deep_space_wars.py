"""The greedy baseline of Deep Space Wars: it plays every mission, and strikes whenever it can."""

import pytest

from pygames.baselines import baselines
from pygames.baselines.deep_space_wars import greedy
from pygames.bots.arena import chance_player, play
from pygames.core.registry import find
from pygames.deep_space_wars.engine.moves import END_TURN, Act

GAME = find("deep-space-wars")
AT_ONCE = {"points": 500, "armies": "drawn"}
STRIKES = ("melee", "flamer", "shoot", "bombard")


def test_the_arena_knows_it() -> None:
    assert baselines(GAME)["greedy"] is greedy


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mission", ["annihilation", "hold", "hill", "warlords", "salvage"])
def test_it_plays_every_mission_to_its_end(mission: str, seats: int) -> None:
    options = {**AT_ONCE, "mission": mission}

    assert play(GAME, [greedy] * seats, mission, options).outcome is not None


def test_it_strikes_whenever_it_can_and_ends_no_turn_before() -> None:
    struck = 0

    def watched(view, decision, rng):
        nonlocal struck
        move = greedy(view, decision, rng)
        if decision.name == "act":
            strikes = [it for it in decision.moves if getattr(it, "action", "") in STRIKES]
            if strikes:
                assert move.action in STRIKES
                struck += 1
            acts = [it for it in decision.moves if isinstance(it, Act) and it.action == "walk"]
            assert not acts or move != END_TURN
        return move

    play(GAME, [watched, greedy], "strikes", AT_ONCE)

    assert struck > 5


def test_it_beats_chance() -> None:
    won = [
        0 in outcome.winners
        for n in range(4)
        if (outcome := play(GAME, [greedy, chance_player], f"{n}", AT_ONCE).outcome)
    ]

    assert sum(won) >= 3
