"""The games Mandala and Mandala Stones, exact and fast.

>>> import mandala_games as mg
>>> state = mg.Game("mandala").deal(seed=7)
>>> while not state.is_over:
...     state.apply(state.legal_actions[0])
>>> len(state.scores)
2

The rules run in Rust; this package gives them the shapes that Python knows. `aec`, `gym` and `spiel` are adapters to
PettingZoo, Gymnasium and OpenSpiel, each to be imported where that library is installed; `bots` has the computers.
"""

from mandala_games._native import __version__, child_seed
from mandala_games.errors import BadGame, BadRecord, GameError, IllegalAction
from mandala_games.game import Encoding, Field, Game, Symmetry, games
from mandala_games.records import load, read_record, replay
from mandala_games.state import Outcome, State
from mandala_games.vector import VectorEnv

__all__ = [
    "BadGame",
    "BadRecord",
    "Encoding",
    "Field",
    "Game",
    "GameError",
    "IllegalAction",
    "Outcome",
    "State",
    "Symmetry",
    "VectorEnv",
    "__version__",
    "child_seed",
    "games",
    "load",
    "read_record",
    "replay",
]
