"""Which cards and armies may be brought, by hand (1.8 to 1.11)."""

_FACTORS = {
    "speed": {
        "jetpack": 2,
        "flight": 3,
        "forced_march": 2,
        "assault": 3,
        "teleport": 3,
        "stealth": 2,
        "scout": 2,
        "ram": 3,
    },
    "shooting": {
        "shoot_through": 2,
        "bombard": 4,
        "aim": 3,
        "blast": 3,
        "flamer": 3,
        "skirmish": 3,
    },
    "close_combat": {
        "healing": 2,
        "weapon_master": 4,
        "sweep": 4,
        "intimidate": 3,
        "poison": 2,
        "counter": 3,
        "frenzy": 2,
        "pierce": 2,
    },
    "armour": {
        "magic_immune": 2,
        "regenerate": 3,
        "retaliate": 4,
        "camouflage": 3,
        "deter": 3,
        "slip_away": 2,
        "parry": 3,
    },
    "discipline": {"demoralise": 2, "heroic": 3, "loyal": 2},
    "life": {"water_dweller": 2},
}
"""What abilities of each stat multiply it by (DSW-50 to DSW-82)."""

_RANGES = {
    "speed": {4, 6, 8, 10, 12},
    "shooting": {*range(6)},
    "energy": {*range(13)},
    "close_combat": {*range(6)},
    "attacks": {*range(1, 5)},
    "armour": {*range(6)},
    "discipline": {*range(6)},
    "life": {*range(1, 7)},
}
"""DSW-41 to DSW-48; “-” is 0 (DSW-49)."""


def price(card):
    """What a figure costs (DSW-83)."""
    by = {
        stat: next((it for name, it in named.items() if name in card.abilities), 1)
        for stat, named in _FACTORS.items()
    }
    shots = card.shooting * card.energy * by["shooting"]
    blows = card.close_combat * card.attacks * by["close_combat"]
    saves = card.armour * card.armour * by["armour"]
    tests = card.discipline * 2 * by["discipline"]
    each = card.speed * by["speed"] + shots + blows + saves + tests
    return each * card.life * by["life"]


def is_card(card):
    """Whether a card can be at all (DSW-26 to DSW-33, DSW-89)."""
    if any(getattr(card, stat) not in values for stat, values in _RANGES.items()):
        return False
    if card.type not in ("infantry", "large", "vehicle"):
        return False
    if bool(card.shooting) != bool(card.energy):
        return False
    if card.weapon not in (("light", "heavy") if card.shooting else ("none",)):
        return False
    if card.weapon != "heavy" and {"bombard", "flamer"} & {*card.abilities}:
        return False
    coloured = [stat for stat, named in _FACTORS.items() for it in card.abilities if it in named]
    known = len(coloured) == len(card.abilities) == len({*coloured})
    return known and all(getattr(card, stat) for stat in coloured)


def is_fair(card):
    """Whether a home-made card keeps within the guard (DSW-191)."""
    if card.attacks > {0: 4, 1: 2}.get(card.shooting, 1):
        return False
    if "flamer" in card.abilities and card.shooting * card.energy < 8:
        return False
    for stat in ("close_combat", "armour", "discipline"):
        coloured = {*_FACTORS[stat]} & {*card.abilities}
        if coloured - {"healing"} and getattr(card, stat) < 2:
            return False
    return True


def may_muster(army, limit, guarded):
    """Whether an army of (card, figures) may be brought (DSW-85, DSW-86, DSW-89, DSW-191)."""
    for card, figures in army:
        printed = len(card.id) == 3
        if not 1 <= figures <= 20 or (figures == 1 and "loyal" in card.abilities):
            return False
        if not is_card(card) or (guarded and not printed and not is_fair(card)):
            return False
    return bool(army) and sum(price(card) * figures for card, figures in army) <= limit
