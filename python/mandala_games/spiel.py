"""OpenSpiel: our games as `pyspiel` games, registered as `mandala` and `mandala_stones` when this module is imported.

Chance is one node at the root: it chooses one of `deals` deals, each equally likely, and all later chance follows from
that deal. The real games have far more deals, so what is learned of a game with few of them holds for that game alone.
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from mandala_games import _native
from mandala_games.game import Game
from mandala_games.state import State

DEALS = 65_536
"""How many deals there are if nothing else is asked for."""

LONGEST = 100_000
"""What is said of games whose options give no bound for their length."""


def _game_type(name: str, short_name: str, long_name: str) -> pyspiel.GameType:
    fewest, most = _native.Game.player_range(name)
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": fewest, "deals": DEALS, "options": "{}"},
    )


TYPES = {
    "mandala": _game_type("mandala", "mandala", "Mandala"),
    "stones": _game_type("stones", "mandala_stones", "Mandala Stones"),
}
"""What OpenSpiel is told of each game, by our name for it."""


class SpielGame(pyspiel.Game):
    """A game of ours. Parameters: `players`, `deals`, and `options` as JSON."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        game_type, params = TYPES[name], dict(params or {})
        options = json.loads(unquote(params.get("options", "{}")))
        self.rules = Game(name, options, players=params.get("players"))
        if options:
            # OpenSpiel writes parameters side by side and takes a comma or a bracket in one of them for its own.
            params["options"] = quote(json.dumps(options, separators=(",", ":")), safe='{}[]":')
        self.deals = params.get("deals", DEALS)
        self.deal_outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=self.deals,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest or LONGEST,
        )
        super().__init__(game_type, info, params)

    def __deepcopy__(self, _: Any) -> SpielGame:
        # OpenSpiel clones a state by deep copies of what it holds, and a game never changes.
        return self

    def deal(self, outcome: int) -> State:
        """The state that an outcome of chance leads to. Override it to begin elsewhere than with a deal."""
        return self.rules.deal(outcome)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if not asked.public_info or asked.private_info not in (private.NONE, private.SINGLE_PLAYER):
            raise ValueError(f"there is no observer for {asked}: public information, with one player's own or none")
        own = asked.private_info == private.SINGLE_PLAYER
        return Observer(self.rules, own=own, perfect_recall=asked.perfect_recall)


class SpielState(pyspiel.State):
    """A state of a game of ours; before the deal there is nothing but a chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = game
        self.state: State | None = None

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        to_move = self.state.to_move
        return int(pyspiel.PlayerId.TERMINAL) if to_move is None else to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._game.deal_outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._dealt().legal_ids)

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self._game.deal(action)
        else:
            self.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._game.rules.action_text(action)

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.is_over

    def returns(self) -> list[float]:
        return [0.0] * self._game.rules.players if self.state is None else list(self.state.returns)

    def __str__(self) -> str:
        return "before the deal" if self.state is None else json.dumps(self.state.full())

    def _dealt(self) -> State:
        if self.state is None:
            raise ValueError("nothing is dealt yet")
        return self.state


class Observer:
    """What a player sees, or, without their own information, a spectator: a tensor of the encoding's bytes, and JSON.

    With perfect recall the string has all that the player has been shown, and there is no tensor, because that has no
    fixed size.
    """

    def __init__(self, rules: Game, *, own: bool, perfect_recall: bool) -> None:
        self._own = own
        self._perfect_recall = perfect_recall
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if not perfect_recall:
            self.tensor = np.zeros(rules.encoding.observation, np.float32)
            for field in rules.encoding.fields:
                length = int(np.prod(field.shape))
                self.dict[field.name] = self.tensor[field.offset : field.offset + length].reshape(field.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what the player sees into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.state is None else state.state.observation(self._viewer(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, as a string."""
        if state.state is None:
            return ""
        if self._perfect_recall:
            return state.state.information_state_string(self._viewer(player))
        return state.state.observation_string(self._viewer(player))

    def _viewer(self, player: int) -> int | None:
        return player if self._own else None


class MandalaGame(SpielGame):
    """Mandala."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("mandala", params)


class StonesGame(SpielGame):
    """Mandala Stones."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("stones", params)


pyspiel.register_game(TYPES["mandala"], MandalaGame)
pyspiel.register_game(TYPES["stones"], StonesGame)
