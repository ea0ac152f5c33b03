"""Players: the computers of this project, matches between players, and a player of yours as a program.

A player is a function that takes a `State` and returns one of its legal actions. `Bot` is one, and sees no more than
the player to move may see; a function of yours is trusted to do the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TextIO

from mandala_games._native import Bot as NativeBot
from mandala_games._native import child_seed
from mandala_games.game import Game
from mandala_games.state import Seed, State

Player = Callable[[State], str | int]


def names() -> list[str]:
    """The names of our players: the references, then the levels, the weakest first."""
    return NativeBot.names()


class Bot:
    """A computer of ours. The same seed gives the same choices on every machine."""

    def __init__(self, game: Game | str, name: str, seed: Seed = 0) -> None:
        self.game = game.name if isinstance(game, Game) else game
        self.name = name
        self._native = NativeBot(self.game, name, seed)

    def choose(self, state: State) -> str:
        """Chooses for the player to move."""
        return self._native.choose(state._native)

    __call__ = choose

    def __repr__(self) -> str:
        return f"Bot({self.game!r}, {self.name!r})"


def sit(player: Player | str, game: Game, seed: Seed) -> Player:
    """A player: itself if it is one, otherwise the computer of that name."""
    return Bot(game, player, seed) if isinstance(player, str) else player


def play(game: Game, players: Sequence[Player | str], seed: Seed = 0) -> State:
    """Plays a game between players, one for each seat, and returns its last state.

    As in the arena, the game is dealt from child 0 of the seed, and the player in seat `n` has child `n + 1`.
    """
    if len(players) != game.players:
        raise ValueError(f"{len(players)} players were given for {game.players} seats")
    names = [player if isinstance(player, str) else getattr(player, "__name__", "python") for player in players]
    seated = [sit(player, game, child_seed(seed, seat)) for seat, player in enumerate(players, 1)]
    state = game.deal(child_seed(seed, 0), names=names)
    while (seat := state.to_move) is not None:
        state.apply(seated[seat](state))
    return state


@dataclass(frozen=True)
class Question:
    """What a program is asked at its turn."""

    game: Game
    seat: int
    seed: int
    view: dict[str, Any]
    legal: list[str]
    history: list[str]
    budget_ms: int
    _draws: Iterator[int] = field(default_factory=count, init=False, repr=False, compare=False)

    def draw(self, seed: Seed | None = None) -> State:
        """A state that looks the same to the player: another one with every call, unless a seed is given."""
        if seed is None:
            seed = child_seed(child_seed(self.seed, len(self.history)), next(self._draws))
        return self.game.draw(self.view, seed)


def serve_bot(player: Callable[[Question], str], *, lines: TextIO | None = None, answers: TextIO | None = None) -> None:
    """Lets a player of yours sit wherever the program `mandala` takes a program, as in `mandala arena`.

    Reads questions from standard input and answers on standard output until the input ends. Print to standard error
    only: what is printed elsewhere is taken for an answer.
    """
    lines, answers = lines or sys.stdin, answers or sys.stdout
    start: dict[str, Any] = {}
    game = None
    for line in lines:
        message = json.loads(line)
        if message["type"] == "start":
            start = message
            game = Game(start["game"], start["options"], players=start["players"])
        elif message["type"] == "act" and game is not None:
            question = Question(
                game,
                start["seat"],
                start["seed"],
                message["view"],
                message["legal"],
                message["history"],
                message["budget_ms"],
            )
            print(json.dumps({"action": player(question)}), file=answers, flush=True)
