"""A state of a game: what can be done, what each seat may know, and how it ended."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from mandala_games import _native, svg

if TYPE_CHECKING:
    from mandala_games.game import Game

Seed = int | bytes


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    """The points by seat."""
    winner: int | None
    """The winner's seat; `None` in a draw."""
    reason: str
    """Why the game ended."""


class State:
    """The whole truth about a running game.

    A viewer is a seat, counted from 0, or `None` for spectators. Give a player no more than `view` or
    `information_state` of their own seat.
    """

    def __init__(self, game: Game, native: _native.State, seed: Seed | None = None) -> None:
        self.game = game
        self._native = native
        # For the chance still to come; a state that was drawn has its own.
        self._seed = seed

    @property
    def to_move(self) -> int | None:
        """The seat that must act; `None` when the game is over."""
        return self._native.to_move()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self._native.to_move() is None

    @property
    def legal_actions(self) -> list[str]:
        """The legal actions in the documented order; none when the game is over."""
        return self._native.legal()

    @property
    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, in the same order."""
        return self._native.legal_ids()

    def apply(self, action: str | int) -> State:
        """Plays an action, given by its text or its id, and returns this state. An error leaves it as it was."""
        if isinstance(action, str):
            self._native.apply(action)
        else:
            self._native.apply_id(int(action))
        return self

    def after(self, action: str | int) -> State:
        """The state after an action; this one stays as it is."""
        return self.clone().apply(action)

    def clone(self) -> State:
        """A state of its own, to go back to or to play on."""
        return State(self.game, self._native.clone(), self._seed)

    @property
    def history(self) -> list[str]:
        """The actions so far: from the deal, or from where the state was drawn (`determinize`)."""
        return self._native.history()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a viewer may know, as programs are sent it."""
        view: dict[str, Any] = json.loads(self._native.view(seat))
        return view

    def observation(self, seat: int | None = None) -> NDArray[np.uint8]:
        """The same as bytes, whose fields `game.encoding` names; seats count from the viewer."""
        return self._native.observe(seat)

    def action_mask(self, seat: int | None = None) -> NDArray[np.uint8]:
        """1 for each action that a viewer can play now, by its id; all 0 when it is not their turn."""
        return self._native.mask(seat)

    def observation_string(self, seat: int | None = None) -> str:
        """The view as one line of JSON."""
        return self._native.view(seat)

    def information_state_string(self, seat: int | None = None) -> str:
        """All that a viewer has been shown so far: their first view, then each action with what it caused for them.

        States with equal strings cannot be told apart by a player who forgets nothing.
        """
        return self._native.information_state(seat)

    def figures(self, seat: int | None = None) -> Any:
        """What the rules make of a view: what pieces are worth, who is ahead."""
        return json.loads(self._native.figures(seat))

    def events(self, seat: int | None = None) -> list[Any]:
        """What the last action caused, as a viewer may see it."""
        events: list[Any] = json.loads(self._native.events(seat))
        return events

    def effects(self, action: str) -> Any:
        """What the player to move can foresee of an action."""
        return json.loads(self._native.effects(action))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it is running."""
        outcome = self._native.outcome()
        if outcome is None:
            return None
        scores, winner, reason = outcome
        return Outcome(tuple(scores), winner, reason)

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points by seat, once the game is over."""
        outcome = self.outcome
        return None if outcome is None else outcome.scores

    @property
    def returns(self) -> tuple[float, ...]:
        """By seat: 1 for the winner, in sum 0, and 0 for all in a draw or while the game is running."""
        outcome = self.outcome
        if outcome is None or outcome.winner is None:
            return (0.0,) * self.game.players
        lost = -1.0 / (self.game.players - 1)
        return tuple(1.0 if seat == outcome.winner else lost for seat in range(self.game.players))

    @property
    def record(self) -> str:
        """The game as one line that replays without random numbers. A state that was drawn has none."""
        record = self._native.record()
        if record is None:
            raise ValueError("this state was drawn from a view: no deal is known that leads to it")
        return record

    def full(self) -> dict[str, Any]:
        """Everything, hidden pieces too, as a record's trace writes it."""
        full: dict[str, Any] = json.loads(self._native.full())
        return full

    def determinize(self, seat: int | None, seed: Seed) -> State:
        """A state that looks the same to a viewer, each consistent placing of unseen pieces equally likely."""
        drawn = self._native.determinize(seat, seed)
        if drawn is None:
            raise ValueError("the game is over")
        return State(self.game, drawn)

    def count_worlds(self, seat: int | None, most: int = 1_000_000) -> int | None:
        """How many states look the same to a viewer; `None` if there are more than `most`, or the game is over."""
        return self._native.count_worlds(seat, most)

    def worlds(self, seat: int | None, most: int = 10_000) -> list[tuple[State, float]] | None:
        """These states with their probabilities; `None` if there are more than `most`, or the game is over."""
        worlds = self._native.worlds(seat, most)
        if worlds is None:
            return None
        return [(State(self.game, native), probability) for native, probability in worlds]

    def svg(self, seat: int | None = None) -> str:
        """The board as a viewer sees it, as an SVG document."""
        return svg.draw(self.view(seat), self.figures(seat), self.game.printed)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board as the player to move sees it, and at the end as everyone does."""
        return self.svg(self.to_move)

    def __repr__(self) -> str:
        outcome = self.outcome
        if outcome is not None:
            winner = "a draw" if outcome.winner is None else f"seat {outcome.winner} won"
            points = " : ".join(map(str, outcome.scores))
            return f"<State of {self.game.name} after {len(self.history)} actions: {winner}, {points}>"
        return f"<State of {self.game.name} after {len(self.history)} actions: seat {self.to_move} to move>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._native.full() == other._native.full()

    # Equal states have every piece, hidden ones too, in the same place; how they came to be does not count.
    # A state changes when an action is played, so it is no key.
    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        if self._seed is None:
            raise TypeError("a state that was drawn from a view cannot be pickled")
        return _restore, (self.game, self.record, self._seed)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _: Any) -> State:
        return self.clone()


def _restore(game: Game, record: str, seed: Seed) -> State:
    return game.resume(record, seed=seed)
