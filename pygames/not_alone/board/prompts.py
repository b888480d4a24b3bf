"""One sentence that tells a player what to do now, or what everybody is waiting for."""

from collections.abc import Mapping

from pygames.core.game import Decision
from pygames.core.language import N_, _, ngettext
from pygames.not_alone.board.asking import Prompt, being_played, has, more
from pygames.not_alone.board.card_prompts import CARD_PROMPTS
from pygames.not_alone.board.elements import (
    DISCARD_IT,
    PLAY_IT,
    TAKE_IT,
    card_of,
    numbered,
    slot_of,
    token_of,
)
from pygames.not_alone.board.place_prompts import PLACE_PROMPTS
from pygames.not_alone.board.waiting import waiting
from pygames.not_alone.moves import (
    Finish,
    Lead,
    Nothing,
    Place,
    Play,
    PlayKept,
    Search,
    Sow,
)
from pygames.not_alone.state import State
from pygames.not_alone.wording import card_title, token_title
from pygames.table.board import Sight

__all__ = ["prompt"]


def prompt(sight: Sight[State]) -> str:
    """Tell the deciding seat what to do now, or the others what they are waiting for."""
    decision = sight.decision
    if decision is None:
        return waiting(sight.view, sight.names)
    for button in sight.next & _READ.keys():
        return _(_READ[button], card=card_title(card_of(sight.picked[-1])))
    if decision.name in _PLAIN:
        return _(_PLAIN[decision.name])
    return _PROMPTS[decision.name](sight, decision)


_READ: Mapping[str, str] = {
    PLAY_IT: N_("{card}: play it, or choose something else"),
    DISCARD_IT: N_("{card}: discard it, or choose the other card"),
    TAKE_IT: N_("{card}: take it, or choose another card"),
}
"""What is asked while a card is read, by the button that it can be followed by."""

_PLAIN: Mapping[str, str] = {
    "side": N_("Choose the spaces of the Rescue track that give you the Artemia token"),
    "keep": N_("Choose the place that you really go to"),
    "order": N_("Choose the card that works first"),
    "which": N_("Choose the place that comes first"),
    "either": N_("Take back the played card, or one from your discard"),
    "give": N_("Forbidden Zone: choose a card from your hand to discard"),
    "drop": N_("Toxin: discard a Survival card"),
    "sort": N_("Discard one of the Survival cards that you have drawn"),
    "double_back": N_("Choose the played card to take back"),
    "portal": N_("Choose the place to go on to"),
    "nexus": N_("Choose the place whose power you use"),
    "gate": N_("Choose the adjacent place whose power you use"),
    "red": N_("Choose the card from your discard whose power you use"),
    "regeneration": N_("Choose the card from your discard whose power you use"),
    "find": N_("Take a card from the reserve"),
    "lay": N_("Choose the place to lay out"),
    "reject": N_("Choose the place to put away"),
    "heal": N_("Choose the Hunted who gets 1 Will"),
    "receive": N_("Choose the Hunted who gets the Will of the track"),
    "guess": N_("Telepathy: name a place"),
    "regain": N_("Take a card from the Hunt discard"),
    "cast": N_("Choose the Hunt card to set aside"),
    "tornado": N_("Move the Artemia token to an adjacent place, or do nothing"),
    "equipment": N_("Draw a Survival card, or take the top one of the discard"),
    "interference": N_("Interference: choose what it does"),
    "ingenuity": N_("Ingenuity: choose what it does"),
    "amplifier": N_("Amplifier: choose what it does"),
}
"""What is asked in the same words whatever is picked."""

# --- tokens and players ----------------------------------------------------------------------


