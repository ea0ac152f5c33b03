//! S-5: the mandala board.

use tabletop::State as _;

use super::position::Position;
use super::{ONE, legal, play, points, refuse};
use crate::error::Illegal;
use crate::table::{Phase, Reason};

const FULL: [&str; 5] = ["Y", "YY", "BB", "PP", "VV"];

/// Two players, each with some stones and more to pick up.
fn position() -> Position {
    Position::new(2).everywhere("YyBb").towers(0, FULL).towers(1, FULL)
}

#[test]
fn s_5_1_each_leaving_stone_covers_the_next_space_and_the_scorer_takes_its_points() {
    let mut state = position().placed(4).points(&[10, 20]).build();
    play(&mut state, "t1345");
    // Spaces 5 to 8, with +1 on space 6.
    assert_eq!((points(&state), state.table.placed), (vec![15, 20], 8));
    play(&mut state, "cY");
    // Two heights on space 1, height 2 on space 2; spaces 9 and 10 give nothing.
    assert_eq!((points(&state), state.table.placed), (vec![15, 24], 10));
    play(&mut state, "t2");
    play(&mut state, "t345");
    // Space 11; then spaces 12 to 14, with +2 on space 12.
    assert_eq!((points(&state), state.table.placed), (vec![16, 29], 14));
}

#[test]
fn s_5_1_several_bonuses_in_one_action() {
    let options = r#"{"track":{"bonus":{"1":5,"2":7,"4":100}}}"#;
    let mut state = position().options(options).build();
    play(&mut state, "t123");
    assert_eq!(points(&state), [3 + 5 + 7, 0]);
}

#[test]
fn s_5_1_a_full_track_takes_no_more_stones() {
    let options = r#"{"track":{"length":3,"bonus":{"2":1,"3":1,"4":50,"5":50}}}"#;
    let mut state = position().options(options).placed(1).build();
    play(&mut state, "t12345");
    assert_eq!((points(&state), state.table.placed), (vec![7, 0], 3));
    play(&mut state, "t12345");
    assert_eq!((points(&state), state.table.placed), (vec![7, 5], 3));
    assert!(!state.table.ending);
    // A track without spaces lays everything aside.
    let mut state = position().options(r#"{"track":{"length":0}}"#).build();
    play(&mut state, "t12345");
    assert_eq!((points(&state), state.table.placed), (vec![5, 0], 0));
}

#[test]
fn s_5_1_a_track_is_never_longer_than_the_stones_last() {
    let options = r#"{"track":{"length":4294967297,"bonus":{"0":9,"96":1,"97":50,"4294967295":50},"hands":{"0":2,"97":2}}}"#;
    let mut state = position().options(options).placed(93).build();
    play(&mut state, "t123");
    assert_eq!((points(&state), state.table.placed), (vec![4, 0], 96));
    assert!(!state.table.ending);
}

#[test]
fn s_5_2_covering_the_hands_finishes_the_round() {
    let mut state = position().placed(33).build();
    play(&mut state, "t12");
    assert!(!state.table.ending);
    play(&mut state, "t1");
    assert!(state.table.ending);
    // Seat 1 is the last seat: the game is over after that very turn.
    assert_eq!(state.table.phase, Phase::Over(Reason::Mandala));
    assert_eq!(state.to_move(), None);
    assert_eq!(refuse(&state, "t1"), Illegal::GameOver);
}

#[test]
fn s_5_2_the_others_have_one_more_turn() {
    let mut state = position().placed(33).build();
    play(&mut state, "t123");
    assert!(state.table.ending);
    assert_eq!((state.table.phase, state.to_move()), (Phase::Turn, Some(ONE)));
    let pick_up = "d2b2n1";
    assert!(!legal(&state).contains(&pick_up.to_owned()), "seat 1 has no empty space");
    play(&mut state, "t1");
    assert_eq!(state.table.phase, Phase::Over(Reason::Mandala));
    assert_eq!(state.outcome().unwrap().reason, Reason::Mandala);
}

#[test]
fn s_5_2_a_pick_up_can_be_the_last_turn() {
    let mut state = Position::new(2).everywhere("YyBb").turn(1).ending().build();
    play(&mut state, "d2b2n1");
    assert_eq!(state.table.phase, Phase::Over(Reason::Mandala));
}

#[test]
fn s_5_2_other_hands_do_nothing() {
    let three = Position::new(3).everywhere("YyBb");
    let mut state = three.clone().towers(0, FULL).placed(35).build();
    play(&mut state, "t1");
    assert!(!state.table.ending);
    // Three players: seat 1 covers space 54, seat 2 has one more turn.
    let mut state = three.towers(1, FULL).placed(53).turn(1).build();
    play(&mut state, "t1");
    assert!(state.table.ending);
    play(&mut state, "d2b2n1");
    assert_eq!(state.table.phase, Phase::Over(Reason::Mandala));
}

#[test]
fn s_5_2_the_end_begins_once() {
    let mut state = position().placed(40).ending().build();
    play(&mut state, "t1");
    assert_eq!((state.table.phase, state.to_move()), (Phase::Turn, Some(ONE)));
}

#[test]
fn s_5_2_the_hands_are_an_option() {
    let early = |hands: &str| format!(r#"{{"track":{{"hands":{hands}}}}}"#);
    let ends_after = |hands: &str| {
        let mut state = position().options(&early(hands)).build();
        (1..=5).find(|tower| {
            // Seat 0 plays alone.
            state.table.mover = 0;
            play(&mut state, &format!("t{tower}"));
            state.table.ending
        })
    };
    assert_eq!(ends_after(r#"{"3":2}"#), Some(3));
    // The first of several spaces with the right hands begins the end, in whatever order they are written.
    assert_eq!(ends_after(r#"{"4":2,"2":2,"1":3}"#), Some(2));
    // Spaces that cannot be covered do not stand for others.
    assert_eq!(ends_after(r#"{"0":2}"#), None);
    assert_eq!(ends_after(r#"{"0":2,"3":2}"#), Some(3));
    assert_eq!(ends_after(r#"{"259":2}"#), None);
    assert_eq!(ends_after(r#"{"4294967299":2,"18446744073709551615":2}"#), None);
    assert_eq!(ends_after(r#"{"3":18446744073709551615,"4":4294967298}"#), None);
    // Without the right hands, only `stuck` ends the game.
    assert_eq!(ends_after("{}"), None);
    // What lies beyond the track has no effect.
    let beyond = r#"{"track":{"length":2,"hands":{"3":2}}}"#;
    let mut state = position().options(beyond).build();
    play(&mut state, "t12345");
    assert!(!state.table.ending);
    assert_eq!(state.to_move(), Some(ONE));
}
