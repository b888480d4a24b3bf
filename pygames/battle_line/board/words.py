"""The texts on the table: names of elements, prompts, results."""

from collections.abc import Sequence

from pygames.battle_line.board.picks import (
    DECK_ELEMENTS,
    card_of_element,
    front_element,
    front_of_element,
)
from pygames.battle_line.describe import describe
from pygames.battle_line.formations import BATTALION, HOST, PHALANX, SKIRMISH, WEDGE
from pygames.battle_line.pieces import (
    ACHILLES,
    DESERTER,
    EXTRA_ASSAULT,
    FOG,
    HECTOR,
    LINE_OF_DEFENCE,
    MUD,
    REDEPLOY,
    SCOUT,
    TACTICS_CARDS,
    TRAITOR,
    card_title,
)
from pygames.battle_line.state import State
from pygames.core.game import Decision, Outcome
from pygames.core.language import N_, Name, _, listed, ngettext, number, sentences
from pygames.core.players import is_you
from pygames.table.board import Sight

__all__ = [
    "BUTTONS",
    "EFFECTS",
    "FORMATIONS",
    "SHAPES",
    "card_label",
    "card_list",
    "effect",
    "explanation",
    "formation_title",
    "front_label",
    "holds",
    "label",
    "owns",
    "prompt",
    "result",
    "shortcuts",
    "wild_range",
]

SHAPES = ("●", "▲")
"""Seats are told apart by shape, since the suits of this game use up the colours."""

FORMATIONS = {
    WEDGE: N_("Wedge"),
    PHALANX: N_("Phalanx"),
    BATTALION: N_("Battalion"),
    SKIRMISH: N_("Skirmish"),
    HOST: N_("Host"),
}

EFFECTS = {
    ACHILLES: N_("Any colour, any value"),
    HECTOR: N_("Any colour, any value"),
    EXTRA_ASSAULT: N_("An 8 of any colour"),
    LINE_OF_DEFENCE: N_("A 1, 2 or 3 of any colour"),
    FOG: N_("Only sums count here"),
    MUD: N_("Four cards needed here"),
    SCOUT: N_("Draw three, put two back"),
    REDEPLOY: N_("Move or discard your own troop"),
    DESERTER: N_("Discard a card of your opponent’s"),
    TRAITOR: N_("Take a troop of your opponent’s"),
}

_EXPLANATIONS = {
    ACHILLES: N_(
        "Counts as a troop of any colour and value, whatever is best when the front is "
        "decided. Each player may play only one Leader per game."
    ),
    HECTOR: N_(
        "Counts as a troop of any colour and value, whatever is best when the front is "
        "decided. Each player may play only one Leader per game."
    ),
    EXTRA_ASSAULT: N_("Counts as an 8 of whichever colour is best."),
    LINE_OF_DEFENCE: N_("Counts as a 1, 2 or 3 of whichever colour is best."),
    FOG: N_("Formations do not count on this front: the higher sum of values wins."),
    MUD: N_("Both sides need four cards on this front, and formations use all four."),
    SCOUT: N_(
        "Draw three cards in total from either deck, one at a time. Then put two cards of your "
        "choice back on top of their decks. You do not draw again this turn."
    ),
    REDEPLOY: N_(
        "Take one of your cards from an undecided front and move it to another front with room "
        "for it, or discard it."
    ),
    DESERTER: N_("Discard one of your opponent’s cards from an undecided front."),
    TRAITOR: N_(
        "Take one of your opponent’s troops from an undecided front and place it on your side "
        "of a front with room for it."
    ),
}

_WILD = {ACHILLES: (1, 10), HECTOR: (1, 10), EXTRA_ASSAULT: (8, 8), LINE_OF_DEFENCE: (1, 3)}

BUTTONS = {
    "do:pass": N_("Pass"),
    "do:end-claims": N_("Not now"),
    "do:discard": N_("Discard it"),
    "do:scout": N_("Send the Scout"),
}

_DECKS = (N_("Troop deck"), N_("Tactics deck"))


def effect(card: int) -> str:
    """Say what a tactics card does, in a few words."""
    return _(EFFECTS[card])


