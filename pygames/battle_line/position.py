"""The position of a Battle Line game: which card is where, in full or as one seat may know it.

* A *side* is one seat's cards at one front; its index is 2 * front + seat.
* `unseen` holds the cards whose place is unknown. In the full state they are the deck; in a view
  they are the deck, the opponent's hidden cards and those the opponent put back with the Scout.
  `hidden` and `left` count how many of them are where, so a view has nothing else to conceal.
* `steps` is the stack of pending steps, the next one last.
"""

import random
from bisect import insort
from typing import Self

from pygames.battle_line.options import Options
from pygames.battle_line.pieces import DECKS, TACTICS, TACTICS_CARDS, TROOP, TROOPS, deck_of
from pygames.battle_line.proof import Ridge
from pygames.core.game import NOBODY, Outcome
from pygames.core.state import GameState

__all__ = ["OFF_TABLE", "Position", "Step"]

Step = tuple[str, int, int]
"""(name, seat, detail); `detail`: a deck for `deal` and `drawn`, a front for `excess`, else 0."""

OFF_TABLE = -1
"""The value in `env` of an environment card that is not at a front."""


class Position(
    GameState,
    copied=(
        "cards",
        "env",
        "flags",
        "guile",
        "leaders",
        "left",
        "played",
        "ridge",
        "shown",
        "stamps",
        "steps",
    ),
    nested=("hands", "hidden", "known", "tops", "unseen"),
    uncompared=("ridge",),
):
    """The cards, flags and counters of one game, and the stack of pending steps."""

    __slots__ = (
        "cards",
        "discards",
        "env",
        "flags",
        "guile",
        "hands",
        "hidden",
        "idle",
        "known",
        "leaders",
        "left",
        "options",
        "outcome",
        "passed",
        "played",
        "player",
        "ridge",
        "shown",
        "stamps",
        "starter",
        "steps",
        "tops",
        "turn",
        "unseen",
        "visible",
    )

    def __init__(self, options: Options, starter: int | None = None) -> None:
        """Set up the table before the deal; a given `starter` skips the draw for it (BL-78)."""
        super().__init__()
        self.options = options
        self.turn = 0  # the number of the turn, from 1: stamps count in it (BL-44)
        self.player = 0
        self.starter: int | None = starter
        self.shown: list[int] = []  # the cards turned up to see who starts, P0's first
        self.hands: list[list[int]] = [[], []]  # [seat]: the cards known to be in the hand, sorted
        self.hidden = [[0, 0], [0, 0]]  # [seat][deck]: how many more cards it holds
        self.known: list[list[int]] = [
            [],
            [],
        ]  # [seat]: the cards in the hand that the opponent knows
        tactics = list(TACTICS_CARDS) if options.use_tactics else []  # BL-74
        self.unseen: list[list[int]] = [list(TROOPS), tactics]  # [deck], sorted
        self.left = [60, len(tactics)]  # [deck]: cards below its tops
        self.tops: list[list[tuple[int | None, int]]] = [[], []]  # [deck]: (card, who put it back)
        self.cards: list[tuple[int, ...]] = [()] * 18  # [side]: its formation cards
        self.stamps: list[tuple[int, ...]] = [()] * 18  # [side]: the turns they came in
        self.env = [OFF_TABLE, OFF_TABLE]  # the sides Fog and Mud are on
        self.flags: list[int | None] = [None] * 9  # [front]: its owner
        self.played = [0, 0]  # [seat]: tactics cards played (BL-19)
        self.leaders = [False, False]  # [seat]: whether it has played a Leader (BL-22)
        self.guile: list[tuple[int, ...]] = [(), ()]
        self.discards: tuple[int, ...] = ()
        self.visible = 0  # bits of the troops face up (BL-55)
        self.idle = 0  # consecutive turns passed without a draw (BL-63)
        self.passed = False
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None
        self.ridge = Ridge()

    def side(self, front: int, seat: int) -> int:
        """Return the index of a seat's side of a front."""
        return 2 * front + seat

    def needed(self, front: int) -> int:
        """Return how many cards a side of the front needs: 3, or 4 in Mud (BL-16, BL-48)."""
        return 4 if self.env[1] >> 1 == front else 3

    def foggy(self, front: int) -> bool:
        """Whether the front is in Fog (BL-47)."""
        return self.env[0] >> 1 == front

    def held(self, seat: int, deck: int) -> int:
        """Count the cards of a deck in a hand; public, since the backs differ."""
        known = sum(deck_of(card) == deck for card in self.hands[seat])
        return known + self.hidden[seat][deck]

    def hand_count(self, seat: int) -> int:
        """Count the cards in a hand."""
        hidden = self.hidden[seat]
        return len(self.hands[seat]) + hidden[TROOP] + hidden[TACTICS]

    def deck_count(self, deck: int) -> int:
        """Count the cards left to draw from a deck."""
        return self.left[deck] + len(self.tops[deck])

    def owned(self, seat: int) -> int:
        """Count the fronts a seat owns."""
        return self.flags.count(seat)

    def claimable(self, seat: int) -> list[int]:
        """List the fronts the seat can prove from public information (BL-52..BL-56)."""
        return self.ridge.claimable(self, seat)

    def has_won(self, seat: int) -> bool:
        """Whether the seat owns three adjacent fronts or any five (BL-62)."""
        mine = 0
        for front, owner in enumerate(self.flags):
            if owner == seat:
                mine |= 1 << front
        return bool(mine & mine >> 1 & mine >> 2) or mine.bit_count() >= 5

    def view(self, seat: int) -> Self:
        """Return what a seat may know (section 2.1, BL-13)."""
        twin = self.copy()
        twin._decisions = None
        hidden: list[int] = []
        if seat == NOBODY:  # what a single opponent knows does not lie open
            twin.known = [[], []]
        for other in (0, 1):
            if other != seat:
                secret = [c for c in self.hands[other] if c not in twin.known[other]]
                for card in secret:
                    twin.hidden[other][deck_of(card)] += 1
                twin.hands[other] = twin.known[other][:]
                hidden += secret
        for deck in DECKS:
            tops = self.tops[deck]
            twin.tops[deck] = [(c if owner == seat else None, owner) for c, owner in tops]
            back = [c for c, owner in tops if owner != seat and c is not None]
            theirs = [c for c in hidden if deck_of(c) == deck]
            if back or theirs:
                twin.unseen[deck] = sorted(self.unseen[deck] + back + theirs)
        return twin

    def sample(self, rng: random.Random) -> Self:
        """Return a determinization of this view: its hidden cards, dealt at random."""
        twin = self.copy()
        twin._decisions = None
        for deck in DECKS:
            pool = [card for card in self.unseen[deck] if card not in self.shown]
            rng.shuffle(pool)
            for seat in (0, 1):
                for _card in range(self.hidden[seat][deck]):
                    insort(twin.hands[seat], pool.pop())
                twin.hidden[seat][deck] = 0
            twin.tops[deck] = [
                (pool.pop() if c is None else c, owner) for c, owner in self.tops[deck]
            ]
            twin.unseen[deck] = sorted(pool)
        if self.shown:  # on the table, but part of the deck (BL-11)
            twin.unseen[TROOP] = sorted(twin.unseen[TROOP] + self.shown)
        return twin
