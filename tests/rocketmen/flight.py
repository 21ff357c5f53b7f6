"""A launch as the catalogue tells it: a second opinion that knows nothing of the engine."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

ESPIONAGE = "industrial_espionage"
PLANNING = "detailed_planning"
SUIT = "spacesuit"
SHIELD = "radiation_shielding"
BURNERS = "afterburners"
BACKUP = "backup_systems"
REACTOR = "fusion_reactor"
LIFE = "life_support"
PARTS = "reusable_rocket_parts"
DEPOT = "depot"
SMALL, MEDIUM, LARGE = ENGINES = ("engine_small", "engine_medium", "engine_large")

TARGET = {"earth": 8, "moon": 10, "mars": 13}  # RM-10.2
CARDS = {"earth": 3, "moon": 4, "mars": 5}  # RM-10.9
MATCHING = {"earth": "computer", "moon": "composite", "mars": "biotech"}  # RM-R.1
DECK = {0: 2, 1: 5, 2: 6, 3: 4, 4: 1}  # RM-1.7
POINTS = {SMALL: 2, MEDIUM: 3, LARGE: 4, BURNERS: 1, PARTS: 1, "shipyard": 1, "station_b": 1}
SYMBOLS = {
    BACKUP: ["composite"],
    PLANNING: ["science"],
    SUIT: ["biotech"],
    SHIELD: ["composite"],
    ESPIONAGE: ["science"],
    REACTOR: ["science"],
    LIFE: ["biotech"],
    DEPOT: ["composite"],
    "nanotechnology": ["science"],
    "big_data": ["computer"],
    "carbon_nanotubes": ["composite", "composite"],
    "genetic_engineering": ["biotech", "biotech"],
    "satellite_b": ["computer"],
    "station_a": ["composite"],
    "spaceship_b": ["biotech"],
}
# RM-10.12: when a player may use what. Backup Systems, Fusion Reactors and Life Support Systems work by themselves.
USABLE = {
    BURNERS: ("w1", "w2", "w3", "w5", "w6"),
    PLANNING: ("w3",),
    SUIT: ("w4",),
    SHIELD: ("w4",),
}
COPYING = ("w1", "w2", "w3", "w5")  # RM-R.11 (a), (g)


@dataclass(frozen=True)
class Flight:
    """A launch: what it began with, and how far it has come."""

    destination: str
    pad: tuple[str, ...]  # the own launch pad, sorted
    needed: int  # rocket points of the location
    others: tuple[str, ...] = ()  # what lies on the opponents' launch pads
    points: int = 0  # rocket points in the Depot and on tokens
    science: int = 0  # unused science tokens
    safety: int = 0  # cards that the variant Safety First saves
    asks: str = "launch"
    rocket: int = 0
    counted: int = 0
    value: int | None = None  # the success card that is face up
    shown: tuple[int, ...] = ()
    out: tuple[int, ...] = ()  # success cards that are out of the deck
    copied: str | None = None
    to_go: int = 0  # cards still to reveal, to discard for an abort, or to salvage
    play: tuple[str, ...] = ()
    scrapyard: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    planned: tuple[str, ...] = ()  # what Detailed Planning scraps if the launch succeeds
    outcome: str | None = None
    mission_stays: bool = True

    def __post_init__(self) -> None:
        """The order in which cards came does not matter: flights are equal that go on alike."""
        for zone in ("pad", "out", "play", "scrapyard", "hand"):
            object.__setattr__(self, zone, tuple(sorted(getattr(self, zone))))

    # --- Looking

    def name(self, card: str) -> str:
        """RM-R.11 (b): what a pad card is now."""
        return self.copied if card == ESPIONAGE and self.copied is not None else card

    def works(self, card: str, ability: str) -> bool:
        """Whether a pad card has this ability."""
        return self.name(card) == ability and not (card == ESPIONAGE and ability == ESPIONAGE)

    def able(self, ability: str) -> list[str]:
        """The pad cards that have this ability."""
        return [card for card in self.pad if self.works(card, ability)]

    def left(self) -> dict[int, int]:
        """The success cards in the deck."""
        return {value: count - self.out.count(value) for value, count in DECK.items()}

    def uses(self, window: str) -> list[str]:
        """RM-10.12: the pad cards that can be used in a window."""
        found = [card for ability, windows in USABLE.items() if window in windows for card in self.able(ability)]
        return [card for card in found if not self.works(card, SHIELD) or self.value == 0]

    def copies(self, window: str) -> list[str]:
        """RM-R.11 (a): what can be copied in a window."""
        can = ESPIONAGE in self.pad and self.copied is None and window in COPYING
        return sorted(set(self.others)) if can else []

    def choices(self) -> set[str]:
        """What the player may answer."""
        if self.asks == "pick":
            return {f"pick {value}" for value in self.shown}
        if self.asks == "abort":
            return {f"discard {card} pad" for card in self.losable()}
        if self.asks == "salvage":
            return {"done"} | {f"salvage {card}" for card in self.pad if card in ENGINES}
        if self.asks == "mission":
            return {"keep", "discard plan"}
        going_on = {"w3": {"draw"}, "w5": {"draw", "abort"}}.get(self.asks, {"done"})
        return (
            going_on
            | {f"use {card}" for card in self.uses(self.asks)}
            | {f"copy {card}" for card in self.copies(self.asks)}
        )

    def losable(self) -> list[str]:
        """RM-4.8: all pad cards but the Depot can be discarded; a copy of one is no Depot (RM-R.11 f)."""
        return [card for card in self.pad if card != DEPOT]

    def abort_cost(self) -> int:
        """RM-11.1, RM-R.6: resolved cards less one, less what Life Support and Safety First save."""
        return max(0, self.counted - 1 - 2 * len(self.able(LIFE)) - self.safety)

    # --- Going on

    def answer(self, words: str) -> "Flight":
        """What an answer leads to."""
        verb, _, rest = words.partition(" ")
        card = rest.removesuffix(" pad")
        answers: dict[str, Callable[[], Flight]] = {
            "use": lambda: self.use(card),
            "copy": lambda: self.copy(card),
            "pick": lambda: replace(self, shown=(), value=int(card)).open("w4"),
            "abort": self.abort,
            "draw": lambda: replace(self, asks="success"),
            "salvage": lambda: self.salvage(card),
            "keep": lambda: replace(self, asks="over"),
        }
        if words == "discard plan":
            return replace(self, asks="over", mission_stays=False)
        if verb == "discard":
            less = replace(self.without(card), play=(*self.play, card), to_go=self.to_go - 1)
            return less if less.to_go > 0 else replace(less, asks="over")
        if verb == "done":
            return self.clear() if self.asks == "salvage" else self.close(self.asks)
        return answers[verb]()

    def turn_up(self, value: int) -> "Flight":
        """A success card is revealed."""
        out = replace(self, out=(*self.out, value))
        if self.asks == "success":
            return replace(out, value=value).open("w4")
        shown = replace(out, shown=(*self.shown, value), to_go=self.to_go - 1)
        return shown if shown.to_go > 0 else replace(shown, asks="pick")

    def open(self, window: str) -> "Flight":
        """A window; nobody is asked where there is nothing to choose."""
        flight = replace(self, asks=window)
        return flight if window == "w5" or flight.uses(window) or flight.copies(window) else flight.close(window)

    def close(self, window: str) -> "Flight":
        """What comes after a window."""
        if window == "w1":
            return self.count()
        if window == "w2":
            return self.open("w3")
        if window == "w3":
            return replace(self, asks="success")
        if window == "w4":
            assert self.value is not None
            return self.resolve(self.value)
        return self.settle("failure")  # w6

    def launch(self) -> "Flight":
        """RM-10.1: the marker is on 0, window W1."""
        return self.open("w1")

    def count(self) -> "Flight":
        """RM-10.4 to RM-10.6: rocket points, then the boost, then Backup Systems."""
        found = self.points + sum(POINTS.get(self.name(card), 0) for card in self.pad) + 2 * len(self.able(REACTOR))
        if found < self.needed:
            return replace(self, asks="over", outcome="too few")
        symbols = [symbol for card in self.pad for symbol in SYMBOLS.get(self.name(card), [])]
        spaces = sum(symbol in (MATCHING[self.destination], "science") for symbol in symbols) + self.science
        flight = self.move(spaces)
        for _ in self.able(BACKUP):
            flight = flight.move(1)
        return flight if flight.is_settled() else flight.open("w2")

    def move(self, spaces: int) -> "Flight":
        """RM-10.13: success is checked after each movement."""
        if self.is_settled():
            return self
        target = TARGET[self.destination]
        flight = replace(self, rocket=min(self.rocket + spaces, target))  # RM-10.10
        return flight.settle("success") if flight.rocket == target else flight

    def is_settled(self) -> bool:
        return self.outcome is not None

    def without(self, card: str) -> "Flight":
        """A card leaves the pad."""
        rest = list(self.pad)
        rest.remove(card)
        return replace(self, pad=tuple(rest), copied=None if card == ESPIONAGE else self.copied)

    def use(self, card: str) -> "Flight":
        """RM-R.11 (c): what the ability does with the card, it does with Espionage itself."""
        ability, window = self.name(card), self.asks
        flight = self.without(card)
        if ability == BURNERS:
            flight = replace(flight, scrapyard=(*self.scrapyard, card))
            if window == "w1":  # before step 4 nothing is checked
                return replace(flight, rocket=self.rocket + 1).open("w1")
            moved = flight.move(1)
            return moved if moved.is_settled() else moved.open(window)
        flight = replace(flight, play=(*self.play, card))
        if ability == PLANNING:
            return replace(flight, asks="planning", to_go=3, planned=(*self.planned, card))
        if ability == SUIT:
            return replace(flight, asks="success", value=None)
        return flight.resolve(2)

    def copy(self, card: str) -> "Flight":
        """RM-R.11 (b): symbols count in later steps; in W2 it is in time for Backup Systems."""
        flight = replace(self, copied=card)
        if self.asks == "w2" and card == BACKUP:
            flight = flight.move(1)
        return flight if flight.is_settled() else flight.open(self.asks)

    def resolve(self, spaces: int) -> "Flight":
        """RM-10.9: the card counts and moves the marker; then W5 or W6."""
        flight = replace(self, value=None, counted=self.counted + 1).move(spaces)
        if flight.is_settled():
            return flight
        return flight.open("w5" if flight.counted < CARDS[self.destination] else "w6")

    def abort(self) -> "Flight":
        """RM-11.1, RM-R.37: as many cards as it costs, or all that can be discarded."""
        cost = self.abort_cost()
        flight = replace(self, outcome="abort", copied=None)
        losable = flight.losable()
        if cost >= len(losable):
            return replace(flight.discarded(losable), asks="over")
        return replace(flight, asks="abort" if cost > 0 else "over", to_go=cost)

    def settle(self, outcome: str) -> "Flight":
        """Window W7: each Reusable Rocket Parts can save an engine."""
        return replace(self, outcome=outcome, to_go=len(self.able(PARTS))).ask_salvage()

    def ask_salvage(self) -> "Flight":
        has_engine = any(card in ENGINES for card in self.pad)
        return replace(self, asks="salvage") if self.to_go > 0 and has_engine else self.clear()

    def salvage(self, card: str) -> "Flight":
        return replace(self.without(card), hand=(*self.hand, card), to_go=self.to_go - 1).ask_salvage()

    def discarded(self, cards: Iterable[str]) -> "Flight":
        flight = self
        for card in cards:
            flight = replace(flight.without(card), play=(*flight.play, card))
        return flight

    def clear(self) -> "Flight":
        """RM-11.3, RM-11.4: the pad is cleared; a success scraps Detailed Planning, a failure asks for the mission."""
        flight = replace(self, copied=None).discarded(self.losable())
        if flight.outcome == "failure":
            return replace(flight, asks="mission")
        play = list(flight.play)
        for card in flight.planned:
            play.remove(card)
        return replace(flight, asks="over", play=tuple(play), scrapyard=(*flight.scrapyard, *flight.planned))
