"""The worker of apogee.server.thinking as a program that knows Countdown too."""

from apogee import catalog
from apogee.server import thinker

catalog.GAMES["countdown"] = "apogee.testing.toy"

if __name__ == "__main__":
    thinker.main()
