"""Moves in words: a line of the log, as it is told to others and to who made the move.

Each move has both at once: the sentence that mentions who made it, and the one in the second
person.
"""

from typing import TypeAlias

from pygames.core.language import N_, Name, _, listed, ngettext
from pygames.core.players import mention
from pygames.core.steps import Ask
from pygames.not_alone import moves, names
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_narration import narrate_dealt
from pygames.not_alone.pieces import CONTINUOUS
from pygames.not_alone.position import Position

__all__ = ["narrate", "remind"]

_Line: TypeAlias = tuple[str, str]
"""A sentence: as others read it, and as who made the move does."""


def narrate(move: moves.Move, state: Position, who: Name) -> str:
    """Return what the log says; "" for a move that it leaves out. `who`: who made it.

    `state`: the state before the move, as the reader sees it.
    """
    return _line(move, state, who)[0]


def remind(move: moves.Move, state: Position) -> str:
    """Return what the log says to the player who made the move; "" if it leaves it out."""
    return _line(move, state, Name(""))[1]


def _line(move: moves.Move, state: Position, who: Name) -> _Line:
    if move.kind in _TOLD_LATER:
        return "", ""
    if move.kind in _PLAIN:
        return _both(*_PLAIN[move.kind], who=who)
    for tell in (_of_places, _of_cards, _of_players, _of_tokens, narrate_dealt):
        line = tell(move, state, who)
        if line is not None:
            return line
    return "", ""


def _both(told: str, reminded: str, **values: object) -> _Line:
    return _(told, **values), _(reminded, **values)


_PLAIN = {
    "lot": (N_("{who} is the Creature"), N_("You are the Creature")),
    "withdraw": (N_("{who} chooses again"), N_("You choose again")),
    "give_up": (
        N_("{who} gives in and takes everything back; Assimilation is 1 space nearer"),
        N_("You give in and take everything back; Assimilation is 1 space nearer"),
    ),
    "this": (N_("{who} takes the played card back"), N_("You take the played card back")),
    "decline": (N_("{who} plays no card first"), N_("You play no card first")),
    "take_back": (
        N_("{who} wants to play a card after all"),
        N_("You want to play a card after all"),
    ),
    "instead": (N_("{who} wants to play a card"), N_("You want to play a card")),
    "back": (N_("{who} plays no card after all"), N_("You play no card after all")),
    "pass": (N_("{who} passes"), N_("You pass")),
    "rest": (N_("{who} plays no more cards this turn"), N_("You play no more cards this turn")),
    "finish": (N_("{who} finishes the hunt"), N_("You finish the hunt")),
    "nothing": (N_("{who} does not use the place"), N_("You do not use the place")),
    "take_all": (
        N_("{who} takes the whole discard back"),
        N_("You take the whole discard back"),
    ),
    "survey": (N_("{who} looks for new places"), N_("You look for new places")),
    "lose_will": (N_("{who} loses 1 Will"), N_("You lose 1 Will")),
}

_TOLD_LATER = frozenset(("search", "turn_up"))
"""What is told by the card drawn, or the place turned up."""

_DECIDED = {
    "jam": (
        N_("{who} makes the Beach and the Wreck ineffective"),
        N_("You make the Beach and the Wreck ineffective"),
    ),
    "marker": (N_("{who} moves the Marker"), N_("You move the Marker")),
    "shield": (N_("{who} moves the Shield"), N_("You move the Shield")),
    "top": (
        N_("{who} takes the top card of the Survival discard"),
        N_("You take the top card of the Survival discard"),
    ),
    "back": (N_("{who} takes the played card back"), N_("You take the played card back")),
    "leave": (N_("{who} leaves the card where it is"), N_("You leave the card where it is")),
    "calm": (
        N_("{who} keeps Artemia from doing anything this turn"),
        N_("You keep Artemia from doing anything this turn"),
    ),
}
"""What is told of a `Decide` that names neither a card nor a place."""


# --- Place cards -----------------------------------------------------------------------------


