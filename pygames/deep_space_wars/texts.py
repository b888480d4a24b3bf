"""How factions fight and what missions are about, as players read it.

The texts are translated by whoever shows them. “You” is who commands the squad. Distances are in
inches.
"""

from collections.abc import Mapping

from pygames.core.language import N_

__all__ = ["FACTION_TEXTS", "MISSION_TEXTS"]

FACTION_TEXTS: Mapping[str, str] = {
    "HC": N_("Steady shooting, medics and a few costly machines; weak hand to hand."),
    "SB": N_("Swarms that run, bite and poison, led by a colossus; hardly any guns."),
    "BG": N_("Slow and heavily armoured: they strike back, burn at short range and ram."),
    "VC": N_("Magic fire, blades that teleport, hidden shooters and dread."),
    "DC": N_("Assaults, jetpacks, hit and run, reckless stokers; they lose heart easily."),
    "AT": N_("Solid spears and harpoons, stings, revenge and a coral titan; at home in water."),
}
"""How each faction fights."""

MISSION_TEXTS: Mapping[str, str] = {
    "annihilation": N_("Defeat every enemy figure. After 8 rounds, the most victory points win."),
    "hold": N_(
        "From round 2, each marker you control when a round ends scores 1: be within 3 inches of "
        "it, and no enemy within 3 inches. The most points after 8 rounds win."
    ),
    "hill": N_(
        "When a round ends, the side with the most valuable figures within 6 inches of the middle "
        "scores 1. The first to 4 wins, or the most after 8 rounds."
    ),
    "breakthrough": N_(
        "The attacker must lead 40% of the army’s points off the enemy’s edge within 8 rounds. The "
        "defender must prevent it."
    ),
    "warlords": N_(
        "One leader in each army is its warlord. Defeat every enemy warlord; after 8 rounds, each "
        "one lost counts 50 victory points more."
    ),
    "base_assault": N_(
        "The attacker, 500 points stronger, must end a turn within 3 inches of the command post, "
        "and no enemy within 3 inches. The defender must hold out for 10 rounds."
    ),
    "salvage": N_(
        "End a move within 1 inch of a crate, with no enemy within 3 inches, to secure it. The "
        "first to 3 crates wins, or the most after 8 rounds."
    ),
}
"""How each mission is won (section 4.3)."""
