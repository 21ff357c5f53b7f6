"""OpenSpiel: `register()`, then `pyspiel.load_game("apogee_pocket_rockets(players=3)")`; options are parameters too.

Chance is explicit, and so are weights. Utilities are those of `apogee.adapters.utilities`: zero-sum. Who plays alone
has no opposite, so such a game is general-sum; a registered name has one kind of utility only, so its entry in the
registry says general-sum if it can be played alone, and each loaded game says what it is itself. An observation is the
view; there is no information state in OpenSpiel's sense, since a view does not repeat a seat's own past actions. An
option of several parts is written with plus signs: `apogee_rocketmen(players=3,variants=closing_market+safety_first)`.
A step costs many times what it costs in the engine alone: OpenSpiel calls games in Python through several layers.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from apogee import catalog
from apogee.adapters import missing, tensors, utilities
from apogee.core.errors import BadOutcome, IllegalAction, UnknownAction
from apogee.core.game import Game
from apogee.core.rng import Rng
from apogee.core.state import State
from apogee.core.types import CHANCE, NOBODY, SPECTATOR

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError:
    raise missing("open_spiel") from None


def register() -> None:
    """Make every game known to OpenSpiel as apogee_<name>. Calling it again does no harm."""
    known = pyspiel.registered_names()
    for name in catalog.GAMES:
        if spiel_name(name) not in known:
            # OpenSpiel lets go of this after Python has ended. A class survives that; a function or partial aborts.
            game = catalog.game(name)
            pyspiel.register_game(
                _game_type(game, game.players[0]), type(f"{game.title} for OpenSpiel", (SpielGame,), {"rules": game})
            )


def spiel_name(name: str) -> str:
    """A game's name as OpenSpiel's syntax allows it."""
    return f"apogee_{name.replace('-', '_')}"


def _game_type(game: Game[Any], players: int) -> Any:
    """What OpenSpiel is told of a game, for so many players."""
    kind = pyspiel.GameType
    return kind(
        short_name=spiel_name(game.name),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(game.players[0], 2),
            **{name: option.default for name, option in game.options.items()},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players and options; `register` makes a class of it for each game."""

    rules: ClassVar[Game[Any]]

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.rules
        self.players = int(params["players"])
        # OpenSpiel fills in the defaults itself, so a default does not count as chosen.
        given = {name: str(params[name]) for name, each in game.options.items() if str(params[name]) != each.default}
        match = game.match(self.players, seed=0, options=given)  # refuses what the game is not for
        self.options = match.journal.header.options
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=game.max_chance,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players > 1 else None,
            max_game_length=game.max_steps,
        )
        super().__init__(_game_type(game, self.players), info, dict(params))

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.max_steps

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Position:
    """A position as OpenSpiel copies and keeps it: by our own clone, and as a described position."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str, Any], "Position"], tuple[str, Any]]:
        return _described, (self.game.name, self.state.to_json())


def _described(name: str, position: Any) -> Position:
    game = catalog.game(name)
    return Position(game, game.from_json(position))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with OpenSpiel's methods; OpenSpiel itself keeps the history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules, game.rules.new_state(game.players, game.options))

    def current_player(self) -> int:
        player = int(self.position.state.current())
        if player == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if player == NOBODY else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.position.state.chance_outcomes()
        total = sum(weight for _, weight in odds)
        return [(outcome, weight / total) for outcome, weight in odds]

    def _apply_action(self, action: int) -> None:
        game, state = self.position.game, self.position.state
        player = state.current()
        if player == CHANCE:
            if action not in [outcome for outcome, _ in state.chance_outcomes()]:
                raise BadOutcome(f"chance outcome {action} cannot come up now.")
        elif not 0 <= action < game.action_count:
            raise UnknownAction(f"an action is a number from 0 to {game.action_count - 1}, not {action}.")
        elif rule := game.bar(state, player, action):
            refused = game.telling.refuse(state, player, action, rule)
            raise IllegalAction(refused.rule, refused.reason)
        state.apply(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        return game.outcomes[action] if player == pyspiel.PlayerId.CHANCE else game.actions[action]

    def is_terminal(self) -> bool:
        return self.position.state.current() == NOBODY

    def returns(self) -> list[float]:
        game, state = self.position.game, self.position.state
        return utilities(game.places(state)) if self.is_terminal() else [0.0] * len(state.scores())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A twin for this player. Its history begins here: the real one would tell what the player must not know."""
        twin = SpielState(self.get_game())
        rng = Rng(int(sampler() * 2**53))
        twin.position = Position(self.position.game, self.position.state.determinize(player, rng))
        return twin

    def __str__(self) -> str:
        return json.dumps(self.position.state.to_json())


class SpielObserver:
    """What a player may know, as a vector and as text; with private_info NONE, what a spectator may."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations of {game.rules.title} have no parameters, but {params!r} was given.")
        if kind.perfect_recall or not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation is the view of one seat or a spectator, without perfect recall.")
        self.game = game
        self.is_spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        slices = tensors.layout(game.rules, game.players)
        self.tensor = np.zeros(slices[-1].stop, np.float32)
        self.dict = {each.name: self.tensor[each.start : each.stop].reshape(each.shape) for each in slices}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the view into `tensor`, and so into the pieces in `dict`."""
        self.tensor[:] = tensors.encode(self.game.rules, self.game.players, self._view(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON."""
        return json.dumps(self._view(state, player))

    def _view(self, state: SpielState, player: int) -> dict[str, Any]:
        return state.position.state.observe(SPECTATOR if self.is_spectator else player).to_json()
