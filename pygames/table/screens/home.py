"""The home screen: saved matches and the games."""

from collections.abc import Sequence, Set
from urllib.parse import quote

from pygames import GAMES
from pygames.core.game import Game
from pygames.core.language import _, listed, ngettext
from pygames.core.players import You, called, is_you
from pygames.table.ago import ago
from pygames.table.device import Device
from pygames.table.markup import miniature, render
from pygames.table.routes import HIDDEN
from pygames.table.saves import Save, Shelf
from pygames.table.screens import Screen

__all__ = ["draw"]


def draw(
    shelf: Shelf,
    familiar: Set[str],
    deleting: str,
    now: int,
    device: Device,
    forgets: str = "",
    solved: Set[str] = frozenset(),
) -> Screen:
    """Draw the home screen.

    `familiar`: the games that have been played or learnt here; the others begin with their lesson.
    `deleting`: the id of a match whose deletion awaits confirmation. `forgets`: see
    `forgetting.warning`. `solved`: the games whose puzzle of today has been solved.
    """
    latest = sorted(shelf.all(), key=_order)
    body = render(
        "table/home.html",
        matches=[*(_match(save, now) for save in latest), *map(_odd, shelf.odd())],
        sealed=any(save.sealed and not save.over for save in latest),
        deleting=deleting,
        hidden=HIDDEN,
        device=device,
        forgets=forgets,
        solved=solved,
        games=[_tile(game, game.id not in familiar) for game in GAMES.values()],
    )
    return Screen("home", _("Kitchen Table"), body)


def _order(save: Save) -> tuple[bool, bool, int, str]:
    """Return by what the matches are sorted: first those in which others wait for a move here."""
    return save.over, not (save.post and save.turn == "here"), -save.time, save.id


def _tile(game: Game, new: bool) -> dict[str, object]:
    return {
        "id": game.id,
        "title": _(game.title),
        "pitch": _(game.pitch),
        "players": _players(min(game.seats), max(game.seats)),
        "length": _minutes(game.minutes),
        "miniature": miniature(game),
        "lesson": bool(game.lesson),
        "lessons": [(word, _(title)) for word, title in game.lessons.items()],
        "new": new and bool(game.lesson),
        "puzzle": bool(game.puzzle),
    }


def _players(least: int, most: int) -> str:
    if least == most:
        return ngettext("{n} player", "{n} players", most)
    return _("{least}–{most} players", least=least, most=most)


def _minutes(minutes: int) -> str:
    return ngettext("{n} minute", "{n} minutes", minutes)


def _match(save: Save, now: int) -> dict[str, object]:
    if save.game not in GAMES:
        return _unknown(save, now)
    names = _names(save)
    return {
        "id": save.id,
        "game": save.game,
        "title": _(GAMES[save.game].title),
        "names": names,
        "opens": True,
        "odd": False,
        "over": save.over,
        "turn": save.turn,
        "called": bool(save.post) and save.turn == "here",
        "begun": save.moves > 0,
        "state": _turn(save, names),
        "fact": _fact(save),
        "ago": ago(now - save.time),
    }


def _names(save: Save) -> tuple[str, ...]:
    """Return the players' names; the only person at this device is "you", where others are far."""
    names = called(save.names, len(save.wins), save.bots)
    me = save.mine[0] if save.post and len(save.mine) == 1 else len(names)
    return tuple(You(_("You")) if seat == me else name for seat, name in enumerate(names))


def _unknown(save: Save, now: int) -> dict[str, object]:
    """Describe a match of an unknown game, as a newer version may have: delete or export only."""
    return {
        "id": save.id,
        "title": _("Unknown game"),
        "names": save.names,
        "opens": False,
        "odd": False,
        "over": save.over,
        "turn": save.turn,
        "called": False,
        "begun": False,
        "state": _("This version does not have this game."),
        "fact": "",
        "ago": ago(now - save.time),
    }


def _odd(key: str) -> dict[str, object]:
    """Describe a save that cannot be read: its text can be taken along, or deleted."""
    return {
        "id": quote(key, safe="", errors="surrogatepass"),
        "title": _("Unreadable match"),
        "names": (),
        "opens": False,
        "odd": True,
        "over": False,
        "turn": "over",
        "called": False,
        "begun": False,
        "state": _("It is damaged, or another version of this page saved it."),
        "fact": "",
        "ago": "",
    }


def _turn(save: Save, names: Sequence[str]) -> str:
    """Say who has won, or is to move."""
    if save.over:
        winners = [names[seat] for seat in save.winners if seat < len(names)]
        if any(map(is_you, winners)):
            return _("You won")
        return _("{name} won", name=listed(winners)) if winners else _("A draw")
    asked = [names[seat] for seat in save.asked if seat < len(names)]
    if save.turn == "far":
        others = [names[seat] for seat in save.awaited if seat < len(names)]
        return _("Waiting for {name}", name=listed(others))
    if not asked:
        return _("View only")
    if any(map(is_you, asked)):
        return _("Your turn")
    return _("{name} to move", name=listed(asked))


def _fact(save: Save) -> str:
    """Say how far the match is: in the words of its game, or by counting the moves."""
    if save.progress and GAMES[save.game].progress:
        try:
            return _(GAMES[save.game].progress, **save.progress)
        except KeyError:  # saved by another version of this page
            pass
    return ngettext("{n} move made", "{n} moves made", save.moves) if save.moves else ""
