//! M-6: the deck runs out.

use tabletop::State as _;

use super::position::Position;
use super::told::{built, claimed, completed, discarded, drew, ended, outcome, refilled, reshuffled, swept};
use super::{ONE, ZERO, assert_position, pile, play, play_all, play_with};
use crate::table::{Phase, Reason};

/// Nothing is near completion, and both players have cards enough.
fn quiet() -> Position {
    Position::new().hands("RRRR", "OYGPK").mountain(1, "R").mountain(2, "R")
}

#[test]
fn m_6_1_the_deck_is_exhausted_the_moment_its_last_card_is_drawn() {
    // A build draws three: from a deck of four one card is left, and nothing happens.
    let mut four = quiet().deck("GOPK").discard("YY").build();
    assert_eq!(play_with(&mut four, "m1R", &[]), [built(0, 1, "R"), drew(0, "GOP")]);
    assert!(!four.table.exhausted);
    assert_eq!(four.table.deck, 1);

    // From a deck of three the last card is drawn: exhausted, though no further card is needed.
    let mut three = quiet().deck("GOP").discard("KYYK").build();
    assert_eq!(play_with(&mut three, "m1R", &["YKKY"]), [built(0, 1, "R"), drew(0, "GOP"), reshuffled(4)]);
    assert_position(
        &three,
        quiet().hands("RRRGOP", "OYGPK").mountain(1, "RR").deck("YKKY").exhausted().turn(1),
    );
}

#[test]
fn m_6_1_a_draw_goes_on_from_the_reshuffled_pile() {
    let mut state = quiet().deck("G").discard("YKK").build();
    assert_eq!(
        play_with(&mut state, "m1R", &["KYK"]),
        [built(0, 1, "R"), drew(0, "G"), reshuffled(3), drew(0, "YK")]
    );
    assert_position(&state, quiet().hands("RRRGKY", "OYGPK").mountain(1, "RR").deck("K").exhausted().turn(1));
}

#[test]
fn m_6_1_a_discard_exhausts_the_deck_like_a_build() {
    let mut state = quiet().deck("GO").discard("K").build();
    assert_eq!(play_with(&mut state, "dR2", &["RKR"]), [discarded(0, "R", 2), drew(0, "GO"), reshuffled(3)]);
    assert!(state.table.exhausted);
    assert_eq!(state.deck_cards(), super::cards("RKR"));
}

#[test]
fn m_6_1_the_new_deck_is_exactly_the_discard_pile() {
    let mut state = quiet().deck("G").discard("ROYGPKKKK").rest_in_cup(0).build();
    play(&mut state, "dR1");
    let deck: crate::Pile = state.deck_cards().iter().copied().collect();
    assert_eq!(deck, pile("ROYGPKKKKR"));
    assert_eq!(state.table.discard, pile(""));
}

/// Seat 0 can complete mandala 1 with red; one colour is left to claim, for seat 1.
fn nearly_complete() -> Position {
    Position::new()
        .hands("RRR", "OYY")
        .mountain(1, "R")
        .field(1, 0, "OY")
        .field(1, 1, "GPK")
        .mountain(2, "OY")
        .field(2, 0, "R")
        .field(2, 1, "GP")
}

#[test]
fn m_6_2_after_an_exhaustion_the_next_destruction_ends_the_game() {
    let mut state = nearly_complete()
        .field(1, 1, "GP")
        .hands("KKR", "OYY")
        .mountain(1, "RR")
        .deck("RRRR")
        .exhausted()
        .build();
    play(&mut state, "m1K");
    let events = play_all(&mut state, &["cR", "cK"]);
    assert_eq!(
        events,
        [
            claimed(1, 1, "R", Some(1), 1),
            claimed(0, 1, "K", Some(1), 0),
            swept(1, "OYGP"),
            ended(outcome([0, 1], Some(1), Reason::Deck), ["KRRRR", "OYY"], ["", "R"])
        ]
    );
    assert_eq!(state.table.phase, Phase::Over(Reason::Deck));
}

/// Plays the build that completes mandala 1 with this deck, and the only claim.
fn completing_build(deck: &str) -> crate::State {
    let mut state = nearly_complete()
        .field(1, 0, "")
        .field(1, 1, "GPKOY")
        .mountain(1, "")
        .deck(deck)
        .discard("KKKK")
        .build();
    play(&mut state, "m1R");
    play(&mut state, "cR");
    state
}

#[test]
fn m_6_2_the_draw_of_the_completing_build_counts() {
    for exhausting in ["PP", "PPP"] {
        let state = completing_build(exhausting);
        assert_eq!(state.table.phase, Phase::Over(Reason::Deck));
    }
    let state = completing_build("PPPP");
    assert_eq!(state.table.phase, Phase::Turn);
}

#[test]
fn m_6_2_the_turn_passes_as_usual_after_an_exhaustion() {
    let mut state = quiet().deck("GOP").discard("KYYK").build();
    play(&mut state, "m1R");
    assert_eq!((state.table.phase, state.to_move()), (Phase::Turn, Some(ONE)));
    play(&mut state, "m1O");
    assert_eq!((state.table.phase, state.to_move()), (Phase::Turn, Some(ZERO)));
}

