"""Limits that no test comes near, unless it means to."""

from apogee.server.limits import Limits

NO_LIMITS = Limits(
    requests_per_second=1e6,
    guests_per_minute=1e6,
    tables_per_minute=1e6,
    sockets_per_person=1_000,
    connections_per_address=10_000,
    connections=10_000,
)
