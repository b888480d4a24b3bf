"""The steps of one game of Null: who decides, what is legal, and what follows (rules N-n)."""

from typing import NamedTuple

from pygames.core.game import CHANCE, REFEREE, Decision
from pygames.null.moves import (
    KEEP,
    PASS,
    RESIGN,
    REST,
    ROLLS,
    START,
    TAKE_BACK,
    Double,
    Drawn,
    Keep,
    Lay,
    Pass,
    Put,
    Rest,
    Roll,
    Shown,
    Stake,
    Stakes,
    TakeBack,
    Walk,
    Walks,
    Wins,
)
from pygames.null.position import Position

__all__ = [
    "Deal",
    "Doubling",
    "Draw",
    "Judging",
    "Laying",
    "Putting",
    "Rolling",
    "Showing",
    "Staking",
    "Walking",
    "begin_round",
    "deal",
]


def deal(game: Position) -> None:
    """Push the steps of the deal (N-1)."""
    game.push(*[Deal(seat) for seat in reversed(game.from_left())] * game.options.hand)


def begin_round(game: Position) -> None:
    """Push the steps of a round (N-2 to N-8)."""
    game.passed = game.resting = frozenset()
    around, lead = game.from_left(), game.lead
    game.push(*map(Draw, reversed(around)), Judging(), Doubling(), *map(Showing, reversed(around)))
    game.push(Laying(), *[Walking(lead)] * game.options.line, Staking(lead), Putting(lead))
    game.push(Rolling())


class Deal(NamedTuple):
    """CHANCE deals a seat a card, face up (N-1)."""

    seat: int

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return any card of the deck."""
        return (Decision(CHANCE, "deal", _drawable(game, self.seat)),)

    def follow(self, game: Position, move: Drawn, _seat: int) -> None:
        """Give it to the seat."""
        game.draw(move.card, self.seat, game.everybody)


class Draw(NamedTuple):
    """A seat draws until its hand is full, or the deck empty (N-8)."""

    seat: int

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return the card put back on top, else any of the deck."""
        if not game.in_deck() or game.held(self.seat) >= game.options.hand:
            return ()
        cards = _drawable(game, self.seat)
        return (Decision(CHANCE, "draw", cards, game.drawers(self.seat)),)

    def follow(self, game: Position, move: Drawn, _seat: int) -> None:
        """Give it to the seat; also those know it who knew it to be on top."""
        game.push(self)
        game.draw(move.card, self.seat, game.drawers(self.seat))


def _drawable(game: Position, seat: int) -> list[Drawn]:
    card = game.top[0] if game.top else None
    return [Drawn(seat, it) for it in (sorted(game.unseen) if card is None else [card])]


class Rolling(NamedTuple):
    """CHANCE rolls the dice for the target (N-2)."""

    def decisions(self, _game: Position) -> tuple[Decision, ...]:
        """Return all rolls."""
        return (Decision(CHANCE, "roll", ROLLS),)

    def follow(self, game: Position, move: Roll, _seat: int) -> None:
        """Note the target."""
        game.target = move.first + move.second


class Putting(NamedTuple):
    """The lead may put a card on the deck, not the last one (N-3)."""

    lead: int

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return its cards, and that it keeps them."""
        seat = self.lead
        cards = game.may_hold(seat) if game.held(seat) > 1 else []
        moves = [KEEP, *map(Put, cards)]
        return (Decision(seat, "put", moves, frozenset((seat,)), (RESIGN,)),)

    def follow(self, game: Position, move: Put | Keep, seat: int) -> None:
        """Put the card on top."""
        if isinstance(move, Put):
            game.top = game.put_away(move.card, seat)


class Staking(NamedTuple):
    """The lead names the stake (N-4)."""

    lead: int

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return all stakes."""
        return (Decision(self.lead, "stake", Stakes(game.options.limit), None, (RESIGN,)),)

    def follow(self, game: Position, move: Stake, _seat: int) -> None:
        """Note the stake."""
        game.stake = move.amount


