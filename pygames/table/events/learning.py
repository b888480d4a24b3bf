"""How to play: a game's first lesson, and its rules."""

from pygames.core.game import BadSetup
from pygames.core.language import N_
from pygames.table import play_mode
from pygames.table.lesson import LessonSession
from pygames.table.routes import Route
from pygames.table.session import Event, Session, enters, game_called, on


@enters("lesson")
def _learn(session: Session, route: Route) -> None:
    """Open a lesson where this tab left it."""
    game = game_called(route.name)
    if not game.lesson:
        raise BadSetup(N_("There is no lesson for this game yet."))
    word = route.section if route.section in game.lessons else ""
    session.bring_to_table(lambda: LessonSession(game, word))
    play_mode.learn(session.settings, game.id)


@on("advance")
def _advance(session: Session, _event: Event) -> None:
    """Go on with the lesson."""
    if isinstance(session.table, LessonSession):
        session.table.advance()


@enters("rules")
def _read(session: Session, route: Route) -> None:
    """Show the rules, scrolled to the section that the address names."""
    game_called(route.name)
    if route.section:
        session.effect("scroll", id=route.section)
