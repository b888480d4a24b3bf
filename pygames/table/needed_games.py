"""Which games an event needs, so that their libraries can be fetched before it is answered.

Only the type and the content of the event are looked at. If a game turns out to be missing
nevertheless, the player is told (see `NotLoaded`).
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from pygames import GAMES
from pygames.core import links, registry
from pygames.core.codec import BadLink
from pygames.core.envelope import LETTER, calls, is_sealed, rules_of
from pygames.core.game import Game
from pygames.core.libraries import Part
from pygames.table import backup, routes
from pygames.table.parsers import objects, texts
from pygames.table.parts import (
    CHAT,
    LIVE,
    OF_LIVE,
    OF_TYPED,
    POST,
    PUZZLES,
    SEALED,
    SECOND_SCREEN,
    TYPED,
)
from pygames.table.puzzle_days import fortnights_for
from pygames.table.routes import OF_POST, Route
from pygames.table.saves import FRESH, Shelf

__all__ = ["games_for", "games_in"]

_OF_GAMES = {"choose", "play", "setup", "rules", "lesson", "puzzle", "given", "invite"}
_NOTHING: Mapping[str, object] = MappingProxyType({})
_OF_MATCHES = {"match", "replay", "share", "move", "prepare", "fair"}


def games_for(event: Mapping[str, object], shelf: Shelf) -> list[Game | Part]:
    """Return the games that an event of the page needs; `shelf`: the matches of this device.

    Where seats at other devices have a part in it, what that needs comes after them.
    """
    match event.get("type"):
        case "start":
            fresh = texts(objects(event.get("session")).get(FRESH))
            shelf = Shelf(texts(event.get("saves")), fresh)
            there = _on_the_way_to(routes.understood(str(event.get("url", ""))), shelf, event)
            return [*there, *_of_chat(objects(event.get("chat")))]
        case "heard":
            return _of_chat(event)
        case "navigate":
            return _on_the_way_to(routes.understood(str(event.get("url", ""))), shelf, event)
        case "bring" | "import":
            said = objects(event.get("fields")) or event
            return games_in(str(said.get("text", "")), event)
        case "afar":
            return [POST]
        case "mirror":
            return [SECOND_SCREEN]
        case kind if kind in OF_TYPED:
            return [TYPED]
        case "invite" if objects(event.get("fields")).get("sealed"):
            return [POST, SEALED]
        case "invite" if "middle" in objects(event.get("fields")):
            return [POST, LIVE]
        case kind if kind in OF_LIVE:
            said = objects(event.get("fields")) or event
            answered = games_in(str(said.get("text", ""))) if kind == "answer" else []
            key = str(event.get("match", ""))
            return [*answered, *_games_of(Route("match", key), shelf), POST, LIVE]
    return []


def games_in(text: str, event: Mapping[str, object] = _NOTHING) -> list[Game | Part]:
    """Return the games of the matches in a message with a link, a link's text or a backup file."""
    if given := routes.given_in(text):
        return _on_the_way_to(routes.understood(*given), Shelf(), event)
    if backup.is_one(text):
        post = [POST] if '"post"' in text else []
        post += [SEALED] if '\\"kept\\"' in text else []
        return [*(game for key, game in GAMES.items() if f'"{key}"' in text), *post]
    try:
        found = links.find(text)[0]
        if found.startswith(LETTER):
            game = registry.by_code(rules_of(found))
            more = [*([SEALED] if is_sealed(found) else []), *([LIVE] if calls(found) else [])]
            return [*([game] if game else []), POST, *more]
        game = links.game_of(found)
    except BadLink:  # which will be said where the text is read
        return []
    return [game] if game else []


def _of_chat(chat: Mapping[str, object]) -> list[Game | Part]:
    """Return the games of the letters that have come in a chat, and what all of these need."""
    said = chat.get("said")
    letters = [str(objects(it).get("letter", "")) for it in said] if isinstance(said, list) else []
    games: dict[str, Game | Part] = {}
    for letter in letters:
        try:
            game = registry.by_code(rules_of(letter))
        except BadLink:
            continue
        if game is not None:
            games[game.id] = game
    return [*games.values(), POST, CHAT] if chat else []


def _on_the_way_to(
    addresses: Iterable[Route], shelf: Shelf, event: Mapping[str, object]
) -> list[Game | Part]:
    """Return the games that an address needs, however it is read, in answer to this event."""
    games = {game.id: game for route in addresses for game in _games_of(route, shelf, event)}
    return [*games.values()]


def _games_of(
    route: Route, shelf: Shelf, event: Mapping[str, object] = _NOTHING
) -> list[Game | Part]:
    name = route.name
    post = [POST] if route.screen in OF_POST else []
    if route.screen == "puzzle":
        post = [PUZZLES, *fortnights_for(route.section, event)]
    if route.screen in ("link", "letter"):  # of a later page's letter nothing can be told
        return games_in(name) or [*post]
    if route.screen in _OF_MATCHES:
        save = shelf.read(name)
        name = save.game if save else ""
        post = [POST] if save and save.post else []
        post += [SEALED] if save and save.sealed else []
    known = route.screen in _OF_GAMES | _OF_MATCHES and name in GAMES
    if not known:
        return [POST, SEALED] if route.screen == "fair" else []
    return [GAMES[name], *post]
