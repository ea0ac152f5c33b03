"""How many decisions a second: `python -m mandala_games.bench [--seconds N] [--games N] [--threads N]`.

Every row plays random legal actions and writes or makes the mask and the observation of each decision. What is not
installed is left out, and said so.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

import numpy as np

from mandala_games.game import Game
from mandala_games.vector import VectorEnv, cores

TABLES = [("mandala", 2), ("stones", 2), ("stones", 3), ("stones", 4)]


def main() -> None:
    """Measures, and prints a row for each."""
    parser = argparse.ArgumentParser(prog="python -m mandala_games.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    parser.add_argument("--games", type=int, default=4096, help="side by side")
    parser.add_argument("--threads", type=int, default=cores())
    arguments = parser.parse_args()
    print(f"{arguments.threads} threads, {arguments.games} games side by side, {arguments.seconds:g} s a row")
    print(f"{'what':<44}{'decisions/s':>14}")
    for name, rate in rows(arguments.seconds, arguments.games, arguments.threads):
        print(f"{name:<44}{rate:>14}", flush=True)


def rows(seconds: float, games: int, threads: int) -> Iterator[tuple[str, str]]:
    """The rows of the table, each measured when it is asked for."""
    for name, players in TABLES:
        label, game = f"{name}, {players} players", Game(name, players=players)
        yield f"VectorEnv, {label}", rate(batch(game, games, threads), seconds)
        yield f"State, {label}", rate(single(game), seconds)
    if find_spec("pettingzoo"):
        for name, players in TABLES[:2]:
            yield f"PettingZoo loop, {name}, {players} players", rate(pettingzoo(name, players), seconds)
    else:
        yield "PettingZoo loop", "not installed"
    yield "RLCard, leduc-holdem", rate(rlcard("leduc-holdem"), seconds) if find_spec("rlcard") else "not installed"
    yield "RLCard, gin-rummy", rate(rlcard("gin-rummy"), seconds) if find_spec("rlcard") else "not installed"
    yield "pgx, leduc_holdem", rate(pgx("leduc_holdem", games), seconds) if find_spec("pgx") else "not installed"
    yield "pgx, backgammon", rate(pgx("backgammon", games), seconds) if find_spec("pgx") else "not installed"


def rate(play: Callable[[], int], seconds: float) -> str:
    """Decisions a second. The first call is not counted: it compiles or fills caches."""
    play()
    decisions, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play()
    return f"{decisions / elapsed:,.0f}"


def batch(game: Game, games: int, threads: int) -> Callable[[], int]:
    env = VectorEnv(game, games, threads=threads, seed=1)

    def play() -> int:
        env.step_random()
        return games

    return play


def single(game: Game) -> Callable[[], int]:
    chance = np.random.default_rng(1)

    def play() -> int:
        state, decisions = game.deal(int(chance.integers(1 << 32))), 0
        while (seat := state.to_move) is not None:
            mask, _ = state.action_mask(seat), state.observation(seat)
            state.apply(int(chance.choice(np.flatnonzero(mask))))
            decisions += 1
        return decisions

    return play


def pettingzoo(name: str, players: int) -> Callable[[], int]:
    from mandala_games import aec

    env, chance = aec.env(name, players=players), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(chance.integers(1 << 31)))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Callable[[], int]:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        env.run(is_training=False)
        return len(env.action_recorder)

    return play


def pgx(name: str, games: int) -> Callable[[], int]:
    import jax
    import pgx

    env = pgx.make(name)
    step = jax.vmap(env.step)

    @jax.jit
    def advance(state, key):  # type: ignore[no-untyped-def]
        init_key, action_key, step_key = jax.random.split(key, 3)
        ended = state.terminated | state.truncated
        fresh = jax.vmap(env.init)(jax.random.split(init_key, games))
        running = jax.tree_util.tree_map(
            lambda new, old: jax.numpy.where(ended.reshape((-1,) + (1,) * (old.ndim - 1)), new, old), fresh, state
        )
        # A game that has just begun has its own legal actions.
        logits = jax.numpy.log(running.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(action_key, logits, axis=1)
        return step(running, actions, jax.random.split(step_key, games))

    # A list, because the function that is returned replaces what it holds.
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games)), jax.random.PRNGKey(2)]

    def play() -> int:
        held[1], key = jax.random.split(held[1])
        held[0] = jax.block_until_ready(advance(held[0], key))
        return games

    return play


if __name__ == "__main__":
    main()
