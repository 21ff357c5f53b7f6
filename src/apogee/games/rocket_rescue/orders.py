"""Standing orders: where a seat passes without being asked. A match knows nothing of them, only of the `pass`.

All that they look at is open to everybody.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from apogee.core.game import NO_ANSWER
from apogee.games.rocket_rescue import data, decisions, rockets, vocabulary
from apogee.games.rocket_rescue.state import NO_MODULE, Table, crew_of

# Where one interrupts others, or may do something before all go on: whoever does not answer in time passes.
INTERRUPTIONS: Final = (data.SABOTAGE, data.REROLL, data.ADJUST, data.EXPLORE, data.MARK, data.SPREAD)


def is_asked(table: Table, player: i64, verb: i64) -> bool:
    """Whether this is what a player is asked."""
    return bool(table.agenda) and table.agenda[-1].verb == verb and table.agenda[-1].seat == player


def pass_at(table: Table, player: i64, verb: i64) -> i64:
    """Pass wherever this is asked."""
    return vocabulary.PASS if is_asked(table, player, verb) else NO_ANSWER


def default(table: Table, player: i64) -> i64:
    """The default of a player whose time runs out: to pass at an interruption. Elsewhere a bot decides."""
    is_interruption = bool(table.agenda) and table.agenda[-1].verb in INTERRUPTIONS
    return vocabulary.PASS if is_interruption and decisions.is_pending(table, player) else NO_ANSWER


# --- RR-D.17: the Saboteur


def sabotage_never(table: Table, player: i64) -> i64:
    return pass_at(table, player, data.SABOTAGE)


def sabotage_mine(table: Table, player: i64) -> i64:
    """Pass, unless own crew or an own module would fly, or the launch is one's own."""
    if not is_asked(table, player, data.SABOTAGE):
        return NO_ANSWER
    launch = table.flight()
    first: i64 = launch.hangar * data.ROCKET_SIZE
    is_mine = launch.launcher == player
    for place in range(first, first + data.ROCKET_SIZE):
        built = table.built[place]
        if built.module != NO_MODULE and (built.owner == player or crew_of(built.crew, player) > 0):
            is_mine = True
    return NO_ANSWER if is_mine else vocabulary.PASS


# --- RR-D.18: the Mechanic


def reroll_never(table: Table, player: i64) -> i64:
    return pass_at(table, player, data.REROLL)


def reroll_mine(table: Table, player: i64) -> i64:
    """Pass, unless the module is one's own."""
    if not is_asked(table, player, data.REROLL):
        return NO_ANSWER
    return NO_ANSWER if table.built[table.agenda[-1].about].owner == player else vocabulary.PASS


def reroll_broken(table: Table, player: i64) -> i64:
    """Pass, unless the module is one's own and the roll destroys it (RR-10.11)."""
    if not is_asked(table, player, data.REROLL):
        return NO_ANSWER
    built = table.built[table.agenda[-1].about]
    is_broken = not rockets.holds(built.module, table.flight().roll)
    return NO_ANSWER if built.owner == player and is_broken else vocabulary.PASS


# --- The Engineer, the Explorer, the Mogul, and whoever waits in the terminal


def adjust_never(table: Table, player: i64) -> i64:
    """RR-D.8."""
    return pass_at(table, player, data.ADJUST)


def explore_never(table: Table, player: i64) -> i64:
    """RR-D.3."""
    return pass_at(table, player, data.EXPLORE)


def mark_never(table: Table, player: i64) -> i64:
    """RR-D.5."""
    return pass_at(table, player, data.MARK)


def spread_never(table: Table, player: i64) -> i64:
    """RR-D.6."""
    return pass_at(table, player, data.SPREAD)


def terminal_never(table: Table, player: i64) -> i64:
    """RR-D.19."""
    return pass_at(table, player, data.TERMINAL)


ORDERS: Final[dict[str, Callable[[Table, int], int]]] = {
    "sabotage-never": sabotage_never,
    "sabotage-mine": sabotage_mine,
    "reroll-never": reroll_never,
    "reroll-mine": reroll_mine,
    "reroll-broken": reroll_broken,
    "adjust-never": adjust_never,
    "explore-never": explore_never,
    "mark-never": mark_never,
    "spread-never": spread_never,
    "terminal-never": terminal_never,
}
CHARACTERS: Final[dict[str, int]] = {  # whose orders they are; the others are for everybody
    "sabotage-never": data.SABOTEUR,
    "sabotage-mine": data.SABOTEUR,
    "reroll-never": data.MECHANIC,
    "reroll-mine": data.MECHANIC,
    "reroll-broken": data.MECHANIC,
    "adjust-never": data.ENGINEER,
    "explore-never": data.EXPLORER,
    "mark-never": data.EXPLORER,
    "spread-never": data.MOGUL,
}


def fits(table: Table, player: int, order: str) -> bool:
    """Whether a player can ever be asked what an order answers."""
    return order not in CHARACTERS or table.seats[player].character == CHARACTERS[order]
