"""The known games, by id and by the code that begins a link. Filled by `pygames/__init__.py`."""

from dataclasses import replace

from pygames.core.cleaning import quoted
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_

_newest: dict[str, Game] = {}
_by_version: dict[tuple[str, int], Game] = {}
_by_code: dict[str, Game] = {}


def install(game: Game) -> None:
    """Register a game and its earlier versions. New matches use the version installed last."""
    for version in (*game.earlier, game.version):
        one = game if version == game.version else replace(game, version=version, earlier=())
        _by_version[game.id, version] = one
        _by_code[one.begins] = one
    _newest[game.id] = game


def find(game_id: str, version: int | None = None) -> Game:
    """Return the game with this id, in this version or its newest. Raises `BadSetup`."""
    game = None
    if isinstance(game_id, str):
        game = _newest.get(game_id) if version is None else _by_version.get((game_id, version))
    if game is None:
        raise BadSetup(N_("There is no game called “{game}”."), game=quoted(game_id))
    return game


def by_letters(letters: str) -> Game | None:
    """Return the newest version of the game whose links begin with these letters."""
    return next((game for game in _newest.values() if game.code == letters), None)


def by_code(code: str) -> Game | None:
    """Return the game and version whose links begin with this code, None if there is none."""
    return _by_code.get(code)
