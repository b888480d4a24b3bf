"""The options and presets of a Battle Line match (section 5 of the rules)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pygames.core.language import N_, _, ngettext
from pygames.core.options import Option, always

__all__ = ["OPTIONS", "PRESETS", "PRESET_TITLES", "Options"]

_OFF_ON = (N_("off", context="rule"), N_("on", context="rule"))
_SERIES = ("off", *(f"games:{k}" for k in range(2, 10)), *(f"points:{k}" for k in range(6, 31)))


def _with_tactics(chosen: Mapping[str, Any]) -> bool:
    return bool(chosen["use_tactics"])


def _switch(
    title: str, default: bool, matters: Callable[[Mapping[str, Any]], bool] = always
) -> Option:
    return Option((False, True), default, title, _OFF_ON, matters)


def _series_title(value: str) -> str:
    unit, _colon, length = value.partition(":")
    if unit == "games":
        return ngettext("{n} game", "{n} games", int(length))
    if unit == "points":
        return ngettext("to {n} point", "to {n} points", int(length))
    return _("a single game")


OPTIONS: Mapping[str, Option] = {
    "claim_window": Option(
        ("end", "start", "any"),
        "end",
        N_("Fronts are claimed"),
        (
            N_("at the end of your turn"),
            N_("at the start of your turn (Last Chance)"),
            N_("at any time before you draw"),
        ),
    ),
    "open_fronts": _switch(N_("Open Fronts: drop troops on fronts you have lost"), False),
    "use_tactics": _switch(N_("Tactics cards"), True),
    "hand_size": Option(range(3, 11), 7, N_("Cards in hand")),
    "starter": Option(
        ("high_card", "low_card", "random", "P0"),
        "high_card",
        N_("Who starts"),
        (
            N_("the player with the higher card"),
            N_("the player with the lower card"),
            N_("decided at random"),
            N_("the first player"),
        ),
        sealed={"high_card": "random", "low_card": "random"},  # they follow from hidden hands
        sealed_why=N_("In a sealed match the starting player is drawn by lot: no hand is shown."),
    ),
    "start_draw": Option(
        ("after_deal", "before_deal"),
        "after_deal",
        N_("The draw to see who starts"),
        (N_("after the deal"), N_("before the deal")),
    ),
    "claim_mode": Option(
        ("manual", "auto"),
        "manual",
        N_("Claims are made"),
        (N_("by the player"), N_("automatically")),
    ),
    "redeploy_discard": Option(
        ("troop", "any"),
        "troop",
        N_("Redeploy may discard"),
        (N_("troops"), N_("any card it can move")),
        _with_tactics,
    ),
    "env_targetable": _switch(
        N_("Deserter and Redeploy can take Fog and Mud"), False, _with_tactics
    ),
    "mud_excess": Option(
        ("best_of", "owner_discards"),
        "best_of",
        N_("If a side has four cards when Mud goes"),
        (N_("the best three count"), N_("the owner discards one")),
        _with_tactics,
    ),
    "traitor_takes_morale": _switch(N_("The Traitor can take morale cards"), False, _with_tactics),
    "scout_needs_cards": _switch(N_("The Scout needs a card to draw"), True, _with_tactics),
    "series": Option(
        _SERIES,
        "off",
        N_("Series"),
        _series_title,
    ),
    "series_starter": Option(
        ("high_card", "winner", "loser", "alternate"),
        "high_card",
        N_("Who starts the next game of a series"),
        (
            N_("as in the first game"),
            N_("the winner"),
            N_("the loser"),
            N_("the other player"),
        ),
        lambda chosen: chosen["series"] != "off",
    ),
}

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "standard": {},
    "last-chance": {"claim_window": "start"},
    "open-fronts": {"open_fronts": True},
    "last-chance-open-fronts": {"claim_window": "start", "open_fronts": True},
    "first-game": {"use_tactics": False},
}

PRESET_TITLES: Mapping[str, str] = {
    "standard": N_("Standard"),
    "last-chance": N_("Last Chance"),
    "open-fronts": N_("Open Fronts"),
    "last-chance-open-fronts": N_("Last Chance and Open Fronts"),
    "first-game": N_("First game, without tactics"),
}


class Options(NamedTuple):
    """The options of one game, as the rules read them."""

    claim_window: str
    open_fronts: bool
    use_tactics: bool
    hand_size: int
    starter: str
    start_draw: str
    claim_mode: str
    redeploy_discard: str
    env_targetable: bool
    mud_excess: str
    traitor_takes_morale: bool
    scout_needs_cards: bool
