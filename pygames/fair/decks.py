"""Cards drawn from sealed tables, in the course of a match."""

from pygames.core.game import Decision, Move, is_legal, mask
from pygames.fair.items import Key, Tag
from pygames.fair.ristretto import BadElement
from pygames.fair.roots import SIZE, Root
from pygames.fair.sources import Cheated, Sealed
from pygames.fair.tables import Drawer, Keeper
from pygames.fair.talk import Talk

__all__ = ["Decks"]


class Decks:
    """The decks of a match, as one seat's device has them."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._tools: dict[int, Keeper | Drawer] = {}
        self._drawn: dict[int, list[int]] = {}

    def next(self, source: Sealed, decision: Decision) -> Move | None:
        """Return the next draw, as this seat sees it; None as long as it is not known.

        Raises `Cheated`.
        """
        tool = self._tool(source)
        if tool is None:
            return None
        drawn = self._drawn.setdefault(source.deck, [0] * self._talk.seats)
        kept = drawn[source.keeper]
        draw = kept if source.to == source.keeper else sum(drawn) - kept
        self._say(source, tool, draw)
        move = self._opened(source, tool, draw)
        if move is not None:
            if not is_legal(move, decision):
                other = source.keeper if self._talk.seat != source.keeper else source.drawers[0]
                raise Cheated(other, "deals a card that is elsewhere")
            drawn[source.to] += 1
        return move

    def _tool(self, source: Sealed) -> Keeper | Drawer | None:
        talk, deck, size = self._talk, source.deck, len(source.cards)
        if deck in self._tools:
            return self._tools[deck]
        if talk.seat == source.keeper:
            keeper = self._tools[deck] = Keeper(deck, size, talk.root)
            talk.say(Key(Tag.TABLE, deck), keeper.table())
            return keeper
        team = self._team(source)
        if team is None:
            return None
        self._tools[deck] = Drawer(deck, size, talk.root, team)
        return self._tools[deck]

    def _team(self, source: Sealed) -> Root | None:
        """Return the secret of those who draw: the first of them makes it."""
        talk, deck = self._talk, source.deck
        first, *others = source.drawers
        if talk.seat == first:
            secret = talk.root.secret("team", deck, size=SIZE)
            for seat in others:
                key = Key(Tag.TEAM, deck, seat)
                talk.say(key, talk.locked(seat, key, secret))
        else:
            key = Key(Tag.TEAM, deck, talk.seat)
            data = talk.heard(first, key)
            if data is None:
                return None
            if len(data) != SIZE:
                raise Cheated(first, "shares no secret")
            secret = talk.locked(first, key, data)
        return Root(secret, talk.root.match)

    def _say(self, source: Sealed, tool: Keeper | Drawer, draw: int) -> None:
        """Say what is this seat's to say: what is dealt for certain at once, the rest when it is
        drawn, so that nobody looks ahead.
        """
        talk, deck, drawer = self._talk, source.deck, source.drawers[0]
        to_keeper = source.to == source.keeper
        for number in range(source.dealt) if draw < source.dealt else (draw,):
            is_dealt = number < source.dealt
            if isinstance(tool, Drawer):
                if talk.seat == drawer and (is_dealt or to_keeper):
                    talk.say(Key(Tag.MARK, deck, number), bytes([tool.for_keeper(number)]))
                query = Key(Tag.QUERY, deck, number)
                if talk.seat == (drawer if is_dealt else source.to) and not talk.has_said(query):
                    talk.say(query, tool.query(number))
            elif is_dealt or not to_keeper:
                asker = drawer if is_dealt else source.to
                asked = talk.heard(asker, Key(Tag.QUERY, deck, number))
                answer = Key(Tag.ANSWER, deck, number)
                if asked is not None and not talk.has_said(answer):
                    talk.say(answer, _answered(tool, asker, asked))

    def _opened(self, source: Sealed, tool: Keeper | Drawer, draw: int) -> Move | None:
        talk, deck, keeper = self._talk, source.deck, source.keeper
        hidden = mask(source.make(source.cards[0]))
        if source.to == keeper:
            data = talk.heard(source.drawers[0], Key(Tag.MARK, deck, draw))
            if data is None or isinstance(tool, Drawer):
                return None if data is None else hidden
            if len(data) != 1 or data[0] >= len(tool.cards):
                raise Cheated(source.drawers[0], "names no card")
            return source.make(source.cards[tool.cards[data[0]]])
        answer = talk.heard(keeper, Key(Tag.ANSWER, deck, draw))
        if talk.seat != source.to:
            return None if talk.seat == keeper and answer is None else hidden
        table = talk.heard(keeper, Key(Tag.TABLE, deck))
        if table is None or answer is None or isinstance(tool, Keeper):
            return None
        card = tool.open(draw, answer, table)
        if card is None or card >= len(source.cards):
            raise Cheated(keeper, "has answered with another key")
        return source.make(source.cards[card])


def _answered(tool: Keeper, asker: int, asked: bytes) -> bytes:
    try:
        return tool.answer(asked)
    except BadElement:
        raise Cheated(asker, "asks for no card") from None
