"""Tensors, masks and many games at once."""

import subprocess
import sys

import numpy as np
import pytest

import mandala_games as mg


def test_an_observation_has_its_fields_and_a_mask_its_actions(game, play_at_random):
    encoding = game.encoding
    assert encoding.fields[0].offset == 0
    assert sum(int(np.prod(field.shape)) for field in encoding.fields) == encoding.observation
    state = play_at_random(game, 3, plies=15)
    observation, mask = state.observation(state.to_move), state.action_mask(state.to_move)
    assert observation.shape == (encoding.observation,) and observation.dtype == np.uint8
    for field in encoding.fields:
        assert observation[field.offset : field.offset + int(np.prod(field.shape))].max(initial=0) <= field.most
    assert sorted(state.legal_ids) == np.flatnonzero(mask).tolist()
    assert not state.action_mask(None).any()


def test_an_observation_tells_nothing_of_what_is_hidden(game, play_at_random):
    state = play_at_random(game, 4, plies=15)
    for seed in range(5):
        world = state.determinize(0, seed)
        assert np.array_equal(world.observation(0), state.observation(0))


def test_symmetries_are_permutations_and_the_first_changes_nothing():
    game = mg.Game("mandala")
    symmetries = game.symmetries()
    assert len(symmetries) == 1440
    places = np.arange(game.encoding.observation)
    assert np.array_equal(symmetries[0].observation, places)
    assert all(np.array_equal(np.sort(symmetry.observation), places) for symmetry in symmetries)


def test_games_of_a_batch_end_and_begin_again(game):
    env = mg.VectorEnv(game, 7, threads=2, seed=9)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in env.masks])
        returns = env.step(actions).returns
        ended += int(env.done.sum())
        assert np.allclose(returns.sum(axis=1), 0, atol=1e-6)
        assert not returns[env.done == 0].any() and (env.masks.sum(axis=1) > 0).all()
    assert ended > 7
    assert env.observations.shape == (7, game.encoding.observation)


def test_a_row_shows_what_a_state_of_the_same_deal_shows(game):
    env = mg.VectorEnv(game, 3, threads=2, seed=5)
    for row in range(3):
        env.reset(5)
        state = game.deal(mg.child_seed(5, row))
        while True:
            assert env.to_move[row] == state.to_move
            assert np.array_equal(env.observations[row], state.observation(state.to_move))
            assert np.array_equal(env.masks[row], state.action_mask(state.to_move))
            state.apply(int(env.step_random()[row]))
            if state.is_over:
                break
            assert not env.done[row]
        assert env.done[row] and tuple(env.scores[row]) == state.scores
        assert np.allclose(env.returns[row], state.returns)
        again = game.deal(mg.child_seed(mg.child_seed(5, row), 0))
        assert np.array_equal(env.observations[row], again.observation(again.to_move))


def test_threads_and_other_games_change_nothing(game):
    one, two = mg.VectorEnv(game, 300, threads=1, seed=2), mg.VectorEnv(game, 300, threads=2, seed=2)
    for _ in range(60):
        assert np.array_equal(one.step_random(), two.step_random())
    for name in ("observations", "masks", "to_move", "done", "returns", "scores"):
        assert np.array_equal(getattr(one, name), getattr(two, name)), name
    fresh = mg.VectorEnv(game, 300, threads=1, seed=2)
    assert np.array_equal(one.reset(2).observations, fresh.observations)


def test_the_seat_that_has_played_is_told(game):
    env = mg.VectorEnv(game, 50, threads=1, seed=4)
    rewards = 0
    for _ in range(300):
        movers = env.to_move.copy()
        env.step_random()
        assert np.array_equal(env.acted, movers)
        earned = env.returns[np.arange(len(env)), env.acted]
        assert not earned[env.done == 0].any()
        rewards += np.abs(earned).sum()
    assert rewards > 0
    movers = env.to_move.copy()
    env.step(env.masks.argmax(axis=1))
    assert np.array_equal(env.acted, movers)
    assert not env.reset(1).acted.any()


def test_actions_are_whole_numbers_in_any_shape_that_numpy_reads():
    env, same = mg.VectorEnv("mandala", 3, seed=1), mg.VectorEnv("mandala", 3, seed=1)
    actions = env.masks.argmax(axis=1)
    env.step(actions.tolist())
    same.step(memoryview(actions))
    assert np.array_equal(env.observations, same.observations)
    before = env.observations.copy()
    for wrong in (actions.astype(np.float32), actions.astype(bool), ["m1R"] * 3, [0.5] * 3):
        with pytest.raises(TypeError, match="integers"):
            env.step(wrong)
    assert np.array_equal(env.observations, before)


ONE_THREAD = """
import os, mandala_games as mg
env = mg.VectorEnv("mandala", 1000, threads=1, seed=1)
before = len(os.listdir("/proc/self/task"))
env.step(env.masks.argmax(axis=1))
assert len(os.listdir("/proc/self/task")) == before, "threads were started"
"""

FORK = """
import os, signal, mandala_games as mg
for threads in (1, 2):
    env = mg.VectorEnv("mandala", 1000, threads=threads, seed=1)
    actions = env.masks.argmax(axis=1)
    if child := os.fork():
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0, threads
        continue
    signal.alarm(20)
    try:
        env.step(actions)
        env.step_random()
        env.reset(1)
    except RuntimeError as error:
        os._exit(threads == 1 or "forked" not in str(error))
    os._exit(threads != 1)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")
@pytest.mark.parametrize("program", [ONE_THREAD, FORK], ids=["one thread", "fork"])
def test_threads_are_those_that_were_asked_for_and_stay_in_their_process(program):
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_the_same_arrays_are_written_again(game):
    env = mg.VectorEnv(game, 4, seed=1)
    observations, before = env.observations, env.observations.copy()
    env.step_random()
    assert env.observations is observations and not np.array_equal(observations, before)
    assert np.shares_memory(np.from_dlpack(env.observations), observations)


def test_an_illegal_action_is_named_and_nothing_is_played():
    env = mg.VectorEnv("mandala", 3, seed=1)
    before = env.observations.copy()
    actions = env.masks.argmax(axis=1)
    actions[1] = env.masks[1].argmin()
    with pytest.raises(mg.IllegalAction) as refused:
        env.step(actions)
    assert refused.value.details["game"] == 1
    for wrong in (np.array([0, 0]), np.array([0, 0, -1]), np.array([0, 0, 70_000])):
        with pytest.raises(ValueError, match=r"entries|between"):
            env.step(wrong)
    assert np.array_equal(env.observations, before)
