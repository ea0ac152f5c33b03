//! M-5: completing and destroying a mandala.

use tabletop::State as _;

use super::position::Position;
use super::told::{built, claimed, claimed_in_vain, completed, drew, grew, refilled, swept};
use super::{ONE, ZERO, assert_position, legal, pile, play, play_all, refuse};
use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::error::Illegal;
use crate::table::Phase;

/// Mandala 1 lacks red, which both players hold; plenty of cards to draw.
fn lacks_red(field_0: &str, field_1: &str, turn: u32) -> Position {
    Position::new()
        .hands("RRRROO", "RRRROO")
        .mountain(1, "OOYGG")
        .field(1, 0, field_0)
        .field(1, 1, field_1)
        .deck("YYYYYYYYYY")
        .turn(turn)
}

/// Who chooses first after `text` has completed mandala 1.
fn first(position: Position, text: &str) -> usize {
    let mut state = position.build();
    play(&mut state, text);
    assert_eq!(state.table.phase, Phase::Claim(MandalaNumber::One));
    state.to_move().unwrap().index()
}

#[test]
fn m_5_1_a_build_completes_after_its_draw() {
    let mut state = lacks_red("P", "K", 0).build();
    let events = play(&mut state, "m1R");
    assert_eq!(events, [built(0, 1, "R"), drew(0, "YYY"), completed(1, 0, Some(1), [1, 1])]);
    assert_position(
        &state,
        Position::new()
            .hands("RRROOYYY", "RRRROO")
            .mountain(1, "ROOYGG")
            .field(1, 0, "P")
            .field(1, 1, "K")
            .deck("YYYYYYY")
            .turn(1)
            .claim(1, 1),
    );
}

#[test]
fn m_5_1_a_grow_completes_too() {
    let mut state = lacks_red("P", "K", 1).build();
    let events = play(&mut state, "f1R1");
    assert_eq!(events, [grew(1, 1, "R", 1), completed(1, 1, Some(1), [1, 2])]);
}

#[test]
fn m_5_1_five_colours_do_not_complete_however_many_cards() {
    let mut state = lacks_red("PPP", "", 0).build();
    play(&mut state, "m1R");
    assert_eq!(state.table.phase, Phase::Turn);
    assert_eq!(state.to_move(), Some(ONE));
}

#[test]
fn m_5_1_colours_of_two_mandalas_do_not_add_up() {
    let mut state = lacks_red("P", "K", 0).mountain(2, "OYGP").build();
    play(&mut state, "m2R");
    assert_eq!(state.table.phase, Phase::Turn);
}

#[test]
fn m_5_1_a_discard_completes_nothing() {
    let mut state = lacks_red("P", "K", 0).build();
    play(&mut state, "dR1");
    assert_eq!((state.table.phase, state.to_move()), (Phase::Turn, Some(ONE)));
}

#[test]
fn m_5_2_more_field_cards_choose_first_whoever_completed() {
    for turn in [0, 1] {
        assert_eq!(first(lacks_red("PP", "K", turn), "m1R"), 0);
        assert_eq!(first(lacks_red("P", "KK", turn), "m1R"), 1);
        assert_eq!(first(lacks_red("PK", "", turn), "m1R"), 0);
    }
}

#[test]
fn m_5_2_the_cards_of_the_last_grow_count() {
    assert_eq!(first(lacks_red("P", "KKK", 0), "f1R1"), 1);
    assert_eq!(first(lacks_red("P", "KKK", 0), "f1R2"), 1);
    assert_eq!(first(lacks_red("P", "KKK", 0), "f1R3"), 0);
    assert_eq!(first(lacks_red("PPP", "K", 1), "f1R3"), 1);
}

