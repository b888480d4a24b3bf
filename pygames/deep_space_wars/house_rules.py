"""House rules: what players agree on where the rules leave it open (section 8.2)."""

from typing import NamedTuple

__all__ = ["HouseRules"]


class HouseRules(NamedTuple):
    """The house rules of a battle; the default of each is the rule."""

    single_shots: bool = False
    """Whether a figure shoots with one die, whatever its Attacks (AMB-3)."""
    stray_saves: bool = False
    """Whether armour saves friends from stray shots (AMB-4)."""
    sixes_succeed: bool = False
    """Whether a 6 succeeds where a die must show so much at least (AMB-5)."""
    plain_camouflage: bool = False
    """Whether Camouflage is no more than armour of 2 against ranged attacks (AMB-6)."""
    seen_bombs: bool = False
    """Whether bombers must see the point that they aim at (DSW-145)."""
    fixed_defenders: bool = False
    """Whether those who are attacked in close combat stay where they are (DSW-155)."""
    contact_by_moves: bool = False
    """Whether moves may end in base contact with enemies (AMB-9)."""
    card_guard: bool = True
    """Whether home-made cards are kept from being too strong for their price (DSW-191)."""
