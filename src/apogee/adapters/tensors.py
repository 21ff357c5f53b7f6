"""Views as vectors of fixed size: float32, every number from 0 to 1, laid out in named slices.

A game's layout is one function below, entered in ENCODERS: it puts slice after slice on a sheet, always the same ones.
`layout` and `encode` both run it, so they cannot disagree. It reads nothing but the view's JSON: what `observe` grants.
Seats are counted from the viewer on, in turn order: seat+0 is the viewer (for a spectator, seat 0).
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from apogee.adapters import missing
from apogee.core.game import Game
from apogee.core.types import SPECTATOR
from apogee.games.pocket_rockets import data as pr
from apogee.games.pocket_rockets import observation as pr_observation

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise missing("numpy") from None

Vector: TypeAlias = "npt.NDArray[np.float32]"
ViewJson: TypeAlias = Mapping[str, Any]


class Slice(NamedTuple):
    """A named part of the vector: where it begins, its shape, and what its numbers say."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def stop(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return self.start + size


class Sheet:
    """A vector in the making, filled from front to back."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def put(self, name: str, meaning: str, values: Sequence[float], shape: tuple[int, ...] | None = None) -> None:  # noqa: ARG002
        """A slice of these numbers; a Ruler also keeps what they are called."""
        self.values += values

    def share(self, name: str, meaning: str, value: int, most: int) -> None:
        """One number, as a share of the most it can be."""
        self.put(name, meaning, [value / max(most, 1)])

    def counts(self, name: str, meaning: str, found: Mapping[str, int], most: Mapping[str, int]) -> None:
        """How many there are of each id, as a share of how many there can be."""
        shares = dict.fromkeys(most, 0.0)
        for each, count in found.items():
            if count:
                shares[each] = count / most[each]
        self.put(name, meaning, list(shares.values()))

    def one_of(self, name: str, meaning: str, value: object, known: Sequence[object]) -> None:
        """A 1 at the value's place among the known ones; all 0 for None."""
        self.put(name, meaning, one_hot(value, known))

    def flags(self, name: str, meaning: str, present: Collection[object], known: Sequence[object]) -> None:
        """A 1 for each of the known ones that is present."""
        self.put(name, meaning, [float(each in present) for each in known])


class Ruler(Sheet):
    """A sheet that remembers its slices."""

    def __init__(self) -> None:
        super().__init__()
        self.slices: list[Slice] = []

    def put(self, name: str, meaning: str, values: Sequence[float], shape: tuple[int, ...] | None = None) -> None:
        self.slices.append(Slice(name, len(self.values), shape or (len(values),), meaning))
        super().put(name, meaning, values, shape)


def one_hot(value: object, known: Sequence[object]) -> list[float]:
    """A 1 at the value's place among the known ones; all 0 for None."""
    numbers = [0.0] * len(known)
    if value is not None:
        numbers[known.index(value)] = 1.0
    return numbers


def layout(game: Game[Any], players: int) -> list[Slice]:
    """The named slices of a game's vector, in order."""
    state = game.new_state(players, game.chosen_options({}))
    ruler = Ruler()
    ENCODERS[game.name](ruler, players, state.observe(SPECTATOR).to_json())
    return ruler.slices


def size(game: Game[Any], players: int) -> int:
    """The length of a game's vector."""
    return layout(game, players)[-1].stop


def encode(game: Game[Any], players: int, view: ViewJson) -> Vector:
    """A view, as Match.view or View.to_json gives it, as a vector."""
    sheet = Sheet()
    ENCODERS[game.name](sheet, players, view)
    return np.array(sheet.values, dtype=np.float32)


# --- Pocket Rockets

_CARDS: Final = dict(zip(pr.CARD_IDS, pr.COPIES_OF, strict=True))
_FUEL: Final = {str(value): count for value, count in zip(pr.FUEL_VALUES, pr.FUEL_COUNTS, strict=True)}
_BASES: Final = {colour: pr.COPIES_OF[base] for colour, base in zip(pr.COLOUR_IDS, pr.BASE_OF, strict=True)}
_SEGMENTS: Final = {colour: pr.COPIES_OF[card] for colour, card in zip(pr.COLOUR_IDS, pr.SEGMENT_OF, strict=True)}
_DIRECTIONS: Final = ["cw", "ccw"]
_QUESTIONS: Final = list(pr_observation.ASKS.values())
_LASTING: Final = [pr.BONUS_IDS[bonus] for bonus in (pr.EXTRA_ACTION, pr.EXTRA_HAND, pr.FREE_DIRECTION)]
_TIPS: Final = [card for number, card in enumerate(pr.CARD_IDS) if pr.PART_OF[number] == pr.TIP]
_TIP_BONUSES: Final = list(pr.BONUS_IDS.values())
_BONUS_OF_TIP: Final = {tip: pr.BONUS_IDS[pr.BONUS_OF[pr.CARD_IDS.index(tip)]] for tip in _TIPS}
_ROCKET: Final = len(pr.COLOUR_IDS) + 1 + len(_TIP_BONUSES) + len(pr.FUEL_VALUES)  # numbers per rocket
_DEPTH: Final = 4  # cards of a stack's known order that are told place by place; deeper ones are only counted


