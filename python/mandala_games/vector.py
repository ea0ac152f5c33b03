"""Many games side by side, for training."""

from __future__ import annotations

import os
import secrets

import numpy as np
from numpy.typing import NDArray

from mandala_games import _native
from mandala_games.game import Game
from mandala_games.state import Seed


class VectorEnv:
    """`games` games of a kind, played side by side without holding the interpreter's lock.

    Every call overwrites the same arrays, with a row for each game, so that nothing is copied on the way to PyTorch
    (`torch.from_numpy(env.observations)`, `torch.from_dlpack(env.observations)`). Copy what you keep. A row is what the
    seat to move knows, which is a different seat from step to step: `to_move` says which.

    When a game ends, its row says so in `done`, `returns` and `scores`, and the next game in that row has begun: the
    observation and the mask are already the new game's.
    """

    observations: NDArray[np.uint8]
    """What the seat to move may know; `game.encoding` names the fields."""
    masks: NDArray[np.uint8]
    """1 for each action it can play, by its id."""
    to_move: NDArray[np.uint8]
    """The seat to move."""
    done: NDArray[np.uint8]
    """1 if a game has just ended."""
    returns: NDArray[np.float32]
    """For each seat, if a game has just ended: 1 for the winner and in sum 0; otherwise 0."""
    scores: NDArray[np.int32]
    """For each seat, the points of a game that has just ended; otherwise 0."""

    def __init__(self, game: Game | str, games: int, *, threads: int | None = None, seed: Seed | None = None) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played side by side")
        self.game = game if isinstance(game, Game) else Game(game)
        self.games = games
        players, encoding = self.game.players, self.game.encoding
        self.observations = np.zeros((games, encoding.observation), np.uint8)
        self.masks = np.zeros((games, encoding.actions), np.uint8)
        self.to_move = np.zeros(games, np.uint8)
        self.done = np.zeros(games, np.uint8)
        self.returns = np.zeros((games, players), np.float32)
        self.scores = np.zeros((games, players), np.int32)
        seed = secrets.token_bytes(32) if seed is None else seed
        threads = threads or os.cpu_count() or 1
        self._native = _native.Batch(self.game._native, seed, games, threads)
        self._native.reset(seed, self)
        self._played = np.zeros(games, np.uint16)

    def reset(self, seed: Seed | None = None) -> VectorEnv:
        """Deals all games anew. The same seed gives the same games, however many threads play them."""
        self._native.reset(secrets.token_bytes(32) if seed is None else seed, self)
        return self

    def step(self, actions: NDArray[np.integer]) -> VectorEnv:
        """Plays an action in each game, given by its id. If one is illegal, none is played."""
        if actions.dtype != np.uint16:
            if actions.size and (actions.min() < 0 or actions.max() > np.iinfo(np.uint16).max):
                raise ValueError("an id of an action is between 0 and 65535")
            actions = actions.astype(np.uint16)
        self._native.step(np.ascontiguousarray(actions), self)
        return self

    def step_random(self) -> NDArray[np.uint16]:
        """Plays in each game a legal action, each equally likely, and returns their ids in an array of its own."""
        self._native.step_random(self._played, self)
        return self._played

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        return f"VectorEnv({self.game!r}, {self.games})"
