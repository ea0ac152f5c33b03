"""A game: its rules with their options, for so many players."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mandala_games import _native
from mandala_games.state import Seed, State


def games() -> list[str]:
    """The names of all games."""
    return _native.game_names()


@dataclass(frozen=True)
class Field:
    """Some bytes of an observation that have one meaning."""

    name: str
    offset: int
    shape: tuple[int, ...]
    most: int
    """The largest value of a byte; the smallest is 0."""
    meaning: str


@dataclass(frozen=True)
class Encoding:
    """What the bytes of observations and masks say. A new version changes the meaning of a byte or an id."""

    version: int
    observation: int
    """How many bytes an observation has."""
    actions: int
    """How many ids of actions there are."""
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Symmetry:
    """Places that come from others: `observation[symmetry.observation]` and `mask[symmetry.actions]` are the image."""

    observation: NDArray[np.uint16]
    actions: NDArray[np.uint16]


class Game:
    """The rules of a game.

    `options` holds what differs from the game as published; `players` is the fewest that can play if it is not given.
    """

    def __init__(self, name: str, options: Mapping[str, Any] | None = None, *, players: int | None = None) -> None:
        if players is None:
            players, _ = _native.Game.player_range(name)
        self._native = _native.Game(name, json.dumps(dict(options or {})), players)

    @property
    def name(self) -> str:
        """The name in records and on the command line."""
        return self._native.name

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._native.players

    @property
    def options(self) -> dict[str, Any]:
        """What differs from the game as published."""
        options: dict[str, Any] = json.loads(self._native.options)
        return options

    @property
    def longest(self) -> int | None:
        """An upper bound for the number of actions, where the options give one."""
        return self._native.longest

    @property
    def printed(self) -> dict[str, Any]:
        """What boards and cards print with these options."""
        printed: dict[str, Any] = json.loads(self._native.printed)
        return printed

    @cached_property
    def encoding(self) -> Encoding:
        """What the bytes of observations and masks say."""
        version, observation, actions, fields = self._native.encoding
        described = (Field(name, offset, tuple(shape), most, text) for name, offset, shape, most, text in fields)
        return Encoding(version, observation, actions, tuple(described))

    @property
    def num_actions(self) -> int:
        """How many ids of actions there are."""
        return self.encoding.actions

    def action_id(self, action: str) -> int:
        """The id of an action, which is the same in every state."""
        return self._native.action_id(action)

    def action_text(self, id: int) -> str:
        """The action with this id."""
        return self._native.action_text(id)

    def symmetries(self) -> list[Symmetry]:
        """The symmetries of the game as published, the identity first, for augmentation."""
        return [Symmetry(observation, actions) for observation, actions in self._native.symmetries()]

    def deal(
        self,
        seed: Seed | None = None,
        *,
        setup: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
    ) -> State:
        """Deals a game.

        All chance follows from the seed: a number, or 32 bytes. Without one it is drawn from the system. A `setup`, as
        records write it, takes the place of the deal; the seed is then for the chance still to come.
        """
        if seed is None:
            seed = secrets.token_bytes(32)
        if names is None:
            names = [f"seat {seat}" for seat in range(self.players)]
        elif len(names) != self.players:
            raise ValueError(f"{len(names)} names were given for {self.players} players")
        written = None if setup is None else json.dumps(setup)
        return State(self, self._native.deal(seed, written, list(names)), seed)

    def draw(self, view: Mapping[str, Any], seed: Seed) -> State:
        """A state that looks like this view, each consistent placing of unseen pieces equally likely."""
        drawn = self._native.draw(json.dumps(view), seed)
        if drawn is None:
            raise ValueError("the game is over")
        return State(self, drawn)

    def resume(self, record: str | Mapping[str, Any], plies: int | None = None, *, seed: Seed = 0) -> State:
        """The state of a record after its first `plies` actions, or after all of them.

        The record must be of this game, with its options and its number of players. The state can be played on; the
        chance still to come is then the seed's, not the record's.
        """
        line = record if isinstance(record, str) else json.dumps(record)
        return State(self, self._native.resume(line, plies, seed), seed)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[str, str, int]:
        return self._native.name, self._native.options, self._native.players

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, _: Any) -> Game:
        return self

    def __repr__(self) -> str:
        options = f", {self.options}" if self.options else ""
        return f"Game({self.name!r}{options}, players={self.players})"

    def __reduce__(self) -> Any:
        return _game, (self.name, self.options, self.players)


def _game(name: str, options: Mapping[str, Any], players: int) -> Game:
    return Game(name, options, players=players)
