"""Lost Patrol: five Scouts in a jungle that grows ahead of them and closes behind them."""

from pygames.core.game import Game
from pygames.core.language import N_

GAME = Game(
    id="lost-patrol",
    code="l",
    version=1,
    title=N_("Lost Patrol"),
    seats=(2,),
    pitch=N_("Five Scouts run for their ship while the jungle grows and closes behind them."),
    minutes=30,
    package=__name__,
    rules="pygames.lost_patrol.game",
    board="pygames.lost_patrol.board",
    bot="pygames.lost_patrol.bot",
    strongest=5,
    lesson="pygames.lost_patrol.lesson",
    sketch="pygames.lost_patrol.sketch",
    puzzle="pygames.lost_patrol.puzzle",
    first_preset="dash",
    progress=N_("Round {n}, {alive} of five alive"),
    role_titles={"scouts": N_("Scouts"), "lurkers": N_("Lurkers")},
)
