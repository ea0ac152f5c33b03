"""Our players, and a player of yours as a program."""

import io
import json
import random

import pytest

import mandala_games as mg
from mandala_games import bots


def test_our_players_are_known_by_name():
    assert bots.names() == ["random", "greedy", "newcomer", "plain", "beginner", "casual", "club", "expert", "master"]
    with pytest.raises(mg.BadGame, match="grandmaster"):
        bots.Bot("mandala", "grandmaster")


def test_players_play_and_the_same_seed_gives_the_same_game(game):
    players = ["greedy", *["random"] * (game.players - 1)]
    state = bots.play(game, players, seed=4)
    assert state.is_over and json.loads(state.record)["players"] == players
    assert bots.play(game, players, seed=4) == state


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_numbers_that_a_person_types_are_good_seeds(name):
    """The bytes of small numbers are nearly all alike; what a player does with them is not."""
    state = mg.Game("mandala").deal(7)
    chosen = {bots.Bot("mandala", name, seed)(state) for seed in range(200)}
    assert chosen <= set(state.legal_actions)
    assert name != "random" or len(chosen) > 0.9 * len(state.legal_actions)


def test_a_game_is_dealt_and_its_players_are_seeded_as_in_the_arena():
    game = mg.Game("mandala")
    state = bots.play(game, ["random", "random"], seed=5)
    assert game.resume(state.record, 0) == game.deal(mg.child_seed(5, 0))
    players = [bots.Bot(game, "random", mg.child_seed(5, 1 + seat)) for seat in range(2)]
    assert bots.play(game, players, seed=5) == state


def test_a_function_is_a_player_too():
    def first(state):
        return state.legal_actions[0]

    state = bots.play(mg.Game("mandala"), [first, "beginner"], seed=1)
    assert json.loads(state.record)["players"] == ["first", "beginner"]


def test_a_level_beats_a_player_who_plays_at_random():
    game = mg.Game("mandala")
    won = sum(bots.play(game, ["casual", "random"], seed).returns[0] for seed in range(12))
    assert won > 6


def test_a_bot_is_for_one_game_and_for_a_game_that_is_running(play_at_random):
    bot = bots.Bot("mandala", "random")
    with pytest.raises(mg.IllegalAction):
        bot(mg.Game("stones").deal(1))
    with pytest.raises(mg.IllegalAction):
        bot(play_at_random(mg.Game("mandala"), 1))


def test_a_bot_decides_by_its_view_alone(play_at_random):
    """In every world that looks the same it chooses the same."""
    state = play_at_random(mg.Game("mandala"), 8, plies=10)
    seat = state.to_move
    choices = {bots.Bot("mandala", "club", seed=3)(state.determinize(seat, seed)) for seed in range(6)}
    assert choices == {bots.Bot("mandala", "club", seed=3)(state)}


def test_a_program_answers_what_the_arena_asks():
    game = mg.Game("mandala")
    state = game.deal(5)
    lines = [
        {"type": "start", "game": "mandala", "seat": 0, "players": 2, "options": {}, "seed": 12},
        {
            "type": "act",
            "view": state.view(0),
            "legal": state.legal_actions,
            "history": [],
            "budget_ms": 1000,
        },
        {"type": "end", "result": {}},
    ]

    def player(question):
        worlds = [question.draw() for _ in range(8)]
        assert all(world.view(question.seat) == question.view for world in worlds)
        assert len({str(world.full()) for world in worlds}) == 8
        assert question.draw(seed=1) == question.draw(seed=1)
        return random.Random(question.seed).choice(question.legal)

    answers = io.StringIO()
    bots.serve_bot(player, lines=io.StringIO("\n".join(map(json.dumps, lines))), answers=answers)
    assert json.loads(answers.getvalue())["action"] in state.legal_actions
