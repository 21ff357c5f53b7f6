"""The worker of apogee.server.replays as a program that knows Countdown too."""

from apogee import catalog
from apogee.server import replayer

catalog.GAMES["countdown"] = "apogee.testing.toy"

if __name__ == "__main__":
    replayer.main()