class Walking(NamedTuple):
    """The lead moves the runner (N-13)."""

    lead: int

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return all places in reach."""
        return (Decision(self.lead, "walk", Walks(game.runner), None, (RESIGN,)),)

    def follow(self, game: Position, move: Walk, _seat: int) -> None:
        """Move the runner."""
        game.runner = move.place


class Laying(NamedTuple):
    """All lay a card at once, and may take it back until the last one is laid (N-5)."""

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return everybody's decision; nothing is awaited from who has laid a card."""
        return tuple(
            Decision(seat, "wait", (), None, (TAKE_BACK, RESIGN))
            if seat in game.table
            else Decision(seat, "lay", _lays(game, seat), frozenset((seat,)), (RESIGN,))
            for seat in range(game.seats)
        )

    def follow(self, game: Position, move: Lay | TakeBack, seat: int) -> None:
        """Lay a card, or take it up again."""
        if isinstance(move, Lay):
            game.table[seat] = game.put_away(move.card, seat)
        else:
            laid = game.table.pop(seat)
            game.lift(laid)
            game.take_up(laid[0], seat, laid[1])
        if len(game.table) < game.seats:
            game.push(self)


def _lays(game: Position, seat: int) -> list[Lay]:
    return list(map(Lay, game.may_hold(seat)))


class Showing(NamedTuple):
    """REFEREE shows a seat the card of its left neighbour (N-6)."""

    seat: int

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return the card; in a view, all that it may be."""
        left = game.left_of(self.seat)
        shown = [Shown(self.seat, card) for card in game.may_lie(left)]
        return (Decision(REFEREE, "show", shown, frozenset((self.seat, left))),)

    def follow(self, game: Position, move: Shown, _seat: int) -> None:
        """Note who knows the card now."""
        left = game.left_of(self.seat)
        game.lift(game.table[left])
        game.unseen -= {move.card}
        game.table[left] = move.card, frozenset((self.seat, left))


class Doubling(NamedTuple):
    """All who hold a covered card are asked at once, until all have passed (N-12)."""

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return the decisions of those who have not passed."""
        out = game.passed | game.resting
        seats = (seat for seat in range(game.seats) if seat not in out)
        return tuple(_doubling(game, seat) for seat in seats if game.covered(seat))

    def follow(self, game: Position, move: Pass | Rest | Double, seat: int) -> None:
        """Pass, or show a card and double the stake: then the others are asked once more."""
        game.push(self)
        match move:
            case Pass():
                game.passed |= {seat}
            case Rest():
                game.resting |= {seat}
            case Double(card):
                game.show(card, seat)
                game.stake *= 2
                game.passed = frozenset()


def _doubling(game: Position, seat: int) -> Decision:
    """Return a seat's decision; it need not rest where nobody else can double (N-12)."""
    others = (other for other in range(game.seats) if other not in (seat, *game.resting))
    rest = [REST] if any(map(game.covered, others)) else []
    moves = [PASS, *rest, *map(Double, game.may_double(seat))]
    return Decision(seat, "double", moves, None, (RESIGN,))


class Judging(NamedTuple):
    """REFEREE reveals the card that wins the round (N-7)."""

    def decisions(self, game: Position) -> tuple[Decision, ...]:
        """Return that card; in a view that does not know all, any may win."""
        laid = [(seat, card) for seat in range(game.seats) for card in game.may_lie(seat)]
        if len(laid) == game.seats:
            tie = -1 if game.runner > START else 1  # N-13
            laid = [min(laid, key=lambda item: (abs(item[1] - game.target), tie * item[1]))]
        return (Decision(REFEREE, "judge", [Wins(seat, card) for seat, card in laid]),)

    def follow(self, game: Position, move: Wins, _seat: int) -> None:
        """Pay the stake; the other cards leave the game."""
        game.points[move.seat] += game.stake
        game.lift(game.table.pop(move.seat))
        game.unseen.remove(move.card)
        game.won.append(move.card)
        game.gone += [game.table[seat] for seat in sorted(game.table)]
        game.table = {}
