"""Who knows the cards of a sealed match of Battle Line.

Each seat keeps one deck, so that both are tempted alike: seat 0 the troops, seat 1 the tactics.
"""

from pygames.battle_line.moves import Drawn
from pygames.battle_line.pieces import TROOP
from pygames.core.game import Decision, State
from pygames.core.series import Series, current_play
from pygames.fair.sources import Past, Sealed, Source, Throw, Told

__all__ = ["source"]


def source(state: State, decision: Decision, seen: Decision, past: Past) -> Source:
    """Return where an answer of CHANCE comes from (see `Fair`)."""
    if decision.known_to is None:
        return Throw()  # who starts
    play, move = current_play(state), seen.moves[0]
    tops = play.tops[move.deck]
    if tops:
        return Told(by=tops[-1][1])  # who has put it back (BL-25)
    keeper = move.deck
    game = len(state.results) if isinstance(state, Series) else 0  # of a series: new decks
    return Sealed(
        deck=2 * game + move.deck,
        cards=current_play(past.start).unseen[move.deck],
        keeper=keeper,
        drawers=(1 - keeper,),
        to=move.seat,
        make=lambda card: Drawn(card, move.seat, move.deck),
        dealt=play.options.hand_size if move.deck == TROOP else 0,
    )
