"""What other programs rely on, and what no module of the rules may do."""

import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

import pygames
from pygames.core.game import NotLoaded, Told
from tests.strategies import play_some

PACKAGE = Path(pygames.__file__).parent


def alone(code: str, hash_seed: int = 0) -> str:
    """What a program prints that has the standard library only, and its own hash seed."""
    done = subprocess.run(
        [sys.executable, "-S", "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=PACKAGE.parent,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    return done.stdout


def test_everything_promised_is_there() -> None:
    for name in pygames.__all__:
        assert hasattr(pygames, name)
    assert len(set(pygames.__all__)) == len(pygames.__all__)


def test_games_are_found_by_their_ids() -> None:
    assert "battle-line" in pygames.GAMES
    for name, game in pygames.GAMES.items():
        assert game.id == name
        assert game.title
        assert game.version >= 0


def test_the_null_game_is_installed_by_tests_only() -> None:
    assert "null" not in pygames.GAMES
    assert pygames.Match("null").decisions
    told = alone(
        "import pygames\n"
        "try:\n"
        "    pygames.Match('null')\n"
        "except pygames.BadSetup as reason:\n"
        "    print(reason)\n"
    )
    assert "There is no game called “null”." in told


@pytest.mark.parametrize("game", pygames.GAMES.values(), ids=lambda game: game.id)
def test_every_game_says_what_can_be_chosen(game: pygames.Game) -> None:
    assert len(game.seats) >= 1
    assert 1 <= len(game.code) <= 2
    assert game.code.isascii()
    assert game.code.isalpha()
    for name, option in game.options.items():
        assert name.isidentifier()
        assert option.title
        assert option.default in option.values
        assert len(option.values) >= 2
        assert all(option.called(value) for value in option.values)
        assert {type(value) for value in option.values} == {type(option.default)}


@pytest.mark.parametrize("game", pygames.GAMES.values(), ids=lambda game: game.id)
def test_every_preset_begins_a_match(game: pygames.Game) -> None:
    assert game.preset_titles.keys() == game.presets.keys()
    for options in game.presets.values():
        match = pygames.Match(game.id, options=options)
        assert match.setup.options == {**match.setup.options, **options}


def test_codes_of_games_are_their_own() -> None:
    codes = [game.code for game in pygames.GAMES.values()]
    assert len(set(codes)) == len(codes)


def test_a_match_as_the_documentation_plays_it() -> None:
    m = pygames.Match("battle-line", seats=2, options={}, rng=random.Random(1))
    (decision,) = m.decisions
    m.play(decision.moves[0], seat=decision.seat)
    seat, move, known_to = m.log[-1]
    assert m.describe(move)
    assert m.view(seat) == pygames.replay(m.setup, m.seen(seat))
    assert known_to is None or seat in known_to or seat < 0
    assert pygames.Match.from_link(m.link()).log == m.log
    assert m.outcome is None


@pytest.mark.parametrize("error", [pygames.IllegalMove, pygames.BadSetup, pygames.BadLink])
def test_every_error_has_words_for_the_player(error: type[Told]) -> None:
    assert issubclass(error, Told)
    assert str(error("So it is.")) == "So it is."


def test_an_error_of_another_process_says_the_same() -> None:
    game = pygames.GAMES["battle-line"]
    errors = [pygames.BadSetup("{name} is {what}.", name="So", what="it"), NotLoaded(game)]
    for error in errors:
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


# --- what is needed, and what it depends on --------------------------------------------------


def test_matches_need_python_alone() -> None:
    loaded = alone(
        "import sys, pygames\n"
        "m = pygames.Match('battle-line')\n"
        "pygames.Match.from_link(m.link())\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    ).split()
    assert set(loaded) - {"pygames", "sitecustomize"} <= {*sys.stdlib_module_names, "__main__"}


def test_environments_for_research_need_python_alone() -> None:
    loaded = alone(
        "import random, sys, pygames.env\n"
        "for game in pygames.GAMES:\n"
        "    state = pygames.env.load(game).new_initial_state().deal(random.Random(1))\n"
        "    state.observation(state.current_player)\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    ).split()
    assert set(loaded) - {"pygames", "sitecustomize"} <= {*sys.stdlib_module_names, "__main__"}


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    loaded = alone("import sys, pygames; print(*sys.modules)").split()
    assert not any(name.startswith("pygames.table") for name in loaded)


def test_the_same_seeds_play_the_same_match_in_every_process() -> None:
    """No order comes from a set: hashes of texts differ from one process to the next."""
    code = (
        "import random, pygames\n"
        "from pygames import null\n"
        "pygames.core.registry.install(null.GAME)\n"
        "for game in ('null', *pygames.GAMES):\n"
        "    match = pygames.Match(game, rng=random.Random(1))\n"
        "    rng = random.Random(2)\n"
        "    while match.decisions:\n"
        "        decision = rng.choice([d for d in match.decisions if len(d.moves)])\n"
        "        match.play(rng.choice(decision.moves), decision.seat)\n"
        "    print(match.link(), *map(match.link, range(match.setup.seats)))\n"
    )
    assert alone(code, 1) == alone(code, 2)


def test_a_new_match_depends_on_nothing_but_its_seed() -> None:
    links = []
    for noise in (1, 2):
        random.seed(noise)
        match = pygames.Match("battle-line", rng=random.Random(3))
        play_some(match, random.Random(4), 10)
        links.append(match.link())
    assert links[0] == links[1]
