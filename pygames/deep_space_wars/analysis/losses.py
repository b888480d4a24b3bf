"""How many figures a squad loses on average, those that flee included, as closed sums."""

from functools import lru_cache

__all__ = ["arriving", "average_losses"]

_HURT = 0.6
"""What a wound that does not fell its figure counts for, as a share of what it is worth."""
_MOST_DICE = 60
_PAIRS = [one + other for one in range(1, 7) for other in range(1, 7)]
_SHOWN = tuple((total, _PAIRS.count(total) / len(_PAIRS)) for total in range(2, 13))
_INCH = 16


@lru_cache(maxsize=1 << 12)
def arriving(gap: int, deep: int) -> tuple[float, float]:
    """Return the chance that a charge is long enough, and which share of a squad then arrives.

    `gap`: between the nearest bases, `deep`: from the first figure to the last, both in ticks; two
    dice show the inches (DSW-168).
    """
    chance = share = 0.0
    for inches, often in _SHOWN:
        spare = inches * _INCH - gap
        if spare >= 0:
            chance += often
            share += often * min(1.0, (spare + _INCH) / (deep + _INCH))
    return chance, share / chance if chance else 0.0


@lru_cache(maxsize=1 << 16)
def average_losses(
    dice: int, wound: float, life: int, figures: int, before_leader: int, fails: float
) -> float:
    """Return how many figures of a squad go down or flee, on average (DSW-149, DSW-175, DSW-177).

    `wound`: the chance that a die hits and nothing saves; `before_leader`: how many go down before
    the leader does; `fails`: the chance that a die for Discipline fails, 0 for steadfast squads.
    """
    if dice <= 0 or wound <= 0.0 or figures <= 0:
        return 0.0
    dice = min(dice, _MOST_DICE)
    ratio = wound / (1 - wound)
    share = (1 - wound) ** dice
    total = 0.0
    for wounds in range(dice + 1):
        down, hurt = divmod(wounds, life)
        if down >= figures:
            lost = float(figures)
        else:
            lost = down + _HURT * hurt / life
            if down and fails:
                left = figures - down
                tests = left if down > before_leader else 0
                if 2 * down >= figures:
                    tests = max(tests, down)
                lost += min(left, tests * fails)
        total += share * lost
        share *= ratio * (dice - wounds) / (wounds + 1)
    return total