#[test]
fn m_6_3_a_refill_that_exhausts_the_deck_does_not_end_the_game() {
    // Deck after the build's draw: one, two or three cards for the refill of two.
    for (deck, exhausted) in [("PPPG", true), ("PPPGG", true), ("PPPGGG", false)] {
        let state = completing_build(deck);
        assert_eq!(state.table.phase, Phase::Turn);
        assert_eq!(state.table.exhausted, exhausted, "{deck}");
        assert_eq!(state.table.mandalas[0].mountain.len(), 2);
    }
}

#[test]
fn m_6_3_the_destruction_after_that_one_ends_it() {
    let mut state = nearly_complete()
        .mountain(1, "R")
        .turn(1)
        .claim(1, 1)
        .hands("RR", "KKY")
        .deck("G")
        .discard("O")
        .build();
    assert_eq!(
        play_with(&mut state, "cR", &["PKYGOO"]),
        [
            claimed(1, 1, "R", Some(1), 0),
            swept(1, "OYGPK"),
            refilled(1, "G"),
            reshuffled(6),
            refilled(1, "P")
        ]
    );
    assert_eq!((state.table.phase, state.table.exhausted), (Phase::Turn, true));
    // Seat 1 completes mandala 2, and this destruction ends the game.
    let events = play_all(&mut state, &["f2K1", "cO", "cY"]);
    assert_eq!(events[1], completed(2, 1, Some(1), [1, 3]));
    assert_eq!(
        state.outcome(),
        Some(outcome([0, 0], None, Reason::Deck)),
        "the second destruction after the exhaustion by a refill"
    );
}

#[test]
fn m_6_4_with_an_empty_pile_as_many_cards_as_there_are_get_drawn() {
    let mut state = quiet().deck("GO").build();
    assert_eq!(play_with(&mut state, "m1R", &[]), [built(0, 1, "R"), drew(0, "GO")]);
    let after = || quiet().mountain(1, "RR").exhausted();
    assert_position(&state, after().hands("RRRGO", "OYGPK").turn(1));

    // A grow draws nothing, so nothing is due; a build finds no card, and no empty pile is reshuffled.
    play_with(&mut state, "f2K1", &[]);
    assert_eq!(play_with(&mut state, "m1R", &[]), [built(0, 1, "R")]);

    // Now a discard puts a card into the pile, which is shuffled before the draw that is due.
    assert_eq!(play_with(&mut state, "dO1", &["O"]), [discarded(1, "O", 1), reshuffled(1), drew(1, "O")]);
    assert_position(&state, after().hands("RRGO", "OYGP").mountain(1, "RRR").field(2, 1, "K").turn(4));
}

#[test]
fn m_6_4_an_empty_deck_is_not_renewed_before_a_draw_is_due() {
    // Seat 0's grow leaves the pile alone; seat 1's build shuffles it first.
    let mut state = quiet().mountain(2, "").discard("KKYY").exhausted().build();
    play_with(&mut state, "f2R1", &[]);
    assert_eq!((state.table.deck, state.table.discard), (0, pile("KKYY")));
    assert_eq!(play_with(&mut state, "m1O", &["YKYK"]), [built(1, 1, "O"), reshuffled(4), drew(1, "YKY")]);
    assert_eq!(state.deck_cards(), super::cards("K"));
}

#[test]
fn m_6_4_a_deck_exhausted_again_is_reshuffled_again() {
    let mut state = quiet().deck("G").discard("K").build();
    let events = play_with(&mut state, "m1R", &["K"]);
    // The second card empties the new deck at once; the pile is empty, so the third is not to be had.
    assert_eq!(events, [built(0, 1, "R"), drew(0, "G"), reshuffled(1), drew(0, "K")]);
    let events = play_with(&mut state, "dO1", &["O"]);
    assert_eq!(events, [discarded(1, "O", 1), reshuffled(1), drew(1, "O")]);
    let events = play_with(&mut state, "dR3", &["RRR"]);
    assert_eq!(events, [discarded(0, "R", 3), reshuffled(3), drew(0, "RRR")]);
    assert_eq!(state.reshuffles, 3);
}

#[test]
fn m_6_4_each_reshuffle_has_an_order_of_its_own() {
    // The same pile twice, from the same seed: reshuffle 0 and reshuffle 1.
    let deck_after = |reshuffles| {
        let mut state = quiet().deck("GGG").discard("OOOOYYYYPPPPKKKK").build();
        state.reshuffles = reshuffles;
        play(&mut state, "m1R");
        state.deck_cards().to_vec()
    };
    assert_eq!(deck_after(0), deck_after(0));
    assert_ne!(deck_after(0), deck_after(1));
    let mut sorted = deck_after(1);
    sorted.sort_unstable();
    assert_eq!(sorted, super::cards("OOOOYYYYPPPPKKKK"));
}
