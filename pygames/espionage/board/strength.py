"""Who beats whom, as a table: in the panel, and in a sheet where the panel has no room."""

from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.espionage.board.scene import Token
from pygames.espionage.board.words import about
from pygames.espionage.pieces import BEATS, CODES, HQ, MINE, MOBILE, RANKS, SAPPER, SPY, title
from pygames.table.markup import render

__all__ = ["SHEET", "strength"]

SHEET = "strength"
"""The sheet with the table, as `Sight.opened` has it."""


class _Rank(NamedTuple):
    token: Token
    title: str
    beats: tuple[bool, ...]
    """For each rank of the army: whether an attack on it succeeds; () if it never attacks."""


@lru_cache(maxsize=8)
def _table(army: tuple[int, ...], seat: int, _language: str) -> Markup:
    ranks = [rank for rank in RANKS if army[rank]]
    return render(
        "espionage/strength.html",
        ranks=[
            _Rank(
                Token("", seat, CODES[rank]),
                title(rank),
                tuple(BEATS[rank][other] for other in ranks) if rank in MOBILE else (),
            )
            for rank in ranks
        ],
        notes=[about(rank) for rank in (SPY, SAPPER, MINE, HQ) if army[rank]],
    )


def strength(army: tuple[int, ...], seat: int) -> Markup:
    """Draw who beats whom among the ranks of an army, with the pieces of this seat."""
    return _table(army, seat, language.current())
