"""Records: the same games from Python as from the program."""

import json

import pytest
from conftest import ROOT, TABLES

import mandala_games as mg

GOLDEN = sorted(ROOT.glob("crates/*/tests/golden/*.record"))


def record_of(path):
    return next(line for line in path.read_text().splitlines() if line.startswith("{"))


def test_golden_games_show_the_same_views_and_come_to_the_same_results():
    views = 0
    for path in GOLDEN:
        record = record_of(path)
        states = list(mg.replay(record))
        written = path.with_suffix(".views")
        if written.exists():
            seen = [
                state.observation_string(seat) for state in states for seat in (*range(states[0].game.players), None)
            ]
            assert seen == written.read_text().splitlines(), path.name
            views += 1
        result = json.loads(record).get("result")
        if result is not None:
            outcome = states[-1].outcome
            claimed = (tuple(result["scores"]), result["winner"], result["reason"])
            assert (outcome.scores, outcome.winner, outcome.reason) == claimed, path.name
    assert len(GOLDEN) > 40 and views >= 4


def test_a_thousand_records_give_the_same_states_views_and_results(play_at_random):
    for number in range(1000):
        name, players = TABLES[number % len(TABLES)]
        game = mg.Game(name, players=players)
        state = play_at_random(game, number)
        record = state.record
        again = game.resume(record)
        assert again.record == record
        assert again.full() == state.full() and again.outcome == state.outcome
        for seat in (*range(players), None):
            assert again.observation_string(seat) == state.observation_string(seat)
            assert again.information_state_string(seat) == state.information_state_string(seat)
        # Halfway, too, and played on by hand from there with the same chance.
        half = game.resume(record, len(state.history) // 2, seed=number)
        for action in state.history[len(half.history) :]:
            half.apply(action)
        assert half.record == record


def test_a_record_can_be_played_on_from_any_ply(play_at_random):
    state = play_at_random(mg.Game("mandala"), 11)
    plies = len(state.history)
    for ply, earlier in enumerate(mg.replay(state.record)):
        assert earlier.history == state.history[:ply]
    assert ply == plies
    middle = mg.Game("mandala").resume(state.record, plies // 2, seed=3)
    middle.apply(middle.legal_actions[-1])
    assert mg.Game("mandala").resume(middle.record).history == middle.history


def test_a_record_that_does_not_hold_says_where(play_at_random):
    record = json.loads(play_at_random(mg.Game("mandala"), 1, plies=20).record)
    record["actions"][7] = record["actions"][7] + "9"
    with pytest.raises(mg.BadRecord) as refused:
        list(mg.replay(record))
    assert refused.value.ply == 7
    for nonsense in ("", "[]", "{}", '{"game":"mandala"}'):
        with pytest.raises(mg.BadRecord):
            mg.read_record(nonsense)


def test_a_record_of_other_rules_is_not_taken_for_one_of_these(play_at_random):
    mandala, stones = mg.Game("mandala"), mg.Game("stones", players=3)
    record = play_at_random(mandala, 1, plies=5).record
    shorter = mg.Game("mandala", {"turn_limit": 50})
    cases = [
        (stones, record, "record-other-game"),
        (mg.Game("stones"), play_at_random(stones, 1, plies=5).record, "record-other-players"),
        (shorter, record, "record-other-options"),
        (mandala, play_at_random(shorter, 1, plies=5).record, "record-other-options"),
    ]
    for game, line, id in cases:
        with pytest.raises(mg.BadRecord) as refused:
            game.resume(line)
        assert (refused.value.id, refused.value.ply) == (id, None)
    # Options that are written out although they are as published are the same rules.
    written = {**json.loads(record), "options": {"turn_limit": 500}}
    assert mandala.resume(written).record == record


def test_a_replay_gives_what_resuming_gives(game, play_at_random):
    state = play_at_random(game, 12)
    for ply, earlier in enumerate(mg.replay(state.record)):
        again = game.resume(state.record, ply)
        assert earlier == again and earlier.record == again.record
        assert earlier.information_state_string(0) == again.information_state_string(0)
    assert ply == len(state.history)


@pytest.fixture
def file_of_records(tmp_path, play_at_random):
    games = [mg.Game(name, players=players) for name, players in TABLES]
    lines = [play_at_random(game, seed).record for seed in range(5) for game in games]
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_a_file_of_records_is_a_table_for_pandas(file_of_records):
    pytest.importorskip("pandas")
    table = mg.load(file_of_records)
    assert len(table) == 20 and set(table["game"]) == {"mandala", "stones"}
    assert table["finished"].all() and (table["plies"] == table["actions"].map(len)).all()
    assert table["score_1"].notna().all() and table["score_3"].notna().sum() == 5


def test_a_file_of_records_is_a_table_for_polars(file_of_records):
    pytest.importorskip("polars")
    table = mg.load(file_of_records, frame="polars")
    assert table.shape[0] == 20 and set(table["players"]) == {2, 3, 4}


def test_a_line_that_is_no_record_is_named(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("\n{}\n")
    with pytest.raises(mg.BadRecord, match="line 2"):
        mg.load(path)
