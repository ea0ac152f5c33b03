//! The worked examples of the rules, as positions.

use super::position::Position;
use super::{legal, play, points, towers};
use crate::table::{Phase, Reason};

#[test]
fn s_3_1_example_which_stones_are_taken() {
    // Around b2: yellow has the wrong pattern, blue lies next to another artist, pink and violet are taken.
    let mut state = Position::new(2).around("b2", ["y", "B", "P", "V"]).artists("f6 d2", "f2 f4").build();
    play(&mut state, "f6b2s1");
    assert_eq!(towers(&state, 0)[0], "VP");
}

/// The examples of docs/rules, which are not those of the rulebook.
#[test]
fn s_3_1_example_in_the_docs() {
    // Around b2: violet has the wrong pattern, one yellow lies next to another artist, the other is taken.
    let mut state = Position::new(2).around("b2", ["v", "Y", "", "Y"]).artists("f6 d2", "f2 f4").build();
    play(&mut state, "f6b2w1");
    assert_eq!(towers(&state, 0)[0], "Y");
}

#[test]
fn s_3_2_example_in_the_docs() {
    for (first, tower) in [("n", "PYB"), ("e", "BPY"), ("s", "YBP")] {
        let mut state = Position::new(2).artists("b2 f2", "b6 f6").around("d4", ["B", "Y", "P", ""]).build();
        play(&mut state, &format!("b2d4{first}1"));
        assert_eq!(towers(&state, 0)[0], tower);
    }
}

#[test]
fn s_3_3_example_in_the_docs() {
    // Heights 2, 1, 2, 0 and 1; yellow on top of spaces 1, 2 and 3. One of the stones covers the +1 of space 6.
    let mut state = Position::new(2).towers(0, ["YB", "Y", "yV", "", "P"]).placed(3).build();
    play(&mut state, "cY");
    assert_eq!(points(&state), [3 + 4 + 3 + 1, 0]);
}

#[test]
fn s_3_2_example_the_order_of_a_tower() {
    let position = Position::new(2).artists("b2 f2", "b6 f6").around("d4", ["P", "B", "V", ""]);
    let firsts: Vec<_> = legal(&position.clone().build())
        .into_iter()
        .filter(|action| action.starts_with("b2d4") && action.ends_with('1'))
        .collect();
    assert_eq!(firsts, ["b2d4n1", "b2d4e1", "b2d4s1"]);
    for (action, tower) in firsts.iter().zip(["VBP", "PVB", "BPV"]) {
        let mut state = position.clone().build();
        play(&mut state, action);
        assert_eq!(towers(&state, 0)[0], tower);
    }
}

#[test]
fn s_3_3_example_score_a_colour() {
    // Heights 1 to 4 all occur; violet on top of spaces 1, 4 (height 3) and 5 (four colours).
    let mut state = Position::new(2).towers(0, ["V", "BY", "Y", "VYY", "vYBP"]).placed(9).build();
    play(&mut state, "cV");
    // 4 + 4 + 5, and one of the three stones covers the +2 of space 12.
    assert_eq!(points(&state), [15, 0]);
    assert_eq!(state.table.placed, 12);
    assert_eq!(towers(&state, 0), ["", "BY", "Y", "YY", "YBP"]);
    let mut state = Position::new(2).towers(0, ["V", "BY", "Y", "VYY", "vYBP"]).build();
    play(&mut state, "cV");
    assert_eq!(points(&state), [13, 0]);
}

#[test]
fn s_3_4_example_score_any_stones() {
    let mut state = Position::new(2).towers(0, ["V", "BY", "Y", "VYY", "vYBP"]).build();
    play(&mut state, "t135");
    assert_eq!(points(&state), [3, 0]);
}

#[test]
fn s_5_2_example_the_last_round() {
    let full = ["V", "BY", "Y", "VYY", "vYBP"];
    let position = Position::new(3).towers(0, full).towers(1, full).towers(2, full).placed(53);
    let mut state = position.clone().turn(1).build();
    play(&mut state, "t1");
    assert_eq!(state.table.phase, Phase::Turn);
    play(&mut state, "t1");
    assert_eq!(state.table.phase, Phase::Over(Reason::Mandala));
    let mut state = position.turn(2).build();
    play(&mut state, "t1");
    assert_eq!(state.table.phase, Phase::Over(Reason::Mandala));
}