def pocket_rockets(sheet: Sheet, players: int, view: ViewJson) -> None:
    """Pocket Rockets: everything in the view but the order of cards that lie deep in a stack and known to all."""
    viewer = view["viewer"]
    first = 0 if viewer is None else viewer
    offsets = range(players)
    sheet.one_of("viewer", "which seat looks on, counted from seat 0; none for a spectator", viewer, offsets)
    sheet.one_of("asks", "what is asked: " + ", ".join(_QUESTIONS), view["asks"], _QUESTIONS)
    sheet.one_of("asked", "which seat is asked", _offset(view["asked"], first, players), offsets)
    sheet.one_of("turn", "whose turn it is", _offset(view["turn"], first, players), offsets)
    sheet.one_of("starter", "who began", _offset(view["starter"], first, players), offsets)
    sheet.share("points", "action points left", view["points"], pr.ACTION_POINTS_WITH_BONUS)
    sheet.one_of("arrow", "the conveyor's arrow: cw, ccw", view["arrow"], _DIRECTIONS)
    sheet.one_of("bound", "the direction that binds this turn's moves: cw, ccw", view["bound"], _DIRECTIONS)
    sheet.put("progress", "whether this turn has made progress", [float(view["progress"])])
    sheet.share("standstill", "turns without progress", view["standstill"]["turns"], pr.STALEMATE_TURNS)
    sheet.counts("fuel", "tokens left, by value", view["fuel"], _FUEL)
    sheet.put("fuel out of reach", "whether the fuel can no longer all be used", [float(view["fuel_out_of_reach"])])
    sheet.counts("starting bases", "bases still to be dealt, by colour", view["starting_bases"], _BASES)
    sheet.counts("box", "cards out of the game, by kind", view["box"], _CARDS)
    sheet.one_of("end", "why the match is over", view["end_reason"], list(pr.END_REASON_IDS.values()))
    ring = [number for site in view["ring"] for number in one_hot(site, pr.SITE_IDS)]
    sheet.put("ring", "the site at each place", ring, (pr.RING_SIZE, pr.RING_SIZE))
    for number, site in enumerate(pr.STACK_SITES):
        stack = view["stacks"][number] if view["stacks"] else _NO_STACK
        _put_stack(sheet, pr.SITE_IDS[site], stack, players, first)
    for offset in offsets:
        seat = (first + offset) % players
        _put_seat(sheet, f"seat+{offset}", view["seats"][seat], seat in view["winners"])


_NO_STACK: Final[ViewJson] = {  # before PR-2.8
    "size": 0, "top": None, "under": [], "searched_by": None, "is_searched_now": False, "still_to_find": 0,
    "content": None,
}  # fmt: skip


def _put_stack(sheet: Sheet, name: str, stack: ViewJson, players: int, first: int) -> None:
    order = [stack["top"], *stack["under"]] if stack["top"] is not None else []
    places = [order[place] if place < len(order) else None for place in range(_DEPTH)]
    tops = [number for card in places for number in one_hot(card, pr.CARD_IDS)]
    sheet.share(f"{name} size", "cards in the stack", stack["size"], pr.CARDS)
    sheet.put(f"{name} order", "the kind of each known card, top first", tops, (_DEPTH, pr.KINDS))
    sheet.counts(f"{name} known", "all cards of known order, by kind", Counter(order), _CARDS)
    searcher = _offset(stack["searched_by"], first, players)
    sheet.one_of(f"{name} searcher", "who searched the stack last", searcher, range(players))
    sheet.put(f"{name} search", "whether it is being searched", [float(stack["is_searched_now"])])
    sheet.share(f"{name} to find", "cards that the search has still to show", stack["still_to_find"], pr.CARDS)
    sheet.put(f"{name} is seen", "whether the viewer knows its content", [float(stack["content"] is not None)])
    sheet.counts(f"{name} content", "its cards by kind, if the viewer knows them", stack["content"] or {}, _CARDS)


def _put_seat(sheet: Sheet, name: str, seat: ViewJson, is_winner: bool) -> None:
    sheet.one_of(f"{name} site", "where the pawn stands", seat["site"], pr.SITE_IDS)
    if name == "seat+0":
        sheet.counts(f"{name} hand", "all hand cards, by kind; none for a spectator", Counter(seat["hand"]), _CARDS)
    sheet.counts(f"{name} known", "hand cards that everybody knows, by kind", Counter(seat["known"]), _CARDS)
    sheet.share(f"{name} unknown", "the other hand cards", seat["unknown"], pr.HAND_LIMIT_WITH_BONUS)
    sheet.share(f"{name} hand limit", "how many cards the hand may hold", seat["hand_limit"], pr.HAND_LIMIT_WITH_BONUS)
    sheet.flags(f"{name} bonuses", ", ".join(_LASTING), seat["bonuses"], _LASTING)
    sheet.flags(f"{name} next bonuses", "those from the next turn on", seat["bonuses_next_turn"], _LASTING)
    sheet.share(f"{name} score", "points", seat["score"], pr.HIGHEST_SCORE)
    sheet.put(f"{name} winner", "whether the seat has won", [float(is_winner)])
    rockets = [number for rocket in seat["rockets"] for number in _rocket(rocket)]
    rockets += [0.0] * (pr.MOST_ROCKETS * _ROCKET - len(rockets))
    meaning = "colour, segments, the tip's bonus, the fuel's value"
    sheet.put(f"{name} rockets", meaning, rockets, (pr.MOST_ROCKETS, _ROCKET))


def _rocket(rocket: ViewJson) -> list[float]:
    bonus = None if rocket["tip"] is None else _BONUS_OF_TIP[rocket["tip"]]
    return [
        *one_hot(rocket["colour"], pr.COLOUR_IDS),
        rocket["segments"] / max(_SEGMENTS[rocket["colour"]], 1),
        *one_hot(bonus, _TIP_BONUSES),
        *one_hot(rocket["fuel"], pr.FUEL_VALUES),
    ]


def _offset(seat: int | None, first: int, players: int) -> int | None:
    """How many places a seat comes after the first."""
    return None if seat is None else (seat - first) % players


ENCODERS: Final[dict[str, Callable[[Sheet, int, ViewJson], None]]] = {"pocket-rockets": pocket_rockets}
