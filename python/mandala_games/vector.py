"""Many games side by side, for training."""

from __future__ import annotations

import os
import secrets
import sys

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mandala_games import _native
from mandala_games.game import Game
from mandala_games.state import Seed


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class VectorEnv:
    """`games` games of a kind, played side by side without holding the interpreter's lock.

    Every call overwrites the same arrays, with a row for each game, so that nothing is copied on the way to PyTorch
    (`torch.from_numpy(env.observations)`, `torch.from_dlpack(env.observations)`). Copy what you keep. A row is what the
    seat to move knows, which is a different seat from step to step: `to_move` says which.

    When a game ends, its row says so in `done`, `returns` and `scores`, and the next game in that row has begun: the
    observation, the mask and `to_move` are already the new game's. Gymnasium calls this `AutoresetMode.SAME_STEP`, here
    without `final_obs`, and pgx `auto_reset`. What a step earned the seat that played is
    `env.returns[np.arange(len(env)), env.acted]`; a game may also end with a step of another seat.

    It is no `gymnasium.vector.VectorEnv`: that has one agent in each game, and here all seats play.
    """

    observations: NDArray[np.uint8]
    """What the seat to move may know; `game.encoding` names the fields."""
    masks: NDArray[np.uint8]
    """1 for each action it can play, by its id."""
    to_move: NDArray[np.uint8]
    """The seat to move."""
    acted: NDArray[np.uint8]
    """The seat whose action the last step played; 0 before the first step."""
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
        self.acted = np.zeros(games, np.uint8)
        self.done = np.zeros(games, np.uint8)
        self.returns = np.zeros((games, players), np.float32)
        self.scores = np.zeros((games, players), np.int32)
        seed = secrets.token_bytes(32) if seed is None else seed
        threads = cores() if threads is None else threads
        self._native = _native.Batch(self.game._native, seed, games, threads)
        self._native.reset(seed, self)
        self._played = np.zeros(games, np.uint16)
        self._mover = np.zeros(games, np.uint8)
        # Threads do not come along when a process forks, and waiting for them would never end.
        self._process = os.getpid() if threads > 1 else None

    def reset(self, seed: Seed | None = None) -> VectorEnv:
        """Deals all games anew. The same seed gives the same games, however many threads play them."""
        self._refuse_in_fork()
        self._native.reset(secrets.token_bytes(32) if seed is None else seed, self)
        self.acted.fill(0)
        return self

    def step(self, actions: ArrayLike) -> VectorEnv:
        """Plays an action in each game, given by its id: an array, a list or a tensor of integers.

        If one is illegal, none is played.
        """
        self._refuse_in_fork()
        ids = np.asarray(actions)
        if not np.issubdtype(ids.dtype, np.integer):
            raise TypeError(f"ids of actions are integers, not {ids.dtype}")
        if ids.dtype != np.uint16:
            if ids.size and (ids.min() < 0 or ids.max() > np.iinfo(np.uint16).max):
                raise ValueError("an id of an action is between 0 and 65535")
            ids = ids.astype(np.uint16)
        np.copyto(self._mover, self.to_move)
        self._native.step(np.ascontiguousarray(ids), self)
        np.copyto(self.acted, self._mover)
        return self

    def step_random(self) -> NDArray[np.uint16]:
        """Plays in each game a legal action, each equally likely, and returns their ids in an array of its own."""
        self._refuse_in_fork()
        np.copyto(self._mover, self.to_move)
        self._native.step_random(self._played, self)
        np.copyto(self.acted, self._mover)
        return self._played

    def _refuse_in_fork(self) -> None:
        if self._process not in (None, os.getpid()):
            raise RuntimeError(
                "this VectorEnv has threads, which stayed behind when the process forked: "
                "make it in the new process, or with threads=1"
            )

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        return f"VectorEnv({self.game!r}, {self.games})"
