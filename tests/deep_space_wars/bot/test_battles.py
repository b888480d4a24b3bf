"""Whole battles between bots: every mission, any number of players, allies too."""

import pytest

from pygames.bots.arena import bot, chance_player, play
from pygames.core.registry import find
from tests.effort import effort, sampled

GAME = find("deep-space-wars")
AT_ONCE = {"points": 500, "armies": "drawn"}
MISSIONS = ("annihilation", "hold", "hill", "breakthrough", "warlords", "salvage")


@pytest.mark.parametrize("mission", sampled(MISSIONS, 2))
def test_every_mission_is_played_to_its_end(mission: str) -> None:
    match = play(GAME, [bot(GAME, 3, 2), bot(GAME, 2)], mission, {**AT_ONCE, "mission": mission})

    assert match.outcome is not None


@pytest.mark.parametrize(("seats", "sides"), sampled([(3, "AAB"), (4, "alone"), (4, "ABAB")], 2))
def test_any_number_of_players_and_alliances(seats: int, sides: str) -> None:
    players = [bot(GAME, 1), *[bot(GAME, 2)] * (seats - 1)]
    match = play(GAME, players, sides, {**AT_ONCE, "sides": sides})

    assert match.outcome is not None


def test_a_club_player_beats_chance() -> None:
    options = [{**AT_ONCE, "mission": mission} for mission in MISSIONS[:3]]
    won = [
        0 in outcome.winners
        for n in range(effort(5, 18))
        if (outcome := play(GAME, [bot(GAME, 2), chance_player], f"{n}", options[n % 3]).outcome)
    ]

    assert sum(won) >= 0.75 * len(won)
