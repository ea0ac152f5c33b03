//! The worked examples of the rulebook and of `docs/rules/mandala.md`, as positions.

use tabletop::State as _;

use super::position::Position;
use super::told::{built, claimed, completed, drew, ended, outcome, reshuffled, swept};
use super::{ONE, ZERO, legal_of, pile, play, play_all, play_with, refuse};
use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::error::Illegal;
use crate::table::Reason;

/// Page 3: yellow and purple in the Mountain, orange and red in the own Field, green in the opponent's.
#[test]
fn example_rule_of_colour() {
    for own in [0, 1] {
        for mandala in [1, 2] {
            let state = Position::new()
                .hands("ROYGPK", "ROYGPK")
                .mountain(mandala, "YYP")
                .field(mandala, own, "OR")
                .field(mandala, 1 - own, "G")
                .deck("RRR")
                .turn(own as u32)
                .build();
            let of = |kind: &str| legal_of(&state, &format!("{kind}{mandala}"));
            let on = |kind: &str, colours: &str, count: &str| -> Vec<String> {
                colours.chars().map(|colour| format!("{kind}{mandala}{colour}{count}")).collect()
            };
            assert_eq!(of("m"), on("m", "YPK", ""));
            assert_eq!(of("f"), on("f", "ROK", "1"));
            let green =
                Illegal::InOtherField { colour: Colour::Green, mandala: MandalaNumber::ALL[mandala - 1] };
            assert_eq!(refuse(&state, &format!("m{mandala}G")), green);
            assert_eq!(refuse(&state, &format!("f{mandala}G1")), green);
        }
    }
}

/// The same in docs/rules: green and black on the Mountain, purple in the own Field, red and yellow in the opponent's.
#[test]
fn example_rule_of_colour_in_the_docs() {
    let state = Position::new()
        .hands("ROYGPK", "ROYGPK")
        .mountain(1, "GK")
        .field(1, 0, "P")
        .field(1, 1, "RY")
        .deck("RRR")
        .build();
    assert_eq!(legal_of(&state, "m1"), ["m1O", "m1G", "m1K"]);
    assert_eq!(legal_of(&state, "f1"), ["f1O1", "f1P1"]);
}

/// Page 5: Anna has 3 cards in her Field and Beth 4, so Beth chooses first, no matter who completed the mandala.
#[test]
fn example_destruction() {
    for last in [0, 1] {
        let mut state = Position::new()
            .hands("RR", "RR")
            .mountain(1, "OOY")
            .field(1, 0, "GGG")
            .field(1, 1, "PPKK")
            .deck("YYYYY")
            .turn(last)
            .build();
        let events = play(&mut state, "m1R");
        assert_eq!(events[2], completed(1, last as usize, Some(1), [3, 4]));
        assert_eq!(state.to_move(), Some(ONE));
    }
    // With 4 against 4 it would be the opponent of the one who completed it.
    for (last, first) in [(0, ONE), (1, ZERO)] {
        let mut state = Position::new()
            .hands("RR", "RR")
            .mountain(1, "OOY")
            .field(1, 0, "GGGG")
            .field(1, 1, "PPKK")
            .deck("YYYYY")
            .turn(last)
            .build();
        play(&mut state, "m1R");
        assert_eq!(state.to_move(), Some(first));
    }
}

/// Page 6: Cup cards for River spaces 1 to 6: 4, 5, 6, 0, 3 and 1, which is 4 + 10 + 18 + 0 + 15 + 6.
#[test]
fn example_score() {
    let cup = "K".repeat(4) + &"R".repeat(5) + &"P".repeat(6) + &"G".repeat(3) + "Y";
    let mut state = Position::new()
        .hands("R", "R")
        .mountain(2, "YY")
        .field(2, 0, "R")
        .river(0, "KRPOG")
        .cup(0, &cup[..18])
        .turn(1)
        .claim(2, 0)
        .build();
    assert_eq!(
        play(&mut state, "cY"),
        [
            claimed(0, 2, "Y", Some(6), 1),
            swept(2, "R"),
            ended(outcome([53, 0], Some(0), Reason::River), ["R", "R"], [&cup, ""])
        ]
    );
}

/// The same in docs/rules: 3, 0, 2, 5, 1 and 2 cards, which is 3 + 0 + 6 + 20 + 5 + 12.
#[test]
fn example_score_in_the_docs() {
    let river = Position::new().river(0, "POGRKY").build().table.rivers[0];
    assert_eq!(crate::score::points(river, pile("PPPGGRRRRRKYY")), 46);
}

/// Page 4: with 7 cards in hand after playing one draws 1, with 6 draws 2, with 5 or fewer draws 3.
#[test]
fn example_draw_limits() {
    for (left, draws) in [(7, 1), (6, 2), (5, 3), (4, 3), (3, 3), (2, 3), (1, 3), (0, 3)] {
        let mut state = Position::new().hands(&"R".repeat(left + 1), "O").deck("YYYYY").build();
        let events = play(&mut state, "m1R");
        assert_eq!(events, [built(0, 1, "R"), drew(0, &"Y".repeat(draws))]);
    }
}

/// Claiming: River `R G`; three black cards fill space 3 and add two to the Cup; later two green cards go to the Cup.
#[test]
fn example_claiming() {
    let mut state = Position::new()
        .hands("RR", "RR")
        .mountain(1, "KKKGGO")
        .field(1, 0, "YPPP")
        .field(1, 1, "RR")
        .river(0, "RG")
        .deck("YYYYY")
        .turn(1)
        .claim(1, 0)
        .build();
    assert_eq!(play(&mut state, "cK"), [claimed(0, 1, "K", Some(3), 2)]);
    play(&mut state, "cO");
    assert_eq!(play(&mut state, "cG")[0], claimed(0, 1, "G", None, 2));
    assert_eq!(state.cups[0], pile("GGKK"));
    assert_eq!(crate::score::points(state.table.rivers[0], pile("GG")), 2 * 2);
}

/// The deck holds 2 cards, and a build with 5 in hand draws 3: the second empties the deck, the third is of the new one.
#[test]
fn example_the_last_card_of_the_deck() {
    let position = Position::new()
        .hands("RRRRR", "RO")
        .mountain(1, "YY")
        .field(1, 0, "OG")
        .field(1, 1, "PPK")
        .deck("GO")
        .discard("KKYY");
    let mut state = position.clone().build();
    assert_eq!(
        play_with(&mut state, "m1R", &["YKYK"]),
        [built(0, 1, "R"), drew(0, "GO"), reshuffled(4), drew(0, "Y"), completed(1, 0, Some(1), [2, 3])]
    );
    play_all(&mut state, &["cR", "cY"]);
    assert_eq!(state.outcome().unwrap().reason, Reason::Deck);
    // Had exactly the 2 cards been drawn, the deck would be exhausted all the same.
    let mut state = position.hands("RRRRRRR", "RO").build();
    assert_eq!(play_with(&mut state, "m1R", &["YKYK"])[1..3], [drew(0, "GO"), reshuffled(4)]);
    assert!(state.table.exhausted);
}
