"""What each Survival card is worth in the hand, in spaces of the Assimilation counter."""

from collections.abc import Mapping

__all__ = ["SURVIVAL_VALUES", "TYPICAL"]

TYPICAL = 0.2
"""Of a card that is not known."""

SURVIVAL_VALUES: Mapping[str, float] = {
    "adrenaline": 0.14,
    "ingenuity": 0.18,
    "ingenuity_x": 0.18,
    "sacrifice": 0.12,
    "sixth_sense": 0.15,
    "smokescreen": 0.1,
    "strike_back": 0.1,
    "vortex": 0.18,
    "detector": 0.15,
    "dodge": 0.4,
    "drone": 0.1,
    "drone_x": 0.1,
    "gate": 0.15,
    "hologram": 0.18,
    "wrong_track": 0.42,
    "amplifier": 0.22,
    "amplifier_x": 0.22,
    "double_back": 0.1,
    "shuttle": 0.25,
    "alert": 0.4,
    "hindrance": 0.3,
    "equipment": 0.12,
    "decoy": 0.25,
    "rally": 0.1,
    "refuge": 0.2,
    "regeneration": 0.16,
    "resistance": 0.1,
    "retreat": 0.35,
    "second_wind": 0.25,
    "tenacity": 0.12,
    "on_the_run": 0.3,
    "mimicry": 0.4,
    "caches": 0.15,
    "vaccine": 0.85,
}
