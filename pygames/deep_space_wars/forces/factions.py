"""The six factions and their army cards (section 4.1)."""

from collections.abc import Mapping

from pygames.deep_space_wars.forces.cards import (
    HEAVY,
    INFANTRY,
    LARGE,
    LIGHT,
    MELEE,
    RANGED,
    UNARMED,
    VEHICLE,
    Card,
)

__all__ = ["CARDS", "FACTIONS"]


def _card(
    card: str,
    size: str,
    weapon: str,
    stats: tuple[int, int, int, int, int, int, int, int],
    sizes: tuple[int, int],
    *abilities: str,
    magic: str = "",
) -> Card:
    return Card(card, card[:2], size, weapon, *stats, abilities, magic, sizes)


# (S, L, E, K, T, P, F, É), (fewest, most)
_ALL = (
    # Halcyon Compact
    _card("HC1", INFANTRY, LIGHT, (6, 2, 7, 1, 1, 1, 2, 1), (5, 12)),
    _card("HC2", INFANTRY, LIGHT, (6, 2, 6, 1, 1, 1, 2, 1), (3, 8), "shoot_through"),
    _card("HC3", INFANTRY, LIGHT, (6, 1, 6, 1, 1, 1, 2, 1), (2, 4), "healing"),
    _card("HC4", INFANTRY, HEAVY, (6, 3, 7, 1, 1, 1, 2, 1), (2, 4), "aim"),
    _card("HC5", INFANTRY, HEAVY, (4, 3, 5, 1, 1, 1, 2, 1), (1, 2), "bombard"),
    _card("HC6", INFANTRY, LIGHT, (6, 2, 6, 3, 1, 2, 3, 1), (4, 8), "loyal"),
    _card("HC7", VEHICLE, HEAVY, (12, 3, 5, 1, 1, 3, 3, 3), (1, 2), "flight"),
    _card("HC8", INFANTRY, LIGHT, (6, 2, 6, 2, 1, 2, 2, 1), (3, 6), "scout", "camouflage"),
    # Skarn Brood
    _card("SB1", INFANTRY, UNARMED, (8, 0, 0, 3, 1, 1, 2, 1), (6, 16), "poison"),
    _card("SB2", INFANTRY, UNARMED, (6, 0, 0, 4, 2, 2, 3, 1), (4, 10), "forced_march"),
    _card("SB3", INFANTRY, UNARMED, (8, 0, 0, 3, 2, 3, 3, 1), (3, 8), "sweep"),
    _card("SB4", INFANTRY, UNARMED, (8, 0, 0, 3, 2, 3, 3, 1), (3, 8), "regenerate"),
    _card("SB5", INFANTRY, LIGHT, (8, 2, 5, 1, 1, 2, 2, 1), (3, 8), "skirmish"),
    _card("SB6", INFANTRY, LIGHT, (8, 1, 6, 3, 2, 2, 2, 1), (3, 8), "flight"),
    _card("SB7", LARGE, UNARMED, (8, 0, 0, 4, 3, 3, 4, 4), (1, 1), "intimidate", "deter"),
    _card("SB8", INFANTRY, UNARMED, (8, 0, 0, 3, 2, 1, 2, 1), (4, 10), "frenzy"),
    # Basalt Guild
    _card("BG1", INFANTRY, LIGHT, (4, 2, 5, 3, 1, 2, 3, 1), (5, 10), "counter"),
    _card("BG2", INFANTRY, UNARMED, (4, 0, 0, 3, 1, 3, 4, 1), (4, 8), "parry"),
    _card("BG3", INFANTRY, HEAVY, (4, 3, 6, 2, 1, 2, 3, 1), (2, 5), "flamer"),
    _card("BG4", VEHICLE, HEAVY, (10, 3, 6, 2, 2, 4, 4, 4), (1, 1), "ram"),
    _card("BG5", INFANTRY, HEAVY, (4, 3, 5, 1, 1, 2, 3, 1), (1, 2), "bombard"),
    _card("BG6", INFANTRY, UNARMED, (4, 0, 0, 4, 2, 3, 4, 1), (3, 6), "weapon_master", "heroic"),
    _card("BG7", INFANTRY, UNARMED, (4, 0, 0, 4, 2, 2, 4, 1), (3, 8), "pierce"),
    _card("BG8", INFANTRY, HEAVY, (4, 3, 6, 1, 1, 2, 3, 1), (2, 6), "blast"),
    # Veiled Choir
    _card("VC1", INFANTRY, LIGHT, (6, 2, 7, 1, 1, 2, 3, 1), (4, 8), "stealth", magic=RANGED),
    _card("VC2", INFANTRY, UNARMED, (6, 0, 0, 4, 1, 3, 4, 1), (2, 6), "teleport", "weapon_master"),
    _card("VC3", INFANTRY, LIGHT, (6, 2, 6, 3, 1, 3, 3, 1), (3, 8), "magic_immune"),
    _card(
        "VC4", LARGE, UNARMED, (6, 0, 0, 4, 3, 3, 4, 3), (1, 1), "intimidate", "deter", magic=MELEE
    ),
    _card("VC5", INFANTRY, HEAVY, (6, 2, 8, 1, 1, 2, 3, 1), (2, 5), "blast", magic=RANGED),
    _card("VC6", INFANTRY, UNARMED, (6, 0, 0, 1, 1, 1, 4, 1), (2, 4), "healing"),
    _card("VC7", INFANTRY, LIGHT, (6, 1, 6, 3, 2, 2, 2, 1), (6, 12), "demoralise"),
    # Driftborn Corsairs
    _card("DC1", INFANTRY, LIGHT, (6, 1, 6, 4, 2, 3, 3, 1), (4, 10), "assault"),
    _card("DC2", INFANTRY, LIGHT, (8, 1, 6, 4, 2, 3, 3, 1), (3, 8), "jetpack"),
    _card("DC3", INFANTRY, LIGHT, (6, 2, 6, 2, 1, 1, 2, 1), (5, 12), "demoralise"),
    _card("DC4", INFANTRY, LIGHT, (8, 2, 6, 1, 1, 3, 3, 1), (3, 8), "skirmish"),
    _card("DC5", INFANTRY, LIGHT, (8, 1, 4, 4, 2, 2, 3, 1), (3, 6), "counter", "slip_away"),
    _card("DC6", INFANTRY, HEAVY, (6, 2, 4, 1, 1, 2, 2, 1), (2, 5), "flamer"),
    _card("DC7", VEHICLE, LIGHT, (12, 2, 6, 1, 2, 4, 3, 2), (1, 2), "ram"),
    _card("DC8", INFANTRY, UNARMED, (8, 0, 0, 3, 2, 3, 2, 1), (3, 10), "frenzy"),
    # Abyssal Tidefolk
    _card("AT1", INFANTRY, LIGHT, (6, 2, 6, 2, 1, 2, 3, 1), (5, 10)),
    _card("AT2", INFANTRY, UNARMED, (8, 0, 0, 3, 2, 2, 3, 1), (3, 6), "water_dweller"),
    _card("AT3", INFANTRY, UNARMED, (8, 0, 0, 3, 2, 2, 3, 1), (4, 8), "retaliate"),
    _card("AT4", INFANTRY, UNARMED, (8, 0, 0, 3, 1, 2, 2, 1), (4, 12), "poison"),
    _card("AT5", INFANTRY, HEAVY, (6, 3, 6, 1, 1, 1, 4, 1), (2, 4), "healing", magic=RANGED),
    _card("AT6", LARGE, UNARMED, (6, 0, 0, 4, 3, 3, 4, 3), (1, 1), "sweep", "regenerate"),
    _card("AT7", INFANTRY, HEAVY, (6, 3, 6, 2, 1, 2, 3, 1), (3, 8)),
    _card("AT8", LARGE, LIGHT, (10, 1, 6, 3, 2, 2, 3, 2), (2, 4), "assault"),
    _card("AT9", INFANTRY, LIGHT, (6, 2, 7, 2, 1, 1, 2, 1), (3, 6), "stealth"),
)

CARDS: Mapping[str, Card] = {card.id: card for card in _ALL}
"""All printed cards by id, faction after faction."""

FACTIONS: Mapping[str, tuple[Card, ...]] = {
    faction: tuple(card for card in _ALL if card.faction == faction)
    for faction in ("HC", "SB", "BG", "VC", "DC", "AT")
}
"""The cards of each faction."""
