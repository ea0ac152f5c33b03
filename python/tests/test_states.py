"""Games and states: what can be done, what is refused, and what each viewer is told."""

import copy
import json
import pickle

import pytest
from conftest import TABLES

import mandala_games as mg
from mandala_games import svg


def test_every_game_is_tested_and_drawn():
    assert {name for name, _ in TABLES} == set(mg.games()) == set(svg.DRAWINGS)


def test_a_game_is_played_to_its_end(game, play_at_random):
    state = play_at_random(game, 1)
    assert state.is_over and state.to_move is None and state.legal_actions == []
    outcome = state.outcome
    assert outcome.scores == state.scores and len(outcome.scores) == game.players
    assert sum(state.returns) == pytest.approx(0)
    if outcome.winner is not None:
        assert state.returns[outcome.winner] == 1
        assert max(outcome.scores) == outcome.scores[outcome.winner]


def test_the_same_seed_gives_the_same_deal_and_another_seed_another(game):
    assert game.deal(5) == game.deal(5)
    assert game.deal(5) != game.deal(6)
    assert game.deal(5) == game.deal((5).to_bytes(32, "little"))
    assert game.deal() != game.deal()


@pytest.mark.parametrize("seed", [-1, 2**64, bytes(31), bytes(33)])
def test_what_is_no_seed_is_refused_in_one_way(seed):
    game = mg.Game("mandala")
    takers = [
        game.deal,
        lambda seed: game.deal(1).determinize(0, seed),
        lambda seed: mg.VectorEnv(game, 1, seed=seed),
        lambda seed: mg.child_seed(seed, 0),
    ]
    for take in takers:
        with pytest.raises(ValueError, match=r"a seed is a number from 0 to 2\*\*64 - 1, or 32 bytes"):
            take(seed)
    with pytest.raises(TypeError, match="a seed is a number"):
        game.deal("seven")


def test_a_setup_takes_the_place_of_the_deal(game):
    dealt = game.deal(3)
    setup = json.loads(dealt.record)["setup"]
    assert game.deal(8, setup=setup) == dealt
    with pytest.raises(mg.BadGame):
        game.deal(8, setup={})


def test_ids_and_texts_name_the_same_actions(game, play_at_random):
    state = play_at_random(game, 2, plies=10)
    for text, number in zip(state.legal_actions, state.legal_ids, strict=True):
        assert (game.action_id(text), game.action_text(number)) == (number, text)
        assert state.after(text) == state.after(number)


def test_a_clone_goes_its_own_way(game):
    state = game.deal(1)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        twin.apply(twin.legal_actions[0])
        assert state.history == [] and len(twin.history) == 1


def test_an_illegal_action_says_which_rule_forbids_it():
    state = mg.Game("mandala").deal(7)
    before = state.clone()
    missing = next(colour for colour in "ROYGPK" if colour not in state.view(0)["hand"])
    with pytest.raises(mg.IllegalAction) as refused:
        state.apply(f"m1{missing}")
    assert refused.value.id.startswith("mandala-")
    assert state == before
    for nonsense in ("m1Q", "", 9_999_999):
        with pytest.raises(mg.IllegalAction):
            state.apply(nonsense)
    assert pickle.loads(pickle.dumps(refused.value)).id == refused.value.id


def test_what_cannot_be_dealt_is_refused():
    with pytest.raises(mg.BadGame, match="chess"):
        mg.Game("chess")
    with pytest.raises(mg.BadGame) as refused:
        mg.Game("mandala", players=3)
    assert (refused.value.id, refused.value.details["most"]) == ("record-players", 2)
    with pytest.raises(mg.BadGame):
        mg.Game("mandala", {"no_such_option": 1})
    with pytest.raises(mg.BadGame):
        mg.Game("mandala").deal(1).view(2)


def test_a_view_hides_what_its_viewer_may_not_know():
    state = mg.Game("mandala").deal(7)
    assert len(state.view(0)["hand"]) == 6 and "hand" not in state.view()
    first, second = (mg.Game("stones").deal(7).view(seat)["objectives"] for seat in (0, 1))
    assert first != second


def test_effects_foresee_and_events_tell():
    state = mg.Game("mandala").deal(7)
    action = next(action for action in state.legal_actions if action.startswith("m"))
    assert state.effects(action)["draws"] >= 1
    with pytest.raises(mg.IllegalAction):
        state.effects("c1")
    state.apply(action)
    drew = {seat: [event for event in state.events(seat) if event["event"] == "drew"] for seat in (0, 1, None)}
    assert "cards" in drew[0][0] and "cards" not in drew[1][0] and "cards" not in drew[None][0]


def test_a_determinized_state_looks_the_same_and_goes_on(game, play_at_random):
    state = play_at_random(game, 4, plies=12)
    seat = state.to_move
    drawn = {json.dumps(state.determinize(seat, seed).full()) for seed in range(8)}
    assert len(drawn) > 1
    world = state.determinize(seat, 1)
    assert world.view(seat) == state.view(seat) and world.legal_actions == state.legal_actions
    assert game.draw(state.view(seat), 1) == world
    world.apply(world.legal_actions[0])
    assert len(world.history) == 1
    with pytest.raises(ValueError, match="no deal is known"):
        _ = world.record


def test_worlds_are_counted_and_listed_where_they_are_few():
    # Nothing is hidden but the other player's two objectives, in their order, among the eight cards that are left.
    state = mg.Game("stones", {"stacks": "open"}).deal(2)
    assert state.count_worlds(0) == 8 * 7
    worlds = state.worlds(0)
    assert sum(probability for _, probability in worlds) == pytest.approx(1)
    assert all(world.view(0) == state.view(0) for world, _ in worlds)
    assert any(world == state for world, _ in worlds)
    assert mg.Game("mandala").deal(1).worlds(0) is None


def test_an_information_state_has_all_that_was_shown(game, play_at_random):
    state = play_at_random(game, 6, plies=9)
    lines = state.information_state_string(0).split("\n")
    assert json.loads(lines[0]) == game.deal(6).view(0)
    assert [line.split(" ", 1)[0] for line in lines[1:]] == state.history
    world = state.determinize(0, 3)
    assert world.information_state_string(0) == world.observation_string(0)


def test_an_information_state_tells_drawn_cards_to_their_player_alone():
    state = mg.Game("mandala").deal(7)
    action = next(action for action in state.legal_actions if action.startswith("m"))
    state.apply(action)
    shown = {seat: state.information_state_string(seat).split("\n")[1] for seat in (0, 1, None)}
    assert shown[1] == shown[None] != shown[0]
    assert '"cards"' in shown[0] and '"cards"' not in shown[1]


def test_states_can_be_pickled_and_printed(game, play_at_random):
    state = play_at_random(game, 3, plies=60)
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.record == state.record and again.game == game
    assert f"of {game.name} after" in repr(state)
    with pytest.raises(TypeError):
        pickle.dumps(game.deal(1).determinize(0, 1))


def test_the_board_is_an_svg_document_without_hidden_pieces(game, play_at_random):
    from xml.etree import ElementTree

    state = play_at_random(game, 5, plies=25)
    picture = state._repr_svg_()
    assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    worlds = [state.determinize(0, seed) for seed in range(5)]
    assert {world.svg(0) for world in worlds} == {state.svg(0)}
    assert ElementTree.fromstring(play_at_random(game, 5).svg()) is not None
