"""Values on disk: weights, and the command, seed and hash that say where they come from."""

import json
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from apogee.bots.value import Features, Value, new_weights
from apogee.core.components import package_of
from apogee.core.rng import Rng

FORMAT: Final = "apogee value 1"
FOLDER: Final = Path(__file__).with_name("values")
DIGITS: Final = 5  # of a weight, after the point
UNITS: Final = 16  # of a value's layer


def has_features(game_name: str) -> bool:
    """Whether a game says what a seat knows in numbers."""
    return find_spec(_module(game_name)) is not None


def features_of(game_name: str) -> tuple[Features, int]:
    """The numbers that a game's values weigh, and how many there are."""
    module = import_module(_module(game_name))
    return module.features, int(module.SIZE)


def _module(game_name: str, name: str = "features") -> str:
    return f"apogee.games.{package_of(game_name)}.{name}"


def new(game_name: str, units: int = UNITS, seed: int = 1) -> Value:
    """A value that knows nothing."""
    features, size = features_of(game_name)
    return Value(features, size, new_weights(size, units, Rng(seed)))


def shipped(game_name: str) -> Value | None:
    """The value that the package brings for a game, if it does, and if it was learned from the same features."""
    file = FOLDER / f"{package_of(game_name)}.json"
    return read(game_name, file.read_text("utf-8")) if has_features(game_name) and file.is_file() else None


def read(game_name: str, text: str) -> Value | None:
    """A value as `written` has it; None if it is of another game, or does not fit its features."""
    described: dict[str, Any] = json.loads(text)
    value = new(game_name, 0)
    is_ours = described["format"] == FORMAT and described["game"] == game_name
    beside = len(described["weights"]) - len(value.weights)  # the layer's weights
    if not is_ours or beside < 0 or beside % (value.size + 2) != 0:
        return None
    value.weights = [float(weight) for weight in described["weights"]]
    return value


def written(game_name: str, weights: list[float], about: dict[str, Any]) -> str:
    """A value as text: where it comes from, then its weights."""
    rounded = [round(weight, DIGITS) for weight in weights]
    facts = {"format": FORMAT, "game": game_name, **about, "hash": hash_of(rounded), "weights": rounded}
    return json.dumps(facts, indent=1) + "\n"


def hash_of(weights: list[float]) -> str:
    return sha256(json.dumps(weights).encode()).hexdigest()
