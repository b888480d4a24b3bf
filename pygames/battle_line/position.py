"""What lies where on the table of a Battle Line game, in full or as one seat may know it.

* A *side* is 2 * front + seat: the cards of one seat at one front.
* A card whose place is not known lies in `unseen`. In the full state that is the deck; in a
  view it is the deck, what the opponent holds, and what the opponent put back with the Scout,
  so nothing else has to be forgotten: `hidden` and `left` count how many lie where.
* `steps` is the stack of what is still to be decided, the next one last.
"""

import random
from bisect import insort
from typing import Self

from pygames.battle_line.options import Options
from pygames.battle_line.pieces import DECKS, TACTICS, TACTICS_CARDS, TROOP, TROOPS, deck_of
from pygames.battle_line.proof import Ridge
from pygames.core.game import Outcome
from pygames.core.state import GameState

__all__ = ["OFF_TABLE", "Position", "Step"]

Step = tuple[str, int, int]
"""(name, seat, detail): the detail is a deck for `drawn`, a front for `excess`, else 0."""

OFF_TABLE = -1
"""`env`: this environment card does not lie at a front."""


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
    """The cards, flags and counters of one game, and the stack of what is to be decided."""

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
        """The table before the deal; `starter` skips the draw for the start (BL-78)."""
        super().__init__()
        self.options = options
        self.turn = 0  # the number of the turn: what stamps count (BL-44)
        self.player = 0
        self.starter: int | None = starter
        self.shown: list[int] = []  # the cards turned up for the start, P0's first
        self.hands: list[list[int]] = [[], []]  # cards known to be there, sorted
        self.hidden = [[0, 0], [0, 0]]  # [seat][deck]: how many more it holds
        self.known: list[list[int]] = [[], []]  # cards of a hand that the opponent knows
        tactics = list(TACTICS_CARDS) if options.use_tactics else []  # BL-74
        self.unseen: list[list[int]] = [list(TROOPS), tactics]  # sorted
        self.left = [60, len(tactics)]  # cards in each deck below its tops
        self.tops: list[list[tuple[int | None, int]]] = [[], []]  # (card, who put it back)
        self.cards: list[tuple[int, ...]] = [()] * 18  # formation cards of each side
        self.stamps: list[tuple[int, ...]] = [()] * 18  # the turns in which they came
        self.env = [OFF_TABLE, OFF_TABLE]  # the sides where Fog and Mud lie
        self.flags: list[int | None] = [None] * 9  # who owns each front
        self.played = [0, 0]  # tactics cards played (BL-19)
        self.leaders = [False, False]  # who has played a Leader (BL-22)
        self.guile: list[tuple[int, ...]] = [(), ()]
        self.discards: tuple[int, ...] = ()
        self.visible = 0  # bits of the troops that lie face up (BL-55)
        self.idle = 0  # turns in a row passed without a draw (BL-63)
        self.passed = False
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None
        self.ridge = Ridge()

    def side(self, front: int, seat: int) -> int:
        """The index of a seat's side at a front."""
        return 2 * front + seat

    def needed(self, front: int) -> int:
        """Cards that a side of this front needs: three, four in Mud (BL-16, BL-48)."""
        return 4 if self.env[1] >> 1 == front else 3

    def foggy(self, front: int) -> bool:
        """Whether Fog lies at the front (BL-47)."""
        return self.env[0] >> 1 == front

    def held(self, seat: int, deck: int) -> int:
        """How many cards of this deck a hand holds: everybody can see the backs."""
        known = sum(deck_of(card) == deck for card in self.hands[seat])
        return known + self.hidden[seat][deck]

    def hand_count(self, seat: int) -> int:
        """How many cards a hand holds."""
        hidden = self.hidden[seat]
        return len(self.hands[seat]) + hidden[TROOP] + hidden[TACTICS]

    def deck_count(self, deck: int) -> int:
        """How many cards can still be drawn from a deck."""
        return self.left[deck] + len(self.tops[deck])

    def owned(self, seat: int) -> int:
        """How many fronts a seat owns."""
        return self.flags.count(seat)

    def claimable(self, seat: int) -> list[int]:
        """The fronts this seat could claim, by public information only (BL-52..BL-56)."""
        return self.ridge.claimable(self, seat)

    def has_won(self, seat: int) -> bool:
        """Three adjacent fronts or any five (BL-62)."""
        mine = 0
        for front, owner in enumerate(self.flags):
            if owner == seat:
                mine |= 1 << front
        return bool(mine & mine >> 1 & mine >> 2) or mine.bit_count() >= 5

    def view(self, seat: int) -> Self:
        """What a seat may know (section 2.1, BL-13)."""
        twin = self.copy()
        twin._decisions = None
        other = 1 - seat
        hidden = [c for c in self.hands[other] if c not in self.known[other]]
        for card in hidden:
            twin.hidden[other][deck_of(card)] += 1
        twin.hands[other] = self.known[other][:]
        for deck in DECKS:
            tops = self.tops[deck]
            twin.tops[deck] = [(c if owner == seat else None, owner) for c, owner in tops]
            back = [c for c, owner in tops if owner == other and c is not None]
            mine = [c for c in hidden if deck_of(c) == deck]
            if back or mine:
                twin.unseen[deck] = sorted(self.unseen[deck] + back + mine)
        return twin

    def sample(self, rng: random.Random) -> Self:
        """A full state that fits this view: what is hidden, dealt at random."""
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
        if self.shown:  # they lie on the table but belong to the deck (BL-11)
            twin.unseen[TROOP] = sorted(twin.unseen[TROOP] + self.shown)
        return twin
