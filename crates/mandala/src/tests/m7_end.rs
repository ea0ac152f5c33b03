//! M-7: the end.

use tabletop::State as _;

use super::position::Position;
use super::told::{claimed, discarded, drew, ended, grew, outcome, refilled, reshuffled, swept};
use super::{ONE, ZERO, assert_position, legal, play, play_all, play_with, refuse};
use crate::Options;
use crate::error::Illegal;
use crate::table::{Phase, Reason, Table};

/// The last two colours of mandala 1 are claimed, red and green; seat 0 is first, and has just completed it.
fn last_claims() -> Position {
    Position::new()
        .hands("RO", "YG")
        .mountain(1, "RG")
        .field(1, 0, "PYY")
        .field(1, 1, "KO")
        .deck("OYPK")
        .turn(1)
        .claim(1, 0)
}

fn phase_after(position: Position, texts: &[&str]) -> Phase {
    let mut state = position.build();
    play_all(&mut state, texts);
    state.table.phase
}

#[test]
fn m_7_1_a_river_of_six_colours_ends_the_game_after_the_destruction() {
    let five = last_claims().river(0, "OYPK");
    assert_eq!(phase_after(five, &["cR", "cG"]), Phase::Turn);

    let mut state = last_claims().river(0, "GOYPK").cup(0, "KK").build();
    // The sixth colour does not end it at once: seat 1 still claims.
    assert_eq!(play(&mut state, "cR"), [claimed(0, 1, "R", Some(6), 0)]);
    assert_eq!(state.table.phase, Phase::Claim(crate::MandalaNumber::One));
    let outcome = outcome([10, 0], Some(0), Reason::River);
    assert_eq!(
        play(&mut state, "cG"),
        [claimed(1, 1, "G", Some(1), 0), swept(1, "PYYKO"), ended(outcome, ["RO", "YG"], ["KK", ""])]
    );
    assert_eq!(state.outcome(), Some(outcome));
    assert_eq!((state.to_move(), legal(&state)), (None, vec![]));
    for text in ["cG", "m1R", "dR1"] {
        assert_eq!(refuse(&state, text), Illegal::GameOver);
    }
}

#[test]
fn m_7_1_both_players_may_reach_six() {
    let mut state = last_claims().river(0, "GOYPK").river(1, "ROYPK").build();
    play_all(&mut state, &["cR", "cG"]);
    assert_eq!(state.table.phase, Phase::Over(Reason::River));
    assert!(state.table.rivers.iter().all(|river| river.is_full()));
}

#[test]
fn m_7_1_an_exhausted_deck_ends_the_game_after_the_destruction() {
    assert_eq!(phase_after(last_claims(), &["cR", "cG"]), Phase::Turn);
    let exhausted = last_claims().exhausted();
    assert_eq!(phase_after(exhausted, &["cR", "cG"]), Phase::Over(Reason::Deck));
}

#[test]
fn m_7_1_if_both_hold_the_reason_is_river() {
    let both = last_claims().river(1, "ROYPK").exhausted();
    assert_eq!(phase_after(both, &["cR", "cG"]), Phase::Over(Reason::River));
}

#[test]
fn m_7_1_nobody_has_won_a_running_game() {
    assert_eq!(last_claims().river(0, "ROYGPK").build().outcome(), None);
    assert_eq!(Position::new().hands("R", "R").build().outcome(), None);
    let mut state = last_claims().build();
    play(&mut state, "cR");
    assert_eq!(state.outcome(), None);
    assert_position(&state, last_claims().mountain(1, "G").river(0, "R").claim(1, 1));
}

/// No purple card is in hand, deck or discard pile, and both mandalas lack it.
fn without_purple() -> Position {
    Position::new().hands("KK", "KK").mountain(1, "ROYG").field(2, 0, "ROYG").deck("KKK").exhausted()
}

/// Whether a turn ends the game as a deadlock, when all cards not mentioned are in a Cup.
fn is_deadlock(position: Position, text: &str) -> bool {
    match phase_after(position.rest_in_cup(0), &[text]) {
        Phase::Over(Reason::Deadlock) => true,
        Phase::Turn => false,
        other => panic!("{other:?}"),
    }
}

