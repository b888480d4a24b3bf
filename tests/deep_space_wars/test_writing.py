"""Armies as texts: what is written is read again, and anything else is refused with a sentence."""

import random
import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.game import BadSetup
from pygames.deep_space_wars.engine.musters import Armies
from pygames.deep_space_wars.forces.armies import POINT_LIMITS
from pygames.deep_space_wars.forces.designs import altered
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.writing import LONGEST, MOST_SQUADS, read, written
from tests.deep_space_wars.hostile import hostile_text

SEEDS = st.integers(0, 10**6)
ARMY = (("HC1", 9), (altered(CARDS["SB3"], armour=4).id, 5), ("VC4", 1))


@given(SEEDS, st.sampled_from(POINT_LIMITS))
def test_dsw85_an_army_is_read_as_it_is_written(seed, limit):
    """DSW-85, DSW-89, DSW-191."""
    squads = Armies(limit, guarded=False).some(random.Random(seed)).squads
    text = written(squads)
    assert squads == read(text)
    assert re.fullmatch(r"[A-Za-z0-9.-]+[A-Za-z0-9]", text), "ends a sentence, unescaped in links"


def test_dsw89_the_largest_army_is_short_enough():
    """DSW-89: a kept layout has at most 1000 characters."""
    name = altered(CARDS["HC1"], speed=12).id
    squads = ((name, 20),) * MOST_SQUADS
    assert squads == read(written(squads))
    assert len(written(squads)) <= LONGEST
    with pytest.raises(BadSetup, match="at most 40 squads"):
        read(written(((name, 9),) * 40 + (("HC1", 1),)))


def test_dsw89_an_army_without_squads_can_be_written():
    assert () == read(written(()))


@pytest.mark.parametrize("length", range(2, len(written(ARMY))))
def test_a_text_that_is_cut_off_says_so(length):
    with pytest.raises(BadSetup, match="cut off"):
        read(written(ARMY)[:length])


def test_a_text_in_which_a_letter_is_another_one_says_so():
    text = written(ARMY)
    for place in range(2, len(text)):
        other = "0" if text[place] != "0" else "1"
        with pytest.raises(BadSetup, match="altered"):
            read(text[:place] + other + text[place + 1 :])


def test_a_text_of_another_version_says_so():
    with pytest.raises(BadSetup, match="another version"):
        read("2-some-thing-else")


def test_a_squad_that_cannot_be_read_is_named():
    with pytest.raises(BadSetup, match="Squad 2"):
        read(written((("HC1", 9), ("XX1", 3))))


@given(SEEDS)
def test_no_text_is_more_than_refused(seed):
    """Whatever is not an army says so; what is one is written the same again."""
    text = hostile_text(random.Random(seed))
    with suppress(BadSetup):
        squads = read(text)
        assert text == written(squads) or any(figures < 10 for _name, figures in squads)
