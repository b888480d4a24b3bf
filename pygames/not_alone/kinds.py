"""All kinds of moves: those of players, and those of CHANCE and REFEREE."""

from typing import TypeAlias

from pygames.not_alone.dealt import (
    Aside,
    Caught,
    Draw,
    Exchanged,
    Exhausted,
    Expire,
    Lift,
    Look,
    Lose,
    Lot,
    NextTurn,
    Opened,
    Reveal,
    Struck,
    Turned,
    Uncover,
    Unearth,
)
from pygames.not_alone.moves import (
    Aim,
    Back,
    Cast,
    Choose,
    Copy,
    Decide,
    Decline,
    Discard,
    Divert,
    Drop,
    Exchange,
    Find,
    Finish,
    Gather,
    Give,
    GiveUp,
    GoOn,
    Heal,
    Hide,
    Instead,
    Keep,
    Lay,
    Lead,
    LoseWill,
    Nothing,
    Pass,
    Place,
    Play,
    PlayKept,
    Regain,
    Reject,
    Resist,
    Rest,
    Search,
    Select,
    Show,
    Side,
    Sow,
    Survey,
    Swap,
    Take,
    TakeAll,
    TakeBack,
    This,
    TurnUp,
    Use,
    Which,
    Withdraw,
)

__all__ = ["Move"]

Move: TypeAlias = (
    Lot
    | Draw
    | Struck
    | Reveal
    | Opened
    | Lift
    | Uncover
    | Side
    | Select
    | Withdraw
    | Resist
    | GiveUp
    | Take
    | This
    | Discard
    | Give
    | Show
    | Swap
    | Keep
    | Play
    | Decline
    | Pass
    | Rest
    | TakeBack
    | Place
    | Finish
    | Which
    | Use
    | Nothing
    | Instead
    | Back
    | Copy
    | TakeAll
    | Find
    | Drop
    | Heal
    | Search
    | LoseWill
    | Choose
    | Aim
    | Divert
    | Lead
    | Turned
    | Aside
    | Expire
    | Exchanged
    | Lose
    | Unearth
    | Gather
    | Sow
    | Decide
    | Cast
    | PlayKept
    | Regain
    | Hide
    | Exchange
    | TurnUp
    | GoOn
    | Survey
    | Lay
    | Reject
    | Look
    | NextTurn
    | Caught
    | Exhausted
)
