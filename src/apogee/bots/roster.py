"""Which bots there are for which game, what they are given, and where their chance comes from."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from time import thread_time
from types import ModuleType
from typing import Final, TypeAlias

from apogee.bots import knowledge, random, values
from apogee.bots.ahead import Lookout, Sight
from apogee.bots.search import Search, Searcher, Settings
from apogee.bots.value import Learned, Value
from apogee.core.components import package_of
from apogee.core.errors import IllegalAction, UnknownBot, nearest, quoted
from apogee.core.mode import mode
from apogee.core.rng import Rng
from apogee.core.state import State

Chooser: TypeAlias = Callable[[State, int, Rng, int], int]  # twin, seat, the bot's own generator, budget -> action

# The levels, the strongest first, and what each is given: iterations of its search. A game may have numbers of its own.
BUDGETS: Final = {"commander": 2000, "pilot": 400, "navigator": 0, "greedy": 0, "cadet": 40, "random": 0}
LEARNED: Final = ("navigator",)  # those that judge by the value that the package brings
LONGER: Final = {"commander": 4}  # how many times as long a level thinks where people play as where it is measured
FORMER: Final = {"monte-carlo": "cadet"}  # names that stored tables still have; nobody is offered them
PATIENCE: Final = 4  # how many times as long as at a table a hint is thought about, compiled
WORLDS: Final = 20  # by which spectators are told how likely each seat is to win
SLOWER: Final = 3  # interpreted, a search has so many times fewer iterations: it answers within three seconds

FOR_ANY_GAME: Final = ("advice", "ahead", "knowledge", "random", "review", "roster", "search", "value", "values")
# Of a game that nobody has told anything about.
_KNOWLEDGE: Final = knowledge.Knowledge()
_CADET: Final = Settings(horizon=200, slack=0.05)
_SIGHT: Final = Sight(horizon=0, worlds=4, doubt=1.0)


def names(game_name: str) -> list[str]:
    """The levels that a game offers, the strongest first: what has shown itself better than the one below."""
    offered = ("greedy", "cadet", "random", *getattr(_told(game_name), "OFFERED", ()))
    return [name for name in candidates(game_name) if name in offered]


def candidates(game_name: str) -> list[str]:
    """All levels that can play a game, offered or not, the strongest first: what can be measured."""
    return [name for name in BUDGETS if name in ("cadet", "random") or _is_told(game_name, name)]


def best(game_name: str) -> str:
    """The strongest that answers at once: to go on for somebody."""
    known = names(game_name)
    return next((name for name in known if not BUDGETS[name] and name != "random"), known[0])


def today(name: str | None) -> str | None:
    """The present name of a bot that a stored table may know by a former one; None where there is no bot."""
    return name if name is None else FORMER.get(name, name)


def expect_bot(game_name: str, name: object) -> None:
    """Refuse a name that no bot of the game has."""
    known = names(game_name)
    if isinstance(name, str) and name in known:
        return
    hint = nearest(str(name), known)
    title = str(game_name).replace("-", " ").title()
    raise UnknownBot(
        f"there is no bot {quoted(name)} for {title}; there are: {', '.join(known)}{hint or '.'}",
        "wrong-bot",
        {"given": str(name)[:40], "known": ", ".join(known)},
    )


def bot(game_name: str, name: str) -> Chooser:
    """The bot of this name, ready to choose in a game, also one that is not offered there (any more)."""
    if name not in candidates(game_name):
        expect_bot(game_name, name)
    if name == "random":
        return random.choose
    if name == "greedy":
        chooser: Chooser = getattr(_told(game_name), "choose")  # noqa: B009 - a module of the game's name
        return chooser
    settings = _settings(game_name, name)
    if isinstance(settings, Sight):
        return Lookout(_knowledge(game_name, name), settings).choose
    return Searcher(_knowledge(game_name, name), settings).choose


def search(game_name: str, twin: State, seat: int, rng: Rng) -> Search:
    """A search as the strongest level that searches would begin it: to be run, and to be asked what it weighs."""
    settings = next(
        found for name in candidates(game_name) if isinstance(found := _settings(game_name, name), Settings)
    )
    return Search(knowledge_of(game_name), settings, twin, seat, rng)


def adviser(game_name: str) -> str:
    """The strongest that can say what it weighs: for a hint."""
    return names(game_name)[0]


def weigh(game_name: str, twin: State, seat: int, rng: Rng, seconds: float) -> list[knowledge.Weighed]:
    """What the strongest level makes of each line, the best first: as much of its thinking as fits into the time.

    It thinks longer than at a table. Where it needs no search, or none for this decision, it looks one line ahead.
    """
    name = adviser(game_name)
    is_main = name != "greedy" and _knowledge(game_name, name).is_main(twin, seat)
    settings = _settings(game_name, name) if is_main else sight(game_name)
    patience = PATIENCE if mode() == "compiled" else 1
    if isinstance(settings, Sight):
        worlds = patience * ((is_main and budget(game_name, name)) or max(1, int(settings.worlds)))
        return Lookout(_knowledge(game_name, name), settings).weigh(twin, seat, rng, worlds, seconds)
    found = Search(_knowledge(game_name, name), settings, twin, seat, rng)
    end = thread_time() + seconds
    for _ in range(patience * budget(game_name, name)):
        found.run(1)
        if thread_time() > end:
            break
    return found.ranking()


def look_ahead(game_name: str, twin: State, seat: int, seed: int, seconds: float) -> tuple[int, dict[int, float]]:
    """One line ahead: the first step of the line that is surely best, and what each first step seems worth. Quick."""
    settings = sight(game_name)
    worlds = max(1, int(settings.worlds))
    sure, plain = [
        Lookout(knowledge_of(game_name), each).weigh(twin, seat, Rng(seed), worlds, seconds)
        for each in (settings, Sight(horizon=settings.horizon, worlds=worlds, doubt=0.0))
    ]
    return sure[0].line[0], {line.line[0]: line.value for line in reversed(plain)}


def chances(game_name: str, twin: State, viewer: int, seconds: float) -> list[float]:
    """How likely each seat is to win by what a viewer knows, as the strongest level judges, and without a search."""
    judge, rng, end = _knowledge(game_name, adviser(game_name)), Rng(1), thread_time() + seconds
    totals, done = [0.0] * len(twin.scores()), 0
    while done == 0 or (done < WORLDS and thread_time() < end):
        world = twin.determinize(viewer, rng)
        totals = [total + judge.evaluate(world, seat) for seat, total in enumerate(totals)]
        done += 1
    return [total / done for total in totals]


def budget(game_name: str, name: str) -> int:
    """What a bot is given in a game: iterations, or 0 where it needs none."""
    if not BUDGETS[name]:
        return 0
    settings = _settings(game_name, name)
    iterations = int(settings.worlds if isinstance(settings, Sight) else settings.iterations) or BUDGETS[name]
    return iterations if mode() == "compiled" else max(1, iterations // SLOWER)


def knowledge_of(game_name: str) -> knowledge.Knowledge:
    """What is known of a game, learned or not."""
    found: knowledge.Knowledge = getattr(_told(game_name), "KNOWLEDGE", _KNOWLEDGE)
    return found


def sight(game_name: str) -> Sight:
    """How a bot looks one line ahead in a game."""
    found: Sight = getattr(_told(game_name), "SIGHT", _SIGHT)
    return found


def _knowledge(game_name: str, name: str) -> knowledge.Knowledge:
    """What a level knows of a game."""
    value = _shipped(game_name) if name in LEARNED else None
    return knowledge_of(game_name) if value is None else Learned(knowledge_of(game_name), value)


@cache
def _shipped(game_name: str) -> Value | None:
    return values.shipped(game_name)


def _settings(game_name: str, name: str) -> Settings | Sight:
    """How a level searches in a game, or looks one line ahead."""
    found: Settings | Sight = getattr(_told(game_name), name.upper(), _CADET)
    return found


def _is_told(game_name: str, name: str) -> bool:
    """Whether the module of a game has a level: the greedy player, or settings; and where it takes one, a value."""
    is_there = hasattr(_told(game_name), "choose" if name == "greedy" else name.upper())
    return is_there and (name not in LEARNED or _shipped(game_name) is not None)


@cache
def _told(game_name: str) -> ModuleType | None:
    """The module that knows a game, if there is one; it is read when it is first asked for."""
    module = package_of(game_name)
    if module in FOR_ANY_GAME or find_spec(f"apogee.bots.{module}") is None:
        return None
    return import_module(f"apogee.bots.{module}")


class Sitter:
    """A bot on its seat, with its own generator. All it is ever shown is a twin."""

    def __init__(self, game_name: str, name: str, seat: int, rng: Rng, *, is_with_people: bool = False) -> None:
        self.choose = bot(game_name, name)
        self.budget: int = budget(game_name, name)
        if is_with_people and mode() == "compiled":
            self.budget *= LONGER.get(name, 1)
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