def explanation(card: int) -> str:
    """Explain in full what a tactics card does."""
    return _(_EXPLANATIONS[card])


def wild_range(card: int) -> str:
    """Return the values a morale card can stand for: `1–10`, `8`, `1–3`."""
    low, high = _WILD[card]
    return number(low) if low == high else f"{number(low)}–{number(high)}"


def formation_title(rank: int) -> Name:
    """Return the name of a formation."""
    return Name.of(FORMATIONS[rank])


def card_list(cards: Sequence[int]) -> str:
    """List cards in a sentence: `Red 4, Red 5 and Blue 1`."""
    return listed(map(card_title, cards)) or _("nothing")


def label(state: State, element: str) -> str:
    """Return the accessible name of an element, or the text of a button."""
    if element in BUTTONS:
        return _(BUTTONS[element])
    card = card_of_element(element)
    if card is not None:
        return card_label(card)
    front = front_of_element(element)
    if front is not None:
        return _("Front {n}", n=front + 1)
    if element in DECK_ELEMENTS:
        deck = DECK_ELEMENTS.index(element)
        count = state.deck_count(deck)
        return ngettext("{deck}, {n} card", "{deck}, {n} cards", count, deck=_(_DECKS[deck]))
    return element


def card_label(card: int) -> str:
    """Return a card's name, with its effect if it is a tactics card."""
    if card not in TACTICS_CARDS:
        return card_title(card)
    return _("{card}: {effect}", card=card_title(card), effect=effect(card))


def front_label(state: State, front: int, near: int) -> str:
    """Describe a front from the point of view of the seat `near`, in sentences."""
    cards, owner = state.cards, state.flags[front]
    told = [
        _(
            "Front {n}: you have {mine}, your opponent has {theirs}",
            n=front + 1,
            mine=card_list(cards[2 * front + near]),
            theirs=card_list(cards[2 * front + 1 - near]),
        )
    ]
    if owner is not None:
        told.append(_("You own it") if owner == near else _("Your opponent owns it"))
    if state.foggy(front):
        told.append(_("It is in fog"))
    if state.needed(front) == 4:
        told.append(_("It is in mud"))
    return sentences(*told)


def owns(name: str, fronts: int) -> str:
    """Say how many fronts a player owns."""
    if is_you(name):
        return ngettext("You own {n} front", "You own {n} fronts", fronts)
    return ngettext("{name} owns {n} front", "{name} owns {n} fronts", fronts, name=name)


def holds(troops: int, tactics: int) -> str:
    """Say how many cards of each deck there are."""
    counts = [ngettext("{n} troop card", "{n} troop cards", troops)]
    if tactics:
        counts.append(ngettext("{n} tactics card", "{n} tactics cards", tactics))
    return listed(counts)


# --- prompts -----------------------------------------------------------------------------


def prompt(sight: Sight[State]) -> str:
    """Tell the deciding seat what to do now, or the others what it is doing."""
    state, decision = sight.view, sight.decision
    if decision is None:
        return _waiting(state, sight.names)
    match decision.name:
        case "play":
            return _play_prompt(decision, sight.picked)
        case "claim":
            return _claim_prompt(decision)
        case "draw":
            if len(decision.moves) > 1:
                return _("Draw a card from either deck")
            return _("Draw a card")
        case "scout_draw":
            return ngettext(
                "Scout: draw a card",
                "Scout: draw {n} cards, one at a time",
                _to_go(state, "scout_draw"),
            )
        case "scout_return":
            return ngettext(
                "Scout: put a card back on its deck",
                "Scout: put {n} cards back on their decks",
                _to_go(state, "scout_return"),
            )
        case "excess":
            return _(
                "The mud on front {n} is gone: discard one of your cards", n=state.steps[-1][2] + 1
            )
    return ""


def _claim_prompt(decision: Decision) -> str:
    fronts = [move.front for move in decision.moves if move.kind == "claim"]
    if len(fronts) == 1:
        return _("Front {n} is proved: claim it", n=fronts[0] + 1)
    return _("Claim the fronts you have proved")


