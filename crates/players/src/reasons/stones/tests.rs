//! For each reason a position where it is the one given, and one nearby where it is not.

use stones::testing::Position;
use stones::{Action, Stones};
use tabletop::message::Message;
use tabletop::{State as _, Viewer};

use super::super::explain;

/// The reason given for an action of the player to move, against an alternative if there is one.
fn against(position: &Position, action: &str, other: Option<&str>) -> &'static str {
    let state = position.clone().build();
    let mover = state.to_move().unwrap();
    let [action, other] = [Some(action), other].map(|text| text.map(|text| text.parse::<Action>().unwrap()));
    for action in [action, other].into_iter().flatten() {
        state.check(action).unwrap();
    }
    explain::<Stones>(&state.view(Viewer::Seat(mover)), action.unwrap(), other).id()
}

fn why(position: &Position, action: &str) -> &'static str {
    against(position, action, None)
}

/// The reason is given in the first position, and not in the second.
fn tells(id: &str, yes: (&Position, &str), no: (&Position, &str)) {
    assert_eq!(why(yes.0, yes.1), id);
    assert_ne!(why(no.0, no.1), id);
}

/// Two players, and towers of seat 0, whose turn it is.
fn towers(letters: [&str; 5]) -> Position {
    Position::new(2).towers(0, letters)
}

/// The same with a single stone that the star artist on d2 can take on b2.
fn one_stone(letters: [&str; 5], stone: &str) -> Position {
    towers(letters).stack("b1", stone)
}

/// The same with up to four stones around b2.
fn stones(letters: [&str; 5], stones: [&str; 4]) -> Position {
    towers(letters).artists("d2 f2", "f4 d6").around("b2", stones)
}

const NONE: [&str; 5] = [""; 5];
const TWO: [&str; 5] = ["Y", "BV", "", "", ""];

#[test]
fn begins_the_end_while_ahead() {
    // The other player has something to score, so the round goes on.
    let last = towers(TWO).towers(1, TWO).placed(35);
    tells("stones-why-begins-end", (&last.clone().points(&[30, 20]), "t1"), (&last.points(&[20, 30]), "t1"));
}

#[test]
fn ends_the_game_while_ahead() {
    // The second of two players covers the hands: no other has a turn after that.
    let last = Position::new(2).towers(1, TWO).turn(1).placed(35).points(&[20, 30]);
    let first = towers(TWO).towers(1, TWO).placed(35).points(&[30, 20]);
    tells("stones-why-ends", (&last, "t1"), (&first, "t1"));
}

#[test]
fn points_in_the_last_round() {
    let position = Position::new(2).towers(1, TWO).turn(1).placed(37);
    tells("stones-why-last-points", (&position.clone().ending(), "t1"), (&position, "t1"));
}

#[test]
fn meets_an_objective_near_the_end() {
    let position = towers(["YB", "P", "", "", ""]).objectives(0, ["two", "ring"]);
    tells("stones-why-meets", (&position.clone().placed(31), "t1"), (&position.placed(13), "t1"));
}

#[test]
fn keeps_an_objective_that_the_alternative_spoils() {
    let stars = |second: &str| towers(["YB", second, "", "", ""]).objectives(0, ["star", "one"]).placed(31);
    assert_eq!(against(&stars("Pv"), "t1", Some("t2")), "stones-why-keeps");
    assert_ne!(against(&stars("PV"), "t1", Some("t2")), "stones-why-keeps");
}

#[test]
fn delays_the_end_while_behind() {
    let position = one_stone(TWO, "P").placed(35);
    let behind = position.clone().points(&[10, 20]);
    assert_eq!(against(&behind, "d2b2n3", Some("t1")), "stones-why-delays");
    assert_ne!(against(&position.points(&[20, 10]), "d2b2n3", Some("t1")), "stones-why-delays");
    assert_ne!(why(&behind, "d2b2n3"), "stones-why-delays");
}

#[test]
fn a_big_scoring_of_a_colour() {
    tells(
        "stones-why-scores",
        (&towers(["Y", "y", "", "YBPV", ""]), "cY"),
        (&towers(["YB", "Yb", "", "", ""]), "cY"),
    );
}

