"""Which games there are, for commands about one of them."""

from web.build.places import ROOT
from web.build.report import Sorry


def folder_of(game: str) -> str:
    """The folder below pygames/ and tests/ that holds a game, asked for by its id."""
    try:
        from pygames import GAMES
    except Exception as error:
        raise Sorry(
            f"The games cannot be imported ({error}): python3 -m pygames says why."
        ) from error
    folder = game.replace("-", "_")
    if game in GAMES:
        return folder
    if (ROOT / "pygames" / folder / "__init__.py").exists():
        raise Sorry(f"pygames/__init__.py does not name {game} yet: add its line to GAMES there.")
    raise Sorry(f"There is no game {game}; there are {', '.join(GAMES)}.")
