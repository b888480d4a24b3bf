"""Steps: what is to be decided, thrown or done next (section 3.3), each with what follows from it.

Each is a value that says all that its decision depends on besides the battle itself. Steps push
only steps of their own module, or of one that it imports.
"""

from pygames.deep_space_wars.engine.steps.aftermath import (
    Aftermath,
    Closing,
    Fleeing,
    HealChoice,
    Healing,
    HealRoll,
    Removal,
    Test,
)
from pygames.deep_space_wars.engine.steps.attacks import (
    Hit,
    Regeneration,
    SaveRoll,
    Saving,
    Stray,
    Struck,
    Tie,
)
from pygames.deep_space_wars.engine.steps.bursting import (
    Bombing,
    Drift,
    Flaming,
    Gunners,
    Scatter,
)
from pygames.deep_space_wars.engine.steps.charging import (
    ChargeRoll,
    Charging,
    Defending,
    Impact,
    Ram,
    Rush,
)
from pygames.deep_space_wars.engine.steps.commanding import (
    Turn,
)
from pygames.deep_space_wars.engine.steps.deterrence import (
    Deterrence,
)
from pygames.deep_space_wars.engine.steps.fighting import (
    BlowHits,
    Blows,
    Engaging,
    Exchanged,
    Fight,
    MayFight,
    Positioning,
    Raging,
    Retaliation,
)
from pygames.deep_space_wars.engine.steps.ladders import (
    Fetching,
    Raising,
)
from pygames.deep_space_wars.engine.steps.landscaping import (
    Building,
    Choosing,
    Drawing,
    Placing,
    Preparing,
    Shifting,
)
from pygames.deep_space_wars.engine.steps.leaders import (
    Leading,
)
from pygames.deep_space_wars.engine.steps.moving import (
    Collapse,
    Collapsing,
    Escape,
    Exit,
    Onset,
    Rough,
    Running,
    SettingOut,
    Stride,
)
from pygames.deep_space_wars.engine.steps.offers import (
    EndOffered,
)
from pygames.deep_space_wars.engine.steps.setting_up import (
    Deploying,
    Giving,
    Initiative,
    MayGive,
    Mustering,
    Naming,
)
from pygames.deep_space_wars.engine.steps.shooting import (
    Aiming,
    Blasts,
    Groups,
    Hits,
    MaySnap,
    Snapping,
    Strays,
    Volley,
)
from pygames.deep_space_wars.engine.steps.turns import (
    Done,
    Poison,
)

__all__ = [
    "Aftermath",
    "Aiming",
    "Blasts",
    "BlowHits",
    "Blows",
    "Bombing",
    "Building",
    "ChargeRoll",
    "Charging",
    "Choosing",
    "Closing",
    "Collapse",
    "Collapsing",
    "Defending",
    "Deploying",
    "Deterrence",
    "Done",
    "Drawing",
    "Drift",
    "EndOffered",
    "Engaging",
    "Escape",
    "Exchanged",
    "Exit",
    "Fetching",
    "Fight",
    "Flaming",
    "Fleeing",
    "Giving",
    "Groups",
    "Gunners",
    "HealChoice",
    "HealRoll",
    "Healing",
    "Hit",
    "Hits",
    "Impact",
    "Initiative",
    "Leading",
    "MayFight",
    "MayGive",
    "MaySnap",
    "Mustering",
    "Naming",
    "Onset",
    "Placing",
    "Poison",
    "Positioning",
    "Preparing",
    "Raging",
    "Raising",
    "Ram",
    "Regeneration",
    "Removal",
    "Retaliation",
    "Rough",
    "Running",
    "Rush",
    "SaveRoll",
    "Saving",
    "Scatter",
    "SettingOut",
    "Shifting",
    "Snapping",
    "Stray",
    "Strays",
    "Stride",
    "Struck",
    "Test",
    "Tie",
    "Turn",
    "Volley",
]
