"""Moves in words: a line of the log, as it is told to others and to who made the move.

Each move has both at once: what follows the player's name, and the sentence in the second person.
"""

from typing import TypeAlias

from pygames.core.language import N_, Name, _, ngettext
from pygames.core.players import mention
from pygames.core.steps import Ask
from pygames.not_alone import moves, names
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_narration import narrate_dealt
from pygames.not_alone.pieces import CONTINUOUS
from pygames.not_alone.position import Position

__all__ = ["narrate", "remind"]

_Line: TypeAlias = tuple[str, str]
"""A sentence: as others read it after the name of the player, and as that player does."""


def narrate(move: moves.Move, state: Position, _who: object = None) -> str:
    """Return what the log says after the player's name; "" for a move that it leaves out.

    `state`: the state before the move, as the reader sees it.
    """
    return _line(move, state)[0]


def remind(move: moves.Move, state: Position) -> str:
    """Return what the log says to the player who made the move; "" if it leaves it out."""
    return _line(move, state)[1]


def _line(move: moves.Move, state: Position) -> _Line:
    if move.kind in _PLAIN:
        told, reminded = _PLAIN[move.kind]
        return _both(told, reminded)
    for tell in (_of_places, _of_cards, _of_players, _of_tokens, narrate_dealt):
        line = tell(move, state)
        if line is not None:
            return line
    return "", ""


def _both(told: str, reminded: str, **values: object) -> _Line:
    return _(told, **values), _(reminded, **values)


_PLAIN = {
    "lot": (N_("Is the Creature"), N_("You are the Creature")),
    "withdraw": (N_("Chooses again"), N_("You choose again")),
    "give_up": (
        N_("Gives in and takes everything back: Assimilation moves on"),
        N_("You give in and take everything back: Assimilation moves on"),
    ),
    "this": (N_("Takes the played card back"), N_("You take the played card back")),
    "decline": (N_("Plays nothing first"), N_("You play nothing first")),
    "take_back": (N_("Thinks of a card after all"), N_("You think of a card after all")),
    "instead": (N_("Thinks of playing a card"), N_("You think of playing a card")),
    "back": (N_("Plays none"), N_("You play none")),
    "pass": (N_("Passes"), N_("You pass")),
    "rest": (N_("Plays no card this turn"), N_("You play no card this turn")),
    "finish": (N_("Finishes the hunt"), N_("You finish the hunt")),
    "nothing": (N_("Does nothing there"), N_("You do nothing there")),
    "take_all": (N_("Takes the whole discard back"), N_("You take the whole discard back")),
    "search": (N_("Looks for a Survival card"), N_("You look for a Survival card")),
    "survey": (N_("Looks for new places"), N_("You look for new places")),
    "lose_will": (N_("Loses 1 Will"), N_("You lose 1 Will")),
}


_DECIDED = {
    "jam": (N_("Beach and Wreck do not work"), N_("Beach and Wreck do not work")),
    "marker": (N_("Moves the Marker"), N_("You move the Marker")),
    "shield": (N_("Moves the Shield"), N_("You move the Shield")),
    "top": (N_("Takes the top of the Survival discard"), N_("You take the top of the discard")),
    "back": (N_("Takes the played card back"), N_("You take the played card back")),
    "leave": (N_("Leaves it"), N_("You leave it")),
    "take": (N_("Takes the card under the place"), N_("You take the card under the place")),
    "calm": (N_("Artemia does nothing this turn"), N_("Artemia does nothing this turn")),
}
"""What is told of a `Decide` that names neither a card nor a place."""


# --- Place cards -----------------------------------------------------------------------------