def _of_places(move: moves.Move, state: Position, who: Name) -> _Line | None:
    """Tell a move of Place cards."""
    match move:
        case moves.Select(None):
            return _both(
                N_("{who} has chosen where to go"), N_("You have chosen where to go"), who=who
            )
        case moves.Select(tuple(cards), up):
            return _both(
                N_("{who} chooses {places:the}"),
                N_("You choose {places:the}"),
                who=who,
                places=names.place_titles(state, (*cards, *[up] * bool(up))),
            )
        case moves.Take(size, None):
            return (
                ngettext("{who} takes {n} card back", "{who} takes {n} cards back", size, who=who),
                ngettext("You take {n} card back", "You take {n} cards back", size),
            )
        case moves.Take(_size, tuple(cards)):
            return _both(
                N_("{who} takes {places:the} back"),
                N_("You take {places:the} back"),
                who=who,
                places=names.place_titles(state, cards),
            )
        case moves.Discard(size, None):
            return (
                ngettext("{who} discards {n} card", "{who} discards {n} cards", size, who=who),
                ngettext("You discard {n} card", "You discard {n} cards", size),
            )
        case moves.Discard(_size, tuple(cards)):
            return _both(
                N_("{who} discards {places:the}"),
                N_("You discard {places:the}"),
                who=who,
                places=names.place_titles(state, cards),
            )
        case moves.Give(None) | moves.Keep(None):
            return _both(N_("{who} has chosen a card"), N_("You have chosen a card"), who=who)
        case moves.Show(None):
            return _both(
                N_("{who} shows the Creature all cards but two"),
                N_("You show the Creature all cards but two"),
                who=who,
            )
        case moves.Show(tuple(cards)):
            return _both(
                N_("{who} shows the Creature {places:the}"),
                N_("You show the Creature {places:the}"),
                who=who,
                places=names.place_titles(state, cards),
            )
        case moves.Swap(int(out), int(back)):
            return _both(
                N_("{who} puts {place:the} back and goes to {other:the}"),
                N_("You put {place:the} back and go to {other:the}"),
                who=who,
                place=names.place_titles(state, [out]),
                other=names.place_titles(state, [back]),
            )
        case moves.Swap():
            return _both(
                N_("{who} exchanges the chosen card"), N_("You exchange the chosen card"), who=who
            )
        case moves.Use():
            return _use(state, who)
    return _of_a_place(move, state, who)


def _use(state: Position, who: Name) -> _Line:
    """Name the place whose power is used, if it is not one that was just turned up (NA-115)."""
    step = state.steps[-1]
    if isinstance(step, Ask) and step.name == "resolve":
        position = state.slot(step.seat, step.args[0]).position
        values = {"who": who, "place": names.place_title(state, position)}
        entry = PLACES[state.place_at(position)]
        if not entry.rescues(state):
            return _both(N_("{who} uses {place:the}"), N_("You use {place:the}"), **values)
        told = ngettext(
            "{who} uses {place:the}; Rescue is {n} space nearer",
            "{who} uses {place:the}; Rescue is {n} spaces nearer",
            entry.rescue_spaces,
            **values,
        )
        reminded = ngettext(
            "You use {place:the}; Rescue is {n} space nearer",
            "You use {place:the}; Rescue is {n} spaces nearer",
            entry.rescue_spaces,
            **values,
        )
        return told, reminded
    return _both(N_("{who} uses the place"), N_("You use the place"), who=who)


_COPIED = {
    False: (N_("{who} uses the power of {place:the}"), N_("You use the power of {place:the}")),
    True: (
        N_("{who} uses the power of {place:the}; Rescue is 1 space nearer"),
        N_("You use the power of {place:the}; Rescue is 1 space nearer"),
    ),
}
"""By whether it moves the Rescue counter: none that can be copied does by more than a space."""


def _of_a_place(move: moves.Move, state: Position, who: Name) -> _Line | None:
    """Tell a move of one place, which is always known."""
    match move:
        case moves.Give(int(card)) | moves.Keep(int(card)):
            told, reminded = N_("{who} chooses {places:the}"), N_("You choose {places:the}")
            return _both(told, reminded, who=who, places=names.place_titles(state, [card]))
        case moves.Which(card) if names.comes_back(state):
            told, reminded = N_("{who} takes {places:the} back"), N_("You take {places:the} back")
            return _both(told, reminded, who=who, places=names.place_titles(state, [card]))
        case moves.Which(card):
            told, reminded = (
                N_("{who} goes to {place:the} first"),
                N_("You go to {place:the} first"),
            )
            place = names.place_titles(state, [card])
        case moves.Copy(card):
            told, reminded = _COPIED[PLACES[state.place_of(card)].rescues(state)]
            place = names.place_titles(state, [card])
        case moves.Find(card):
            told = N_("{who} takes {place:the} from the reserve")
            reminded = N_("You take {place:the} from the reserve")
            place = names.place_titles(state, [card])
        case moves.GoOn(card):
            told, reminded = N_("{who} goes on to {place:the}"), N_("You go on to {place:the}")
            place = names.place_titles(state, [card])
        case moves.Lay(name):
            told, reminded = N_("{who} lays out {place:the}"), N_("You lay out {place:the}")
            place = Name.of(PLACES[name].title)
        case moves.Reject(name):
            told, reminded = N_("{who} puts {place:the} away"), N_("You put {place:the} away")
            place = Name.of(PLACES[name].title)
        case _:
            return None
    return _both(told, reminded, who=who, place=place)


# --- Hunt and Survival cards -----------------------------------------------------------------


