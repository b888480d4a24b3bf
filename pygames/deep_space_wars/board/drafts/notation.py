"""Drafts as short texts: where squads are deployed, and the paths of a march.

A point is four letters. A march is `m3:` and the paths of the figures of squad 3, in their order; a
deployment is `d1:` and the squads of seat 1, each its leader and its places, or nothing.
"""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.positions.march import Path
from pygames.geometry.plane import Point

__all__ = ["Deployment", "deployment_of", "march_of", "written_deployment", "written_march"]

_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
_MARCH = re.compile(r"m(\d{1,3}):([\w.-]*)", re.ASCII)
_DEPLOYMENT = re.compile(r"d(\d):([\w./-]*)", re.ASCII)

Deployment: TypeAlias = dict[int, tuple[int, tuple[Point, ...]]]
"""Squad -> its leader, and the places of its figures."""


def _written(points: Iterable[Point]) -> str:
    return "".join(_LETTERS[at // 64 % 64] + _LETTERS[at % 64] for point in points for at in point)


def _points(text: str) -> tuple[Point, ...] | None:
    if len(text) % 4:
        return None
    found = [_LETTERS.index(letter) for letter in text]
    at = [64 * found[n] + found[n + 1] for n in range(0, len(found), 2)]
    return tuple((at[n], at[n + 1]) for n in range(0, len(at), 2))


def written_march(battle: Battle, squad: int, paths: Mapping[int, Path]) -> str:
    """Return the text of a march."""
    figures = battle.roster.squads[squad].figures
    return f"m{squad}:" + ".".join(_written(paths.get(figure, ())) for figure in figures)


def march_of(battle: Battle, squad: int, text: str) -> dict[int, Path] | None:
    """Return the paths that a text stands for, None if it is not about this squad."""
    found, figures = _MARCH.fullmatch(text), battle.roster.squads[squad].figures
    parts = found[2].split(".") if found else []
    if found is None or int(found[1]) != squad or len(parts) != len(figures):
        return None
    paths = [_points(part) for part in parts]
    if None in paths:
        return None
    return {figure: path for figure, path in zip(figures, paths, strict=True) if path}


def written_deployment(battle: Battle, seat: int, deployment: Deployment) -> str:
    """Return the text of a deployment."""
    parts = []
    for squad in battle.squads_of(seat):
        if squad in deployment:
            leader, places = deployment[squad]
            number = battle.roster.squads[squad].figures.index(leader)
            parts.append(f"{_LETTERS[number]}{_written(places)}")
        else:
            parts.append("")
    return f"d{seat}:" + "/".join(parts)


def deployment_of(battle: Battle, seat: int, text: str) -> Deployment | None:
    """Return the deployment that a text stands for, None if it is not about this army."""
    found, squads = _DEPLOYMENT.fullmatch(text), battle.squads_of(seat)
    parts = found[2].split("/") if found else []
    if found is None or int(found[1]) != seat or len(parts) != len(squads):
        return None
    deployment: Deployment = {}
    for squad, part in zip(squads, parts, strict=True):
        if not part:
            continue
        figures, places = battle.roster.squads[squad].figures, _points(part[1:])
        number = _LETTERS.find(part[0])
        if places is None or len(places) != len(figures) or not 0 <= number < len(figures):
            return None
        deployment[squad] = figures[number], places
    return deployment
