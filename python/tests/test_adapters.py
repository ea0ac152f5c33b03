"""PettingZoo, Gymnasium and OpenSpiel, by their own checkers; skipped, and said so, where one is not installed."""

import json
import warnings

import numpy as np
import pytest
from conftest import TABLES

import mandala_games as mg


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_accepts_the_games(name, players):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from mandala_games import aec

    with warnings.catch_warnings():
        # The checker knows by name the environments whose observations are dictionaries with a mask.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(aec.env(name, players=players), num_cycles=400)
        seed_test(lambda: aec.env(name, players=players), num_cycles=200)


def test_an_illegal_action_ends_a_game_of_pettingzoo():
    pytest.importorskip("pettingzoo")
    from mandala_games import aec

    env = aec.env("mandala")
    env.reset(seed=1)
    observation, *_ = env.last()
    env.step(int(observation["action_mask"].argmin()))
    assert env.terminations["seat_0"] and env.rewards["seat_0"] == -1


@pytest.mark.parametrize(("name", "opponents"), [("mandala", "beginner"), ("stones", "greedy")])
def test_gymnasium_accepts_the_games(name, opponents):
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import mandala_games.gym  # noqa: F401

    env = gymnasium.make(f"mandala_games/{name}-v1", opponents=opponents)
    check_env(env.unwrapped, skip_render_check=True)
    chance = np.random.default_rng(1)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            action = chance.choice(np.flatnonzero(info["action_mask"]))
            _, reward, ended, _, info = env.step(int(action))
        assert reward in (-1, 0, 1)
    env.reset(seed=1)
    illegal = int(env.unwrapped.state.action_mask(env.unwrapped.own_seat).argmin())
    assert env.step(illegal)[1:3] == (-1.0, True)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [("mandala", {}), ("mandala_stones", {"players": 3, "deals": 10}), ("mandala", {"options": '{"turn_limit":9}'})],
)
def test_openspiel_accepts_the_games(name, parameters):
    pyspiel = pytest.importorskip("pyspiel")
    import mandala_games.spiel  # noqa: F401

    game = pyspiel.load_game(name, {"deals": 20, **parameters})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_openspiel_writes_and_reads_options():
    pyspiel = pytest.importorskip("pyspiel")
    import mandala_games.spiel  # noqa: F401

    options = {"stacks": "closed", "track": {"length": 20}}
    game = pyspiel.load_game("mandala_stones", {"deals": 20, "options": json.dumps(options)})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.rules == game.rules == mg.Game("stones", options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_game_is_one_of_openspiel():
    pytest.importorskip("pyspiel")
    from mandala_games import spiel

    assert set(spiel.TYPES) == set(mg.games())


def test_algorithms_of_openspiel_run_unchanged(play_at_random):
    """CFR finds better play for the last five actions of a game, from the three hands that the players may have."""
    pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability

    from mandala_games import spiel

    end = play_at_random(mg.Game("mandala"), 7)
    near_the_end = end.game.resume(end.record, len(end.history) - 5)

    class LastActions(spiel.MandalaGame):
        def deal(self, outcome):
            return near_the_end.determinize(None, outcome)

    game = LastActions({"deals": 3})
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    solved = exploitability.exploitability(game, solver.average_policy())
    assert at_random > 0.5 and 0 <= solved < at_random / 3


def test_an_observer_of_openspiel_shows_the_encoding():
    pyspiel = pytest.importorskip("pyspiel")
    import mandala_games.spiel  # noqa: F401

    state = pyspiel.load_game("mandala", {"deals": 4}).new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 4
    state.apply_action(2)
    ours = mg.Game("mandala").deal(2)
    assert np.array_equal(state.observation_tensor(0), ours.observation(0))
    assert state.information_state_string(1) == ours.information_state_string(1)
    assert sorted(ours.legal_ids) == state.legal_actions()


def test_an_observer_of_openspiel_shows_what_is_asked_for():
    pyspiel = pytest.importorskip("pyspiel")
    import mandala_games.spiel  # noqa: F401

    game, private = pyspiel.load_game("mandala", {"deals": 4}), pyspiel.PrivateInfoType
    state, ours = game.new_initial_state(), mg.Game("mandala").deal(2)
    state.apply_action(2)
    for private_info, viewer in ((private.SINGLE_PLAYER, 1), (private.NONE, None)):
        for perfect_recall in (False, True):
            asked = pyspiel.IIGObservationType(
                perfect_recall=perfect_recall, public_info=True, private_info=private_info
            )
            observer = game.make_py_observer(asked)
            observer.set_from(state, 1)
            if perfect_recall:
                assert observer.tensor is None
                assert observer.string_from(state, 1) == ours.information_state_string(viewer)
            else:
                assert np.array_equal(observer.tensor, ours.observation(viewer))
                assert observer.string_from(state, 1) == ours.observation_string(viewer)
    for public_info, private_info in ((True, private.ALL_PLAYERS), (False, private.SINGLE_PLAYER)):
        asked = pyspiel.IIGObservationType(perfect_recall=False, public_info=public_info, private_info=private_info)
        with pytest.raises(ValueError, match="no observer"):
            game.make_py_observer(asked)