#[test]
fn frees_a_tower_space() {
    tells(
        "stones-why-frees",
        (&towers(["Y", "BV", "P", "V", "YB"]), "t1"),
        (&towers(["Y", "BV", "P", "V", ""]), "t1"),
    );
}

#[test]
fn takes_a_bonus_of_the_track() {
    tells("stones-why-bonus", (&towers(TWO).placed(5), "t1"), (&towers(TWO).placed(4), "t1"));
}

#[test]
fn uncovers_a_pair_of_tops() {
    tells(
        "stones-why-uncovers",
        (&towers(["PY", "BV", "Yb", "", ""]), "t1"),
        (&towers(["PV", "BV", "Yb", "", ""]), "t1"),
    );
}

#[test]
fn points_at_once() {
    tells("stones-why-points", (&towers(TWO), "t1"), (&towers(TWO).placed(5), "t1"));
}

#[test]
fn prepares_a_pair_of_tops() {
    let board = ["Y", "", "", "", ""];
    tells("stones-why-pairs", (&one_stone(board, "Y"), "d2b2n3"), (&one_stone(board, "P"), "d2b2n3"));
}

#[test]
fn joins_a_pair_of_tops() {
    let pair = ["Y", "y", "", "", ""];
    tells(
        "stones-why-joins",
        (&one_stone(pair, "Y"), "d2b2n3"),
        (&one_stone(["Y", "v", "", "", ""], "Y"), "d2b2n3"),
    );
}

#[test]
fn four_colours_on_space_5() {
    tells(
        "stones-why-four-colours",
        (&stones(NONE, ["Y", "B", "P", "V"]), "d2b2n5"),
        (&stones(NONE, ["Y", "B", "P", "P"]), "d2b2n5"),
    );
}

#[test]
fn the_height_a_space_wants() {
    let four = stones(NONE, ["Y", "B", "P", "V"]);
    tells("stones-why-height", (&four, "d2b2n4"), (&four, "d2b2n2"));
    assert_eq!(why(&stones(NONE, ["Y", "B", "", "V"]), "d2b2n3"), "stones-why-height");
    assert_eq!(why(&one_stone(NONE, "Y"), "d2b2n2"), "stones-why-height");
}

#[test]
fn takes_stones_the_next_player_wants() {
    let position = one_stone(NONE, "Y");
    tells(
        "stones-why-takes-wanted",
        (&position.clone().towers(1, ["", "Y", "", "", ""]), "d2b2n3"),
        (&position.towers(1, ["", "P", "", "", ""]), "d2b2n3"),
    );
}

#[test]
fn blocks_the_next_player_with_an_artist() {
    // The yellow star on b5 cannot be taken while an artist stands on b6.
    let position = Position::new(2)
        .artists("d2 f2", "f4 d6")
        .stack("b5", "Y")
        .stack("b7", "p")
        .stack("f7", "p")
        .towers(1, ["", "Y", "", "", ""]);
    tells("stones-why-blocks", (&position, "d6b6s3"), (&position, "d6f6s3"));
}

#[test]
fn many_heights_for_space_1() {
    let board = ["", "Y", "BV", "PYB", ""];
    tells(
        "stones-why-heights",
        (&one_stone(board, "V"), "d2b2n1"),
        (&one_stone(["", "Y", "", "", ""], "V"), "d2b2n1"),
    );
}

#[test]
fn many_stones_at_once() {
    let three = stones(NONE, ["Y", "B", "", "V"]);
    tells("stones-why-many", (&three, "d2b2n5"), (&stones(NONE, ["Y", "B", "", ""]), "d2b2n5"));
    // Elsewhere there are four.
    let more = three.artists("d2 f2", "f4 f6").around("b6", ["Y", "B", "P", "V"]);
    assert_ne!(why(&more, "d2b2n5"), "stones-why-many");
}

#[test]
fn the_only_action_and_no_reason_at_all() {
    let one = towers(["Y", "", "", "", ""]);
    tells("why-only", (&one, "t1"), (&towers(TWO), "t1"));
    assert_eq!(why(&one_stone(NONE, "Y"), "d2b2n3"), "why-search");
}
