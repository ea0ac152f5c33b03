//! Mistakes seen in other implementations, and that this one does not make them.

use tabletop::chance::{FromSeed, below};
use tabletop::presentation::Event as _;
use tabletop::record::{PlayError, Setup as _};
use tabletop::{Seed, State as _, Viewer};

use super::position::Position;
use super::told::{claimed, outcome, reshuffled};
use super::{ONE, ZERO, action, json, legal_of, pile, play, play_all, play_with};
use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::error::Illegal;
use crate::event::Event;
use crate::pile::Pile;
use crate::state::State;
use crate::table::{Phase, Reason};
use crate::{Options, Setup};

#[test]
fn mistake_a_colour_already_in_the_mountain_refused_there() {
    let mut state = Position::new().hands("RO", "Y").mountain(1, "R").deck("GGG").build();
    play(&mut state, "m1R");
    assert_eq!(state.table.mandalas[0].mountain, pile("RR"));
}

#[test]
fn mistake_a_grow_forced_to_play_all_cards_of_a_colour() {
    let state = Position::new().hands("RRRO", "Y").deck("GGG").build();
    assert_eq!(legal_of(&state, "f1R"), ["f1R1", "f1R2", "f1R3"]);
    play(&mut state.clone(), "f1R1");
}

#[test]
fn mistake_claims_sorted_instead_of_chosen() {
    // Three colours can be claimed in six orders, and the Rivers come out as they were chosen.
    for (order, rivers) in [
        (["cR", "cG", "cK"], ["RK", "G"]),
        (["cR", "cK", "cG"], ["RG", "K"]),
        (["cG", "cR", "cK"], ["GK", "R"]),
        (["cG", "cK", "cR"], ["GR", "K"]),
        (["cK", "cR", "cG"], ["KG", "R"]),
        (["cK", "cG", "cR"], ["KR", "G"]),
    ] {
        let mut state = Position::new()
            .hands("R", "R")
            .mountain(1, "RGGK")
            .field(1, 0, "OO")
            .field(1, 1, "YP")
            .deck("GGG")
            .turn(2)
            .claim(1, 0)
            .build();
        play_all(&mut state, &order);
        assert_eq!(json(&state.table.rivers), json(&rivers));
    }
}

#[test]
fn mistake_field_cards_returned_to_the_deck() {
    let mut state = Position::new()
        .hands("R", "R")
        .mountain(1, "R")
        .field(1, 0, "OG")
        .field(1, 1, "YPK")
        .deck("GGGG")
        .claim(1, 1)
        .build();
    play(&mut state, "cR");
    assert_eq!(state.table.discard, pile("OGYPK"));
    assert_eq!(state.deck_cards(), super::cards("GG"));
}

#[test]
fn mistake_tie_break_reversed() {
    for (last, first) in [(0, ONE), (1, ZERO)] {
        let mut state = Position::new()
            .hands("RR", "RR")
            .mountain(1, "OY")
            .field(1, 0, "GP")
            .field(1, 1, "KK")
            .deck("GGGGG")
            .turn(last)
            .build();
        play(&mut state, "m1R");
        assert_eq!(state.to_move(), Some(first));
    }
}

#[test]
fn mistake_a_double_tie_given_to_seat_1() {
    let state =
        Position::new().river(0, "RG").river(1, "KO").cup(0, "GR").cup(1, "KO").over(Reason::River).build();
    assert_eq!(state.outcome(), Some(outcome([3, 3], None, Reason::River)));
}

#[test]
fn mistake_exhaustion_noticed_only_at_the_next_draw() {
    let mut state = Position::new()
        .hands("RO", "RO")
        .mountain(1, "YY")
        .field(1, 0, "O")
        .field(1, 1, "GPK")
        .deck("GGG")
        .discard("PPPP")
        .build();
    // The build draws exactly the last three cards and completes the mandala.
    let events = play_with(&mut state, "m1R", &["PPPP"]);
    assert_eq!(events[2], reshuffled(4));
    assert_eq!(play_all(&mut state, &["cR", "cY"])[1], claimed(0, 1, "Y", Some(1), 1));
    assert_eq!(state.table.phase, Phase::Over(Reason::Deck));
}

#[test]
fn mistake_rule_of_colour_checked_only_in_the_client() {
    let state = Position::new().hands("RO", "Y").mountain(1, "R").field(1, 1, "O").deck("GGG").build();
    let (mandala, red, orange) = (MandalaNumber::One, Colour::Red, Colour::Orange);
    for (text, illegal) in [
        ("f1R1", Illegal::InMountain { colour: red, mandala }),
        ("f1O1", Illegal::InOtherField { colour: orange, mandala }),
        ("m1O", Illegal::InOtherField { colour: orange, mandala }),
    ] {
        let mut tried = state.clone();
        assert_eq!(tried.apply(action(text)), Err(illegal));
        let played = tried.play(action(text), &mut FromSeed, &mut Vec::new());
        assert_eq!(played, Err(PlayError::Illegal(illegal)));
        assert_eq!(tried, state);
    }
}

/// The same game with the dealt Cup cards of one seat exchanged for the two at the bottom of the deck; nothing if those
/// are the same.
fn with_other_cup(state: &State, seat: usize) -> Option<State> {
    let mut other = state.clone();
    let bottom: Pile = state.deck[..2].iter().copied().collect();
    let dealt: Vec<Colour> = state.dealt[seat].cards().collect();
    other.deck[..2].copy_from_slice(&dealt);
    other.dealt[seat] = bottom;
    other.cups[seat] = bottom;
    (bottom != state.dealt[seat]).then_some(other)
}

/// Everything a viewer is told about a game played at random until shortly before its deck runs out.
fn told(mut state: State, viewer: Viewer) -> Vec<String> {
    let mut rng = Seed::from_number(99).deal();
    let mut told = Vec::new();
    while state.table.deck > 20 {
        let action = state.pick_legal(|count| below(&mut rng, count));
        let mut events: Vec<Event> = Vec::new();
        state.play(action, &mut FromSeed, &mut events).unwrap();
        if state.to_move().is_none() {
            // The end may show everything.
            break;
        }
        for event in &events {
            let seen = event.redact(viewer);
            told.extend([json(&seen), format!("{seen:?}")]);
        }
        let view = state.view(viewer);
        told.extend([json(&view), format!("{view:?}")]);
    }
    told
}

#[test]
fn mistake_the_opponents_dealt_cup_cards_leaking_through_an_observation_or_a_log() {
    let mut compared = 0;
    for number in 0..10 {
        let seed = Seed::from_number(number);
        let state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
        for seat in [ZERO, ONE] {
            let Some(other) = with_other_cup(&state, seat.index()) else {
                continue;
            };
            for viewer in [Viewer::Seat(seat.next(2)), Viewer::Spectator] {
                let before = told(state.clone(), viewer);
                assert!(before.len() > 40, "a game of some length");
                assert_eq!(before, told(other.clone(), viewer));
            }
            let owner = Viewer::Seat(seat);
            assert_ne!(told(state.clone(), owner), told(other, owner));
            compared += 1;
        }
    }
    assert!(compared > 10, "{compared}");
}
