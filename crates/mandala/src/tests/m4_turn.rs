//! M-4: a turn.

use tabletop::chance::below;
use tabletop::record::Setup as _;
use tabletop::{Seed, State as _};

use super::position::Position;
use super::told::{built, completed, discarded, drew, grew, reshuffled};
use super::{ONE, ZERO, assert_position, json, legal, legal_of, pile, play, play_with, refuse};
use crate::action::{Action, MandalaNumber};
use crate::colour::Colour;
use crate::error::Illegal;
use crate::{Options, Setup, State};

#[test]
fn m_4_1_a_build_plays_one_card_and_draws_three_from_the_top() {
    let mut state = Position::new().hands("RRGK", "OY").mountain(2, "RG").deck("GOPYYY").turn(12).build();
    assert_eq!(play(&mut state, "m2R"), [built(0, 2, "R"), drew(0, "GOP")]);
    assert_position(&state, Position::new().hands("RGKGOP", "OY").mountain(2, "RRG").deck("YYY").turn(13));
}

#[test]
fn m_4_1_a_build_draws_up_to_three_and_up_to_a_hand_of_eight() {
    // The hand before the build, the draw, and the hand after it.
    for (hand, drawn, after) in [
        ("R", "GOP", 3),
        ("RR", "GOP", 4),
        ("RRR", "GOP", 5),
        ("RRRR", "GOP", 6),
        ("RRRRR", "GOP", 7),
        ("RRRRRR", "GOP", 8),
        ("RRRRRRR", "GO", 8),
        ("RRRRRRRR", "G", 8),
    ] {
        let mut state = Position::new().hands("K", hand).deck("GOPYYYY").turn(1).build();
        assert_eq!(play(&mut state, "m1R"), [built(1, 1, "R"), drew(1, drawn)]);
        assert_eq!(state.hands, [pile("K"), pile(&hand[1..]) + pile(drawn)]);
        assert_eq!(state.hands[1].len(), after);
        assert_eq!(usize::from(state.table.deck), 7 - drawn.len());
    }
}

#[test]
fn m_4_1_a_build_is_one_action_whatever_it_draws() {
    let state = Position::new().hands("RRGK", "OY").deck("GOP").build();
    assert_eq!(legal_of(&state, "m"), ["m1R", "m1G", "m1K", "m2R", "m2G", "m2K"]);
    assert_eq!(refuse(&state, "m1O"), Illegal::NotInHand { colour: Colour::Orange, count: 1, have: 0 });
}

#[test]
fn m_4_1_the_draw_comes_before_the_completion() {
    let mut state =
        Position::new().hands("RR", "OY").mountain(1, "OYGP").field(1, 1, "K").deck("GOPY").build();
    let events = play(&mut state, "m1R");
    assert_eq!(events, [built(0, 1, "R"), drew(0, "GOP"), completed(1, 0, Some(1), [0, 1])]);
}

#[test]
fn m_4_2_a_grow_plays_any_number_of_one_colour_and_draws_nothing() {
    for count in 1..=3 {
        let mut state = Position::new().hands("OY", "RRRGK").field(1, 1, "K").deck("GOP").turn(3).build();
        let grow = format!("f1R{count}");
        assert_eq!(play(&mut state, &grow), [grew(1, 1, "R", count)]);
        let (played, kept) = "RRR".split_at(count.into());
        assert_position(
            &state,
            Position::new()
                .hands("OY", &format!("{kept}GK"))
                .field(1, 1, &format!("K{played}"))
                .deck("GOP")
                .turn(4),
        );
    }
}

#[test]
fn m_4_2_a_grow_plays_cards_that_are_in_hand() {
    let state = Position::new().hands("RRRGK", "OY").deck("GOP").build();
    assert_eq!(refuse(&state, "f2R4"), Illegal::NotInHand { colour: Colour::Red, count: 4, have: 3 });
    let none = Action::Grow { mandala: MandalaNumber::One, colour: Colour::Red, count: 0 };
    assert_eq!(state.check(none), Err(Illegal::NoCards));
}

#[test]
fn m_4_2_a_grow_goes_to_the_own_field_only() {
    for (mover, seat) in [(0, ZERO), (1, ONE)] {
        let mut state = Position::new().hands("RRG", "RRG").deck("GOP").turn(mover).build();
        play(&mut state, "f2R2");
        let fields = state.table.mandalas[1].fields;
        assert_eq!(fields[seat.index()], pile("RR"));
        assert_eq!(fields[seat.next(2).index()], pile(""));
    }
}

#[test]
fn m_4_3_a_discard_draws_as_many_cards() {
    for (count, drawn) in [(1, "G"), (2, "GO"), (3, "GOP")] {
        let mut state = Position::new().hands("RRRK", "OY").deck("GOPY").discard("K").build();
        let events = play(&mut state, &format!("dR{count}"));
        assert_eq!(events, [discarded(0, "R", count), drew(0, drawn)]);
        let (gone, kept) = "RRR".split_at(count.into());
        assert_position(
            &state,
            Position::new()
                .hands(&format!("{kept}K{drawn}"), "OY")
                .deck(&"GOPY"[count.into()..])
                .discard(&format!("K{gone}"))
                .turn(1),
        );
    }
    let state = Position::new().hands("RRRK", "OY").deck("GOPY").build();
    assert_eq!(refuse(&state, "dR4"), Illegal::NotInHand { colour: Colour::Red, count: 4, have: 3 });
    let none = Action::Discard { colour: Colour::Red, count: 0 };
    assert_eq!(state.check(none), Err(Illegal::NoCards));
}

