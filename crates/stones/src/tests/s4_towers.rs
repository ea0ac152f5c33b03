//! S-4: what a tower scores.

use super::position::Position;
use super::{play, points, towers};
use crate::score;
use crate::stack::Stack;
use crate::tower::TowerSpace;

/// What the tower on a space scores on this board.
fn scores(board: [&str; 5], space: u8) -> u32 {
    let board = board.map(|letters| Stack::from_letters(letters).unwrap());
    score::tower(&board, TowerSpace::from_number(space).unwrap())
}

/// What a tower of this height scores alone on a space.
fn by_height(space: u8) -> [u32; 4] {
    ["V", "VV", "VVV", "VVVV"].map(|tower| {
        let mut board = [""; 5];
        board[usize::from(space) - 1] = tower;
        scores(board, space)
    })
}

#[test]
fn s_4_1_space_1_counts_the_different_heights_of_the_whole_board() {
    for (board, heights) in [
        (["V", "", "", "", ""], 2),
        (["V", "V", "V", "V", "V"], 1),
        (["V", "B", "BB", "", ""], 3),
        (["VVVV", "B", "BB", "BBB", ""], 5),
        (["VVVV", "B", "BB", "BBB", "P"], 4),
        (["VV", "VV", "VV", "VV", ""], 2),
    ] {
        assert_eq!(scores(board, 1), heights, "{board:?}");
    }
}

#[test]
fn s_4_2_spaces_2_3_and_4_score_by_height() {
    assert_eq!(by_height(2), [4, 2, 1, 1]);
    assert_eq!(by_height(3), [1, 3, 4, 1]);
    assert_eq!(by_height(4), [1, 2, 4, 6]);
}

#[test]
fn s_4_3_space_5_counts_colours_plus_1() {
    for (tower, points) in
        [("V", 2), ("VvVv", 2), ("VB", 3), ("VBbv", 3), ("VBP", 4), ("VPPB", 4), ("VyPb", 5)]
    {
        assert_eq!(scores(["", "", "", "", tower], 5), points, "{tower}");
    }
}

#[test]
fn s_4_heights_and_colours_are_those_before_any_stone_leaves() {
    // Every tower loses its top, which changes all heights; the points are those of the towers as they stood.
    let mut state = Position::new(2).towers(0, ["v", "VY", "VYB", "VYBP", "VBPY"]).build();
    play(&mut state, "cV");
    assert_eq!(points(&state), [4 + 2 + 4 + 6 + 5, 0]);
    assert_eq!(towers(&state, 0), ["", "Y", "YB", "YBP", "BPY"]);
}
