"""Which bots there are for which game, what they are given, and where their chance comes from."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import Final, TypeAlias

from apogee.bots import flat_monte_carlo, random
from apogee.core.components import package_of
from apogee.core.errors import IllegalAction, UnknownBot, nearest, shown
from apogee.core.rng import Rng
from apogee.core.state import State

Chooser: TypeAlias = Callable[[State, int, Rng, int], int]  # twin, seat, the bot's own generator, budget -> action

_FOR_ANY_GAME: Final = (flat_monte_carlo.__name__, random.__name__, __name__)
BUDGETS: Final = {"greedy": 0, "monte-carlo": 200, "random": 0}  # what each is given by default: playouts


def names(game_name: str) -> list[str]:
    """The bots that can play a game, the strongest first."""
    return [name for name in BUDGETS if name != "greedy" or _has_greedy(game_name)]


def best(game_name: str) -> str:
    """The bot whose advice is good for a hint."""
    return names(game_name)[0]


def expect_bot(game_name: str, name: object) -> None:
    """Refuse a name that no bot of the game has."""
    known = names(game_name)
    if isinstance(name, str) and name in known:
        return
    hint = nearest(str(name), known)
    title = str(game_name).replace("-", " ").title()
    raise UnknownBot(
        f"there is no bot {shown(name)} for {title}; there are: {', '.join(known)}{hint or '.'}",
        "wrong-bot",
        {"given": str(name)[:40], "known": ", ".join(known)},
    )


def bot(game_name: str, name: str) -> Chooser:
    """The bot of this name, ready to choose in a game."""
    expect_bot(game_name, name)
    if name == "greedy":
        chooser: Chooser = import_module(_greedy_module(game_name)).choose
        return chooser
    return flat_monte_carlo.choose if name == "monte-carlo" else random.choose


def _greedy_module(game_name: str) -> str:
    """Where the greedy bot of a game is; it is read when it is first asked for. The other bots know any game."""
    return f"apogee.bots.{package_of(game_name)}"


@cache
def _has_greedy(game_name: str) -> bool:
    module = _greedy_module(game_name)
    return module not in _FOR_ANY_GAME and find_spec(module) is not None


class Sitter:
    """A bot on its seat, with its own generator. All it is ever shown is a twin."""

    def __init__(self, game_name: str, name: str, seat: int, rng: Rng) -> None:
        self.choose = bot(game_name, name)
        self.budget: int = BUDGETS[name]
        self.name = name
        self.seat = seat
        self.rng = rng

    def answer(self, state: State) -> int:
        """What the bot does at a table."""
        return self.answer_in(state.determinize(self.seat, self.rng))

    def answer_in(self, twin: State) -> int:
        """What the bot does in a twin."""
        legal = twin.legal_actions(self.seat)
        action = self.choose(twin, self.seat, self.rng, self.budget)
        if action not in legal:
            raise IllegalAction("", f"the bot {self.name!r} chose action {action}, which is not legal.")
        return action


def seed_of(seed_text: str, seat: int) -> int:
    """63 bits for the generator of a seat's bot, of no use to anyone who wants to guess the match's own chance."""
    digest = sha256(f"bot of seat {seat}\n{seed_text}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
