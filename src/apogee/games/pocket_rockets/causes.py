"""What stands behind a refusal: what is missing here and now, and by how much."""

from apogee.core.refusal import Cause
from apogee.games.pocket_rockets import decisions
from apogee.games.pocket_rockets.state import Table


def cause(table: Table, player: int, action: int, rule: int) -> Cause | None:
    """What the rule's own sentence cannot tell of this refusal, or None where it says all."""
    is_with_a_card = rule == decisions.BUILD_CARD or (rule == decisions.RECYCLE_ORDER and action >= decisions.RECYCLE)
    return Cause("empty-hand") if is_with_a_card and table.seats[player].hand_size() == 0 else None
