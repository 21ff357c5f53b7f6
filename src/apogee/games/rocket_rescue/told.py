"""What can be told of a match: the events, as effects append them. readings.py says how each reads."""

from typing import Final

from mypy_extensions import i64

from apogee.core.events import Event
from apogee.core.types import EVERYBODY, only
from apogee.games.rocket_rescue.state import Table

# What the planning player alone sees.
PLANNING: Final = 0
BIDDING: Final = 1
KEEPING: Final = 2
# What everybody sees.
READY: Final = 3
ROLLED: Final = 4
INFLUENCE: Final = 5
PLANET: Final = 6
TOPPED: Final = 7
SHUFFLED: Final = 8
CLOSED: Final = 9
CHARACTER: Final = 10
CHOSE: Final = 11
STARTED: Final = 12
DREW_START: Final = 13
KEPT_START: Final = 14
ROUND: Final = 15
EXPLORED: Final = 16
DRAWN: Final = 17
REPLACED: Final = 18
MARKED: Final = 19
SPREAD: Final = 20
LAID: Final = 21
PLANNED: Final = 22
ADJUSTED: Final = 23
BALANCE: Final = 24
BID_TAKEN: Final = 25
LOWERED: Final = 26
PAID_BID: Final = 27
PHASE: Final = 28
SKIPPED_PHASE: Final = 29
TURN: Final = 30
NOTHING_TO_DO: Final = 31
PASSED: Final = 32
ENDED_TURN: Final = 33
TOOK: Final = 34
DISCARDED: Final = 35
BOUGHT: Final = 36
REFILLED: Final = 37
BOARDED: Final = 38
BOARDED_TERMINAL: Final = 39
MOVING: Final = 40
MOVED: Final = 41
SHIFTED: Final = 42
BUILT: Final = 43
FEE: Final = 44
CREW_ABOARD: Final = 45
EXCHANGED: Final = 46
EQUIPPED: Final = 47
LAUNCHED: Final = 48
ASSIGNED: Final = 49
PAID: Final = 50
RESCUED: Final = 51
LAUNCH_REWARD: Final = 52
BUILD_REWARD: Final = 53
EQUIPMENT_REWARD: Final = 54
EXPLORER_REWARD: Final = 55
PILOT_REWARD: Final = 56
FIRST: Final = 57
STABILITY: Final = 58
DEMANDED: Final = 59
HELD: Final = 60
BROKE: Final = 61
KEPT: Final = 62
ENDED: Final = 63

NOTHING: Final = -99  # no further fact


def tell(
    table: Table,
    verb: i64,
    seat: i64,
    first: i64 = NOTHING,
    second: i64 = NOTHING,
    third: i64 = NOTHING,
    fourth: i64 = NOTHING,
) -> None:
    """Tell the driver, if one listens, what everybody sees."""
    if table.events is not None:
        about: list[int] = [fact for fact in (first, second, third, fourth) if fact != NOTHING]
        table.events.append(Event(verb, seat, about, EVERYBODY))


def tell_self(table: Table, verb: i64, seat: i64, first: i64, second: i64 = NOTHING) -> None:
    """Tell what the acting seat alone sees."""
    if table.events is not None:
        about: list[int] = [fact for fact in (first, second) if fact != NOTHING]
        table.events.append(Event(verb, seat, about, only(seat)))


def tell_list(table: Table, verb: i64, seat: i64, about: list[int]) -> None:
    """Tell everybody about any number of things."""
    if table.events is not None:
        table.events.append(Event(verb, seat, about, EVERYBODY))