#[test]
fn m_5_2_cards_count_not_colours() {
    // Two cards of two colours against three of one.
    for turn in [0, 1] {
        assert_eq!(first(lacks_red("PK", "GGG", turn).mountain(1, "OOY"), "m1R"), 1);
        assert_eq!(first(lacks_red("GGG", "PK", turn).mountain(1, "OOY"), "m1R"), 0);
    }
}

#[test]
fn m_5_2_on_a_tie_the_other_player_chooses_first() {
    assert_eq!(first(lacks_red("PP", "KK", 0), "m1R"), 1);
    assert_eq!(first(lacks_red("PP", "KK", 1), "m1R"), 0);
    assert_eq!(first(lacks_red("P", "KKK", 0), "f1R2"), 1);
    assert_eq!(first(lacks_red("PPP", "K", 1), "f1R2"), 0);
}

/// Seat 0 has completed mandala 2, and seat 1 chooses first.
fn claiming() -> Position {
    Position::new()
        .hands("RO", "YG")
        .mountain(2, "RRROGG")
        .field(2, 0, "PY")
        .field(2, 1, "KKK")
        .deck("OYPK")
        .turn(1)
        .claim(2, 1)
}

#[test]
fn m_5_3_players_alternate_and_take_every_card_of_a_colour() {
    let mut state = claiming().build();
    assert_eq!(legal(&state), ["cR", "cO", "cG"]);
    assert_eq!(play(&mut state, "cG"), [claimed(1, 2, "G", Some(1), 1)]);
    assert_eq!((state.to_move(), legal(&state)), (Some(ZERO), vec!["cR".into(), "cO".into()]));
    assert_eq!(state.table.mandalas[1].mountain, pile("RRRO"));
    assert_eq!(play(&mut state, "cR"), [claimed(0, 2, "R", Some(1), 2)]);
    // The last colour is forced, and still an action.
    assert_eq!((state.to_move(), legal(&state)), (Some(ONE), vec!["cO".into()]));
    assert_eq!(state.table.phase, Phase::Claim(MandalaNumber::Two));
    assert_eq!(
        play(&mut state, "cO"),
        [claimed(1, 2, "O", Some(2), 0), swept(2, "PYKKK"), refilled(2, "OY")]
    );
    assert_eq!(state.table.phase, Phase::Turn);
}

#[test]
fn m_5_3_nobody_may_pass_or_do_anything_else() {
    let state = claiming().build();
    for text in ["m1Y", "f1Y1", "dY1"] {
        assert_eq!(refuse(&state, text), Illegal::ClaimFirst { mandala: MandalaNumber::Two });
    }
    // Purple lies in a Field, and yellow in the chooser's hand: neither is in the Mountain.
    for (text, colour) in [("cP", Colour::Purple), ("cY", Colour::Yellow)] {
        assert_eq!(refuse(&state, text), Illegal::NotInMountain { colour, mandala: MandalaNumber::Two });
    }
    let turn = Position::new().hands("RO", "YG").mountain(1, "RR").build();
    assert_eq!(refuse(&turn, "cR"), Illegal::NothingToClaim);
}

#[test]
fn m_5_4_a_new_colour_puts_one_card_into_the_river() {
    let mut state = claiming().river(1, "OK").cup(1, "O").build();
    assert_eq!(play(&mut state, "cR"), [claimed(1, 2, "R", Some(3), 2)]);
    assert_eq!(state.table.rivers[1].colours().collect::<Vec<_>>(), super::cards("OKR"));
    assert_eq!(state.cups[1], pile("ORR"));
    // A single card goes to the River, and nothing to the Cup; the opponent's River has spaces of its own.
    assert_eq!(play(&mut state, "cO"), [claimed(0, 2, "O", Some(1), 0)]);
    assert_eq!(state.cups[0], pile(""));
}

#[test]
fn m_5_4_a_known_colour_goes_to_the_cup() {
    let mut state = claiming().river(1, "OGR").dealt(1, "KK").build();
    assert_eq!(play(&mut state, "cR"), [claimed(1, 2, "R", None, 3)]);
    assert_eq!(state.table.rivers[1].colours().collect::<Vec<_>>(), super::cards("OGR"));
    assert_eq!(state.cups[1], pile("RRRKK"));
    assert_eq!(state.table.discard, pile(""));
}

