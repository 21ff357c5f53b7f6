"""Limits that no test comes near, unless it means to."""

from typing import Any

from apogee.server.limits import Limits

PATIENCE_SECONDS = 120.0  # for anything that has to happen: nothing takes so long, unless it never comes
# On a busy machine nobody is cut off for having waited for the processor.
WAITING: dict[str, Any] = {
    "header_seconds": PATIENCE_SECONDS,
    "replay_wait_seconds": PATIENCE_SECONDS,
    "replay_seconds": PATIENCE_SECONDS,
}
NO_LIMITS = Limits(
    requests_per_second=1e6,
    requests_per_second_of_all=1e6,
    rebuffs_at_once=1_000_000,
    guests_per_minute=1e6,
    tables_at_once=1_000_000,
    tables_at_once_of_all=1_000_000,
    steps_at_once=1_000_000,
    steps_per_minute_of_all=1e6,
    asides_at_once=1_000_000,
    asides_per_minute_of_all=1e6,
    refusals_at_once=1_000_000,
    refusal_seconds=0.0,
    take_backs=1_000_000,
    listed_seconds=0.0,
    presence_seconds=0.0,
    frames_at_once=1_000_000,
    frames_at_once_of_all=1_000_000,
    files_at_once=1_000_000,
    sockets_per_person=1_000,
    sockets_per_address=10_000,
    handshakes_per_second=1e6,
    connections_per_address=10_000,
    connections=10_000,
    replays=1_000,
    journals_per_minute=1e6,
    replays_per_address=1_000,
    **WAITING,
)
# How long the pool of bots waits for its workers: on a slow machine no bot guesses, or does fewer playouts.
PATIENT: dict[str, Any] = {"seconds": PATIENCE_SECONDS, "taking_seconds": PATIENCE_SECONDS}
