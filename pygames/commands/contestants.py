"""Players of the command line by their names: a level, `random`, or one of a game's baselines."""

from pygames.baselines import baselines
from pygames.bots import LEVELS
from pygames.bots.arena import Choose, bot, chance_player
from pygames.commands.set_up_arguments import listed
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _

__all__ = ["RANDOM", "is_level", "named", "names", "title", "unknown"]

RANDOM = "random"


def names(game: Game) -> list[str]:
    """Return the names of all players."""
    levels = game.levels or LEVELS  # who names one of a game without bots is told that in `named`
    return [*map(str, levels), RANDOM, *baselines(game)]


def named(game: Game, name: str, nodes: int | None = None) -> Choose:
    """Return the player of this name; `nodes`: of a level, for each move. Raises `BadSetup`."""
    if name == RANDOM:
        return chance_player
    if name in baselines(game):
        return baselines(game)[name]
    if name not in names(game):
        raise unknown(game, name)
    if not game.bot:
        raise BadSetup(N_("This game has no bots."))
    return bot(game, int(name), nodes)


def is_level(name: str) -> bool:
    """Whether this is the name of a level."""
    return name in map(str, LEVELS)


def title(name: str) -> str:
    """Return what a player is called in sentences."""
    if is_level(name):
        return _("level {n}", n=int(name))
    return _("random") if name == RANDOM else name


def unknown(game: Game, name: str) -> BadSetup:
    """Return the refusal of a name."""
    return BadSetup(
        N_("There is no player called “{name}”. Choose from: {names}."),
        name=name,
        names=listed(names(game)),
    )
