"""Who can be healed or charged has a halo on the table, and the best of it is the large button."""

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drawing.figures import squad_element
from pygames.deep_space_wars.board.picks import REFRAIN
from pygames.deep_space_wars.board.shortcuts import shortcuts
from pygames.deep_space_wars.engine.moves import Act, Heal
from tests.deep_space_wars.scripted import B2, A, B, asks, duel, fighter, play, shoot
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


def test_the_nearer_squad_is_charged_by_the_large_button():
    """DSW-168: whom two dice are likelier to reach; both have a halo."""
    far, near = (300, 250), (360, 330)
    state = duel((fighter(), [(300, 400)]), (fighter(), [far]), b2=(fighter(), [near]))
    play(state, "", Act(A, "charge"))
    seen = sight(state)

    ((element, text),) = shortcuts(seen)
    assert element == squad_element(B2)
    assert text.startswith("Charge ")
    table, _tray = shown(state)
    for squad in (B, B2):
        assert "data-offered" in by_id(table, f"{squad_element(squad)}@table")
