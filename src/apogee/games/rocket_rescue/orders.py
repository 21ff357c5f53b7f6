"""Standing orders: where a seat passes without being asked. A match knows nothing of them, only of the `pass`.

All that they look at is open to everybody.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from apogee.core.game import NO_ANSWER, Order
from apogee.games.rocket_rescue import data, decisions, rockets, vocabulary
from apogee.games.rocket_rescue.observation import ASKS
from apogee.games.rocket_rescue.state import Table, crew_of

# Where one interrupts others, or may do something before all go on: whoever does not answer in time passes.
INTERRUPTIONS: Final = (data.SABOTAGE, data.REROLL, data.ADJUST, data.EXPLORE, data.MARK, data.SPREAD)


def default(table: Table, player: i64) -> i64:
    """The default of a player whose time runs out: to pass at an interruption. Elsewhere a bot decides."""
    is_interruption = bool(table.agenda) and table.agenda[-1].verb in INTERRUPTIONS
    return vocabulary.PASS if is_interruption and decisions.is_pending(table, player) else NO_ANSWER


def never(table: Table, player: i64) -> bool:  # noqa: ARG001 - what every order is given
    """For orders by which a player is never asked."""
    return False


def is_my_launch(table: Table, player: i64) -> bool:
    """RR-D.17: whether the launch is one's own, or own crew or an own module would fly."""
    launch = table.flight()
    rocket = rockets.in_hangar(table.built, launch.hangar)
    return launch.launcher == player or any(
        built.owner == player or crew_of(built.crew, player) > 0 for built in rocket
    )


def is_my_module(table: Table, player: i64) -> bool:
    """RR-D.18: whether the module that was rolled for is one's own."""
    return table.built[table.agenda[-1].about].owner == player


def is_my_loss(table: Table, player: i64) -> bool:
    """RR-D.18: whether it is one's own, and the roll destroys it (RR-10.11)."""
    module = table.built[table.agenda[-1].about].module
    return is_my_module(table, player) and not rockets.holds(module, table.flight().roll)


def order(verb: int, character: int = data.NO_CHARACTER, matters: Callable[[Table, int], bool] = never) -> Order[Table]:
    """An order to pass wherever this is asked, unless it matters to the player; for a character, or for everybody."""

    def answer(table: Table, player: int) -> int:
        is_asked = bool(table.agenda) and table.agenda[-1].verb == verb and table.agenda[-1].seat == player
        return vocabulary.PASS if is_asked and not matters(table, player) else NO_ANSWER

    def fits(table: Table, player: int) -> bool:
        return character in (data.NO_CHARACTER, table.seats[player].character)

    return Order(ASKS[verb], answer, fits)


ORDERS: Final[dict[str, Order[Table]]] = {
    "sabotage-never": order(data.SABOTAGE, data.SABOTEUR),
    "sabotage-mine": order(data.SABOTAGE, data.SABOTEUR, is_my_launch),
    "reroll-never": order(data.REROLL, data.MECHANIC),
    "reroll-mine": order(data.REROLL, data.MECHANIC, is_my_module),
    "reroll-broken": order(data.REROLL, data.MECHANIC, is_my_loss),
    "adjust-never": order(data.ADJUST, data.ENGINEER),
    "explore-never": order(data.EXPLORE, data.EXPLORER),
    "mark-never": order(data.MARK, data.EXPLORER),
    "spread-never": order(data.SPREAD, data.MOGUL),
    "terminal-never": order(data.TERMINAL),
}
