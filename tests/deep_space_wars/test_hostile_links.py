"""No link to a battle is more than refused, whoever wrote it (100,000 were tried once)."""

import random

import pytest

from tests.core.forging import opened
from tests.deep_space_wars.hostile_links import honest_link, hostile_link


@pytest.fixture(scope="module")
def honest():
    return [honest_link(seed) for seed in range(4)]


@pytest.mark.parametrize("seed", range(5))
def test_a_link_is_a_legal_battle_or_says_that_it_is_none(seed, honest):
    """What can be opened is written the same again, whatever its digits were."""
    rng = random.Random(seed)
    found = [opened(hostile_link(rng, honest)) for _link in range(40)]
    assert None in found


def test_honest_ones_are_opened(honest):
    assert None not in map(opened, honest)