#[test]
fn m_4_3_the_rule_of_colour_plays_no_part_in_a_discard() {
    let state = Position::new()
        .hands("RG", "OY")
        .mountain(1, "R")
        .field(1, 1, "G")
        .field(2, 0, "R")
        .mountain(2, "G")
        .deck("PPP")
        .build();
    assert_eq!(legal(&state), ["m1R", "m2G", "f2R1", "dR1", "dG1"]);
    play(&mut state.clone(), "dG1");
}

#[test]
fn m_4_3_the_whole_hand_may_be_discarded() {
    let mut state = Position::new().hands("RRRRRRRR", "OY").deck("GOPYKGOPY").build();
    play(&mut state, "dR8");
    assert_eq!(state.hands[0], pile("GOPYKGOP"));
    assert_eq!(state.table.discard, pile("RRRRRRRR"));
}

#[test]
fn m_4_3_the_discarded_cards_may_come_back_at_once() {
    let mut state = Position::new().hands("RRR", "OY").mountain(1, "GPK").deck("G").discard("P").build();
    let events = play_with(&mut state, "dR3", &["RPRR"]);
    assert_eq!(events, [discarded(0, "R", 3), drew(0, "G"), reshuffled(4), drew(0, "RP")]);
    assert_position(
        &state,
        Position::new().hands("GRP", "OY").mountain(1, "GPK").deck("RR").turn(1).exhausted(),
    );
}

#[test]
fn m_4_4_a_grow_keeps_at_least_one_card() {
    let one_colour = Position::new().hands("RRR", "OY").deck("GOP").build();
    assert_eq!(legal_of(&one_colour, "f1"), ["f1R1", "f1R2"]);
    assert_eq!(refuse(&one_colour, "f1R3"), Illegal::KeepOne);
    let two_colours = Position::new().hands("RRRG", "OY").deck("GOP").build();
    assert_eq!(legal_of(&two_colours, "f1"), ["f1R1", "f1R2", "f1R3", "f1G1"]);
    let last_card = Position::new().hands("R", "OY").deck("GOP").build();
    assert_eq!(legal(&last_card), ["m1R", "m2R", "dR1"]);
    assert_eq!(refuse(&last_card, "f2R1"), Illegal::KeepOne);
}

#[test]
fn m_4_4_the_last_card_is_built_only_if_there_is_one_to_draw() {
    let nothing = Position::new().hands("R", "OY").mountain(1, "GPK").exhausted();
    assert_eq!(refuse(&nothing.clone().build(), "m2R"), Illegal::LastCard);
    let mut deck = nothing.clone().deck("G").build();
    assert_eq!(play(&mut deck, "m2R"), [built(0, 2, "R"), drew(0, "G")]);
    let mut pile = nothing.clone().discard("G").build();
    assert_eq!(play(&mut pile, "m2R"), [built(0, 2, "R"), reshuffled(1), drew(0, "G")]);
    let mut two = nothing.hands("RR", "OY").build();
    assert_eq!(play(&mut two, "m2R"), [built(0, 2, "R")]);
    assert_eq!(two.hands[0].len(), 1);
}

#[test]
fn m_4_4_the_last_card_stays_in_hand_even_if_it_would_complete_a_mandala() {
    let state = Position::new().hands("R", "OY").mountain(1, "OYG").field(1, 0, "PK").exhausted().build();
    assert_eq!(legal(&state), ["dR1"]);
    assert_eq!(refuse(&state, "m1R"), Illegal::LastCard);
}

#[test]
fn m_4_4_a_discard_is_always_possible() {
    let mut state = Position::new().hands("R", "OY").mountain(1, "GPK").exhausted().build();
    assert_eq!(legal(&state), ["dR1"]);
    // The only card goes to the pile, which is shuffled, and comes back.
    let events = play(&mut state, "dR1");
    assert_eq!(events, [discarded(0, "R", 1), reshuffled(1), drew(0, "R")]);
    assert_position(&state, Position::new().hands("R", "OY").mountain(1, "GPK").exhausted().turn(1));
}

#[test]
fn m_4_5_a_hand_of_eight_stays_at_eight() {
    let position = Position::new().hands("RRRRGGKK", "OY").deck("PPPPPPPPP");
    for text in ["m1R", "dR4", "dG2"] {
        let mut state = position.clone().build();
        play(&mut state, text);
        assert_eq!(state.hands[0].len(), 8, "after {text}");
    }
}

#[test]
fn m_4_5_no_hand_ever_exceeds_eight_cards_or_is_empty() {
    for number in 0..60 {
        let seed = Seed::from_number(number);
        let mut rng = seed.child(0).deal();
        let mut state = State::new(&Options::default(), &Setup::deal(2, &seed), seed);
        while state.to_move().is_some() {
            state.apply_unchecked(state.pick_legal(|count| below(&mut rng, count)));
            assert!(state.hands.iter().all(|hand| (1..=8).contains(&hand.len())), "{}", json(&state.full()));
        }
    }
}
