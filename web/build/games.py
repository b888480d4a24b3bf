"""The known games, for commands about one of them."""

from web.build.places import ROOT
from web.build.report import Sorry


def folder_of(game: str) -> str:
    """Return the folder below pygames/ and tests/ that holds the game with this id."""
    try:
        from pygames import GAMES
    except Exception as error:
        raise Sorry(
            f"The games cannot be imported: {error} (python3 -m pygames says more)."
        ) from error
    folder = game.replace("-", "_")
    if game in GAMES:
        return folder
    if (ROOT / "pygames" / folder / "__init__.py").exists():
        raise Sorry(f"pygames/__init__.py does not name {folder}: add its line there.")
    raise Sorry(f"There is no game {game}; there are {', '.join(GAMES)}.")
