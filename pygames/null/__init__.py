"""Null: the smallest game that uses every mechanism of the core once.

It is not offered to players: the tests install and play it, and a new game starts as a copy of this
folder. The rules, for two, three or seven players, in a minute:

N-1  Twelve cards, 1 to 12, and four more for each player above three. Everybody is dealt three
     (`hand`), face up, and picks them up.
N-2  In each round two dice are rolled: their sum is the target.
N-3  The lead may put a card, not the last one, face down on top of the deck.
N-4  The lead names the stake: any whole number from 1 to 100 (`limit`).
N-5  All lay a card face down at once. Until the last one is laid, each can be taken back.
N-6  Everybody secretly sees the card of the player to the left.
N-7  The card nearest to the target is revealed and wins the stake; in a tie the lower one does.
     The other cards leave the game face down.
N-8  From the lead's left on, all draw until they hold three cards again, while there are any.
N-9  The next player to the left leads. Once a hand is empty the game is over: most points win.
N-10 A player who resigns, at any time, loses all points; the best of the others win.
N-11 In a series (`plays`) the points are added up, and the next player leads first each time.
N-12 Between N-6 and N-7, all who hold a card that not everybody knows are asked at once, again and
     again until all have passed: who shows one that is higher than the target doubles the stake.
     A player may also pass for the rest of the round.
N-13 With a line (`line`) a runner stands at 50 of its places, 1 to 100. Having named the stake, the
     lead moves it up to 30 places, or leaves it. Beyond 50 it lets the higher card win a tie.

Where to find an example of what:

* a stack of steps, each of which says who decides and what follows: `steps`;
* simultaneous, secret choices that may be taken back: N-5, `steps.Laying`;
* the referee tells each seat something, then everybody something else: N-6, N-7;
* open cards, known to all until one is put away face down: N-1, `Position.put_away`;
* a card that two seats know: who put it on the deck, and who drew it: N-8, `steps.Draw`;
* a choice too large to list: N-4, `moves.Stakes`;
* one that is drafted on the board, point by point of a plane: N-13, `board.DRAFTING`;
* a draft that is given away as a text, `#/place/73`: N-13 again, `board.setup`;
* moves that need no look at one's cards, made on the open table: passing in N-12, `game.openly`;
* bots that are asked at once, and the order in which they are heard: `game.order`;
* moves that nobody wants to read about: passing again;
* a decision forced by hidden cards, which must not be made automatically: the last card in N-5;
  one that everybody can see to be forced: N-3 with a single card;
* seats that play different sides, as far as set-up and statistics are concerned: `game.role`;
* a board that needs nothing but HTML, and what it leaves out: `board`;
* a bot that leaves determinizations and rollouts to the general search: `bot`.
"""

from pygames.core.game import Game
from pygames.core.language import N_

__all__ = ["GAME"]

GAME = Game(
    id="null",
    code="n",
    version=2,
    title=N_("Null"),
    seats=(2, 7, 3),
    pitch=N_("Bid for a target, then all lay a card at once: the nearest one takes the stake."),
    minutes=5,
    package=__name__,
    rules="pygames.null.game",
    board="pygames.null.board",
    bot="pygames.null.bot",
    strongest=5,
    gives="place",
    role_titles={"lead": N_("Lead"), "follower": N_("Follower")},
)