#[test]
fn m_7_2_the_game_ends_when_no_mandala_can_be_completed() {
    let mut state = without_purple().river(1, "PR").cup(1, "PPRR").rest_in_cup(0).build();
    let outcome = outcome([0, 6], Some(1), Reason::Deadlock);
    let cup = state.cups[0].to_string();
    assert_eq!(
        play(&mut state, "dK1"),
        [discarded(0, "K", 1), drew(0, "K"), ended(outcome, ["KK", "KK"], [&cup, "PPRR"])]
    );
    assert_eq!(state.outcome(), Some(outcome));
    assert_eq!(state.table.turn, 1);
}

#[test]
fn m_7_2_one_card_anywhere_keeps_the_game_going() {
    assert!(is_deadlock(without_purple(), "dK1"));
    assert!(!is_deadlock(without_purple().hands("KKP", "KK"), "dK1"));
    assert!(!is_deadlock(without_purple().hands("KK", "KP"), "dK1"));
    assert!(!is_deadlock(without_purple().deck("KKKP"), "dK1"));
    assert!(!is_deadlock(without_purple().discard("P"), "dK1"));
    // Purple in one mandala is enough: black can still complete it.
    assert!(!is_deadlock(without_purple().mountain(1, "ROYGP"), "dK1"));
    assert!(!is_deadlock(without_purple().field(2, 1, "P"), "dK1"));
}

#[test]
fn m_7_2_each_mandala_may_lack_another_colour() {
    // Mandala 1 lacks green, mandala 2 yellow; what lies in the other does not help.
    let position = without_purple().mountain(1, "ROYP").field(2, 0, "ROG").field(2, 1, "P");
    assert!(is_deadlock(position.clone(), "dK1"));
    assert!(!is_deadlock(position.clone().discard("Y"), "dK1"));
    assert!(!is_deadlock(position.discard("G"), "dK1"));
}

#[test]
fn m_7_2_only_after_an_exhaustion() {
    let position = Position::new().hands("KK", "KK").mountain(1, "ROYG").mountain(2, "ROYG");
    assert!(!is_deadlock(position.clone().deck("KK"), "dK1"));
    // The exhaustion by this very turn's draw is one.
    assert!(is_deadlock(position.deck("K"), "dK1"));
}

#[test]
fn m_7_2_the_game_ends_when_nobody_can_play_another_card() {
    let position = Position::new().hands("RR", "P").mountain(1, "OYGK").exhausted();
    let mut state = position.clone().build();
    let outcome = outcome([0, 0], None, Reason::Deadlock);
    assert_eq!(play(&mut state, "f2R1"), [grew(0, 2, "R", 1), ended(outcome, ["R", "P"], ["", ""])]);
    let two_cards = position.clone().hands("RRR", "P");
    assert!(!is_deadlock(two_cards, "f2R1"));
    let opponent_has_two = position.clone().hands("RR", "PP");
    assert!(!is_deadlock(opponent_has_two, "f2R1"));
    assert!(!is_deadlock(position.clone().deck("P"), "f2R1"));
    assert!(!is_deadlock(position.discard("P"), "f2R1"));
}

#[test]
fn m_7_3_the_game_ends_after_five_hundred_turns() {
    let position = Position::new().hands("RO", "YG").deck("OYPKOYPK");
    assert_eq!(phase_after(position.clone().turn(498), &["m1R"]), Phase::Turn);
    for text in ["m1O", "f1Y1", "dG1"] {
        let last = position.clone().hands("O", "OYG").turn(499);
        assert_eq!(phase_after(last, &[text]), Phase::Over(Reason::Limit));
    }
}

#[test]
fn m_7_3_the_limit_is_an_option() {
    let position = Position::new().hands("RO", "YG").deck("OYPKOYPK").turn_limit(3);
    let mut state = position.build();
    play_all(&mut state, &["m1R", "m1G"]);
    assert_eq!((state.table.phase, state.to_move()), (Phase::Turn, Some(ZERO)));
    let outcome = outcome([0, 0], None, Reason::Limit);
    let end = ended(outcome, ["OYP", "YKOY"], ["", ""]);
    assert_eq!(play(&mut state, "f2O1"), [grew(0, 2, "O", 1), end]);
}

