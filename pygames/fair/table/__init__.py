"""The page for sealed matches.

    sealed_table   a sealed match at the table: letters, waiting, the verdict
    judging        the audit, a piece at a time; the proof to keep; a letter that was not kept
    fairness       "How this is fair"

Importing it registers the events and the screen.
"""

from pygames.fair.sealed_match import SealedMatch
from pygames.fair.table import fairness, judging
from pygames.fair.table.sealed_table import SealedTable

__all__ = ["SealedMatch", "SealedTable", "fairness", "judging"]
