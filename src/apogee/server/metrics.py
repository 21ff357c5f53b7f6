"""Figures for the host: how much is done, and how long it takes. They are not for players: counts tell secrets."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.process_collector import ProcessCollector

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LONG = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60)
MANY = (10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
ROOMS = Gauge("apogee_rooms", "Tables in memory.", registry=REGISTRY)
TABLES = Gauge("apogee_tables", "Tables by status.", ["status"], registry=REGISTRY)
DATABASE_BYTES = Gauge("apogee_database_bytes", "What the database takes on disk.", registry=REGISTRY)
CONNECTIONS = Gauge("apogee_connections", "Open connections, sockets included.", registry=REGISTRY)
SOCKETS = Gauge("apogee_sockets", "Open sockets.", registry=REGISTRY)
REQUESTS = Histogram(
    "apogee_request_seconds", "Requests, by address.", ["method", "address"], registry=REGISTRY, buckets=QUICK
)
REFUSALS = Counter("apogee_refusals", "Refusals by code and status.", ["code", "status"], registry=REGISTRY)
COMMANDS = Counter("apogee_commands", "Commands by kind and answer.", ["kind", "answer"], registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "apogee_command_seconds", "Commands, until they can be answered.", ["kind"], registry=REGISTRY, buckets=QUICK
)
WRITES = Histogram("apogee_write_seconds", "From a write to its being on disk.", registry=REGISTRY)
OPENINGS = Histogram("apogee_opening_seconds", "Tables that come into memory.", registry=REGISTRY, buckets=LONG)
OPENED_LINES = Histogram("apogee_opening_lines", "Lines of such tables.", registry=REGISTRY, buckets=MANY)
LONG_WORK = Histogram(
    "apogee_long_work_seconds",
    "Long requests by kind; of each kind one at a time for a person.",
    ["what"],
    registry=REGISTRY,
    buckets=LONG,
)
LAG = Histogram("apogee_lag_seconds", "How late the event loop is.", registry=REGISTRY, buckets=QUICK)
LAG_MOST = Gauge("apogee_lag_most_seconds", "The latest that it was within a minute.", registry=REGISTRY)
BOTS_WAITING = Gauge("apogee_bots_waiting", "Decisions that wait for a bot's process.", registry=REGISTRY)
BOT_WAITS = Histogram("apogee_bot_wait_seconds", "How long they waited.", registry=REGISTRY, buckets=LONG)
BOT_SECONDS = Histogram(
    "apogee_bot_seconds", "Decisions of bots, once it is their turn.", ["game", "bot"], registry=REGISTRY, buckets=LONG
)
BOT_FAILURES = Counter(
    "apogee_bot_failures", "Bots that came up with nothing.", ["game", "bot", "failure"], registry=REGISTRY
)
BOT_GUESSES = Counter(
    "apogee_bot_guesses", "Decisions that were guessed in place of a bot's.", ["game", "bot"], registry=REGISTRY
)
REPORTS = Counter("apogee_reports", "Troubles that the log tells of.", ["what"], registry=REGISTRY)


@cache
def of_command(kind: str, answer: str) -> tuple[Counter, Histogram]:
    """The counter and the timer of a kind of command and answer, kept because looking them up is slow."""
    return COMMANDS.labels(kind, answer), COMMAND_SECONDS.labels(kind)