/// A limit that no game reaches must not come round to one that it does.
#[test]
fn m_7_3_a_limit_may_be_any_number() {
    for limit in [u64::from(u32::MAX), 1 << 32, (1 << 32) + 1, u64::MAX] {
        let options = Options { turn_limit: limit.try_into().unwrap() };
        assert_eq!(Table::new(options).turn_limit, u32::MAX);
    }
    let options = Options { turn_limit: 7.try_into().unwrap() };
    assert_eq!(Table::new(options).turn_limit, 7);
}

#[test]
fn m_7_3_a_destruction_begun_by_the_last_turn_is_finished_first() {
    let mut state = last_claims().turn_limit(1).build();
    play(&mut state, "cR");
    assert_eq!(state.to_move(), Some(ONE));
    play(&mut state, "cG");
    assert_eq!(state.table.phase, Phase::Over(Reason::Limit));
    // Claims are not turns: this game has a turn left.
    assert_eq!(phase_after(last_claims().turn_limit(2), &["cR", "cG"]), Phase::Turn);
}

#[test]
fn m_7_6_river_and_deck_come_before_the_refill_and_the_limit() {
    let limit = last_claims().turn_limit(1);
    let river = limit.clone().river(0, "GOYPK");
    assert_eq!(phase_after(river, &["cR", "cG"]), Phase::Over(Reason::River));
    let deck = limit.clone().exhausted();
    assert_eq!(phase_after(deck, &["cR", "cG"]), Phase::Over(Reason::Deck));
    // If neither holds, the refill takes place before the limit ends the game.
    let mut state = limit.build();
    play(&mut state, "cR");
    let outcome = outcome([0, 0], None, Reason::Limit);
    assert_eq!(
        play(&mut state, "cG"),
        [
            claimed(1, 1, "G", Some(1), 0),
            swept(1, "PYYKO"),
            refilled(1, "OY"),
            ended(outcome, ["RO", "YG"], ["", ""])
        ]
    );
}

/// One claim ends the destruction, and the refill exhausts the deck; red is then in no hand, deck or discard pile.
fn exhausting_refill() -> Position {
    Position::new()
        .hands("OG", "YG")
        .mountain(1, "R")
        .field(1, 0, "PYY")
        .field(1, 1, "KO")
        .mountain(2, "PP")
        .deck("OY")
        .turn(1)
        .claim(1, 0)
}

#[test]
fn m_7_6_an_exhaustion_by_the_refill_counts_for_the_deadlock() {
    let mut state = exhausting_refill().rest_in_cup(1).build();
    let cup = state.cups[1].to_string();
    let outcome = outcome([0, 0], Some(0), Reason::Deadlock);
    assert_eq!(
        play_with(&mut state, "cR", &["PYYKO"]),
        [
            claimed(0, 1, "R", Some(1), 0),
            swept(1, "PYYKO"),
            refilled(1, "OY"),
            reshuffled(5),
            ended(outcome, ["OG", "YG"], ["", &cup])
        ]
    );
    let red_in_mandala_2 = exhausting_refill().mountain(2, "RPP");
    assert_eq!(phase_after(red_in_mandala_2, &["cR"]), Phase::Turn);
    assert_eq!(phase_after(exhausting_refill().deck("OYG"), &["cR"]), Phase::Turn);
}

#[test]
fn m_7_6_deadlock_comes_before_limit() {
    let after_refill = exhausting_refill().turn_limit(1).rest_in_cup(0);
    assert_eq!(phase_after(after_refill, &["cR"]), Phase::Over(Reason::Deadlock));
    let after_turn = without_purple().turn_limit(1).rest_in_cup(0);
    assert_eq!(phase_after(after_turn, &["dK1"]), Phase::Over(Reason::Deadlock));
}
