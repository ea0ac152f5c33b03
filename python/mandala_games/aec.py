"""PettingZoo: any of our games as an AEC environment, with masks of the legal actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mandala_games.game import Game
from mandala_games.gym import observation_box
from mandala_games.state import State


def env(
    game: str = "mandala",
    options: Mapping[str, Any] | None = None,
    *,
    players: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment, which ends a game with an illegal action as lost."""
    raw = RawEnv(game, options, players=players, render_mode=render_mode)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class RawEnv(AECEnv):
    """The environment without guards: an illegal action is an error.

    Agents are seats, `seat_0` first. Rewards come at the end and are in sum 0: 1 to the winner, in a draw 0 to all.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["svg"],
        "name": "mandala_games_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "mandala",
        options: Mapping[str, Any] | None = None,
        *,
        players: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = Game(game, options, players=players)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        mask = Box(0, 1, (self.game.num_actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": observation_box(self.game), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game_state: State = self.game.deal(self._random.bytes(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.game_state.observation(seat),
            "action_mask": self.game_state.action_mask(seat).view(np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game_state.apply(int(action))  # type: ignore[arg-type]
        if self.game_state.is_over:
            self.rewards = dict(zip(self.agents, self.game_state.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.game_state.svg(self.game_state.to_move) if self.render_mode == "svg" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.game_state.to_move or 0]
