"""The accounts of throws that the log tells, each as one sentence."""

from typing import TypeAlias

from pygames.deep_space_wars.course.account import Account
from pygames.deep_space_wars.course.state import State

__all__ = ["Throws", "account_of"]

Throws: TypeAlias = Account[State]
"""Throws that are told together."""


def account_of(state: State, dice: tuple[int, ...]) -> Throws:
    """Return the throws that are told with dice, which a state asks for and are the latest."""
    return (state.account or Throws(state)).plus(state.steps[-1], dice)