def _of_cards(move: moves.Move, state: Position, who: Name) -> _Line | None:
    """Tell a move of Hunt or Survival cards."""
    match move:
        case moves.Play(card) | moves.PlayKept(card):
            told, reminded = N_("{who} plays {card}"), N_("You play {card}")
            return _both(told, reminded, who=who, card=names.card_title(card))
        case moves.Drop(card):
            told, reminded = N_("{who} discards {cards}"), N_("You discard {cards}")
            return _both(told, reminded, who=who, cards=names.card_title(card))
        case moves.Cast(()):
            return _both(N_("{who} keeps the card"), N_("You keep the card"), who=who)
        case moves.Cast(cards):
            told, reminded = N_("{who} discards {cards}"), N_("You discard {cards}")
            return _both(told, reminded, who=who, cards=names.card_titles(cards))
        case moves.Regain(card):
            return _both(
                N_("{who} takes {card} from the Hunt discard"),
                N_("You take {card} from the Hunt discard"),
                who=who,
                card=names.card_title(card),
            )
        case moves.Hide(None, position):
            told = N_("{who} hides a card under {place:the}")
            reminded = N_("You hide a card under {place:the}")
            return _both(told, reminded, who=who, place=names.place_title(state, position))
        case moves.Hide(str(card), position):
            return _both(
                N_("{who} hides {card} under {place:the}"),
                N_("You hide {card} under {place:the}"),
                who=who,
                card=names.card_title(card),
                place=names.place_title(state, position),
            )
        case moves.Decide("shield") if names.shield_goes_back(state):
            told, reminded = N_("{who} moves the Shield back"), N_("You move the Shield back")
            return _both(told, reminded, who=who)
        case moves.Decide("take"):
            return "", ""  # the card taken says it
        case moves.Decide(name) if name in _DECIDED:
            return _both(*_DECIDED[name], who=who)
        case moves.Decide(name) if name in PLACES:
            told, reminded = N_("{who} chooses {places:the}"), N_("You choose {places:the}")
            return _both(told, reminded, who=who, places=names.decision_title(name))
        case moves.Decide(name):
            told, reminded = N_("{who} chooses {card}"), N_("You choose {card}")
            return _both(told, reminded, who=who, card=names.decision_title(name))
    return None


# --- players, tokens and tracks --------------------------------------------------------------


def _of_players(move: moves.Move, state: Position, who: Name) -> _Line | None:
    """Tell a move about players and their Will."""
    match move:
        case moves.Resist(will):
            return (
                ngettext(
                    "{who} resists and spends {n} Will",
                    "{who} resists and spends {n} Will",
                    will,
                    who=who,
                ),
                ngettext("You resist and spend {n} Will", "You resist and spend {n} Will", will),
            )
        case moves.Heal() if names.chooses_itself(state, move):
            return _both(N_("{who} gets 1 Will back"), N_("You get 1 Will back"), who=who)
        case moves.Heal(seat):
            told, reminded = N_("{who} gives {player} 1 Will"), N_("You give {player} 1 Will")
            return _both(told, reminded, who=who, player=mention(seat))
        case moves.Choose(seat):
            told, reminded = N_("{who} chooses {player}"), N_("You choose {player}")
            return _both(told, reminded, who=who, player=mention(seat))
        case moves.Aim(where):
            told, reminded = N_("{who} chooses {places:the}"), N_("You choose {places:the}")
            return _both(told, reminded, who=who, places=names.where_title(state, where))
        case moves.Lead(position=position) if names.chooses_itself(state, move):
            told, reminded = N_("{who} moves to {place:the}"), N_("You move to {place:the}")
            return _both(told, reminded, who=who, place=names.place_title(state, position))
        case moves.Lead(seat, _card, position):
            return _both(
                N_("{who} moves {player} to {place:the}"),
                N_("You move {player} to {place:the}"),
                who=who,
                player=mention(seat),
                place=names.place_title(state, position),
            )
    return None


def _of_tokens(move: moves.Move, state: Position, who: Name) -> _Line | None:
    """Tell a move about tokens and tracks."""
    match move:
        case moves.Side(side) if side == CONTINUOUS:
            return _both(
                N_("{who} puts the Artemia symbols on the last six spaces"),
                N_("You put the Artemia symbols on the last six spaces"),
                who=who,
            )
        case moves.Side():
            return _both(
                N_("{who} puts the Artemia symbols on every other space"),
                N_("You put the Artemia symbols on every other space"),
                who=who,
            )
        case moves.Place(token, where):
            return _both(
                N_("{who} places {token:the} on {place:the}"),
                N_("You place {token:the} on {place:the}"),
                who=who,
                token=names.token_title(token),
                place=names.where_title(state, where),
            )
        case moves.Gather(()):
            return _both(
                N_("{who} takes the Will from the supply"),
                N_("You take the Will from the supply"),
                who=who,
            )
        case moves.Gather(spaces):
            return _both(
                N_("{who} takes the Will that is {spaces} from rescue"),
                N_("You take the Will that is {spaces} from rescue"),
                who=who,
                spaces=names.spaces_title(spaces),
            )
        case moves.Sow(spaces):
            return _both(
                N_("{who} puts Will on the track, {spaces} from rescue"),
                N_("You put Will on the track, {spaces} from rescue"),
                who=who,
                spaces=names.spaces_title(spaces),
            )
        case moves.Exchange(tokens):
            return _both(
                N_("{who} exchanges {tokens:the}"),
                N_("You exchange {tokens:the}"),
                who=who,
                tokens=listed(map(names.token_title, tokens)),
            )
        case moves.Divert(token, position):
            return _both(
                N_("{who} moves {token:the} to {place:the}"),
                N_("You move {token:the} to {place:the}"),
                who=who,
                token=names.token_title(token),
                place=names.place_title(state, position),
            )
    return None
