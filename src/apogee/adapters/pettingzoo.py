"""PettingZoo: `env("pocket-rockets", players=3)` is an AEC environment around a Match, the checked door.

An observation is {"observation": the vector of tensors.py, "action_mask": 1 for each legal action}. An action is its
number in the game's vocabulary; an illegal one raises, and nothing has changed. The reward comes at the end and is that
of `apogee.adapters.utilities`. There is no parallel environment yet: no game here has several seats acting at once.
"""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

from apogee import catalog
from apogee.adapters import missing, tensors, utilities
from apogee.core.errors import UnknownAction

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]
except ImportError:
    raise missing("pettingzoo") from None

Observation: TypeAlias = "dict[str, npt.NDArray[Any]]"


def env(game_name: str, players: int = 2, options: Mapping[str, str] | None = None) -> Any:
    """An environment that also complains when it is used out of order."""
    return OrderEnforcingWrapper(MatchEnv(game_name, players, options or {}))


class MatchEnv(AECEnv):  # type: ignore[misc]
    """A match with PettingZoo's methods; seat n is the agent player_n."""

    def __init__(self, game_name: str, players: int, options: Mapping[str, str]) -> None:
        super().__init__()
        self.game = catalog.game(game_name)
        self.players = players
        self.options = options
        self.match = self.game.match(players, options=options)  # refuses what the game is not for
        self.metadata = {"name": f"apogee_{game_name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        size = tensors.size(self.game, players)
        self._observation_spaces = {agent: self._observation_space(size) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self._seed: int | None = None
        self._matches = 0  # since the seed was given

    def _observation_space(self, size: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match: Game.match with this seed; without one, the next in the series that the last seed began.

        PettingZoo hands every environment `options`; ours are chosen once, in `env`.
        """
        self._matches = 0 if seed is not None else self._matches + 1
        self._seed = self._seed if seed is None else seed
        self.match = self.game.match(self.players, self._match_seed(), self.options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._next_agent()

    def _match_seed(self) -> str | None:
        if self._seed is None:
            return None
        return f"{self._seed}.{self._matches}" if self._matches else str(self._seed)

    def _next_agent(self) -> str:
        return self.possible_agents[self.match.pending()[0]]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.action_count, np.int8)
        mask[self.match.state.legal_actions(seat)] = 1
        return {"observation": tensors.encode(self.game, self.players, self.match.view(seat)), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if not self.action_space(agent).contains(action):
            raise UnknownAction(f"an action is a number from 0 to {self.game.action_count - 1}, not {action!r}.")
        self.match.play(self.possible_agents.index(agent), self.game.actions[int(action)])
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

    def render(self) -> str:
        """What a spectator may know, as text."""
        return json.dumps(self.match.view(None), indent=1)

    def close(self) -> None:
        """There is nothing to close."""
