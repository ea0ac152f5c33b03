//! Worlds: that those drawn look like the view, and that each placing of the unseen cards is equally likely (M-8.3).

use tabletop::chance::below;
use tabletop::record::Setup as _;
use tabletop::testing::draws_as_listed;
use tabletop::{Game as _, Seed, State as _, View as _, Viewer, Worlds as _};

use super::placings::{any_cards, assert_uniform, hidden};
use super::position::Position;
use super::{ONE, ZERO, all_cards, json, play, play_all, play_with};
use crate::pile::Pile;
use crate::state::State;
use crate::table::Reason;
use crate::{Mandala, Options, Setup};

const SEAT_0: Viewer = Viewer::Seat(ZERO);
const SEAT_1: Viewer = Viewer::Seat(ONE);

fn before_a_reshuffle() -> State {
    Position::new()
        .hands("ROK", "RRG")
        .mountain(1, "RO")
        .dealt(0, "GK")
        .dealt(1, "RY")
        .deck("GRY")
        .rest_in_discard()
        .build()
}

#[test]
fn m_8_3_before_a_reshuffle_every_placing_is_equally_likely() {
    let state = before_a_reshuffle();
    assert_uniform(&state, SEAT_0, None);
    assert_uniform(&state, SEAT_1, None);
}

#[test]
fn m_8_3_before_a_reshuffle_a_spectator_misses_four_cup_cards() {
    let state =
        Position::new().hands("RR", "G").dealt(0, "GR").dealt(1, "RR").deck("GR").rest_in_discard().build();
    assert_uniform(&state, Viewer::Spectator, None);
}

/// Seat 0's discard exhausts the deck; seat 1 then discards a red card and draws a green one.
fn after_a_reshuffle() -> State {
    let mut state = Position::new()
        .hands("RK", "RRYG")
        .dealt(0, "KR")
        .dealt(1, "GR")
        .mountain(1, "OYP")
        .deck("O")
        .discard("GGY")
        .rest_in_cup(0)
        .build();
    play_with(&mut state, "dR1", &["GRYG"]);
    play_all(&mut state, &["dR1"]);
    state
}

#[test]
fn m_8_3_after_a_reshuffle_the_pools_stay_apart() {
    let state = after_a_reshuffle();
    assert_eq!(hidden(&state), "OK RYGG RK RG GYR");
    // Seat 0 does not see RYGG, RG and the deck. The last covers the deck, and what seat 1 held covers its Cup cards.
    assert_uniform(&state, SEAT_0, Some(("RYGG", "RRYGRG")));
    // Seat 1 drew one of the green cards itself.
    assert_uniform(&state, SEAT_1, Some(("RYG", "OKRK")));
}

#[test]
fn m_8_3_after_a_reshuffle_a_spectator_keeps_the_pools_apart_too() {
    let mut state = Position::new()
        .hands("RG", "RGY")
        .dealt(0, "GG")
        .dealt(1, "RY")
        .mountain(1, "OYPK")
        .deck("G")
        .discard("G")
        .rest_in_cup(1)
        .build();
    play_with(&mut state, "dR1", &["RG"]);
    assert_eq!(hidden(&state), "GG RYG GG RY GR");
    assert_uniform(&state, Viewer::Spectator, Some(("RG", "GGRYGGGRY")));
    // Now seat 1 holds one of the fresh cards, and one of its hand lies open.
    play(&mut state, "dG1");
    assert_uniform(&state, Viewer::Spectator, Some(("RG", "GGRYGGGRY")));
}

#[test]
fn the_worlds_of_a_whole_deal_are_counted() {
    let state = Position::new()
        .hands("RROOYY", "RRGGKK")
        .mountain(1, "RR")
        .mountain(2, "OP")
        .dealt(0, "KK")
        .dealt(1, "YG")
        .rest_in_deck()
        .build();
    assert_eq!(state.table.deck, 88);
    for viewer in Viewer::all(2) {
        let worlds = state.view(viewer).worlds().unwrap();
        assert_eq!(worlds.placings(), any_cards(&state, viewer));
    }
}

/// Every viewer draws a world that looks to them as the truth does, and holds all cards.
fn assert_looks_alike(state: &State, seed: Seed) {
    for (number, viewer) in (0..).zip(Viewer::all(2)) {
        let view = state.view(viewer);
        let world = view.determinize(&mut seed.child(number).deal()).unwrap();
        assert_eq!(world.view(viewer), view);
        assert_eq!(json(&world.view(viewer)), json(&view));
        assert_eq!(all_cards(&world), Pile::ALL);
        assert_eq!(world.dealt.map(Pile::len), [2, 2]);
    }
}

#[test]
fn a_world_looks_like_the_view_it_is_drawn_from() {
    for number in 0..30 {
        let seed = Seed::from_number(number);
        let mut state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
        let mut rng = seed.child(9).deal();
        for ply in 0.. {
            if state.to_move().is_none() {
                break;
            }
            assert_looks_alike(&state, seed.child(ply));
            state.apply_unchecked(state.pick_legal(|count| below(&mut rng, count)));
        }
        assert!(Viewer::all(2).all(|viewer| state.view(viewer).worlds().is_none()));
    }
}

#[test]
fn worlds_stay_alike_after_reshuffles() {
    for number in 0..40 {
        let seed = Seed::from_number(number);
        let mut state = after_a_reshuffle();
        let mut rng = seed.deal();
        for ply in 0..30 {
            if state.to_move().is_none() {
                break;
            }
            assert_looks_alike(&state, seed.child(ply));
            state.apply_unchecked(state.pick_legal(|count| below(&mut rng, count)));
        }
    }
}

#[test]
fn a_world_can_be_played_on_and_looked_at_by_anyone() {
    for number in 0..40 {
        let mut rng = Seed::from_number(number).deal();
        let truth = after_a_reshuffle();
        for viewer in Viewer::all(2) {
            let mut world = truth.view(viewer).determinize(&mut rng).unwrap();
            while world.to_move().is_some() {
                world.apply_unchecked(world.pick_legal(|count| below(&mut rng, count)));
                for other in Viewer::all(2) {
                    assert_eq!(world.view(other).table(), world.table());
                }
            }
            assert_eq!(all_cards(&world), Pile::ALL);
        }
    }
}

#[test]
fn a_finished_game_has_no_worlds() {
    let state = Position::new().hands("R", "O").over(Reason::Limit).build();
    assert!(state.view(SEAT_0).worlds().is_none());
}

#[test]
fn m_8_3_worlds_are_drawn_as_often_as_they_are_listed() {
    let spectated =
        Position::new().hands("RR", "G").dealt(0, "GR").dealt(1, "RR").deck("GR").rest_in_discard().build();
    for (state, viewer) in [
        (before_a_reshuffle(), SEAT_0),
        (before_a_reshuffle(), SEAT_1),
        (after_a_reshuffle(), SEAT_0),
        (after_a_reshuffle(), SEAT_1),
        (spectated, Viewer::Spectator),
    ] {
        draws_as_listed::<Mandala>(&state.view(viewer), 1_500, 5).unwrap();
    }
}

/// At the start there are far too many, which shows at once.
#[test]
fn worlds_beyond_counting_are_not_listed() {
    let state = Mandala::deal(&Options::default(), 2, Seed::from_number(1));
    for viewer in Viewer::all(2) {
        assert_eq!(state.view(viewer).worlds().unwrap().count(1_000), None);
    }
}
