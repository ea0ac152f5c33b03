"""What several tests share."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import mandala_games as mg

ROOT = Path(__file__).parents[2]

TABLES = [("mandala", 2), ("stones", 2), ("stones", 3), ("stones", 4)]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request: pytest.FixtureRequest) -> mg.Game:
    """Each game with each number of players."""
    name, players = request.param
    return mg.Game(name, players=players)


@pytest.fixture
def play_at_random() -> Callable[..., mg.State]:
    """Plays a game with random actions, to its end or for so many actions."""

    def play(game: mg.Game, seed: int, plies: int | None = None) -> mg.State:
        chance, state = random.Random(seed), game.deal(seed)
        while not state.is_over and (plies is None or len(state.history) < plies):
            state.apply(chance.choice(state.legal_actions))
        return state

    return play
