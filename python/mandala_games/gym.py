"""Gymnasium: one seat of any of our games, the others taken by players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from mandala_games.bots import Player, sit
from mandala_games.errors import IllegalAction
from mandala_games.game import Game, games
from mandala_games.state import State


def observation_box(game: Game) -> Box:
    """The space of a game's observations: each byte from 0 to the largest value of its field."""
    high = np.zeros(game.encoding.observation, np.uint8)
    for field in game.encoding.fields:
        high[field.offset : field.offset + int(np.prod(field.shape))] = field.most
    return Box(np.zeros_like(high), high, dtype=np.uint8)


class SingleAgentEnv(gymnasium.Env[np.ndarray, np.int64]):
    """One seat against players, which are names of computers or functions of a `State`.

    `info["action_mask"]` has the legal actions. The reward comes at the end: 1 for a win, 0 for a draw, and less than
    0 for a loss. An illegal action loses the game. Without a `seat` each game is played from a seat drawn at random.
    """

    metadata: dict[str, Any] = {"render_modes": ["svg"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "mandala",
        opponents: Player | str | Sequence[Player | str] = "greedy",
        *,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        players: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(game, options, players=players)
        others = self.game.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{len(self.opponents)} opponents were given for {others} seats")
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_box(self.game)
        self.action_space = Discrete(self.game.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self.own_seat = self.seat if self.seat is not None else int(self.np_random.integers(self.game.players))
        self.state: State = self.game.deal(self.np_random.bytes(32))
        seats = [seat for seat in range(self.game.players) if seat != self.own_seat]
        self._players = {
            seat: sit(player, self.game, self.np_random.bytes(32))
            for seat, player in zip(seats, self.opponents, strict=True)
        }
        self._play_others()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        try:
            self.state.apply(int(action))
        except IllegalAction as error:
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._play_others()
        reward = self.state.returns[self.own_seat]
        return self._observe(), reward, self.state.is_over, False, self._info()

    def render(self) -> str | None:
        return self.state.svg(self.own_seat) if self.render_mode == "svg" else None

    def _play_others(self) -> None:
        while (seat := self.state.to_move) is not None and seat != self.own_seat:
            self.state.apply(self._players[seat](self.state))

    def _observe(self) -> np.ndarray:
        return self.state.observation(self.own_seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.state.action_mask(self.own_seat).view(np.int8)}


for _name in games():
    gymnasium.register(
        id=f"mandala_games/{_name}-v1",
        entry_point="mandala_games.gym:SingleAgentEnv",
        kwargs={"game": _name},
    )
