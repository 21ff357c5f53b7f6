"""Ways to carry an action through: exchanges that make a build payable, as ordinary steps (RR-9.4, RR-9.5)."""

from typing import Final

from mypy_extensions import i64

from apogee.games.rocket_rescue import data, decisions, vocabulary
from apogee.games.rocket_rescue.state import Table
from apogee.games.rocket_rescue.vocabulary import FIRST_OF, SECOND_OF, VERB_OF

MOST: Final = 5  # that are offered


def proposals(table: Table, player: i64, action: i64) -> list[list[int]]:
    """Lists of actions that end with this one; several only where exchanges have to come before a build."""
    rule = decisions.bar(table, player, action)
    if rule == 0:
        return [[action]]
    found: list[list[int]] = []
    if rule == decisions.PAYING and VERB_OF[action] == vocabulary.BUILD:
        exchange_first(table, player, action, [], found)
    return found[:MOST]


def exchange_first(table: Table, player: i64, build: i64, steps: list[int], found: list[list[int]]) -> None:
    """Exchange what is left over for the first resource that is missing, then for the others."""
    rule = decisions.bar(table, player, build)
    if rule == 0:
        found.append([*steps, build])
    if rule != decisions.PAYING or len(found) >= MOST:
        return
    cubes = table.seats[player].cubes
    price = data.PRICE[FIRST_OF[build]][SECOND_OF[build]]
    wanted: i64 = 0
    while cubes[wanted] >= price[wanted]:
        wanted += 1
    least: i64 = vocabulary.EXCHANGE  # of exchanges for the same resource, those of an earlier type come first
    if steps and SECOND_OF[steps[-1]] == wanted:
        least = steps[-1]
    for exchange in vocabulary.ACTIONS.all_of(vocabulary.EXCHANGE):
        given: i64 = FIRST_OF[exchange]
        is_spare = decisions.is_spare(cubes[given], price[given])
        if exchange < least or SECOND_OF[exchange] != wanted or not is_spare:
            continue
        if decisions.bar(table, player, exchange) == 0:
            after = table.clone()
            assert isinstance(after, Table)
            after.apply(player, exchange)
            exchange_first(after, player, build, [*steps, exchange], found)
