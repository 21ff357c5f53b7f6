"""PettingZoo: `env("pocket-rockets", players=3)` is an AEC environment around a Match, the checked door.

An observation is {"observation": the vector of tensors.py, "action_mask": 1 for each legal action}. An action is its
number in the game's vocabulary; an illegal one raises, and nothing has changed. The reward comes at the end and is that
of `apogee.adapters.utilities`.

`parallel_env("rocket-rescue", players=5)` is for games in which several seats act at once. In each step every seat that
is asked takes one action; all others wait: an action of its own, the number after the last, and the only one in their
masks. What is asked of several seats at once is secret until all have answered, so no order among them matters; they
are entered by seat. In the AEC environment the same seats come one after another, the first that is asked first.
"""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

from apogee import catalog
from apogee.adapters import missing, tensors, utilities
from apogee.core.errors import IllegalAction, UnknownAction

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]
except ImportError:
    raise missing("pettingzoo") from None

Observation: TypeAlias = "dict[str, npt.NDArray[Any]]"


def env(game_name: str, players: int | None = None, options: Mapping[str, str] | None = None) -> Any:
    """An environment that also complains when it is used out of order."""
    return OrderEnforcingWrapper(MatchEnv(game_name, players, options or {}))


def parallel_env(
    game_name: str, players: int | None = None, options: Mapping[str, str] | None = None
) -> "ParallelMatchEnv":
    """An environment in which all seats that are asked act in the same step."""
    return ParallelMatchEnv(game_name, players, options or {})


class Series:
    """Matches one after another, and the spaces and observations of their seats; seat n is the agent player_n."""

    def __init__(self, game_name: str, players: int | None, options: Mapping[str, str], more_actions: int) -> None:
        self.game = catalog.game(game_name)
        self.players = max(self.game.players[0], 2) if players is None else players
        self.options = options
        self.match = self.game.match(self.players, options=options)  # refuses what the game is not for
        self.metadata = {"name": f"apogee_{game_name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.action_count = self.game.action_count + more_actions
        size = tensors.size(self.game, self.players)
        self._observation_spaces = {agent: self._observation_space(size) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.action_count) for agent in self.possible_agents}
        self._seed: int | None = None
        self._matches = 0  # since the seed was given

    def _observation_space(self, size: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def open_match(self, seed: int | None) -> None:
        """A new match: Game.match with this seed; without one, the next in the series that the last seed began."""
        self._matches = 0 if seed is not None else self._matches + 1
        self._seed = self._seed if seed is None else seed
        self.match = self.game.match(self.players, self._match_seed(), self.options)

    def _match_seed(self) -> str | None:
        if self._seed is None:
            return None
        return f"{self._seed}.{self._matches}" if self._matches else str(self._seed)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.action_count, np.int8)
        mask[self.match.state.legal_actions(seat)] = 1
        return {"observation": tensors.encode(self.game, self.players, self.match.view(seat)), "action_mask": mask}

    def words(self, agent: str, action: Any) -> str:
        """An action of the vocabulary, by its number."""
        if not self.action_space(agent).contains(action) or action >= self.game.action_count:
            raise UnknownAction(f"an action is a number from 0 to {self.game.action_count - 1}, not {action!r}.")
        return self.game.actions[int(action)]

    def render(self) -> str:
        """What a spectator may know, as text."""
        return json.dumps(self.match.view(None), indent=1)

    def close(self) -> None:
        """There is nothing to close."""


class MatchEnv(Series, AECEnv):  # type: ignore[misc]
    """A match with the methods of PettingZoo's AEC environments."""

    def __init__(self, game_name: str, players: int | None, options: Mapping[str, str]) -> None:
        AECEnv.__init__(self)
        Series.__init__(self, game_name, players, options, more_actions=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match, as open_match says. PettingZoo hands every environment `options`; ours are chosen in `env`."""
        self.open_match(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        return self.possible_agents[self.match.pending()[0]]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(self.possible_agents.index(agent), self.words(agent, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.over:
            payoffs = utilities(self.game.places(self.match.state))
            self.rewards = dict(zip(self.agents, payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next_agent()
        self._accumulate_rewards()
        self._deads_step_first()


class ParallelMatchEnv(Series, ParallelEnv):  # type: ignore[misc]
    """A match with the methods of PettingZoo's parallel environments; `wait` is the action of who is not asked."""

    def __init__(self, game_name: str, players: int | None, options: Mapping[str, str]) -> None:
        Series.__init__(self, game_name, players, options, more_actions=1)
        self.wait = self.game.action_count
        self.agents: list[str] = []

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match, as open_match says. PettingZoo hands every environment `options`; ours are chosen before."""
        self.open_match(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        observation = super().observe(agent)
        mask = observation["action_mask"]
        mask[self.wait] = not mask.any()
        return observation

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One action of every seat. If one of them is illegal, none is carried out."""
        moves = self._moves(actions)
        for seat, words in moves:
            self.match.play(seat, words)
        agents, is_over = self.possible_agents, self.match.over
        payoffs = utilities(self.game.places(self.match.state)) if is_over else [0.0] * self.players
        self.agents = [] if is_over else agents.copy()
        return (
            self._observations(),
            dict(zip(agents, payoffs, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _moves(self, actions: Mapping[str, Any]) -> list[tuple[int, str]]:
        """The actions of the seats that are asked. All others must wait, and do so if they are left out."""
        asked = self.match.pending()
        moves: list[tuple[int, str]] = []
        for seat, agent in enumerate(self.possible_agents):
            if seat not in asked and not self.match.over and actions.get(agent, self.wait) == self.wait:
                continue
            words = self.words(agent, actions.get(agent))
            if refused := self.match.refusal(seat, words):
                raise IllegalAction(refused.rule, refused.reason)
            moves.append((seat, words))
        return moves
