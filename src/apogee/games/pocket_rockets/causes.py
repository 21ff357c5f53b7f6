"""What stands behind a refusal: what is missing here and now, and by how much."""

from apogee.core.refusal import Cause
from apogee.games.pocket_rockets.state import Table


def cause(table: Table, player: int, action: int, rule: int) -> Cause | None:  # noqa: ARG001
    """What the rule's own sentence cannot tell of this refusal, or None where it says all."""
    return None
