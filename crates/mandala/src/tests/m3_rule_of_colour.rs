//! M-3: the Rule of Colour.

use super::position::Position;
use super::{legal_of, play, refuse};
use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::error::Illegal;

/// Seat 0 or 1 is to move with two red cards and others; red lies nowhere yet.
fn with_red_in_hand(mover: u32) -> Position {
    Position::new().hands("RRGG", "RRGG").turn(mover).deck("OOO")
}

#[test]
fn m_3_1_a_colour_of_neither_field_may_enter_a_mountain() {
    for mover in [0, 1] {
        for (mandala, build) in [(1, "m1R"), (2, "m2R")] {
            let free = with_red_in_hand(mover).mountain(mandala, "OY");
            play(&mut free.clone().build(), build);
            let (own, other) = (mover as usize, 1 - mover as usize);
            let (colour, which) = (Colour::Red, MandalaNumber::ALL[mandala - 1]);
            assert_eq!(
                refuse(&free.clone().field(mandala, own, "R").build(), build),
                Illegal::InOwnField { colour, mandala: which }
            );
            assert_eq!(
                refuse(&free.field(mandala, other, "KR").build(), build),
                Illegal::InOtherField { colour, mandala: which }
            );
        }
    }
}

#[test]
fn m_3_1_a_colour_of_neither_mountain_nor_other_field_may_enter_a_field() {
    for mover in [0, 1] {
        for (mandala, grow) in [(1, "f1R2"), (2, "f2R2")] {
            let free = with_red_in_hand(mover).mountain(mandala, "OY");
            play(&mut free.clone().build(), grow);
            let other = 1 - mover as usize;
            let (colour, which) = (Colour::Red, MandalaNumber::ALL[mandala - 1]);
            assert_eq!(
                refuse(&free.clone().mountain(mandala, "OYR").build(), grow),
                Illegal::InMountain { colour, mandala: which }
            );
            assert_eq!(
                refuse(&free.field(mandala, other, "R").build(), grow),
                Illegal::InOtherField { colour, mandala: which }
            );
        }
    }
}

#[test]
fn m_3_1_every_colour_everywhere() {
    // Seat 1 is to move. Red is in the Mountain, orange in the own Field, yellow in the other's; the rest is free.
    let state = Position::new()
        .hands("P", "ROYGPK")
        .mountain(1, "RR")
        .field(1, 1, "O")
        .field(1, 0, "YY")
        .deck("RRR")
        .turn(1)
        .build();
    assert_eq!(legal_of(&state, "m1"), ["m1R", "m1G", "m1P", "m1K"]);
    assert_eq!(legal_of(&state, "f1"), ["f1O1", "f1G1", "f1P1", "f1K1"]);
    assert_eq!(legal_of(&state, "m2"), ["m2R", "m2O", "m2Y", "m2G", "m2P", "m2K"]);
    assert_eq!(legal_of(&state, "f2"), ["f2R1", "f2O1", "f2Y1", "f2G1", "f2P1", "f2K1"]);
}

#[test]
fn m_3_2_more_cards_of_a_colour_may_join_it() {
    for mover in [0, 1] {
        let position = with_red_in_hand(mover);
        let mut state = position.clone().mountain(1, "RR").build();
        play(&mut state, "m1R");
        assert_eq!(state.table.mandalas[0].mountain, super::pile("RRR"));

        let mut state = position.field(2, mover as usize, "KR").build();
        play(&mut state, "f2R2");
        assert_eq!(state.table.mandalas[1].fields[mover as usize], super::pile("KRRR"));
    }
}

#[test]
fn m_3_2_the_mandalas_are_independent() {
    let state = Position::new().hands("RO", "RO").mountain(1, "R").field(1, 1, "O").deck("RRR").build();
    assert_eq!(legal_of(&state, "m"), ["m1R", "m2R", "m2O"]);
    assert_eq!(legal_of(&state, "f"), ["f2R1", "f2O1"]);
    // What one mandala refuses the other takes, whichever way round.
    for text in ["m1O", "f1R1", "f1O1"] {
        refuse(&state, text);
    }
    for text in ["m2O", "f2R1", "f2O1"] {
        play(&mut state.clone(), text);
    }
}