#[test]
fn m_5_5_without_a_field_card_what_one_takes_is_discarded() {
    // Green is even in the River already: it makes no difference.
    let mut state =
        claiming().field(2, 0, "").field(2, 1, "KKKPPY").river(0, "G").cup(0, "G").discard("Y").build();
    play(&mut state, "cO");
    assert_eq!(play(&mut state, "cG"), [claimed_in_vain(0, 2, "G", 2)]);
    assert_eq!(state.table.discard, pile("YGG"));
    assert_eq!((state.cups[0], state.table.rivers[0].len()), (pile("G"), 1));
    assert_eq!(play(&mut state, "cR")[0], claimed(1, 2, "R", Some(2), 2));
}

#[test]
fn m_5_5_cards_in_the_other_mandala_do_not_help() {
    let mut state = claiming().field(2, 1, "").field(2, 0, "PYK").field(1, 1, "PPPP").build();
    assert_eq!(play(&mut state, "cR"), [claimed_in_vain(1, 2, "R", 3)]);
    assert_eq!(state.table.rivers[1].len(), 0);
}

#[test]
fn m_5_6_with_both_fields_empty_the_mountain_is_discarded() {
    let mut state = Position::new()
        .hands("RRO", "YG")
        .mountain(1, "OOYGPK")
        .field(2, 0, "R")
        .deck("GGGPKO")
        .discard("Y")
        .build();
    assert_eq!(
        play(&mut state, "m1R"),
        [
            built(0, 1, "R"),
            drew(0, "GGG"),
            completed(1, 0, None, [0, 0]),
            swept(1, "ROOYGPK"),
            refilled(1, "PK")
        ]
    );
    assert_position(
        &state,
        Position::new()
            .hands("ROGGG", "YG")
            .mountain(1, "PK")
            .field(2, 0, "R")
            .deck("O")
            .discard("YROOYGPK")
            .turn(1),
    );
}

#[test]
fn m_5_7_the_fields_are_discarded_and_a_new_mountain_is_started() {
    let mut state = claiming().mountain(1, "RR").field(1, 0, "G").discard("Y").build();
    play_all(&mut state, &["cR", "cO", "cG"]);
    assert_position(
        &state,
        Position::new()
            .hands("RO", "YG")
            .mountain(1, "RR")
            .field(1, 0, "G")
            .mountain(2, "OY")
            .river(0, "O")
            .river(1, "RG")
            .cup(1, "RRG")
            .deck("PK")
            .discard("YPYKKK")
            .turn(1),
    );
}

#[test]
fn m_5_7_the_turn_passes_to_the_opponent_of_the_one_who_completed() {
    // Completed by either seat, first choice for either, and an odd or even number of claims.
    for turn in [1, 2] {
        for first in [0, 1] {
            for (mountain, claims) in [("RRG", &["cR", "cG"][..]), ("RGO", &["cG", "cO", "cR"])] {
                let mut state = claiming().mountain(2, mountain).turn(turn).claim(2, first).build();
                play_all(&mut state, claims);
                assert_eq!(state.to_move().unwrap().index(), turn as usize % 2);
                assert_eq!(state.table.turn, turn, "claims are not turns");
            }
        }
    }
}

#[test]
fn m_5_7_no_new_mountain_when_the_game_is_over() {
    let mut state = claiming().mountain(2, "R").river(1, "OYGPK").build();
    assert_eq!(play(&mut state, "cR")[..2], [claimed(1, 2, "R", Some(6), 0), swept(2, "PYKKK")]);
    assert_eq!(state.table.mandalas[1], crate::Areas::default());
    assert_eq!(state.table.deck, 4);
}