def _of_places(move: moves.Move, state: Position) -> _Line | None:
    """Tell a move of Place cards."""
    match move:
        case moves.Select(cards, up):
            if cards is None:
                return _both(N_("Has chosen"), N_("You have chosen"))
            places = names.place_titles(state, (*cards, *[up] * bool(up)))
            return _both(N_("Chooses: {places}"), N_("You choose: {places}"), places=places)
        case moves.Take(size, cards):
            if cards is None:
                told = ngettext("Takes {n} card back", "Takes {n} cards back", size)
                return told, told
            places = names.place_titles(state, cards)
            return _both(N_("Takes back: {places}"), N_("You take back: {places}"), places=places)
        case moves.Discard(size, cards):
            if cards is None:
                told = ngettext("Discards {n} card", "Discards {n} cards", size)
                return told, told
            places = names.place_titles(state, cards)
            return _both(N_("Discards: {places}"), N_("You discard: {places}"), places=places)
        case moves.Give(card) | moves.Keep(card):
            if card is None:
                return _both(N_("Has chosen a card"), N_("You have chosen a card"))
            place = names.place_titles(state, [card])
            return _both(N_("Chooses: {place}"), N_("You choose: {place}"), place=place)
        case moves.Show(cards):
            if cards is None:
                return _both(
                    N_("Shows the Creature all cards but two"),
                    N_("You show the Creature all cards but two"),
                )
            return _both(
                N_("Shows the Creature: {places}"),
                N_("You show the Creature: {places}"),
                places=names.place_titles(state, cards),
            )
        case moves.Swap(out, back):
            if out is None or back is None:
                return _both(N_("Exchanges the chosen card"), N_("You exchange the chosen card"))
            return _both(
                N_("Puts {place} back and goes to: {other}"),
                N_("You put {place} back and go to: {other}"),
                place=names.place_titles(state, [out]),
                other=names.place_titles(state, [back]),
            )
        case moves.Use():
            return _use(state)
    return _of_a_place(move, state)


def _use(state: Position) -> _Line:
    """Name the place whose power is used, if it is not one that was just turned up (NA-115)."""
    step = state.steps[-1]
    if isinstance(step, Ask) and step.name == "resolve":
        position = state.slot(step.seat, step.args[0]).position
        place = names.place_title(state, position)
        if PLACES[state.place_at(position)].rescues(state):
            told = N_("Uses: {place}. Rescue moves on")
            return _both(told, N_("You use: {place}. Rescue moves on"), place=place)
        return _both(N_("Uses: {place}"), N_("You use: {place}"), place=place)
    return _both(N_("Uses the place"), N_("You use the place"))


def _of_a_place(move: moves.Move, state: Position) -> _Line | None:
    """Tell a move of one place, which is always known."""
    match move:
        case moves.Which(card) if names.comes_back(state):
            places = names.place_titles(state, [card])
            return _both(N_("Takes back: {places}"), N_("You take back: {places}"), places=places)
        case moves.Which(card):
            told, reminded = N_("First: {place}"), N_("First: {place}")
            place = names.place_titles(state, [card])
        case moves.Copy(card):
            told, reminded = N_("Uses the power of: {place}"), N_("You use the power of: {place}")
            if PLACES[state.place_of(card)].rescues(state):
                told = N_("Uses the power of: {place}. Rescue moves on")
                reminded = N_("You use the power of: {place}. Rescue moves on")
            place = names.place_titles(state, [card])
        case moves.Find(card):
            told = N_("Takes from the reserve: {place}")
            reminded = N_("You take from the reserve: {place}")
            place = names.place_titles(state, [card])
        case moves.GoOn(card):
            told, reminded = N_("Goes on to: {place}"), N_("You go on to: {place}")
            place = names.place_titles(state, [card])
        case moves.TurnUp(position):
            told, reminded = N_("Turns up: {place}"), N_("You turn up: {place}")
            place = names.place_title(state, position)
        case moves.Lay(name):
            told, reminded = N_("Lays out: {place}"), N_("You lay out: {place}")
            place = Name.of(PLACES[name].title)
        case moves.Reject(name):
            told, reminded = N_("Puts away: {place}"), N_("You put away: {place}")
            place = Name.of(PLACES[name].title)
        case _:
            return None
    return _both(told, reminded, place=place)


# --- Hunt and Survival cards -----------------------------------------------------------------


