"""The known games, for commands about one of them."""

from web.build.places import ROOT
from web.build.report import Sorry


def folders() -> list[str]:
    """Return the folder of each game, below pygames/ as below tests/."""
    try:
        from pygames import GAMES
    except Exception as error:
        raise Sorry(
            f"The games cannot be imported: {error} (python3 -m pygames says more)."
        ) from error
    return [game.replace("-", "_") for game in GAMES]


def folder_of(game: str) -> str:
    """Return the folder of the game with this id."""
    folder, known = game.replace("-", "_"), folders()
    if folder in known:
        return folder
    if (ROOT / "pygames" / folder / "__init__.py").exists():
        raise Sorry(f"pygames/__init__.py does not name {folder}: add its line there.")
    games = ", ".join(name.replace("_", "-") for name in known)
    raise Sorry(f"There is no game {game}; there are {games}.")
