"""The tiles: shapes, their rotations, and the mixes of which a jungle is made (LP-3, LP-6..LP-14).

A laid tile is encoded as its *ground*: six bits for its exits, and further bits for everything
else that matters about it.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygames.core.language import N_
from pygames.geometry.hexes import EDGES, edges_of, turned

__all__ = [
    "CLEARING",
    "DASH",
    "DROPSHIP",
    "EXITS",
    "SHAPES",
    "SHAPE_TITLES",
    "SHORT",
    "STANDARD",
    "STRAIGHT",
    "THORNS",
    "Tile",
    "distinct_rotations",
    "mix_text",
    "mix_tiles",
    "parse_mix",
]

EXITS = 63
"""The bits of a ground that are exits."""
STRAIGHT, THORNS, CLEARING, DROPSHIP = 64, 128, 256, 512
"""The other bits of a ground."""

SHAPES: dict[str, tuple[int, ...]] = {
    "straight": (0, 3),
    "gentle": (0, 2),
    "sharp": (0, 1),
    "fork_y": (0, 2, 4),
    "fork_l": (0, 1, 3),
    "fork_r": (0, 2, 3),
    "fan": (0, 1, 2),
    "dead_end": (0,),
}
"""The shapes of jungle tiles, in the order of a mix, with their exits at rotation 0 (LP-7)."""

SHAPE_TITLES = {
    "straight": N_("straight path"),
    "gentle": N_("gentle curve"),
    "sharp": N_("sharp curve"),
    "fork_y": N_("even fork"),
    "fork_l": N_("fork to the left"),
    "fork_r": N_("fork to the right"),
    "fan": N_("fan"),
    "dead_end": N_("dead end"),
    "clearing": N_("Clearing"),
    "dropship": N_("Dropship"),
}

_DROPSHIP_EXITS = {1: (0,), 2: (0, 3), 3: (0, 2, 4)}  # LP-12


class Tile(NamedTuple):
    """A tile (LP-6)."""

    shape: str
    thorns: bool
    grounds: tuple[int, ...]
    """Its ground at each of the six rotations (LP-20)."""

    @property
    def exits(self) -> int:
        """The exits at rotation 0, as a set of edges."""
        return self.grounds[0] & EXITS


def _tile(shape: str, exits: Iterable[int], thorns: bool = False) -> Tile:
    marks = {"straight": STRAIGHT, "clearing": CLEARING, "dropship": DROPSHIP}.get(shape, 0)
    marks |= THORNS * thorns
    edges = edges_of(exits)
    return Tile(shape, thorns, tuple(marks | turned(edges, k) for k in EDGES))


def distinct_rotations(tile: Tile) -> list[int]:
    """Return the rotations that look different; of any that look the same, the smallest (LP-34)."""
    return [k for k in EDGES if tile.grounds[k] not in tile.grounds[:k]]


STANDARD = "5+2-5+1-3+1-2+1-2-1+1-0-4"
"""For each of `SHAPES`, the number of tiles without and with snare-weed (LP-9)."""
SHORT = "4+1-3+1-2+1-2-1-1+1-0-3"
DASH = "3+1-2+1-2-2-1-1+1-0-2"
"""Subsets of 20 and 16 of the standard tiles (section 7.3)."""

_MOST_OF_A_KIND = 15
_MOST_TILES = 60


def parse_mix(text: str) -> list[tuple[int, int]] | None:
    """Return (without, with snare-weed) for each of `SHAPES`; None if the text is not a mix."""
    parts = text.split("-")
    counts = []
    for part in parts:
        plain, _plus, thorny = part.partition("+")
        if not all(n.isascii() and n.isdigit() and len(n) <= 2 for n in (plain, thorny or "0")):
            return None
        counts.append((int(plain), int(thorny or 0)))
    total = sum(map(sum, counts))
    sizes = all(n <= _MOST_OF_A_KIND for pair in counts for n in pair)
    fits = len(counts) == len(SHAPES) and sizes and 0 < total <= _MOST_TILES
    return counts if fits and mix_text(counts) == text else None


def mix_text(counts: Iterable[tuple[int, int]]) -> str:
    """Format counts as a text that `parse_mix` reads."""
    return "-".join(f"{plain}+{thorny}" if thorny else str(plain) for plain, thorny in counts)


def mix_tiles(counts: Sequence[tuple[int, int]], dropship_exits: int) -> tuple[Tile, ...]:
    """Return all tiles of a mix: the jungle, then the Clearing, the Dropship last (LP-10)."""
    jungle = [
        _tile(shape, exits, thorns)
        for (shape, exits), pair in zip(SHAPES.items(), counts, strict=True)
        for thorns, number in zip((False, True), pair, strict=True)
        for _copy in range(number)
    ]
    clearing = _tile("clearing", EDGES)
    dropship = _tile("dropship", _DROPSHIP_EXITS[dropship_exits])
    return (*jungle, clearing, dropship)
