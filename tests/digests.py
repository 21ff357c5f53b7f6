"""Prints digests of many random matches: journals, views and logs. Two runs that differ do not play the same game."""

import hashlib
import sys

from apogee import catalog
from apogee.core.rng import Rng
from apogee.testing import laws, toy


def digests(matches: int) -> list[str]:
    """One digest per match, over all games and all player counts."""
    found = []
    for game in (*map(catalog.game, catalog.GAMES), toy.GAME):
        for number in range(matches):
            players = game.players[number % len(game.players)]
            rng = Rng(number)
            match = game.match(players, seed=number, salt="digest")
            seen = hashlib.sha256()
            while not match.over:
                pending = match.pending()
                seat = pending[rng.below(len(pending))]
                match.play(seat, game.actions[laws.choose(game, match.state, seat, rng)])
                if rng.below(20) == 0:
                    twin = match.state.determinize(seat, rng)
                    seen.update(laws.text([match.view(seat), match.view(None), twin.to_json()]).encode())
            seen.update(laws.text([match.log(viewer) for viewer in (None, *range(players))]).encode())
            seen.update(match.journal.text(is_private=True).encode())
            found.append(f"{game.name} {number} {seen.hexdigest()}")
    return found


if __name__ == "__main__":
    print("\n".join(digests(int(sys.argv[1]))))
