"""Healing: who can be healed has a halo on the table, and to heal is the large button."""

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.picks import REFRAIN
from pygames.deep_space_wars.board.shortcuts import shortcuts
from pygames.deep_space_wars.engine.moves import Heal
from tests.deep_space_wars.scripted import asks, shoot
from tests.deep_space_wars.tables import sight
from tests.deep_space_wars.test_healing import wounded
from tests.deep_space_wars.test_previews import by_id, shown


def test_who_can_be_healed_has_a_halo_and_the_large_button_heals():
    """DSW-151."""
    state = wounded([(200, 300)])
    shoot(state, "1 / 3")
    (heal,) = (it for it in asks(state).moves if isinstance(it, Heal))
    seen = sight(state)

    ((element, text),) = shortcuts(seen)
    assert text.startswith("Heal ")
    assert element == f"figure:{heal.casualty}"
    assert REFRAIN in BOARD.seldom

    table, _tray = shown(state)
    assert by_id(table, element)["data-pick"] == element