def _hunt(sight: Sight[State], decision: Decision) -> str:
    placing = [move for move in decision.moves if isinstance(move, Place)]
    tokens = {move.token for move in placing}
    if not tokens:
        if has(decision, Finish) and not has(decision, Play, PlayKept):
            return _("Finish the hunt")
        return _("Play a Hunt card, or finish the hunt")
    named = tokens.intersection(map(token_of, sight.picked)) or tokens
    if len(named) > 1:
        if sight.picked:
            return _("Choose the token for this place")
        if has(decision, Play, PlayKept):
            return _("Choose a token to place, or play a Hunt card")
        return _("Choose a token to place")
    (token,) = named
    title = token_title(token)
    if numbered("place", sight.picked):
        return _("Place the {token}: now choose an adjacent place", token=title)
    if any(move.token == token and len(move.where) > 1 for move in placing):
        return _("Place the {token} on two adjacent places", token=title)
    if not sight.picked and has(decision, Play, PlayKept):
        return _("Place the {token}, or play a Hunt card", token=title)
    return _("Place the {token}", token=title)


def _divert(sight: Sight[State], decision: Decision) -> str:
    tokens = {move.token for move in decision.moves}
    named = tokens.intersection(map(token_of, sight.picked)) or tokens
    if len(named) > 1:
        return _("Choose the token to move")
    return _("Move the {token} to an adjacent place", token=token_title(*named))


def _exchange(sight: Sight[State], decision: Decision) -> str:
    if sight.picked:
        return _("Choose the other token")
    if has(decision, Nothing):
        return _("Choose two tokens to exchange, or leave them all")
    return _("Choose two tokens to exchange")


def _lead(sight: Sight[State], decision: Decision) -> str:
    slots = {move[:2] for move in decision.moves if isinstance(move, Lead)}
    named = slots.intersection(map(slot_of, sight.picked)) or slots
    if len(named) > 1:
        return _("Choose whom to move")
    (seat,) = (seat for seat, _card in named)
    if seat == decision.seat:
        return _("Choose the adjacent place to move to")
    return _("Choose the adjacent place for {name}", name=sight.names[seat])


def _aim(sight: Sight[State], decision: Decision) -> str:
    card = being_played(sight.view, decision.seat)
    if sight.picked:
        return _("{card}: now choose an adjacent place", card=card)
    if len(decision.moves[0].where) > 1:
        return _("{card}: choose two adjacent places", card=card)
    return _("{card}: choose a place", card=card)


def _choose(sight: Sight[State], decision: Decision) -> str:
    return _("{card}: choose one of the Hunted", card=being_played(sight.view, decision.seat))


# --- Will ------------------------------------------------------------------------------------


def _source(_sight: Sight[State], decision: Decision) -> str:
    if not has(decision, Search):
        return _(_PLAIN["heal"])
    return _("Draw a Survival card, or choose the Hunted who gets 1 Will")


def _gather(sight: Sight[State], decision: Decision) -> str:
    count = max(len(move.spaces) for move in decision.moves)
    if sight.picked:
        return more(count - len(sight.picked))
    return ngettext(
        "Take {n} Will from the supply, or from the track",
        "Take {n} Will from the supply, or from the track",
        count,
    )


def _fungi(sight: Sight[State], decision: Decision) -> str:
    count = max((len(move.spaces) for move in decision.moves if isinstance(move, Sow)), default=0)
    if sight.picked:
        return more(count - len(sight.picked))
    if not count:
        return _("Draw a Survival card")
    if has(decision, Search):
        return ngettext(
            "Draw a Survival card, or put {n} Will on the track",
            "Draw a Survival card, or put {n} Will on the track",
            count,
        )
    return ngettext("Put {n} Will on the track", "Put {n} Will on the track", count)


_PROMPTS: Mapping[str, Prompt] = {
    **PLACE_PROMPTS,
    **CARD_PROMPTS,
    "aim": _aim,
    "choose": _choose,
    "hunt": _hunt,
    "tokens": _hunt,
    "divert": _divert,
    "exchange": _exchange,
    "permute": _exchange,
    **dict.fromkeys(("lead", "pull", "retreat", "green"), _lead),
    "source": _source,
    "gather": _gather,
    "fungi": _fungi,
}
"""Name of the decision -> its prompt, where that depends on what there is and what is picked."""
