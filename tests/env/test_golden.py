"""What a number means stays the same within a version: a match of each game, number by number.

If one of these digests changes, the encoding (or the rules) must get a new version, and the digest
of that version is added.
"""

import random
import sys
from hashlib import sha256

import pytest

from pygames.env import Environment, load
from tests.env.playing import GAMES

GOLDEN = {
    "battle-line 1.1": "e0c07d0ea7eb821c",
    "espionage 1.1": "bf08b14879a13063",
    "lost-patrol 1.1": "8223a86ad26766df",
    "not-alone 2.1": "c53b7e020286222e",
    "deep-space-wars 2.1": "36ab856682185052",
    "deep-space-wars 3.1": "36ab856682185052",
}


def digest(environment: Environment) -> str:
    """A fingerprint of the numbers of a match: what is listed, observed and chosen."""
    found, rng = sha256(repr(environment.observation_shapes).encode()), random.Random(1)
    state = environment.new_initial_state().deal(rng)
    for _step in range(150):
        if state.is_terminal():
            break
        player = state.current_player
        legal = state.legal_actions(player, also=True)
        found.update(repr([(it, state.action_to_string(it, player)) for it in legal]).encode())
        found.update(state.observation_tensor(player).tobytes())
        state.apply_action(rng.choice(state.legal_actions(player)), player)
        state.deal(rng)
    return found.hexdigest()[:16]


@pytest.mark.skipif(sys.byteorder == "big", reason="the bytes of floats lie the other way round")
@pytest.mark.parametrize("game", GAMES)
def test_numbers_mean_what_they_meant(game: str) -> None:
    environment = load(game)
    assert GOLDEN[f"{game} {environment.version}"] == digest(environment)
