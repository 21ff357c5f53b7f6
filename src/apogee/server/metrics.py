"""Figures for the host: how much is done, and how long it takes. They are not for players: counts tell secrets."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
ROOMS = Gauge("apogee_rooms", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("apogee_sockets", "Open sockets.", registry=REGISTRY)
COMMANDS = Counter("apogee_commands", "Commands by kind and answer.", ["kind", "answer"], registry=REGISTRY)
WRITES = Histogram("apogee_write_seconds", "From a write to its being on disk.", registry=REGISTRY)
BOT_FAILURES = Counter(
    "apogee_bot_failures", "Bots that came up with nothing.", ["game", "bot", "failure"], registry=REGISTRY
)
BOT_GUESSES = Counter(
    "apogee_bot_guesses", "Decisions that were guessed in place of a bot's.", ["game", "bot"], registry=REGISTRY
)
REPORTS = Counter("apogee_reports", "Troubles that the log tells of.", ["what"], registry=REGISTRY)