_MOST = 2
"""At most this many claims have a button; the others are made on the ridge."""


def shortcuts(sight: Sight[State]) -> list[tuple[str, str]]:
    """Offer the claims that can be made as buttons: hardly anybody would rather wait."""
    if sight.decision is None or sight.decision.name != "claim" or sight.picked:
        return []
    claims = [move for move in sight.decision.moves if move.kind == "claim"]
    offered = [(front_element(move.front), describe(move)) for move in claims]
    return [(element, text) for element, text in offered if element in sight.next][:_MOST]


def _to_go(state: State, name: str) -> int:
    """Count the pending steps of this name."""
    return sum(1 for step in state.steps if step[0] == name)


def _play_prompt(decision: Decision, picked: Sequence[str]) -> str:
    cards = [card for card in map(card_of_element, picked) if card is not None]
    if not cards:
        passing = any(move.kind == "pass" for move in decision.moves)
        if not passing:
            return _("Play a card", context="prompt")
        if len(decision.moves) == 1:
            return _("You cannot play a card, so pass")
        return _("Play a card, or pass")
    card, target = cards[0], cards[-1]
    match card, len(cards):
        case _, 1 if card == SCOUT:
            return _("Scout: draw three cards, then put two back")
        case _, 1 if card == REDEPLOY:
            return _("Redeploy: choose one of your cards")
        case _, 1 if card == DESERTER:
            return _("Deserter: choose a card of your opponent’s")
        case _, 1 if card == TRAITOR:
            return _("Traitor: choose a troop of your opponent’s")
        case _, 1 if card == FOG:
            return _("Fog: choose a front where only the sum will count")
        case _, 1 if card == MUD:
            return _("Mud: choose a front that will need four cards")
    return _("Choose a front for {card}", card=card_title(target))


def _waiting(state: State, names: Sequence[str]) -> str:
    """Tell a seat that has nothing to decide what the other one is doing."""
    decision = next(iter(state.decisions), None)
    if decision is None or decision.seat < 0:
        return ""
    name = names[decision.seat]
    match decision.name:
        case "play":
            return _("{name} is choosing a card to play", name=name)
        case "claim":
            return _("{name} may claim a front", name=name)
        case "draw":
            return _("{name} is drawing a card", name=name)
        case "scout_draw" | "scout_return":
            return _("{name} is using the Scout", name=name)
    return _("{name} is choosing", name=name)


# --- the end -----------------------------------------------------------------------------


def result(outcome: Outcome, names: Sequence[str]) -> str:
    """Say who won, and how."""
    if outcome.reason == "series":
        return _series_result(outcome, names)
    if not outcome.winners:
        score = number(outcome.scores[0])
        return _("A draw: no moves are left, and each owns {score} fronts", score=score)
    winner = outcome.winners[0]
    name, other = names[winner], names[1 - winner]
    if is_you(name):
        return _your_result(outcome.reason, other)
    match outcome.reason:
        case "three":
            return _("{name} wins with three fronts side by side", name=name)
        case "five":
            return _("{name} wins with five fronts", name=name)
        case "resign" if is_you(other):
            return _("{name} wins: you resigned", name=name)
        case "resign":
            return _("{name} wins: {other} resigned", name=name, other=other)
    return _("{name} wins: no moves are left, and {name} owns more of the ridge", name=name)


def _your_result(reason: str, other: str) -> str:
    match reason:
        case "three":
            return _("You win with three fronts side by side")
        case "five":
            return _("You win with five fronts")
        case "resign":
            return _("You win: {other} resigned", other=other)
    return _("You win: no moves are left, and you own more of the ridge")


def _series_result(outcome: Outcome, names: Sequence[str]) -> str:
    first, second = outcome.scores
    if not outcome.winners:
        return _("The series is drawn, {first} to {second}", first=first, second=second)
    winner = outcome.winners[0]
    points = {"first": outcome.scores[winner], "second": outcome.scores[1 - winner]}
    if is_you(names[winner]):
        return _("You win the series, {first} to {second}", **points)
    return _("{name} wins the series, {first} to {second}", name=names[winner], **points)