def _of_cards(move: moves.Move, state: Position) -> _Line | None:
    """Tell a move of Hunt or Survival cards."""
    match move:
        case moves.Play(card) | moves.PlayKept(card):
            return _both(N_("Plays: {card}"), N_("You play: {card}"), card=names.card_title(card))
        case moves.Drop(card):
            return _both(
                N_("Discards: {card}"), N_("You discard: {card}"), card=names.card_title(card)
            )
        case moves.Cast(cards):
            if not cards:
                return _both(N_("Keeps the card"), N_("You keep the card"))
            titles = names.card_titles(cards)
            return _both(N_("Discards: {cards}"), N_("You discard: {cards}"), cards=titles)
        case moves.Regain(card):
            return _both(
                N_("Takes from the Hunt discard: {card}"),
                N_("You take from the Hunt discard: {card}"),
                card=names.card_title(card),
            )
        case moves.Hide(card, position):
            place = names.place_title(state, position)
            if card is None:
                told = N_("Hides a card under: {place}")
                return _both(told, N_("You hide a card under: {place}"), place=place)
            return _both(
                N_("Hides {card} under: {place}"),
                N_("You hide {card} under: {place}"),
                card=names.card_title(card),
                place=place,
            )
        case moves.Decide("shield") if names.shield_goes_back(state):
            return _both(N_("Moves the Shield back"), N_("You move the Shield back"))
        case moves.Decide(name):
            if name in _DECIDED:
                told, reminded = _DECIDED[name]
                return _both(told, reminded)
            return _both(
                N_("Names: {card}"), N_("You name: {card}"), card=names.decision_title(name)
            )
    return None


# --- players, tokens and tracks --------------------------------------------------------------


def _of_players(move: moves.Move, state: Position) -> _Line | None:
    """Tell a move about players and their Will."""
    match move:
        case moves.Resist(will):
            return (
                ngettext("Resists: spends {n} Will", "Resists: spends {n} Will", will),
                ngettext("You resist: 1 Will spent", "You resist: {n} Will spent", will),
            )
        case moves.Heal(seat):
            return _both(
                N_("Gives 1 Will to: {player}"),
                N_("You give 1 Will to: {player}"),
                player=mention(seat),
            )
        case moves.Choose(seat):
            return _both(N_("Chooses: {player}"), N_("You choose: {player}"), player=mention(seat))
        case moves.Aim(where):
            place = names.where_title(state, where)
            return _both(N_("Chooses: {place}"), N_("You choose: {place}"), place=place)
        case moves.Lead(seat, _card, position):
            return _both(
                N_("Moves {player} to {place:the}"),
                N_("You move {player} to {place:the}"),
                player=mention(seat),
                place=names.place_title(state, position),
            )
    return None


def _of_tokens(move: moves.Move, state: Position) -> _Line | None:
    """Tell a move about tokens and tracks."""
    match move:
        case moves.Side(side):
            if side == CONTINUOUS:
                return _both(
                    N_("Puts the Artemia symbols on the last six spaces"),
                    N_("You put the Artemia symbols on the last six spaces"),
                )
            return _both(
                N_("Puts the Artemia symbols on every other space"),
                N_("You put the Artemia symbols on every other space"),
            )
        case moves.Place(token, where):
            return _both(
                N_("Places {token:the} on {place:the}"),
                N_("You place {token:the} on {place:the}"),
                token=names.token_title(token),
                place=names.where_title(state, where),
            )
        case moves.Gather(spaces):
            if not spaces:
                return _both(
                    N_("Takes the Will from the supply"), N_("You take the Will from the supply")
                )
            return _both(
                N_("Takes the Will from the track: {spaces}"),
                N_("You take the Will from the track: {spaces}"),
                spaces=names.spaces_title(spaces),
            )
        case moves.Sow(spaces):
            return _both(
                N_("Puts Will on the track: {spaces}"),
                N_("You put Will on the track: {spaces}"),
                spaces=names.spaces_title(spaces),
            )
        case moves.Exchange(tokens):
            return _both(
                N_("Exchanges: {tokens}"),
                N_("You exchange: {tokens}"),
                tokens=names.listed(map(names.token_title, tokens)),
            )
        case moves.Divert(token, position):
            return _both(
                N_("Moves {token:the} to {place:the}"),
                N_("You move {token:the} to {place:the}"),
                token=names.token_title(token),
                place=names.place_title(state, position),
            )
    return None
